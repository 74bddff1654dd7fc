import {
  ALLERGENS,
  DIETARY_MARKS,
  fitsWithout,
  isFreeOf,
  isMarked,
  type Allergen,
  type DietaryMark,
  type OptionGroup,
} from '@pickup/contract';
import { useSyncExternalStore } from 'react';
import { type BrowserStorage, createStoredDocument, noStorage } from '../stored-document/stored-document.js';
import type { DietaryInformation } from './AllergenLine.js';

/** The allergens that a visitor excludes, and the dietary marks that every dish must have. */
export interface DietFilter {
  without: readonly Allergen[];
  only: readonly DietaryMark[];
}

export const NO_DIET_FILTER: DietFilter = { without: [], only: [] };

/** The values of a stored list that are still known. */
const known = <Word extends string>(words: readonly Word[], stored: unknown): Word[] =>
  Array.isArray(stored) ? words.filter((word) => stored.includes(word)) : [];

/** @throws SyntaxError when the text is no JSON */
export function parseDietFilter(text: string): DietFilter {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return NO_DIET_FILTER;
  return {
    without: known(ALLERGENS, 'without' in value ? value.without : null),
    only: known(DIETARY_MARKS, 'only' in value ? value.only : null),
  };
}

/** In session storage, as it tells something about a person's health. */
const visit: BrowserStorage = {
  storage: () => window.sessionStorage,
  events: noStorage.events,
};

const filters = createStoredDocument(
  { key: 'menu-diet', name: 'The filter by allergens', empty: NO_DIET_FILTER, parse: parseDietFilter },
  visit,
);

const setFilter = (filter: DietFilter) => void filters.update(() => filter);

/** The filter and its setter; no filter on the server and in the first render, so that both render the same. */
export const useDietFilter = (): [DietFilter, (filter: DietFilter) => void] => [
  useSyncExternalStore(filters.subscribe, filters.get, () => NO_DIET_FILTER),
  setFilter,
];

/** A filter that lets one excluded allergen pass again. */
export const withoutAllergen = (filter: DietFilter, allergen: Allergen): DietFilter => ({
  ...filter,
  without: filter.without.filter((one) => one !== allergen),
});

/** A filter that no longer asks for a mark. */
export const withoutMark = (filter: DietFilter, mark: DietaryMark): DietFilter => ({
  ...filter,
  only: filter.only.filter((one) => one !== mark),
});

/** Whether something by itself passes the filter; without dietary information it fails as soon as an allergen is excluded. */
export const fitsDiet = ({ allergens, dietary }: DietaryInformation, { without, only }: DietFilter): boolean =>
  isFreeOf(allergens, without) && only.every((mark) => isMarked(dietary, mark));

interface FilteredDish extends DietaryInformation {
  optionGroups: readonly OptionGroup[];
  soldOut: boolean;
}

/**
 * Whether a dish passes the filter by itself and can be ordered with choices that do (product.md, Choices). One that is sold
 * out, whatever is chosen, is judged by itself.
 */
export function canFitDiet(dish: FilteredDish, diet: DietFilter): boolean {
  if (dish.soldOut || diet.without.length + diet.only.length === 0) return fitsDiet(dish, diet);
  const fitting = dish.optionGroups.map((group) => ({
    ...group,
    options: group.options.filter((option) => fitsDiet(option, diet)),
  }));
  return fitsDiet(dish, diet) && fitsWithout({ ...dish, optionGroups: fitting }, diet.without);
}

/** How many of these dishes a filter hides, and how many of them for lack of dietary information. */
export function countHidden(
  dishes: readonly FilteredDish[],
  filter: DietFilter,
): { hidden: number; notStated: number } {
  const hidden = dishes.filter((dish) => !canFitDiet(dish, filter));
  const notStated = filter.without.length === 0 ? 0 : hidden.filter(({ allergens }) => allergens === null).length;
  return { hidden: hidden.length, notStated };
}
