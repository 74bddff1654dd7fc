import type { OrderEventKind } from '@pickup/contract';
import type { Transaction } from '@pickup/strapi-kit';
import { TOLD_COLUMNS, TOLD_LINE_COLUMNS, type EventTriggers } from './event-triggers.js';

/** Raised when a trigger changes, so that a database with the old ones gets the new. */
const PREFIX = 'pickup_events_v1_';

/** In milliseconds, as Strapi stores instants. */
const NOW = `CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)`;

const isOther = (column: string) => `NEW.${column} IS NOT OLD.${column}`;

interface Told {
  when: string;
  kind: OrderEventKind;
  /** The row of the order. */
  order: string;
}

const onOrder = (kind: OrderEventKind, when: string): Told => ({ kind, when, order: 'NEW.id' });

/** By the names of the triggers. */
const TOLD: Record<OrderEventKind | 'line_changed', Told> = {
  placed: onOrder('placed', 'INSERT ON orders'),
  moved: onOrder('moved', 'UPDATE OF order_status ON orders WHEN NEW.order_status <> OLD.order_status'),
  opened: onOrder('opened', 'UPDATE OF opened_at ON orders WHEN NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL'),
  changed: onOrder(
    'changed',
    `UPDATE OF ${TOLD_COLUMNS.join(', ')} ON orders WHEN ${TOLD_COLUMNS.map(isOther).join(' OR ')}`,
  ),
  line_changed: {
    kind: 'changed',
    when: `UPDATE ON order_lines WHEN NEW.order_id IS NOT NULL AND (${TOLD_LINE_COLUMNS.map(isOther).join(' OR ')}
      OR (${isOther('quantity')} AND NEW.total_cents = OLD.total_cents))`,
    order: 'NEW.order_id',
  },
};

async function installed(trx: Transaction): Promise<string[]> {
  const rows: { name: string }[] = await trx('sqlite_master')
    .where({ type: 'trigger' })
    .whereLike('name', 'pickup_events_%')
    .select('name');
  return rows.map(({ name }) => name);
}

/** On SQLite one writer at a time commits: ids are in the order of the commits by themselves, and none is used twice. */
export const sqliteEvents: EventTriggers = {
  async areInstalled(trx) {
    const there = await installed(trx);
    return Object.keys(TOLD).every((kind) => there.includes(PREFIX + kind));
  },
  // A transaction that writes is the only one that does.
  lockOrders: () => Promise.resolve(),
  async create(trx) {
    for (const [name, { kind, when, order }] of Object.entries(TOLD)) {
      await trx.raw(
        `CREATE TRIGGER ${PREFIX}${name} AFTER ${when}
         BEGIN INSERT INTO order_events (order_row, event_kind, happened_at) VALUES (${order}, '${kind}', ${NOW}); END`,
      );
    }
  },
  async remove(trx) {
    for (const name of await installed(trx)) await trx.raw('DROP TRIGGER ??', [name]);
  },
};
