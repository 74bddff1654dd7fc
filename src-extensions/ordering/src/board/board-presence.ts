import { insertInto, millisecondsColumn, randomText, rowDefaults, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';

/** How often a connected board's row is refreshed, in milliseconds. */
export const REFRESH_MS = 10_000;

/** A board whose row was not refreshed for so long is gone, in milliseconds. */
const DEAD_AFTER_MS = 60_000;

/** An id for a board that connects. */
export const newBoardId = (): string => randomText(12, 'hex');

/** Stores that boards are connected now, or have been until now; there is at least one. */
export async function markBoardsSeen(sql: Sql, boards: readonly string[], now: Date): Promise<void> {
  const rows = boards.map((connection_id) => ({ connection_id, seen_at: now, ...rowDefaults(now) }));
  await insertInto(sql, 'order_boards', rows, 'ON CONFLICT (connection_id) DO UPDATE SET seen_at = excluded.seen_at');
}

/** Deletes boards that are gone, except the last: it says since when no board is connected. */
export async function pruneBoards(sql: Sql, now: Date): Promise<void> {
  const dead = new Date(now.getTime() - DEAD_AFTER_MS);
  await sql('DELETE FROM order_boards WHERE seen_at < ? AND seen_at < (SELECT MAX(seen_at) FROM order_boards)', [dead]);
}

const Seen = z.tuple([z.object({ seen_at: millisecondsColumn.nullable() })]);

/** When a board was last connected, in milliseconds; null when none ever was. */
export async function readBoardSeenAt(sql: Sql): Promise<number | null> {
  const [{ seen_at: seenAt }] = Seen.parse(await sql('SELECT MAX(seen_at) AS seen_at FROM order_boards'));
  return seenAt;
}
