import { OrderStatus, totalUnits } from '@pickup/contract';
import { millisecondsColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { Catalogue, OrderingRestaurant } from '../pricing/catalogue-port.js';
import {
  type Booking,
  bookingDifference,
  type CountedLine,
  portionsOf,
  readBooking,
  slotsOf,
  slotUnitsColumn,
  slotUnitsText,
} from '../kitchen/booking.js';
import { changeBooks, type PortionsPort } from '../kitchen/change-books.js';
import { closeForLater } from '../orders/transition-order.js';
import { bookAnyway, shiftUnits } from '../kitchen/rebook.js';

/*
 * A developer's correction moves what an order takes of the kitchen by the difference, and is not held to the capacity
 * (product.md, Capacity). An order of before there were books takes nothing, and stays so.
 */

type CorrectionPort = PortionsPort & Pick<Catalogue, 'readRestaurant'>;

const CorrectedRow = z.object({
  order_status: OrderStatus,
  estimated_ready_at: millisecondsColumn.nullable(),
  pickup_at: millisecondsColumn.nullable(),
  pickup_day: z.string().nullable(),
  slot_units: slotUnitsColumn,
});

/** An order that has booked something. */
interface Booked extends Omit<z.output<typeof CorrectedRow>, 'pickup_day'> {
  id: number;
  pickup_day: string;
  restaurant: OrderingRestaurant;
}

/** @returns null where nothing is booked */
async function readBookedOrder(
  { readRestaurant }: CorrectionPort,
  sql: Sql,
  id: number,
  now: Date,
): Promise<Booked | null> {
  const [found] = await sql(`SELECT ${Object.keys(CorrectedRow.shape).join(', ')} FROM orders WHERE id = ?`, [id]);
  const { pickup_day: day, ...row } = CorrectedRow.parse(found);
  const restaurant = day === null ? null : await readRestaurant(sql, now);
  return day !== null && restaurant ? { ...row, id, pickup_day: day, restaurant } : null;
}

/** A cancelled order has given everything back. */
async function move(
  kitchen: CorrectionPort,
  sql: Sql,
  order: Booked,
  was: Booking,
  is: Booking,
  now: Date,
): Promise<void> {
  if (order.order_status !== 'CANCELLED') await changeBooks(kitchen, sql, bookingDifference(was, is), now);
}

/** A line as far as the kitchen is concerned. */
export interface KitchenLine extends CountedLine {
  orderId: number;
  /** Of one piece with its choices. */
  kitchenUnits: number;
}

const unitsOfLine = (line: KitchenLine | null): number => (line ? line.quantity * line.kitchenUnits : 0);

/** Moves what an order takes after one of its lines was corrected, added (`was` is null) or deleted (`is` is null). */
export async function correctLine(
  kitchen: CorrectionPort,
  sql: Sql,
  was: KitchenLine | null,
  is: KitchenLine | null,
  now: Date,
): Promise<void> {
  const line = is ?? was;
  const order = line && (await readBookedOrder(kitchen, sql, line.orderId, now));
  if (!order) return;
  const { slot_units: before, pickup_day: day } = order;
  const at = order.estimated_ready_at ?? now.getTime();
  const after = shiftUnits(before, unitsOfLine(is) - unitsOfLine(was), at, order.restaurant);
  await sql('UPDATE orders SET slot_units = ? WHERE id = ?', [slotUnitsText(after), order.id]);
  const portions = (one: KitchenLine | null) => portionsOf(one ? [one] : [], day);
  const [took, takes] = [
    { slots: slotsOf(before), portions: portions(was) },
    { slots: slotsOf(after), portions: portions(is) },
  ];
  await move(kitchen, sql, order, took, takes, now);
}

/** One that was confirmed for later and has to be begun now, which nobody has opened: it rings as at its release. */
async function ringConfirmed(sql: Sql, id: number, now: Date): Promise<void> {
  await sql(
    `UPDATE orders SET release_at = ? WHERE id = ? AND order_status = 'CONFIRMED' AND opened_at IS NULL AND release_at IS NULL`,
    [now, id],
  );
}

/**
 * Moves what an order takes to its corrected pickup time, which is stored in `estimated_ready_at`; a chosen time follows it.
 * Called before a correction of the status in the same write is recorded.
 * @param status that from before the write
 */
export async function correctPickup(
  kitchen: CorrectionPort,
  sql: Sql,
  id: number,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  const order = await readBookedOrder(kitchen, sql, id, now);
  if (!order || order.estimated_ready_at === null) return;
  const was = await readBooking(sql, id);
  const { day, slots, releaseAt } = bookAnyway(
    order.restaurant,
    totalUnits(order.slot_units),
    order.estimated_ready_at,
    now,
  );
  const chosen = order.pickup_at === null ? null : new Date(order.estimated_ready_at);
  await sql('UPDATE orders SET pickup_at = ?, release_at = ?, pickup_day = ?, slot_units = ? WHERE id = ?', [
    chosen,
    releaseAt === null ? null : new Date(releaseAt),
    day,
    slotUnitsText(slots),
    id,
  ]);
  await closeForLater(sql, id, now);
  await ringConfirmed(sql, id, now);
  await move(kitchen, sql, { ...order, order_status: status }, was, await readBooking(sql, id), now);
}
