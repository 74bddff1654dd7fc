import { z } from 'zod';
import { contradictionText, dietaryContradiction } from '../rules/dietary.js';
import { ALLERGENS, DIETARY_MARKS, type Allergen, type DietaryMark } from './enumerations.js';

/** The allergens of a dish: null when the owner has not declared them, an empty list when it contains none of the 14. */
export const AllergenList = z
  .array(z.enum(ALLERGENS))
  .nullable()
  .describe('Allergens of EU regulation 1169/2011; null when the owner has not stated them.');

export const DietaryList = z.array(z.enum(DIETARY_MARKS));

/** Dietary information of a dish, a deal or a line, as answers contain it. */
export const dietaryFields = { allergens: AllergenList, dietary: DietaryList };
export type DietaryInformation = z.infer<z.ZodObject<typeof dietaryFields>>;

export const KnownAllergens = z
  .array(z.enum(ALLERGENS))
  .describe('Where allergens is null: those of the parts that state theirs. Empty where nothing is known, and else.');

/** The same of a line, whose dish and choices may state their allergens only in part. */
export const lineDietaryFields = { ...dietaryFields, knownAllergens: KnownAllergens };
export type LineDietaryInformation = z.infer<z.ZodObject<typeof lineDietaryFields>>;

/** An empty text means not declared. It must never become an empty list, which declares that there is none of the 14. */
export const blankAsNull = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : value;

const oneOf = (words: readonly string[]) => `must be of ${words.join(', ')}`;
const each = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.array(z.enum(words, oneOf(words)), `must be a list, each ${oneOf(words).slice('must be '.length)}`);

/** Each value once, in the order of the list of all values. */
const inOrder =
  <Word extends string>(words: readonly Word[]) =>
  (given: readonly Word[]): Word[] =>
    words.filter((word) => given.includes(word));

/** Dietary information as the owner sends it; a field that is left out keeps its value. */
export const dietaryInputFields = {
  allergens: z
    .preprocess<unknown, z.ZodType<Allergen[] | null>, readonly string[] | '' | null>(
      blankAsNull,
      each(ALLERGENS).transform(inOrder(ALLERGENS)).nullable(),
    )
    .optional(),
  dietary: each(DIETARY_MARKS).transform(inOrder(DIETARY_MARKS)).optional(),
};

/** Adds an issue when a dietary mark contradicts an allergen. */
export function refuseDietaryContradiction(
  {
    allergens = null,
    dietary = [],
  }: { allergens?: Allergen[] | null | undefined; dietary?: DietaryMark[] | undefined },
  context: z.RefinementCtx,
): void {
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return;
  context.addIssue({ code: 'custom', path: ['dietary'], message: contradictionText(found) });
}
