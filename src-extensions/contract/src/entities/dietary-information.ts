import { z } from 'zod';
import { dietaryContradiction } from '../rules/dietary.js';
import { ALLERGENS, DIETARY_MARKS, type Allergen, type DietaryMark } from './enumerations.js';

/** What is in a dish, as far as the owner has said: null means nobody has, an empty list means none of the 14. */
export const AllergenList = z
  .array(z.enum(ALLERGENS))
  .nullable()
  .describe('Allergens of EU regulation 1169/2011; null when the owner has not stated them.');

export const DietaryList = z.array(z.enum(DIETARY_MARKS));

/** What answers say of a dish, a deal or a line. */
export const dietaryFields = { allergens: AllergenList, dietary: DietaryList };
export type DietaryInformation = z.infer<z.ZodObject<typeof dietaryFields>>;

/** An empty text is nothing: it must never be read as an empty list, which says that none of the 14 is in the dish. */
export const blankAsNull = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : value;

const oneOf = (words: readonly string[]) => `must be of ${words.join(', ')}`;
const each = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.array(z.enum(words, oneOf(words)), `must be a list, each ${oneOf(words).slice('must be '.length)}`);

/** Each once, in the order of the regulation. */
const inOrder =
  <Word extends string>(words: readonly Word[]) =>
  (given: readonly Word[]): Word[] =>
    words.filter((word) => given.includes(word));

/** What the owner states; left out, it stays as it was. */
export const dietaryInputFields = {
  allergens: z
    .preprocess<unknown, z.ZodType<Allergen[] | null>, readonly string[] | '' | null>(
      blankAsNull,
      each(ALLERGENS).transform(inOrder(ALLERGENS)).nullable(),
    )
    .optional(),
  dietary: each(DIETARY_MARKS).transform(inOrder(DIETARY_MARKS)).optional(),
};

/** A dish is not called what its allergens rule out. */
export function refuseDietaryContradiction(
  {
    allergens = null,
    dietary = [],
  }: { allergens?: Allergen[] | null | undefined; dietary?: DietaryMark[] | undefined },
  context: z.RefinementCtx,
): void {
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return;
  context.addIssue({
    code: 'custom',
    path: ['dietary'],
    message: `must not say ${found.mark} of what holds ${found.allergen}`,
  });
}
