import { insertInto, millisecondsColumn, placeholders, rowDefaults, type Sql, type SqlValue } from '@pickup/strapi-kit';
import { z } from 'zod';

/*
 * The two books of the kitchen: units of work by slot, and portions of dishes by business day of pickup. Whoever changes
 * them changes slots first, in the order of time, then portions by day and id, and both after the order and its customer:
 * one sequence everywhere, to prevent deadlocks.
 */

/** A change of what is booked of a slot. */
export interface SlotChange {
  /** When the slot begins, in milliseconds. */
  start: number;
  units: number;
  /** The most that it may come to; left out without a limit. */
  most?: number;
}

/** A change of how many portions of a dish are taken on a business day. */
export interface PortionChange {
  day: string;
  itemId: string;
  portions: number;
  /** The most that it may come to; left out without a limit. */
  most?: number;
}

/** A table that counts something by a unique key. */
interface Book {
  table: string;
  keys: readonly string[];
  count: string;
}

interface Change {
  key: readonly SqlValue[];
  by: number;
  most: number | undefined;
}

const PLENTY = 2_147_483_647;

/** Leaves rows as they are that would come to more than they may; they are not returned. */
function limitOf({ table, keys, count }: Book, changes: readonly Change[]): { text: string; values: SqlValue[] } {
  const limited = changes.flatMap(({ key, most }) => (most === undefined ? [] : [{ key, most }]));
  if (limited.length === 0) return { text: '', values: [] };
  const isRow = keys.map((key) => `${table}.${key} = ?`).join(' AND ');
  const cases = limited.map(() => `WHEN ${isRow} THEN CAST(? AS INTEGER)`).join(' ');
  return {
    text: `WHERE ${table}.${count} + excluded.${count} <= CASE ${cases} ELSE ${PLENTY} END`,
    values: limited.flatMap(({ key, most }) => [...key, most]),
  };
}

/** Changes rows in their order, in one statement. @returns those that were changed */
async function change(sql: Sql, book: Book, changes: readonly Change[], now: Date): Promise<unknown[]> {
  if (changes.length === 0) return [];
  const { table, keys, count } = book;
  const rows = changes.map(({ key, by }) => ({
    ...Object.fromEntries(keys.map((column, index) => [column, key[index] ?? null])),
    [count]: by,
    ...rowDefaults(now),
  }));
  const limit = limitOf(book, changes);
  const ending = `ON CONFLICT (${keys.join(', ')}) DO UPDATE
    SET ${count} = ${table}.${count} + excluded.${count}, updated_at = excluded.updated_at
    ${limit.text} RETURNING ${[...keys, count].join(', ')}`;
  return insertInto(sql, table, rows, ending, limit.values);
}

const SLOTS: Book = { table: 'slot_loads', keys: ['slot_start'], count: 'units' };
const PORTIONS: Book = { table: 'day_counts', keys: ['business_day', 'item_id'], count: 'taken' };

/** Changes what is booked of some slots, each named once. @returns false when one of them would come to more than it may */
export async function changeSlots(sql: Sql, changes: readonly SlotChange[], now: Date): Promise<boolean> {
  const inOrder = changes.toSorted((one, other) => one.start - other.start);
  const rows = inOrder.map(({ start, units: by, most }) => ({ key: [new Date(start)], by, most }));
  return (await change(sql, SLOTS, rows, now)).length === changes.length;
}

const TakenRow = z
  .object({ business_day: z.string(), item_id: z.string(), taken: z.number() })
  .transform(({ business_day: day, item_id: itemId, taken }) => ({ day, itemId, taken }));
const TakenRows = z.array(TakenRow);
export type TakenPortions = z.output<typeof TakenRow>;

const keyOf = ({ day, itemId }: PortionChange) => `${day} ${itemId}`;

/**
 * Changes how many portions are taken, each dish named once a day.
 * @returns how many are taken now; null when one of them would come to more than it may
 */
export async function changePortions(
  sql: Sql,
  changes: readonly PortionChange[],
  now: Date,
): Promise<TakenPortions[] | null> {
  const inOrder = changes.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const rows = inOrder.map(({ day, itemId, portions: by, most }) => ({ key: [day, itemId], by, most }));
  const taken = TakenRows.parse(await change(sql, PORTIONS, rows, now));
  return taken.length === changes.length ? taken : null;
}

const LoadRows = z.array(z.object({ slot_start: millisecondsColumn, units: z.number() }));

/**
 * Units of kitchen work that are booked, by when their slot begins in milliseconds.
 * @param from of the first slot
 * @param to of the first slot no more; null for all
 */
export async function readBookedUnits(sql: Sql, from: Date, to: Date | null): Promise<Map<number, number>> {
  const before = to === null ? { text: '', values: [] } : { text: ' AND slot_start < ?', values: [to] };
  const rows = await sql(
    `SELECT slot_start, units FROM slot_loads WHERE units <> 0 AND slot_start >= ?${before.text}`,
    [from, ...before.values],
  );
  return new Map(LoadRows.parse(rows).map(({ slot_start: start, units }) => [start, units]));
}

/** How many portions of dishes are taken on a business day, by their ids; those of which none is taken are left out. */
export async function readPortionsTaken(sql: Sql, day: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(
    `SELECT business_day, item_id, taken FROM day_counts
     WHERE taken > 0 AND business_day = ? AND item_id IN (${placeholders(ids.length)})`,
    [day, ...ids],
  );
  return new Map(TakenRows.parse(rows).map(({ itemId, taken }) => [itemId, taken]));
}

/** How many portions are taken of all dishes from a business day on. */
export async function readTakenFrom(sql: Sql, day: string): Promise<PortionChange[]> {
  const rows = await sql('SELECT business_day, item_id, taken FROM day_counts WHERE taken <> 0 AND business_day >= ?', [
    day,
  ]);
  return TakenRows.parse(rows).map(({ taken: portions, ...row }) => ({ ...row, portions }));
}
