import { type DatabaseTriggers, sqlOf } from '@pickup/strapi-kit';

/** Its version is raised when a function changes, so that existing databases get the new one. */
const TRIGGER = 'pickup_counters_v3';

/**
 * An order without an email address counts for nobody. To prevent deadlocks, always locks in the same sequence: the customers
 * by their addresses (an order may go from one to another), the tally of customers, then the other tallies by name.
 */
const COUNT_ORDER = `
CREATE OR REPLACE FUNCTION pickup_count_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  status_before text;
  status_after text;
  email_before text;
  email_after text;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    status_before := OLD.order_status;
    IF OLD.order_status <> 'CANCELLED' THEN email_before := NULLIF(OLD.customer_email, ''); END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    status_after := NEW.order_status;
    IF NEW.order_status <> 'CANCELLED' THEN email_after := NULLIF(NEW.customer_email, ''); END IF;
  END IF;

  IF email_before IS DISTINCT FROM email_after THEN
    IF email_before IS NOT NULL AND email_after IS NOT NULL THEN
      PERFORM 1 FROM customers WHERE email IN (email_before, email_after) ORDER BY email COLLATE "C" FOR UPDATE;
    END IF;
    IF email_after IS NOT NULL THEN
      INSERT INTO customers (document_id, email, name, phone, first_order_at, last_order_at, order_count, created_at,
          updated_at, published_at)
        VALUES (substr(md5(random()::text || clock_timestamp()::text), 1, 24), email_after, NEW.customer_name,
          NEW.customer_phone, NEW.placed_at, NEW.placed_at, 1, NEW.placed_at, NEW.placed_at, NEW.placed_at)
        ON CONFLICT (email) DO UPDATE SET order_count = customers.order_count + 1;
    END IF;
    -- Last: a customer who is new may have to wait for another transaction, and would then hold the tally already.
    IF email_before IS NOT NULL THEN
      UPDATE customers SET order_count = order_count - 1 WHERE email = email_before;
    END IF;
  END IF;

  IF status_before IS DISTINCT FROM status_after THEN
    IF status_before IS NOT NULL AND (status_after IS NULL OR status_before < status_after COLLATE "C") THEN
      UPDATE order_tallies SET value = value - 1 WHERE name = status_before;
    END IF;
    IF status_after IS NOT NULL THEN
      UPDATE order_tallies SET value = value + 1 WHERE name = status_after;
    END IF;
    IF status_before IS NOT NULL AND status_before > status_after COLLATE "C" THEN
      UPDATE order_tallies SET value = value - 1 WHERE name = status_before;
    END IF;
  END IF;
  RETURN NULL;
END $$`;

const COUNT_CUSTOMER = `
CREATE OR REPLACE FUNCTION pickup_count_customer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.order_count > 0 THEN change := change - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.order_count > 0 THEN change := change + 1; END IF;
  IF change <> 0 THEN
    UPDATE order_tallies SET value = value + change WHERE name = 'customers';
  END IF;
  RETURN NULL;
END $$`;

/** Lines repeat the business day of their order, so that figures find them by it. */
const DATE_LINES = `
CREATE OR REPLACE FUNCTION pickup_date_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET business_day = NEW.business_day WHERE order_id = NEW.id;
  RETURN NULL;
END $$`;

/** The tallies on PostgreSQL: one function for changes of an order, one for those of a customer. */
export const postgresTallies: DatabaseTriggers = {
  async areInstalled(trx) {
    const found = await sqlOf(trx)(
      `SELECT 1 FROM pg_trigger
       WHERE tgname IN (?, ?) AND tgrelid IN ('orders'::regclass, 'customers'::regclass)`,
      [TRIGGER, `${TRIGGER}_day`],
    );
    return found.length === 3;
  },
  async lock(trx) {
    await trx.raw('LOCK TABLE orders, customers IN SHARE ROW EXCLUSIVE MODE');
  },
  async create(trx) {
    await trx.raw(COUNT_ORDER);
    await trx.raw(COUNT_CUSTOMER);
    await trx.raw(DATE_LINES);
    await trx.raw(
      `CREATE TRIGGER ${TRIGGER} AFTER INSERT OR DELETE OR UPDATE OF order_status, customer_email ON orders
       FOR EACH ROW EXECUTE FUNCTION pickup_count_order()`,
    );
    await trx.raw(
      `CREATE TRIGGER ${TRIGGER} AFTER INSERT OR DELETE OR UPDATE OF order_count ON customers
       FOR EACH ROW EXECUTE FUNCTION pickup_count_customer()`,
    );
    await trx.raw(
      `CREATE TRIGGER ${TRIGGER}_day AFTER UPDATE OF business_day ON orders
       FOR EACH ROW WHEN (NEW.business_day <> OLD.business_day) EXECUTE FUNCTION pickup_date_lines()`,
    );
  },
  async remove(trx) {
    await trx.raw('DROP FUNCTION IF EXISTS pickup_count_order() CASCADE');
    await trx.raw('DROP FUNCTION IF EXISTS pickup_count_customer() CASCADE');
    await trx.raw('DROP FUNCTION IF EXISTS pickup_date_lines() CASCADE');
  },
};
