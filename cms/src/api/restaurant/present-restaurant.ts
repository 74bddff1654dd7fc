import {
  formatOperatingHours,
  readyInText,
  weekdayFields,
  type AdminRestaurant,
  type PublicRestaurant,
} from '@pickup/contract';
import { versionOf } from '@pickup/strapi-kit';
import type { RestaurantRow } from './restaurant-row.js';

/** The restaurant as visitors see it; `operatingHours` and `preparationTime` are derived (product.md, Restaurant). */
export const presentPublicRestaurant = (row: RestaurantRow): PublicRestaurant => ({
  name: row.name,
  description: row.description,
  story: row.story,
  mission: row.mission,
  address: row.address || null,
  city: row.city,
  state: row.state,
  zipCode: row.postalCode,
  country: row.country,
  phone: row.phone || null,
  email: row.email || null,
  ratingText: row.ratingText,
  serviceAvailability: row.serviceAvailability,
  googleLocationUrl: row.googleLocationUrl,
  specialInstructions: row.specialInstructions,
  openingHours: row.openingHours,
  operatingHours: formatOperatingHours(row.openingHours),
  preparationTime: readyInText(row),
  preparationTimeMin: row.preparationTimeMin,
  preparationTimeMax: row.preparationTimeMax,
  preparationTimeUnit: row.preparationTimeUnit,
  timeZone: row.timeZone,
  currencySymbol: row.currencySymbol,
  currencyCode: row.currencyCode,
});

/** The restaurant as the owner sees it: both screens' fields from the one row, twins derived (product.md, Restaurant). */
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
