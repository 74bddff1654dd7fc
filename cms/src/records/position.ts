import type { Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

/** The columns of the sort order. A developer can leave a position empty or use it twice. */
export const positionFields = { id: z.number(), position: z.number().nullable() };

interface Positioned {
  id: number;
  position: number | null;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Sorts after every record. */
export const AFTER_ALL: Positioned = { id: LAST, position: LAST };

/** By position, then by age; records without a position come last on every database. */
export const byPosition = (one: Positioned, other: Positioned): number =>
  (one.position ?? LAST) - (other.position ?? LAST) || one.id - other.id;

/** The largest integer of PostgreSQL; further records share it and are sorted by age. */
export const LAST_POSITION = 2 ** 31 - 1;

const Last = z.object({ last: z.number().nullable() });

/** The position after all others of a table. Two records created at once may share it and are sorted by age. */
export async function nextPosition(trx: Transaction, table: 'menu_items' | 'categories'): Promise<number> {
  const row: unknown = await trx(table).max({ last: 'position' }).first();
  return Math.min((Last.parse(row).last ?? -1) + 1, LAST_POSITION);
}
