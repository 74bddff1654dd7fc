import { AllergenList, DietaryList, type Allergen, type DietaryMark } from '@pickup/contract';
import { z } from 'zod';
import { fromJson } from './columns.js';

const json = z.unknown().transform((value, context) => {
  try {
    return fromJson(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/**
 * What is stated of a dish, a deal or a line, as JSON columns hold it. A value that cannot be read counts as not stated,
 * so that a slip in the raw panel breaks no page.
 */
export const dietaryColumns = {
  allergens: json.pipe(AllergenList).catch(null),
  dietary: json.pipe(DietaryList).catch([]),
};

interface Stated {
  allergens?: Allergen[] | null | undefined;
  dietary?: DietaryMark[] | undefined;
}

/** What an owner states, for Strapi to store; what is left out stays as it was. */
export const dietaryChanges = ({ allergens, dietary }: Stated) => ({
  ...(allergens !== undefined && { allergens }),
  ...(dietary !== undefined && { dietary }),
});
