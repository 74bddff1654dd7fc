import { dietaryContradiction, type Allergen, type DietaryMark, type DietaryInformation } from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';

/** Dietary information in an edit; a missing part is not changed. */
interface DietaryEdit {
  allergens?: Allergen[] | null | undefined;
  dietary?: DietaryMark[] | undefined;
}

/**
 * Checks dietary marks against allergens as they will be after an edit.
 * @param place in the request, and the words that name it to begin the sentence
 * @throws HttpError 400 when a mark contradicts an allergen
 */
export function requireNoDietaryContradiction(
  stored: DietaryInformation,
  { allergens = stored.allergens, dietary = stored.dietary }: DietaryEdit,
  place: { path: string; words: string } = { path: 'dietary', words: '' },
): void {
  const { path, words } = place;
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return;
  // Whole, as the back office translates it: its test reads the sentences of the server where they are written.
  const sentence = `dietary must not say ${found.mark} of what holds ${found.allergen}.`;
  const message = `${words}${sentence}`;
  throw badRequest(message, [{ path, message }]);
}
