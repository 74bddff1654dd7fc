import { isFreeOf, type DietaryMark } from '@pickup/contract';
import type { Stated } from '../../allergens/useStatementWords.js';
import type { DietFilter } from './diet-filter-store.js';

/** Whatever is vegan is vegetarian, said or not. */
const isMarked = (dietary: readonly DietaryMark[], mark: DietaryMark): boolean =>
  dietary.includes(mark) || (mark === 'vegetarian' && dietary.includes('vegan'));

/** Whether a dish passes the filter; one whose allergens are not stated is left out with any of them. */
export const fitsDiet = ({ allergens, dietary }: Stated, { without, only }: DietFilter): boolean =>
  isFreeOf(allergens, without) && only.every((mark) => isMarked(dietary, mark));

/** How many of these dishes a filter hides, and of them how many only because nobody has stated their allergens. */
export function countHidden(dishes: readonly Stated[], filter: DietFilter): { hidden: number; notStated: number } {
  const hidden = dishes.filter((dish) => !fitsDiet(dish, filter));
  const notStated = filter.without.length === 0 ? 0 : hidden.filter(({ allergens }) => allergens === null).length;
  return { hidden: hidden.length, notStated };
}
