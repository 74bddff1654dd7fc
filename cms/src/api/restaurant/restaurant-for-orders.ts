import { WeekHours } from '@pickup/contract';
import type { MailRestaurant, OrderingRestaurant } from '@pickup/ordering';
import { fromJson, type Sql } from '@pickup/strapi-kit';
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
}).extend({ openingHours: z.unknown().transform(fromJson).pipe(WeekHours) });

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

const SELECT_FOR_ORDERS = select(OrderingFields);

/** The restaurant as orders need it; null before the owner has saved one. */
export async function readOrderingRestaurant(sql: Sql): Promise<OrderingRestaurant | null> {
  const [row] = await sql(SELECT_FOR_ORDERS);
  return row === undefined ? null : OrderingFields.parse(row);
}

const SELECT_FOR_MAIL = select(MailFields);

/** The restaurant as mail shows it; null before the owner has saved one. */
export async function readMailRestaurant(sql: Sql): Promise<MailRestaurant | null> {
  const [row] = await sql(SELECT_FOR_MAIL);
  return row === undefined ? null : MailFields.parse(row);
}
