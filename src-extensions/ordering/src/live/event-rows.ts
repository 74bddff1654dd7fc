import { OrderEventKind } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { z } from 'zod';

/** Events read at a time. */
const PAGE = 200;

/** Orders nobody has opened, as told to a board that connects. */
const MOST_UNOPENED = 100;

const EventRow = z.object({ id: z.number(), order_row: z.number(), event_kind: OrderEventKind });
export type EventRow = z.infer<typeof EventRow>;

/** The next events after one, oldest first. @param upTo none after it */
export async function readEventsAfter(sql: Sql, after: number, upTo = Number.MAX_SAFE_INTEGER): Promise<EventRow[]> {
  const rows = await sql(
    `SELECT id, order_row, event_kind FROM order_events WHERE id > ? AND id <= CAST(? AS BIGINT) ORDER BY id LIMIT ${PAGE}`,
    [after, upTo],
  );
  return z.array(EventRow).parse(rows);
}

const ENDS = `SELECT COALESCE(MIN(id), 0) AS oldest, COALESCE(MAX(id), 0) AS newest FROM order_events`;

const SnapshotRow = z.object({ oldest: z.number(), newest: z.number(), id: z.number().nullable() });

/** The stream and the unopened orders at one moment. */
export interface Snapshot {
  /** Ids of the oldest event that is kept and of the newest; 0 when there is none. */
  oldest: number;
  newest: number;
  /** Rows of the orders nobody has opened, oldest first. */
  unopened: number[];
}

/** One statement reads both: an order that is not in it comes as a later event, and none comes twice. */
export async function readSnapshot(sql: Sql): Promise<Snapshot> {
  const rows = z.array(SnapshotRow).parse(
    await sql(
      `SELECT ends.oldest, ends.newest, orders.id FROM (${ENDS}) AS ends
         LEFT JOIN orders ON orders.order_status = 'PENDING' AND orders.opened_at IS NULL
       ORDER BY orders.id LIMIT ${MOST_UNOPENED}`,
    ),
  );
  const { oldest = 0, newest = 0 } = rows[0] ?? {};
  return { oldest, newest, unopened: rows.flatMap(({ id }) => id ?? []) };
}

/** Whether every event after one is still kept: not after an id that is too old, or that this database never gave out. */
export const isKept = (id: number, { oldest, newest }: Snapshot): boolean => id <= newest && id >= oldest - 1;

/** Forgets old events but for the last, whose id says how far the stream has come. */
export async function pruneEvents(sql: Sql, before: Date): Promise<void> {
  await sql('DELETE FROM order_events WHERE happened_at < ? AND id < (SELECT MAX(id) FROM order_events)', [before]);
}
