import type { OrderEventKind } from '@pickup/contract';
import { z } from 'zod';
import { TOLD_COLUMNS, type EventTriggers } from './event-triggers.js';

/** Who listens here is woken by every commit that an event belongs to. */
export const EVENTS_CHANNEL = 'pickup_orders';

/** Raised when a trigger changes, so that a database with the old ones gets the new. */
const PREFIX = 'pickup_events_v1_';

/** The product's own number among PostgreSQL's advisory locks. */
const EVENTS_LOCK = 5_702_887;

/**
 * Runs at the end of a transaction, which holds every other lock by then: whoever waits for this one keeps nobody waiting
 * who has it. It is given back after the commit, so that ids come in the order of the commits.
 */
const WRITE_EVENT = `
CREATE OR REPLACE FUNCTION pickup_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(${EVENTS_LOCK});
  INSERT INTO order_events (order_row, event_kind, happened_at) VALUES (NEW.id, TG_ARGV[0], clock_timestamp());
  PERFORM pg_notify('${EVENTS_CHANNEL}', '');
  RETURN NULL;
END $$`;

const changed = TOLD_COLUMNS.map((column) => `NEW.${column} IS DISTINCT FROM OLD.${column}`).join(' OR ');

const WHEN: Record<OrderEventKind, { event: string; condition: string }> = {
  placed: { event: 'INSERT', condition: 'true' },
  moved: { event: 'UPDATE OF order_status', condition: 'NEW.order_status <> OLD.order_status' },
  opened: { event: 'UPDATE OF opened_at', condition: 'NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL' },
  changed: { event: `UPDATE OF ${TOLD_COLUMNS.join(', ')}`, condition: changed },
};

const Found = z.object({ rows: z.array(z.unknown()) });

/** On PostgreSQL transactions commit side by side: a lock brings their events into the order of the commits. */
export const postgresEvents: EventTriggers = {
  async areInstalled(trx) {
    const found: unknown = await trx.raw(
      `SELECT 1 FROM pg_trigger WHERE tgrelid = 'orders'::regclass AND starts_with(tgname::text, ?)`,
      [PREFIX],
    );
    return Found.parse(found).rows.length === Object.keys(WHEN).length;
  },
  async lockOrders(trx) {
    await trx.raw('LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE');
  },
  async create(trx) {
    await trx.raw(WRITE_EVENT);
    for (const [kind, { event, condition }] of Object.entries(WHEN)) {
      await trx.raw(
        `CREATE CONSTRAINT TRIGGER ${PREFIX}${kind} AFTER ${event} ON orders DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION pickup_order_event('${kind}')`,
      );
    }
  },
  async remove(trx) {
    await trx.raw('DROP FUNCTION IF EXISTS pickup_order_event() CASCADE');
  },
};
