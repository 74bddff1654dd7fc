import type { MailRestaurant, OrderingRestaurant } from '@pickup/ordering';
import { millisecondsColumn, openingHoursColumn, shiftsColumn, specialDaysFrom, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { selectedFields } from '../../records/content-columns.js';
import { RestaurantFields } from './restaurant.js';

const OrderingFields = RestaurantFields.pick({
  timeZone: true,
  preparationTimeMin: true,
  preparationTimeMax: true,
  preparationTimeUnit: true,
  currencySymbol: true,
  unseenAfterMinutes: true,
  doorsOpen: true,
  slotMinutes: true,
  unitsPerSlot: true,
  horizonDays: true,
  lastOrderMinutes: true,
  ordersWhenClosed: true,
}).extend({ openingHours: openingHoursColumn });

const KitchenRow = z.object({
  pausedUntil: millisecondsColumn.nullable(),
  extraMinutes: z.number().nullable(),
  extraUntil: millisecondsColumn.nullable(),
});

// Made once: making a schema takes longer than reading a restaurant with it.
const SpecialDayRows = z.array(z.object({ specialDate: z.string().nullable(), specialShifts: shiftsColumn }));

const text = z
  .string()
  .nullable()
  .transform((value) => value?.trim() ?? '');

const MailFields = z.object({
  name: text,
  address: text,
  postalCode: text,
  city: text,
  phone: text,
  email: text,
  timeZone: z.string(),
  currencySymbol: z.string(),
});

const select = (fields: z.ZodObject) => `SELECT ${selectedFields(fields)} FROM restaurants LIMIT 1`;

/** One row for each special day from a date on, or one where there is none. */
const SELECT_FOR_ORDERS = `SELECT restaurant.*, kitchen.paused_until AS "pausedUntil",
    kitchen.extra_minutes AS "extraMinutes", kitchen.extra_until AS "extraUntil",
    special.date AS "specialDate", special.shifts AS "specialShifts"
  FROM (${select(OrderingFields)}) AS restaurant
  LEFT JOIN (SELECT paused_until, extra_minutes, extra_until FROM kitchen_states ORDER BY id LIMIT 1) AS kitchen
    ON 1 = 1
  LEFT JOIN special_days AS special ON special.date >= ?`;

/** The restaurant as orders need it at an instant; null before the owner has saved one. */
export async function readOrderingRestaurant(sql: Sql, now: Date): Promise<OrderingRestaurant | null> {
  const rows = await sql(SELECT_FOR_ORDERS, [specialDaysFrom(now)]);
  const [row] = rows;
  if (row === undefined) return null;
  const specialDays = SpecialDayRows.parse(rows).flatMap(({ specialDate: date, specialShifts: shifts }) =>
    date === null ? [] : [{ date, shifts }],
  );
  return { ...OrderingFields.parse(row), ...KitchenRow.parse(row), specialDays };
}

const SELECT_FOR_MAIL = select(MailFields);

/** The restaurant as mail shows it; null before the owner has saved one. */
export async function readMailRestaurant(sql: Sql): Promise<MailRestaurant | null> {
  const [row] = await sql(SELECT_FOR_MAIL);
  return row === undefined ? null : MailFields.parse(row);
}
