import { checkChoices, defaultOptions, type ChosenOption, type MenuItem } from '@pickup/contract';
import { fitsDiet, type DietFilter } from '../allergens/diet-filter.js';

/** The default options of a dish that pass the visitor's diet filter. */
export function startingOptions({ optionGroups }: MenuItem, diet: DietFilter): ChosenOption[] {
  const options = optionGroups.flatMap((group) => group.options);
  const fitting = new Set(options.filter((option) => fitsDiet(option, diet)).map(({ id }) => id));
  return defaultOptions(optionGroups).filter(({ optionId }) => fitting.has(optionId));
}

/**
 * Whether a dish goes into the cart only after something was chosen: where its defaults do not suffice, or where one of them
 * does not pass the visitor's diet filter.
 */
export function asksFirst(dish: MenuItem, diet: DietFilter): boolean {
  const starting = startingOptions(dish, diet);
  return starting.length < defaultOptions(dish.optionGroups).length || checkChoices(dish, starting).issues.length > 0;
}
