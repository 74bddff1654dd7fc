/*
 * Closed lists of values. They stand apart from the schemas, as the limits do, so that a page can use them without zod.
 */

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The days of a week, Monday first. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const ORDER_STATUSES = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELLED'] as const;

/** Why the restaurant cancels an order, as it tells the customer (product.md, Order status). */
export const CANCEL_REASONS = ['SOLD_OUT', 'CLOSING', 'CUSTOMER', 'OTHER'] as const;
/** How an order came in: on the site, or by phone and typed by the owner. */
export const ORDER_CHANNELS = ['online', 'phone'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

/** Deal types of the back office. */
export const DEAL_TYPES = ['COMBO', 'LUNCH', 'DINNER', 'DRINKS', 'SITEWIDE', 'FREE'] as const;

/**
 * Why the kitchen is not open: the restaurant has not opened its doors yet, it is paused within its hours, no opening is
 * planned, today has hours of its own, or these are not its hours.
 */
export const CLOSED_REASONS = ['not-open-yet', 'paused', 'no-opening', 'special-day', 'closed'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** Why there is no time at which a cart can be collected: the kitchen takes no orders, the cart is more than it can ever make for one time, or every time is taken. */
export const NO_PICKUP_REASONS = ['closed', 'too-large', 'full'] as const;
export type NoPickupReason = (typeof NO_PICKUP_REASONS)[number];

/**
 * Why an order is not placed: a line cannot be sold; it costs more than an order may; there is no pickup time for it, the
 * chosen one is not offered, or the earliest is later than shown; total or contents are others than shown; the condition of a
 * deal is not met; too many orders of its sender are not collected yet.
 */
export const ORDER_REFUSALS = [
  'line',
  'maximum-total',
  'no-pickup',
  'pickup-time',
  'later',
  'total',
  'contents',
  'deal-condition',
  'open-orders',
] as const;
export type OrderRefusalReason = (typeof ORDER_REFUSALS)[number];

/** The 14 allergens a restaurant must declare (Regulation (EU) No 1169/2011, annex II), in the regulation's order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What a dish may be marked as. */
export const DIETARY_MARKS = ['vegetarian', 'vegan', 'halal', 'gluten-free'] as const;
export type DietaryMark = (typeof DIETARY_MARKS)[number];
