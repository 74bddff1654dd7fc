import { isWithout, type DietaryMark } from '@pickup/contract';
import type { Stated } from '../../allergens/useStatementWords.js';
import type { Wish } from './wish-store.js';

/** Whatever is vegan is vegetarian, said or not. */
const isMarked = (dietary: readonly DietaryMark[], mark: DietaryMark): boolean =>
  dietary.includes(mark) || (mark === 'vegetarian' && dietary.includes('vegan'));

/** Whether a dish may be shown to whoever wishes this. */
export const fulfils = ({ allergens, dietary }: Stated, { without, only }: Wish): boolean =>
  isWithout(allergens, without) && only.every((mark) => isMarked(dietary, mark));

/** How many of these dishes a wish hides, and of them how many only because nobody has stated their allergens. */
export function countHidden(dishes: readonly Stated[], wish: Wish): { hidden: number; notStated: number } {
  const hidden = dishes.filter((dish) => !fulfils(dish, wish));
  const notStated = wish.without.length === 0 ? 0 : hidden.filter(({ allergens }) => allergens === null).length;
  return { hidden: hidden.length, notStated };
}
