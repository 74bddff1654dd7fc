import { BLANK_RESTAURANT, type SaveRestaurant } from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';
import { mergeRestaurant } from './merge-restaurant.js';
import type { RestaurantFields } from './restaurant-row.js';

/** In the order in which the settings screen checks them. */
const REQUIRED = ['name', 'phone', 'email', 'address'] as const;

/**
 * The first save of a restaurant: what it gives over the defaults.
 * @throws HttpError 400 for each required field it lacks, and as {@link mergeRestaurant}
 */
export function newRestaurant(save: SaveRestaurant): RestaurantFields {
  const issues = REQUIRED.filter((path) => save[path] === undefined).map((path) => ({
    path,
    message: `${path} is required.`,
  }));
  if (issues[0]) throw badRequest(issues[0].message, issues);
  return mergeRestaurant(BLANK_RESTAURANT, save);
}
