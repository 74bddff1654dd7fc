import type { Allergen, DietaryMark } from '../entities/enumerations.js';

/** What rules a mark out: whatever is called vegan holds no milk. */
const RULED_OUT: Readonly<Record<DietaryMark, readonly Allergen[]>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  halal: [],
  'gluten-free': ['gluten'],
};

/** A mark and an allergen that cannot both be true. */
export interface DietaryContradiction {
  mark: DietaryMark;
  allergen: Allergen;
}

/** The first contradiction between what a dish is marked as and what is in it; null when there is none. */
export function dietaryContradiction(
  allergens: readonly Allergen[] | null,
  dietary: readonly DietaryMark[],
): DietaryContradiction | null {
  for (const mark of dietary) {
    const allergen = RULED_OUT[mark].find((one) => allergens?.includes(one));
    if (allergen) return { mark, allergen };
  }
  return null;
}

/** Whether a dish may be shown to somebody who leaves some allergens out: only what is stated can be ruled out. */
export const isFreeOf = (allergens: readonly Allergen[] | null, without: readonly Allergen[]): boolean =>
  without.length === 0 || (allergens !== null && !without.some((allergen) => allergens.includes(allergen)));
