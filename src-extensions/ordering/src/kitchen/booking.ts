import { fromJson, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { PortionChange, SlotChange } from './books.js';

/** What an order takes of the kitchen. */
export interface Booking {
  slots: readonly SlotChange[];
  portions: readonly PortionChange[];
}

export const NOTHING: Booking = { slots: [], portions: [] };

/** The units of an order by when their slot begins, as its row holds them; empty where nothing is booked. */
export const slotUnitsColumn = z
  .unknown()
  .transform(fromJson)
  .pipe(z.array(z.tuple([z.number(), z.number()])).nullable())
  .transform((slots) => new Map(slots));

/** The column's text. */
export const slotUnitsText = (slots: Iterable<readonly [start: number, units: number]>): string =>
  JSON.stringify([...slots].sort(([one], [other]) => one - other));

/** A line of an order, as far as it takes portions. */
export interface CountedLine {
  itemType: string;
  itemId: string;
  quantity: number;
}

/** How many portions lines take on a day; deals have none. */
export function portionsOf(lines: readonly CountedLine[], day: string): PortionChange[] {
  const portions = new Map<string, number>();
  for (const { itemType, itemId, quantity } of lines) {
    if (itemType === 'menu') portions.set(itemId, (portions.get(itemId) ?? 0) + quantity);
  }
  return [...portions].map(([itemId, count]) => ({ day, itemId, portions: count }));
}

/** Units of an order, by when their slot begins in milliseconds, as changes of the books. */
export const slotsOf = (units: ReadonlyMap<number, number>): SlotChange[] =>
  [...units].map(([start, count]) => ({ start, units: count }));

const BookedRow = z.object({ pickup_day: z.string().nullable(), slot_units: slotUnitsColumn });
const LineRows = z.array(
  z
    .object({ item_type: z.string(), item_id: z.string(), quantity: z.number() })
    .transform(({ item_type: itemType, item_id: itemId, quantity }) => ({ itemType, itemId, quantity })),
);

/** What an order takes unless it is cancelled. */
export async function readBooking(sql: Sql, orderId: number): Promise<Booking> {
  const [found] = await sql('SELECT pickup_day, slot_units FROM orders WHERE id = ?', [orderId]);
  const { pickup_day: day, slot_units: units } = BookedRow.parse(found);
  if (day === null) return NOTHING;
  const lines = await sql('SELECT item_type, item_id, quantity FROM order_lines WHERE order_id = ?', [orderId]);
  return { slots: slotsOf(units), portions: portionsOf(LineRows.parse(lines), day) };
}

/** Adds up changes of the same row, and leaves out those of nothing. */
function sumBy<Change>(
  changes: readonly Change[],
  keyOf: (change: Change) => string | number,
  amountOf: (change: Change) => number,
  withAmount: (change: Change, amount: number) => Change,
): Change[] {
  const sums = new Map<string | number, Change>();
  for (const change of changes) {
    const known = sums.get(keyOf(change));
    sums.set(keyOf(change), known ? withAmount(known, amountOf(known) + amountOf(change)) : change);
  }
  return [...sums.values()].filter((change) => amountOf(change) !== 0);
}

/** What has to be changed in the books for an order that took one thing and now takes another. */
export function bookingDifference(was: Booking, now: Booking): Booking {
  return {
    slots: sumBy(
      [...was.slots.map(({ start, units }) => ({ start, units: -units })), ...now.slots],
      ({ start }) => start,
      ({ units }) => units,
      (change, units) => ({ ...change, units }),
    ),
    portions: sumBy(
      [...was.portions.map((one) => ({ ...one, portions: -one.portions })), ...now.portions],
      ({ day, itemId }) => `${day} ${itemId}`,
      ({ portions }) => portions,
      (change, portions) => ({ ...change, portions }),
    ),
  };
}
