import { adminOrderExamples } from './admin-orders.js';
import { analyticsExamples } from './analytics.js';
import { dealExamples } from './deals.js';
import type { Examples } from './example.js';
import { menuExamples } from './menu.js';
import { optionGroupExamples } from './option-groups.js';
import { orderExamples } from './orders.js';
import { restaurantExamples } from './restaurant.js';
import { reviewExamples } from './reviews.js';
import { sessionExamples } from './session.js';

/** One request and answer of every call, all of the same restaurant on the same evening. */
export const callExamples: Examples = {
  ...restaurantExamples,
  ...menuExamples,
  ...optionGroupExamples,
  ...dealExamples,
  ...reviewExamples,
  ...orderExamples,
  ...adminOrderExamples,
  ...sessionExamples,
  ...analyticsExamples,
};
