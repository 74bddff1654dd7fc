import type { Allergen, DietaryMark } from '../entities/enumerations.js';

/** The allergens that a mark excludes: what is vegan contains no milk. */
const EXCLUDED_ALLERGENS: Readonly<Record<DietaryMark, readonly Allergen[]>> = {
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
    const allergen = EXCLUDED_ALLERGENS[mark].find((one) => allergens?.includes(one));
    if (allergen) return { mark, allergen };
  }
  return null;
}

/** What is wrong with the marks, after the name of their field. */
export const contradictionText = ({ mark, allergen }: DietaryContradiction): string =>
  `must not say ${mark} of what holds ${allergen}`;

/** Whether a dish is known to contain none of these allergens: one without declared allergens never is. */
export const isFreeOf = (allergens: readonly Allergen[] | null, without: readonly Allergen[]): boolean =>
  without.length === 0 || (allergens !== null && !without.some((allergen) => allergens.includes(allergen)));

/** Whether something has a mark: what is marked vegan is vegetarian too. */
export const isMarked = (dietary: readonly DietaryMark[], mark: DietaryMark): boolean =>
  dietary.includes(mark) || (mark === 'vegetarian' && dietary.includes('vegan'));

/** What is said of allergens, and of which: that they are in it, that they are with more that may be, none, or nothing. */
export interface AllergenStatement {
  says: 'contains' | 'partly' | 'none' | 'notStated';
  named: readonly Allergen[];
}

/** The one statement that a dish or line allows, whoever is told. @param allergens null where they are not stated in full */
export function allergenStatement({
  allergens,
  knownAllergens = [],
}: {
  allergens: readonly Allergen[] | null;
  knownAllergens?: readonly Allergen[] | undefined;
}): AllergenStatement {
  if (allergens === null) return { says: knownAllergens.length === 0 ? 'notStated' : 'partly', named: knownAllergens };
  return { says: allergens.length === 0 ? 'none' : 'contains', named: allergens };
}
