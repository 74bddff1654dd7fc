import { ORDER_STATUSES } from '@pickup/contract';
import {
  type DatabaseTriggers,
  ensureTriggers,
  isPostgres,
  rowDefaults,
  sqliteTriggers,
  type Transaction,
} from '@pickup/strapi-kit';
import { postgresTallies } from './tallies-postgres.js';

const NEW_COUNTS = `NEW.order_status <> 'CANCELLED'`;
const OLD_COUNTS = `OLD.order_status <> 'CANCELLED'`;
const OTHER_EMAIL = `COALESCE(NEW.customer_email, '') <> COALESCE(OLD.customer_email, '')`;

const tally = (name: string, change: '+ 1' | '- 1') =>
  `UPDATE order_tallies SET value = value ${change} WHERE name = ${name};`;

/** An order starts to count for its customer, who is created when a developer has entered a new address. One without an address counts for nobody. */
const COUNT_FOR_CUSTOMER = `
  INSERT INTO customers (document_id, email, name, phone, first_order_at, last_order_at, order_count, created_at,
      updated_at, published_at)
    SELECT lower(hex(randomblob(12))), NEW.customer_email, NEW.customer_name, NEW.customer_phone, NEW.placed_at,
      NEW.placed_at, 0, NEW.placed_at, NEW.placed_at, NEW.placed_at
    WHERE NEW.customer_email <> '' AND NOT EXISTS (SELECT 1 FROM customers WHERE email = NEW.customer_email);
  UPDATE customers SET order_count = order_count + 1 WHERE email = NEW.customer_email;`;

const UNCOUNT_FOR_CUSTOMER = `UPDATE customers SET order_count = order_count - 1 WHERE email = OLD.customer_email;`;

const TRIGGERS = {
  placed: `AFTER INSERT ON orders BEGIN ${tally('NEW.order_status', '+ 1')} END`,
  placed_for: `AFTER INSERT ON orders WHEN ${NEW_COUNTS} BEGIN ${COUNT_FOR_CUSTOMER} END`,
  moved: `AFTER UPDATE OF order_status ON orders WHEN NEW.order_status <> OLD.order_status
    BEGIN ${tally('OLD.order_status', '- 1')} ${tally('NEW.order_status', '+ 1')} END`,
  moved_from: `AFTER UPDATE OF order_status, customer_email ON orders
    WHEN ${OLD_COUNTS} AND (NOT ${NEW_COUNTS} OR ${OTHER_EMAIL}) BEGIN ${UNCOUNT_FOR_CUSTOMER} END`,
  moved_to: `AFTER UPDATE OF order_status, customer_email ON orders
    WHEN ${NEW_COUNTS} AND (NOT ${OLD_COUNTS} OR ${OTHER_EMAIL}) BEGIN ${COUNT_FOR_CUSTOMER} END`,
  removed: `AFTER DELETE ON orders BEGIN ${tally('OLD.order_status', '- 1')} END`,
  removed_for: `AFTER DELETE ON orders WHEN ${OLD_COUNTS} BEGIN ${UNCOUNT_FOR_CUSTOMER} END`,
  dated: `AFTER UPDATE OF business_day ON orders WHEN NEW.business_day <> OLD.business_day
    BEGIN UPDATE order_lines SET business_day = NEW.business_day WHERE order_id = NEW.id; END`,
  customer_made: `AFTER INSERT ON customers WHEN NEW.order_count > 0 BEGIN ${tally(`'customers'`, '+ 1')} END`,
  customer_came: `AFTER UPDATE OF order_count ON customers WHEN NEW.order_count > 0 AND OLD.order_count <= 0
    BEGIN ${tally(`'customers'`, '+ 1')} END`,
  customer_left: `AFTER UPDATE OF order_count ON customers WHEN NEW.order_count <= 0 AND OLD.order_count > 0
    BEGIN ${tally(`'customers'`, '- 1')} END`,
  customer_removed: `AFTER DELETE ON customers WHEN OLD.order_count > 0 BEGIN ${tally(`'customers'`, '- 1')} END`,
};

/** The tallies on SQLite: one trigger for each kind of change of an order or a customer. */
const sqliteTallies = sqliteTriggers('pickup_counters', 2, TRIGGERS);

/** The tally of customers with an order that is not cancelled (product.md, Figures). */
const CUSTOMERS_TALLY = 'customers';

const triggersOf = (trx: Transaction): DatabaseTriggers => (isPostgres(trx) ? postgresTallies : sqliteTallies);

/** Counts all orders once; from then on the triggers keep the result exact. */
async function recount(trx: Transaction): Promise<void> {
  await trx('customers').update({
    order_count: trx('orders')
      .count('*')
      .where('orders.customer_email', trx.ref('customers.email'))
      .whereNot('orders.order_status', 'CANCELLED'),
  });
  await trx('order_tallies').delete();
  await trx('order_tallies').insert(
    [...ORDER_STATUSES, CUSTOMERS_TALLY].map((name) => ({ ...rowDefaults(new Date()), name, value: 0 })),
  );
  await trx('order_tallies')
    .whereNot({ name: CUSTOMERS_TALLY })
    .update({ value: trx('orders').count('*').where('orders.order_status', trx.ref('order_tallies.name')) });
  await trx('order_tallies')
    .where({ name: CUSTOMERS_TALLY })
    .update({
      value: trx('customers').count('*').where('order_count', '>', 0),
    });
}

/**
 * Creates the triggers that keep `customers.order_count` and `order_tallies` exact, whether orders are written by the
 * product, the raw panel or a developer's own SQL. Where they were missing, everything is counted once.
 */
export async function installTallies(trx: Transaction): Promise<void> {
  if (await ensureTriggers(trx, triggersOf(trx))) await recount(trx);
}

/** Removes the triggers before a bulk import; {@link installTallies} creates them again and counts. */
export const removeTallies = (trx: Transaction): Promise<void> => triggersOf(trx).remove(trx);
