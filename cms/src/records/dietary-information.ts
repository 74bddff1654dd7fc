import {
  contradictionText,
  dietaryContradiction,
  type Allergen,
  type DietaryMark,
  type DietaryInformation,
} from '@pickup/contract';
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
  const message = `${words}dietary ${contradictionText(found)}.`;
  throw badRequest(message, [{ path, message }]);
}
