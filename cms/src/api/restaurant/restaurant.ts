import {
  PreparationTimeUnit,
  RESTAURANT_DEFAULTS,
  WeekHours,
  eachRestaurantText,
  formatOperatingHours,
  readyInText,
  weekHours,
  weekdayFields,
  type AdminRestaurant,
  type PublicRestaurant,
} from '@pickup/contract';
import { notFound, versionOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { capacityColumns } from '../../records/kitchen-columns.js';

/** A text that may be missing: a blank one becomes null. */
const text = z
  .string()
  .nullable()
  .transform((value) => value || null);

const Json = z.looseObject({}).catch({});
const offered = z.boolean().catch(false);
const link = text.catch(null);

/** A JSON column, which a developer can edit in the raw panel: a missing or invalid part becomes false or null. */
const jsonColumn = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => Json.parse(value), z.object(shape));

/** The stored fields: each value once, although the admin screens have two names for some (product.md, Restaurant). */
export const RestaurantFields = z.object({
  name: z.string(),
  ...eachRestaurantText(() => text),
  address: z.string(),
  postalCode: text,
  phone: z.string(),
  email: z.string(),
  logoUrl: text,
  heroUrl: text,
  heroAlt: text,
  heroAltNl: text,
  website: text,
  googleLocationUrl: text,
  openingHours: WeekHours.transform((hours) => weekHours({}, hours)),
  features: jsonColumn({
    delivery: offered,
    takeaway: offered,
    dineIn: offered,
    parking: offered,
    wifiAvailable: offered,
    wheelchairAccessible: offered,
  }),
  paymentMethods: jsonColumn({ cash: offered, card: offered, contactless: offered, onlinePayment: offered }),
  socialMedia: jsonColumn({ facebook: link, instagram: link, twitter: link }),
  preparationTimeMin: z.number(),
  preparationTimeMax: z.number(),
  preparationTimeUnit: PreparationTimeUnit,
  unseenAfterMinutes: z
    .number()
    .nullable()
    .transform((minutes) => minutes ?? RESTAURANT_DEFAULTS.unseenAfterMinutes),
  ...capacityColumns,
  acceptsReservations: z.boolean(),
  capacity: z.number().nullable(),
  priceRange: z.number().nullable(),
  timeZone: z.string(),
  currencySymbol: z.string(),
  currencyCode: z.string(),
});
export type RestaurantFields = z.infer<typeof RestaurantFields>;

const RestaurantRow = RestaurantFields.extend({
  documentId: z.string(),
  updatedAt: z.union([z.string(), z.number(), z.date()]),
});
export type RestaurantRow = z.infer<typeof RestaurantRow>;

/** Queries through Strapi, so that lifecycle hooks see every write. */
export const restaurantQuery = (strapi: Core.Strapi) => strapi.db.query('api::restaurant.restaurant');

/**
 * The restaurant as stored.
 * @throws HttpError 404 before the owner has saved one
 */
export async function readRestaurant(strapi: Core.Strapi): Promise<RestaurantRow> {
  const found: unknown = await restaurantQuery(strapi).findOne({});
  if (!found) throw notFound('The restaurant has not been described yet.');
  return RestaurantRow.parse(found);
}

/** What customers can pay with and what awaits guests: neither what this site does not offer, nor what it is about anyway. */
function publicSwitches({
  paymentMethods,
  features,
}: RestaurantRow): Pick<PublicRestaurant, 'paymentMethods' | 'features'> {
  const { cash, card, contactless } = paymentMethods;
  const { dineIn, parking, wifiAvailable, wheelchairAccessible } = features;
  return {
    paymentMethods: { cash, card, contactless },
    features: { dineIn, parking, wifiAvailable, wheelchairAccessible },
  };
}

/** The restaurant as visitors see it; `operatingHours` and `preparationTime` are derived. */
export const presentPublicRestaurant = (row: RestaurantRow): PublicRestaurant => ({
  name: row.name,
  logoUrl: row.logoUrl,
  heroUrl: row.heroUrl,
  heroAlt: row.heroAlt,
  heroAltNl: row.heroAltNl,
  ...eachRestaurantText((name) => row[name]),
  address: row.address || null,
  zipCode: row.postalCode,
  phone: row.phone || null,
  email: row.email || null,
  googleLocationUrl: row.googleLocationUrl,
  openingHours: row.openingHours,
  operatingHours: formatOperatingHours(row.openingHours),
  preparationTime: readyInText(row),
  preparationTimeMin: row.preparationTimeMin,
  preparationTimeMax: row.preparationTimeMax,
  preparationTimeUnit: row.preparationTimeUnit,
  timeZone: row.timeZone,
  currencySymbol: row.currencySymbol,
  currencyCode: row.currencyCode,
  priceRange: row.priceRange,
  website: row.website,
  socialMedia: row.socialMedia,
  ...publicSwitches(row),
});

/** The restaurant with the fields of both admin screens. */
export function presentAdminRestaurant(row: RestaurantRow): AdminRestaurant {
  const { documentId, updatedAt, ...fields } = row;
  return {
    id: documentId,
    version: versionOf(updatedAt),
    ...fields,
    zipCode: fields.postalCode,
    hasDelivery: fields.features.delivery,
    hasTakeout: fields.features.takeaway,
    facebookUrl: fields.socialMedia.facebook,
    instagramUrl: fields.socialMedia.instagram,
    twitterUrl: fields.socialMedia.twitter,
    ...weekdayFields(fields.openingHours),
  };
}
