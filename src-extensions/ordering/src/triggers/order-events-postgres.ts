import type { OrderEventKind } from '@pickup/contract';
import { type DatabaseTriggers, sqlOf } from '@pickup/strapi-kit';

/** Columns of an order whose change is sent to the boards, because the kitchen has to know. */
export const MONITORED_ORDER_COLUMNS = [
  'customer_name',
  'customer_phone',
  'notes',
  'total_cents',
  'estimated_ready_at',
  'corrections',
] as const;

/**
 * The triggers of lines. One that is added, deleted or gets another quantity shows in the order's total, except where its
 * price is 0; those that an order is placed with are as old as the order. The raw panel stores a line before its total.
 */
export type LineTrigger = 'line_changed' | 'line_added' | 'line_deleted';

/** Columns of a line whose change is sent to the boards. */
export const MONITORED_LINE_COLUMNS = [
  'name',
  'choices',
  'customizations',
  'allergens',
  'known_allergens',
  'dietary',
  'made',
] as const;

/** The channel on which PostgreSQL notifies of every commit that has written an event. */
export const EVENTS_CHANNEL = 'pickup_orders';

/** Its version is raised when a trigger changes, so that existing databases get the new one. */
const PREFIX = 'pickup_events_v5_';

/** An arbitrary key of PostgreSQL's advisory locks, used for this purpose alone. */
const EVENTS_LOCK = 5_702_887;

/**
 * Runs at the end of a transaction. The advisory lock is the last lock a transaction takes, so that it cannot cause a
 * deadlock. It is released after the commit, so that ids are in the order of the commits.
 */
const writeEvent = (name: string, order: string, unless = 'false') => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ${unless} THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(${EVENTS_LOCK});
  INSERT INTO order_events (order_row, event_kind, happened_at) VALUES (${order}, TG_ARGV[0], clock_timestamp());
  PERFORM pg_notify('${EVENTS_CHANNEL}', '');
  RETURN NULL;
END $$`;

const ORDER_FUNCTION = 'pickup_order_event';
const LINE_FUNCTION = 'pickup_order_line_event';
const ADDED_LINE_FUNCTION = 'pickup_order_line_added_event';
const DELETED_LINE_FUNCTION = 'pickup_order_line_deleted_event';

/* Compares column by column: PostgreSQL rewrites a comparison of whole rows when a backup is restored. */
const anyChanged = (columns: readonly string[]) =>
  columns.map((column) => `NEW.${column} IS DISTINCT FROM OLD.${column}`).join(' OR ');

interface Trigger {
  on: string;
  when: string;
  kind: OrderEventKind;
  by: string;
}

const onOrder = (kind: OrderEventKind, on: string, when: string): Trigger => ({
  kind,
  on: `${on} ON orders`,
  when,
  by: ORDER_FUNCTION,
});

/** By the ends of their names. */
const TRIGGERS: Record<OrderEventKind | LineTrigger, Trigger> = {
  placed: onOrder('placed', 'INSERT', 'true'),
  moved: onOrder('moved', 'UPDATE OF order_status', 'NEW.order_status <> OLD.order_status'),
  opened: onOrder('opened', 'UPDATE OF opened_at', 'NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL'),
  changed: onOrder('changed', `UPDATE OF ${MONITORED_ORDER_COLUMNS.join(', ')}`, anyChanged(MONITORED_ORDER_COLUMNS)),
  line_changed: {
    kind: 'changed',
    on: 'UPDATE ON order_lines',
    when: `NEW.order_id IS NOT NULL AND (${anyChanged(MONITORED_LINE_COLUMNS)}
      OR (NEW.quantity <> OLD.quantity AND NEW.total_cents = OLD.total_cents))`,
    by: LINE_FUNCTION,
  },
  line_added: {
    kind: 'changed',
    on: 'INSERT ON order_lines',
    when: 'NEW.order_id IS NOT NULL AND COALESCE(NEW.total_cents, NEW.unit_cents) = 0',
    by: ADDED_LINE_FUNCTION,
  },
  line_deleted: {
    kind: 'changed',
    on: 'DELETE ON order_lines',
    when: 'OLD.order_id IS NOT NULL AND OLD.total_cents = 0',
    by: DELETED_LINE_FUNCTION,
  },
};

const notOlder = 'NOT EXISTS (SELECT 1 FROM orders WHERE id = NEW.order_id AND created_at < NEW.created_at)';
const isDeleted = 'NOT EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id)';

/** PostgreSQL commits transactions concurrently; a lock puts their events into the order of the commits. */
export const postgresEvents: DatabaseTriggers = {
  async areInstalled(trx) {
    const found = await sqlOf(trx)(
      `SELECT 1 FROM pg_trigger WHERE tgrelid IN ('orders'::regclass, 'order_lines'::regclass) AND starts_with(tgname::text, ?)`,
      [PREFIX],
    );
    return found.length === Object.keys(TRIGGERS).length;
  },
  async lock(trx) {
    await trx.raw('LOCK TABLE orders, order_lines IN SHARE ROW EXCLUSIVE MODE');
  },
  async create(trx) {
    await trx.raw(writeEvent(ORDER_FUNCTION, 'NEW.id'));
    await trx.raw(writeEvent(LINE_FUNCTION, 'NEW.order_id'));
    await trx.raw(writeEvent(ADDED_LINE_FUNCTION, 'NEW.order_id', notOlder));
    await trx.raw(writeEvent(DELETED_LINE_FUNCTION, 'OLD.order_id', isDeleted));
    for (const [name, { on, when, kind, by }] of Object.entries(TRIGGERS)) {
      await trx.raw(
        `CREATE CONSTRAINT TRIGGER ${PREFIX}${name} AFTER ${on} DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${by}('${kind}')`,
      );
    }
  },
  async remove(trx) {
    for (const name of [ORDER_FUNCTION, LINE_FUNCTION, ADDED_LINE_FUNCTION, DELETED_LINE_FUNCTION])
      await trx.raw(`DROP FUNCTION IF EXISTS ${name}() CASCADE`);
  },
};
