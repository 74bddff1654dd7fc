import { ALLERGENS, DIETARY_MARKS, type Allergen, type DietaryMark } from '@pickup/contract';
import { useSyncExternalStore } from 'react';

/** The allergens a visitor leaves out of the menu, and the dietary marks every dish shown must have. */
export interface DietFilter {
  without: readonly Allergen[];
  only: readonly DietaryMark[];
}

export const NO_DIET_FILTER: DietFilter = { without: [], only: [] };

/** Kept for the visit, in this tab alone: it says something about a person's health. */
const STORAGE_KEY = 'menu-diet';

/** Of a stored list what is still known, in the list's own order. */
const known = <Word extends string>(words: readonly Word[], stored: unknown): Word[] =>
  Array.isArray(stored) ? words.filter((word) => stored.includes(word)) : [];

/** Reads a stored filter; what is none leaves out nothing. */
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
/** Stands in where the browser forbids its storage: then a filter lasts until the page is left. */
let unsaved: string | null = null;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return unsaved;
  }
}

/** The same object as long as nothing changed, as React wants it. */
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

/** The filter and what changes it; none on a server and in the first render, so that both draw the same. */
export const useDietFilter = (): [DietFilter, (filter: DietFilter) => void] => [
  useSyncExternalStore(subscribe, readFilter, serverFilter),
  writeFilter,
];
