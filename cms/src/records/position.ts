import type { Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

/** The columns by which records are put in order; in the raw panel a position can be left out or given twice. */
export const positionFields = { id: z.number(), position: z.number().nullable() };

interface Positioned {
  id: number;
  position: number | null;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Sorts behind every record. */
export const BEHIND_ALL: Positioned = { id: LAST, position: LAST };

/** By position, then by age; a record without a position comes last, on every database. */
export const byPosition = (one: Positioned, other: Positioned): number =>
  (one.position ?? LAST) - (other.position ?? LAST) || one.id - other.id;

/** The largest number an integer column of PostgreSQL holds; records beyond it share it, and age decides. */
const LAST_POSITION = 2 ** 31 - 1;

const Last = z.object({ last: z.number().nullable() });

/** The position behind all others of a table; two records made at once may share it, and age decides. */
export async function nextPosition(trx: Transaction, table: 'menu_items' | 'categories'): Promise<number> {
  const row: unknown = await trx(table).max({ last: 'position' }).first();
  return Math.min((Last.parse(row).last ?? -1) + 1, LAST_POSITION);
}
