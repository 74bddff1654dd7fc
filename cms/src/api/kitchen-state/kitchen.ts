import {
  addDays,
  localDay,
  type Kitchen,
  presentKitchen,
  type PublicSpecialDay,
  RESTAURANT_DEFAULTS,
  UNDISTURBED,
} from '@pickup/contract';
import type { OrderingRestaurant } from '@pickup/ordering';
import { type HttpError, notFound, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readOrderingRestaurant } from '../restaurant/restaurant-for-orders.js';
import { presentPublicSpecialDay, readSpecialDays } from '../special-day/special-days.js';

export const undescribed = (): HttpError => notFound('The restaurant has not been described yet.');

/**
 * What the owner has said of the kitchen.
 * @throws HttpError 404 before the owner has described the restaurant
 */
export async function readKitchenSettings(sql: Sql, now: Date): Promise<OrderingRestaurant> {
  const restaurant = await readOrderingRestaurant(sql, now);
  if (!restaurant) throw undescribed();
  return restaurant;
}

/** Special days with their notes, from yesterday on: its night may still go on. */
async function readComingSpecialDays(strapi: Core.Strapi, now: Date, timeZone: string): Promise<PublicSpecialDay[]> {
  const rows = await readSpecialDays(strapi, addDays(localDay(now, timeZone), -1));
  return rows.map(presentPublicSpecialDay);
}

/** The kitchen as every page shows it; one that nobody has described is not open yet. */
export async function readKitchen(strapi: Core.Strapi, now: Date): Promise<Kitchen> {
  const restaurant = await readOrderingRestaurant(sqlOf(strapi.db.connection), now);
  const settings = restaurant ?? { ...RESTAURANT_DEFAULTS, ...UNDISTURBED };
  const specialDays = await readComingSpecialDays(strapi, now, settings.timeZone);
  return presentKitchen({ ...settings, specialDays }, now.getTime());
}
