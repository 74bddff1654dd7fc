import { dietaryContradiction, type Allergen, type DietaryMark, type DietaryInformation } from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';

/** What an edit states; what it leaves out stays as it was. */
interface Stated {
  allergens?: Allergen[] | null | undefined;
  dietary?: DietaryMark[] | undefined;
}

/**
 * Checks allergens and dietary marks against each other as they will be after an edit.
 * @throws HttpError 400 where a mark and an allergen cannot both be true
 */
export function requireNoDietaryContradiction(
  stored: DietaryInformation,
  { allergens = stored.allergens, dietary = stored.dietary }: Stated,
): void {
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return;
  const message = `dietary must not say ${found.mark} of what holds ${found.allergen}.`;
  throw badRequest(message, [{ path: 'dietary', message }]);
}
