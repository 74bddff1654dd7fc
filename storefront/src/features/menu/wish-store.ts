import { ALLERGENS, DIETARY_MARKS, type Allergen, type DietaryMark } from '@pickup/contract';
import { useSyncExternalStore } from 'react';

/** What a visitor leaves out of the menu, and what they want nothing but. */
export interface Wish {
  without: readonly Allergen[];
  only: readonly DietaryMark[];
}

export const NO_WISH: Wish = { without: [], only: [] };

/** Kept for the visit, in this tab alone: it says something about a person's health. */
const STORAGE_KEY = 'menu-wish';

/** Of a stored list what is still known, in the list's own order. */
const known = <Word extends string>(words: readonly Word[], stored: unknown): Word[] =>
  Array.isArray(stored) ? words.filter((word) => stored.includes(word)) : [];

/** Reads a stored wish; whatever is not one is none. */
export function parseWish(text: string | null): Wish {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return NO_WISH;
    return {
      without: known(ALLERGENS, 'without' in value ? value.without : null),
      only: known(DIETARY_MARKS, 'only' in value ? value.only : null),
    };
  } catch {
    return NO_WISH;
  }
}

let lastText: string | null = null;
let lastWish = NO_WISH;
/** Stands in where the browser forbids its storage: then a wish lasts until the page is left. */
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
function readWish(): Wish {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastWish = parseWish(text);
  }
  return lastWish;
}

function writeWish(wish: Wish): void {
  const text = JSON.stringify(wish);
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

const serverWish = () => NO_WISH;

/** The wish and what changes it; none on a server and in the first render, so that both draw the same. */
export const useWish = (): [Wish, (wish: Wish) => void] => [
  useSyncExternalStore(subscribe, readWish, serverWish),
  writeWish,
];
