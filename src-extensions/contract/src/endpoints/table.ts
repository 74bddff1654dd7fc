import { adminDealEndpoints } from './admin-deals.js';
import { adminKitchenEndpoints } from './admin-kitchen.js';
import { adminMenuEndpoints } from './admin-menu.js';
import { adminOptionGroupEndpoints } from './admin-option-groups.js';
import { adminOrderEndpoints } from './admin-orders.js';
import { adminRestaurantEndpoints } from './admin-restaurant.js';
import { adminReviewEndpoints } from './admin-reviews.js';
import { analyticsEndpoints } from './analytics.js';
import { publicEndpoints } from './public.js';
import { sessionEndpoints } from './session.js';

/** Every call of the product by name. */
export const endpoints = {
  ...publicEndpoints,
  ...sessionEndpoints,
  ...adminKitchenEndpoints,
  ...adminMenuEndpoints,
  ...adminOptionGroupEndpoints,
  ...adminOrderEndpoints,
  ...adminDealEndpoints,
  ...adminReviewEndpoints,
  ...adminRestaurantEndpoints,
  ...analyticsEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
