/*
 * Closed lists of values. They stand apart from the schemas, as the limits do, so that a page can use them without zod.
 */

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The days of a week, Monday first. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const ORDER_STATUSES = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELLED'] as const;

/** Deal types of the back office. */
export const DEAL_TYPES = ['COMBO', 'LUNCH', 'DINNER', 'DRINKS', 'SITEWIDE', 'FREE'] as const;

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
