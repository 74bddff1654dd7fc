import type { Knex } from 'knex';
import { expect } from 'vitest';
import { z } from 'zod';

const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
const instant = z.union([z.number(), z.string(), z.date()]).transform((at) => new Date(at).toISOString());

const Loads = z.array(z.object({ slot_start: instant, units: z.number() }));
const Counts = z.array(z.object({ business_day: z.string(), item_id: z.string(), taken: z.number() }));
const Orders = z.array(
  z.object({
    id: z.number(),
    pickup_day: z.string(),
    slot_units: z
      .unknown()
      .transform(fromJson)
      .pipe(z.array(z.tuple([z.number(), z.number()]))),
  }),
);
const Lines = z.array(z.object({ item_type: z.string(), item_id: z.string(), quantity: z.number() }));

/** What is booked of the kitchen, by slot (`2026-11-21T17:15:00.000Z`), and taken of its dishes, by day and id. */
export interface KitchenBooks {
  slots: Record<string, number>;
  portions: Record<string, number>;
}

/** What the product has booked. */
export async function storedBooks(sql: Knex): Promise<KitchenBooks> {
  const loads = Loads.parse(await sql('slot_loads').select('slot_start', 'units'));
  const counts = Counts.parse(await sql('day_counts').select('business_day', 'item_id', 'taken'));
  return {
    slots: Object.fromEntries(loads.filter(({ units }) => units !== 0).map((row) => [row.slot_start, row.units])),
    portions: Object.fromEntries(
      counts.filter(({ taken }) => taken !== 0).map((row) => [`${row.business_day} ${row.item_id}`, row.taken]),
    ),
  };
}

/** What it has to have booked, counted order by order. */
async function countedBooks(sql: Knex): Promise<KitchenBooks> {
  const books: KitchenBooks = { slots: {}, portions: {} };
  const add = (book: Record<string, number>, key: string, count: number) => {
    book[key] = (book[key] ?? 0) + count;
  };
  const orders = await sql('orders')
    .whereNotNull('pickup_day')
    .whereNot({ order_status: 'CANCELLED' })
    .select('id', 'pickup_day', 'slot_units');
  for (const { id, pickup_day: day, slot_units: slots } of Orders.parse(orders)) {
    for (const [start, units] of slots) add(books.slots, new Date(start).toISOString(), units);
    const lines = Lines.parse(await sql('order_lines').where({ order_id: id }));
    for (const line of lines)
      if (line.item_type === 'menu') add(books.portions, `${day} ${line.item_id}`, line.quantity);
  }
  return books;
}

/** The books equal a count of the orders. */
export async function expectBooksRight(sql: Knex): Promise<void> {
  expect(await storedBooks(sql)).toEqual(await countedBooks(sql));
}
