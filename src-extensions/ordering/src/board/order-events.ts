import {
  isUnopened,
  type BoardReady,
  type endpoints,
  type EventOf,
  type OrderEvent,
  OrderEventKind,
} from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { presentAdminOrder } from '../orders/present-order.js';
import { readOrders } from '../orders/read-order.js';

/** Events read at a time. */
const PAGE = 200;

/** Unopened orders that a board is sent at most when it connects. */
const MAX_UNOPENED = 100;

const EventRow = z.object({ id: z.number(), order_row: z.number(), event_kind: OrderEventKind });
const EventRows = z.array(EventRow);
export type EventRow = z.infer<typeof EventRow>;

/** The next events after one, oldest first. @param upTo none after it */
export async function readEventsAfter(sql: Sql, after: number, upTo = Number.MAX_SAFE_INTEGER): Promise<EventRow[]> {
  const rows = await sql(
    `SELECT id, order_row, event_kind FROM order_events WHERE id > ? AND id <= CAST(? AS BIGINT) ORDER BY id LIMIT ${PAGE}`,
    [after, upTo],
  );
  return EventRows.parse(rows);
}

const ENDS = `SELECT COALESCE(MIN(id), 0) AS oldest, COALESCE(MAX(id), 0) AS newest FROM order_events`;

const BoardSnapshotRow = z.object({ oldest: z.number(), newest: z.number(), id: z.number().nullable() });
const BoardSnapshotRows = z.array(BoardSnapshotRow);

/** The kept range of events and the unopened orders, at one moment. */
export interface BoardSnapshot {
  /** The id of the oldest event that is kept, and of the newest; 0 when there is none. */
  oldest: number;
  newest: number;
  /** Row ids of the orders that wait to be opened, now or when they have to be begun, oldest first. */
  unopened: number[];
}

/** Reads both in one statement, so that an order is either in the snapshot or in a later event. Of too many orders those for later are left out. */
export async function readBoardSnapshot(sql: Sql, now: Date): Promise<BoardSnapshot> {
  const rows = BoardSnapshotRows.parse(
    await sql(
      `SELECT ends.oldest, ends.newest, orders.id FROM (${ENDS}) AS ends
         LEFT JOIN orders ON orders.order_status IN ('PENDING', 'CONFIRMED') AND orders.opened_at IS NULL
           AND (orders.order_status = 'PENDING' OR orders.release_at IS NOT NULL)
       ORDER BY CASE WHEN orders.release_at > ? THEN 1 ELSE 0 END, orders.id LIMIT ${MAX_UNOPENED}`,
      [now],
    ),
  );
  const { oldest = 0, newest = 0 } = rows[0] ?? {};
  return { oldest, newest, unopened: rows.flatMap(({ id }) => id ?? []).sort((one, other) => one - other) };
}

/** Whether every event after this one is still kept; false for ids that are too old, or that this database never gave out. */
export const isKept = (id: number, { oldest, newest }: BoardSnapshot): boolean => id <= newest && id >= oldest - 1;

/** Deletes old events except the newest, whose id a board may resume from. */
export async function pruneEvents(sql: Sql, before: Date): Promise<void> {
  await sql('DELETE FROM order_events WHERE happened_at < ? AND id < (SELECT MAX(id) FROM order_events)', [before]);
}

/** An event as a board receives it. */
export type BoardEvent = EventOf<typeof endpoints.orderEvents>;

/** Events as boards receive them, each with its order as it is now; those of a deleted order are left out. */
export async function presentEvents(sql: Sql, rows: readonly EventRow[]): Promise<BoardEvent[]> {
  const orders = await readOrders(sql, [...new Set(rows.map(({ order_row: id }) => id))]);
  const presented = new Map([...orders].map(([id, order]) => [id, presentAdminOrder(order)]));
  return rows.flatMap(({ id, order_row: row, event_kind: kind }): BoardEvent[] => {
    const order = presented.get(row);
    return order ? [{ name: 'order', id: String(id), data: { kind, order } satisfies OrderEvent }] : [];
  });
}

/** Tells a board that it has received every event up to an id. @param ids row ids of the unopened orders at that moment */
export async function presentReady(sql: Sql, eventId: number, ids: number[]): Promise<BoardEvent> {
  const orders = await readOrders(sql, ids);
  const unopened = ids.flatMap((id) => {
    const order = orders.get(id);
    return order ? [presentAdminOrder(order)] : [];
  });
  return {
    name: 'ready',
    id: String(eventId),
    data: { unopened: unopened.filter(isUnopened) } satisfies BoardReady,
  };
}
