import { dietaryContradiction, type Allergen, type DietaryMark, type DietaryInformation } from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';

/** Dietary information in an edit; a missing part is not changed. */
interface DietaryEdit {
  allergens?: Allergen[] | null | undefined;
  dietary?: DietaryMark[] | undefined;
}

/**
 * Checks dietary marks against allergens as they will be after an edit.
 * @throws HttpError 400 when a mark contradicts an allergen
 */
export function requireNoDietaryContradiction(
  stored: DietaryInformation,
  { allergens = stored.allergens, dietary = stored.dietary }: DietaryEdit,
): void {
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return;
  const message = `dietary must not say ${found.mark} of what holds ${found.allergen}.`;
  throw badRequest(message, [{ path: 'dietary', message }]);
}
