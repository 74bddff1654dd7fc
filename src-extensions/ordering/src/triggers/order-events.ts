import type { OrderEventKind } from '@pickup/contract';
import {
  type DatabaseTriggers,
  ensureTriggers,
  isPostgres,
  sqliteTriggers,
  type Transaction,
} from '@pickup/strapi-kit';
import {
  type LineTrigger,
  MONITORED_LINE_COLUMNS,
  MONITORED_ORDER_COLUMNS,
  postgresEvents,
} from './order-events-postgres.js';

/** In milliseconds, as Strapi stores instants. */
const NOW = `CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)`;

const isChanged = (column: string) => `NEW.${column} IS NOT OLD.${column}`;
const anyChanged = (columns: readonly string[]) => columns.map(isChanged).join(' OR ');

/** @param order the row id of the order */
const writeEvent = (kind: OrderEventKind, when: string, order = 'NEW.id') =>
  `AFTER ${when} BEGIN
     INSERT INTO order_events (order_row, event_kind, happened_at) VALUES (${order}, '${kind}', ${NOW});
   END`;

const TRIGGERS: Record<OrderEventKind | LineTrigger, string> = {
  placed: writeEvent('placed', 'INSERT ON orders'),
  moved: writeEvent('moved', 'UPDATE OF order_status ON orders WHEN NEW.order_status <> OLD.order_status'),
  opened: writeEvent(
    'opened',
    'UPDATE OF opened_at ON orders WHEN NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL',
  ),
  changed: writeEvent(
    'changed',
    `UPDATE OF ${MONITORED_ORDER_COLUMNS.join(', ')} ON orders WHEN ${anyChanged(MONITORED_ORDER_COLUMNS)}`,
  ),
  line_changed: writeEvent(
    'changed',
    `UPDATE ON order_lines WHEN NEW.order_id IS NOT NULL AND (${anyChanged(MONITORED_LINE_COLUMNS)}
      OR (${isChanged('quantity')} AND NEW.total_cents = OLD.total_cents))`,
    'NEW.order_id',
  ),
  line_added: writeEvent(
    'changed',
    `INSERT ON order_lines WHEN COALESCE(NEW.total_cents, NEW.unit_cents) = 0
      AND EXISTS (SELECT 1 FROM orders WHERE id = NEW.order_id AND created_at < NEW.created_at)`,
    'NEW.order_id',
  ),
  line_deleted: writeEvent(
    'changed',
    'DELETE ON order_lines WHEN OLD.total_cents = 0 AND EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id)',
    'OLD.order_id',
  ),
};

/** SQLite has one writer at a time, so the ids are in the order of the commits. */
const sqliteEvents = sqliteTriggers('pickup_events', 4, TRIGGERS);

const triggersOf = (trx: Transaction): DatabaseTriggers => (isPostgres(trx) ? postgresEvents : sqliteEvents);

/**
 * Creates the triggers that write an `order_events` row for every change of an order, whether it comes from the product,
 * the raw panel or a developer's own SQL. Their ids are in the order of the commits, so that a board can resume by them.
 */
export async function installEvents(trx: Transaction): Promise<void> {
  await ensureTriggers(trx, triggersOf(trx));
}

/** Removes the triggers before a bulk import, which boards are not told of. {@link installEvents} creates them again. */
export const removeEvents = (trx: Transaction): Promise<void> => triggersOf(trx).remove(trx);
