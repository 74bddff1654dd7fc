import { addDays, businessDay, calendarOf, RESTAURANT_DEFAULTS, startOfDay } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { Catalogue } from '../pricing/catalogue-port.js';
import { type Booking, bookingDifference, slotsOf, slotUnitsColumn } from './booking.js';
import { type PortionChange, readBookedUnits, readTakenFrom } from './books.js';
import { changeBooks, type PortionsPort } from './change-books.js';

const BookedRows = z.array(z.object({ slot_units: slotUnitsColumn }));
const PortionRows = z.array(
  z
    .object({ day: z.string(), item_id: z.string(), portions: z.coerce.number() })
    .transform(({ item_id: itemId, ...row }): PortionChange => ({ ...row, itemId })),
);

/** What the orders take that are collected from a business day on. Slots of the night before are counted too: it may go on after midnight. */
async function countOrders(sql: Sql, day: string): Promise<Booking> {
  const orders = await sql(
    `SELECT slot_units FROM orders WHERE pickup_day >= ? AND order_status <> 'CANCELLED' AND slot_units IS NOT NULL`,
    [addDays(day, -1)],
  );
  const portions = await sql(
    `SELECT orders.pickup_day AS day, line.item_id, SUM(line.quantity) AS portions
     FROM orders JOIN order_lines AS line ON line.order_id = orders.id
     WHERE orders.pickup_day >= ? AND orders.order_status <> 'CANCELLED' AND line.item_type = 'menu'
     GROUP BY orders.pickup_day, line.item_id`,
    [day],
  );
  const slots = BookedRows.parse(orders).flatMap(({ slot_units: units }) => slotsOf(units));
  return { slots, portions: PortionRows.parse(portions) };
}

/** What differed in the books, and the time zone to say it in. */
export interface Recount {
  timeZone: string;
  slots: { start: number; booked: number; counted: number }[];
  portions: { day: string; itemId: string; booked: number; counted: number }[];
}

/**
 * Counts both books again from the orders, from yesterday on, and mends them (product.md, Capacity). Nobody may change the
 * books meanwhile: on PostgreSQL its caller locks both tables before.
 */
export async function recountBooks(
  catalogue: PortionsPort & Pick<Catalogue, 'readRestaurant'>,
  sql: Sql,
  now: Date,
): Promise<Recount> {
  const restaurant = (await catalogue.readRestaurant(sql, now)) ?? { ...RESTAURANT_DEFAULTS, specialDays: [] };
  const { timeZone } = restaurant;
  const yesterday = addDays(businessDay(now, calendarOf(restaurant)), -1);
  const start = startOfDay(yesterday, timeZone);
  const slots = await readBookedUnits(sql, new Date(start), null);
  const portions = await readTakenFrom(sql, yesterday);
  const counted = await countOrders(sql, yesterday);
  const kept = { ...counted, slots: counted.slots.filter((slot) => slot.start >= start) };
  const missing = bookingDifference({ slots: slotsOf(slots), portions }, kept);
  await changeBooks(catalogue, sql, missing, now);
  return {
    timeZone,
    slots: missing.slots.map(({ start: at, units }) => {
      const booked = slots.get(at) ?? 0;
      return { start: at, booked, counted: booked + units };
    }),
    portions: missing.portions.map(({ day, itemId, portions: by }) => {
      const booked = portions.find((row) => row.day === day && row.itemId === itemId)?.portions ?? 0;
      return { day, itemId, booked, counted: booked + by };
    }),
  };
}
