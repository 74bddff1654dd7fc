import {
  PreparationTimeUnit,
  WeekHours,
  formatOperatingHours,
  readyInText,
  type PublicRestaurant,
} from '@pickup/contract';
import { notFound } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const text = z
  .string()
  .nullable()
  .transform((value) => value || null);

const RestaurantRow = z.object({
  name: z.string(),
  description: text,
  story: text,
  mission: text,
  address: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  phone: text,
  email: text,
  ratingText: text,
  serviceAvailability: text,
  googleLocationUrl: text,
  openingHours: WeekHours,
  preparationTimeMin: z.number(),
  preparationTimeMax: z.number(),
  preparationTimeUnit: PreparationTimeUnit,
  timeZone: z.string(),
  currencySymbol: z.string(),
  currencyCode: z.string(),
});

const query = (strapi: Core.Strapi) => strapi.db.query('api::restaurant.restaurant');

/**
 * The restaurant as visitors see it; `operatingHours` and `preparationTime` are derived (ruling 25, specification 9).
 * @throws Refusal 404 before the owner has saved one
 */
export async function readPublicRestaurant(strapi: Core.Strapi): Promise<PublicRestaurant> {
  const found: unknown = await query(strapi).findOne({});
  if (!found) throw notFound('The restaurant has not been described yet.');
  const { postalCode, ...row } = RestaurantRow.parse(found);
  return {
    ...row,
    zipCode: postalCode,
    preparationTime: readyInText(row),
    operatingHours: formatOperatingHours(row.openingHours),
  };
}
