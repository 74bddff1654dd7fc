import { adminOrderExamples } from './admin-orders.js';
import { analyticsExamples } from './analytics.js';
import { correctionExamples } from './corrections.js';
import { dealExamples } from './deals.js';
import type { Examples } from './example.js';
import { kitchenExamples } from './kitchen.js';
import { menuExamples } from './menu.js';
import { optionGroupExamples } from './option-groups.js';
import { orderExamples } from './orders.js';
import { restaurantExamples } from './restaurant.js';
import { reviewExamples } from './reviews.js';
import { sessionExamples } from './session.js';

/** One request and answer of every call, all of the same restaurant on the same evening. */
export const callExamples: Examples = {
  ...restaurantExamples,
  ...kitchenExamples,
  ...menuExamples,
  ...optionGroupExamples,
  ...dealExamples,
  ...reviewExamples,
  ...orderExamples,
  ...adminOrderExamples,
  ...correctionExamples,
  ...sessionExamples,
  ...analyticsExamples,
};
