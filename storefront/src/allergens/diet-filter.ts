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
import type { DietaryInformation } from './AllergenLine.js';

/** The allergens that a visitor excludes, and the dietary marks that every dish must have. */
export interface DietFilter {
  without: readonly Allergen[];
  only: readonly DietaryMark[];
}

export const NO_DIET_FILTER: DietFilter = { without: [], only: [] };

/** In session storage, as it tells something about a person's health. */
const STORAGE_KEY = 'menu-diet';

/** The values of a stored list that are still known. */
const known = <Word extends string>(words: readonly Word[], stored: unknown): Word[] =>
  Array.isArray(stored) ? words.filter((word) => stored.includes(word)) : [];

/** Reads a stored filter; a damaged one excludes nothing. */
export function parseDietFilter(text: string | null): DietFilter {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return NO_DIET_FILTER;
    return {
      without: known(ALLERGENS, 'without' in value ? value.without : null),
      only: known(DIETARY_MARKS, 'only' in value ? value.only : null),
    };
  } catch {
    return NO_DIET_FILTER;
  }
}

let lastText: string | null = null;
let lastFilter = NO_DIET_FILTER;
/** Replaces a storage that the browser forbids: the filter then lasts until the page is left. */
let unsaved: string | null = null;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return unsaved;
  }
}

/** The same object as long as nothing has changed, as `useSyncExternalStore` requires. */
function readFilter(): DietFilter {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastFilter = parseDietFilter(text);
  }
  return lastFilter;
}

function writeFilter(filter: DietFilter): void {
  const text = JSON.stringify(filter);
  unsaved = text;
  try {
    window.sessionStorage.setItem(STORAGE_KEY, text);
  } catch (error) {
    console.error('The choice could not be kept for the visit', error);
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const serverFilter = () => NO_DIET_FILTER;

/** The filter and its setter; no filter on the server and in the first render, so that both render the same. */
export const useDietFilter = (): [DietFilter, (filter: DietFilter) => void] => [
  useSyncExternalStore(subscribe, readFilter, serverFilter),
  writeFilter,
];

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
