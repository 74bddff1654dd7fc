/**
 * The 14 allergens that have to be told of (Regulation (EU) No 1169/2011, annex II), in its order. Apart from the
 * schemas, so that a page can use them without zod.
 */
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
