import type { Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

/** A record's place among its like; in the raw panel it can be missing, or the same as another's. */
export const placeFields = { id: z.number(), position: z.number().nullable() };

interface Placed {
  id: number;
  position: number | null;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** What stands behind everything that has a place. */
export const NOWHERE: Placed = { id: LAST, position: LAST };

/** By place, then by age; what has no place comes last, on every database. */
export const byPlace = (one: Placed, other: Placed): number =>
  (one.position ?? LAST) - (other.position ?? LAST) || one.id - other.id;

/** The last place a column has on PostgreSQL; what comes after it shares it, and age decides. */
const LAST_PLACE = 2 ** 31 - 1;

const Last = z.object({ last: z.number().nullable() });

/** The place behind all others of a table; two records made at once may share it. */
export async function nextPosition(trx: Transaction, table: 'menu_items' | 'categories'): Promise<number> {
  const row: unknown = await trx(table).max({ last: 'position' }).first();
  return Math.min((Last.parse(row).last ?? -1) + 1, LAST_PLACE);
}
