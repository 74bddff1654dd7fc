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

const StandingRow = z.object({ oldest: z.number(), newest: z.number(), id: z.number().nullable() });

/** How the stream and the kitchen stand at one moment. */
export interface Standing {
  /** Ids of the oldest event that is kept and of the newest; 0 when there is none. */
  oldest: number;
  newest: number;
  /** Rows of the orders nobody has opened, oldest first. */
  unopened: number[];
}

/** Both at one moment: what is not among the orders comes as a later event, and nothing comes as both. */
export async function readStanding(sql: Sql): Promise<Standing> {
  const rows = z.array(StandingRow).parse(
    await sql(
      `SELECT ends.oldest, ends.newest, orders.id FROM (${ENDS}) AS ends
         LEFT JOIN orders ON orders.order_status = 'PENDING' AND orders.opened_at IS NULL
       ORDER BY orders.id LIMIT ${MOST_UNOPENED}`,
    ),
  );
  const { oldest = 0, newest = 0 } = rows[0] ?? {};
  return { oldest, newest, unopened: rows.flatMap(({ id }) => id ?? []) };
}

/** Whether every event after one is still kept: an id of another history, or from before what is kept, is no place in it. */
export const isPlace = (id: number, { oldest, newest }: Standing): boolean => id <= newest && id >= oldest - 1;

/** Forgets old events but for the last, whose id says how far the stream has come. */
export async function pruneEvents(sql: Sql, before: Date): Promise<void> {
  await sql('DELETE FROM order_events WHERE happened_at < ? AND id < (SELECT MAX(id) FROM order_events)', [before]);
}
