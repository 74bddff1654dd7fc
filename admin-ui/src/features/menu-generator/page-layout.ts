import { useLanguage } from '@pickup/web';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { TYPE_PERCENT, TYPE_PROPERTY } from './paper/measures.js';
import type { PrintedCategory, PrintedMenu } from './printed-menu.js';

/** A category's dishes on one sheet. */
export interface SheetCategory extends PrintedCategory {
  /** Its first dishes are on the sheet before. */
  continued: boolean;
}

/** A menu as it is printed. */
export interface LaidOutMenu {
  menu: PrintedMenu;
  /** How large the dishes' type is. */
  scale: number;
  sheets: readonly (readonly SheetCategory[])[];
}

/**
 * Cuts a menu into sheets.
 * @param starts the place of each sheet's first dish among all dishes
 */
export const cutIntoSheets = (categories: readonly PrintedCategory[], starts: readonly number[]): SheetCategory[][] =>
  starts.map((start, sheet) => {
    const end = starts[sheet + 1] ?? Infinity;
    let before = 0;
    return categories.flatMap((category) => {
      const [from, to] = [start, end].map((place) => Math.max(place - before, 0));
      before += category.dishes.length;
      const dishes = category.dishes.slice(from, to);
      return dishes.length === 0 ? [] : [{ ...category, dishes, continued: from !== 0 }];
    });
  });

const dishesOf = (columns: Element) => [...columns.querySelectorAll<HTMLElement>('li')];

/** What rounding may add, in px. */
const ROUNDING = 1;

/** The place of the first dish of which some part had no room in the columns; -1 when they had room for all. */
function firstOutside(columns: Element): number {
  const { right } = columns.getBoundingClientRect();
  return dishesOf(columns).findIndex((dish) => !dish.hidden && dish.getBoundingClientRect().right > right + ROUNDING);
}

/** Takes the dishes before one out of the columns, and the categories that are thereby empty. */
function startWith(columns: Element, first: number): void {
  dishesOf(columns).forEach((dish, place) => {
    dish.hidden = place < first;
  });
  for (const category of columns.querySelectorAll<HTMLElement>('[data-category]')) {
    category.hidden = category.querySelector('li:not([hidden])') === null;
  }
}

/** The place of each sheet's first dish, as the browser breaks the columns of the trial sheets. */
function findStarts(trial: HTMLElement): number[] {
  const [first, other] = trial.querySelectorAll('[data-columns]');
  const starts = [0];
  let outside = first ? firstOutside(first) : -1;
  while (other && outside > (starts.at(-1) ?? 0)) {
    starts.push(outside);
    startWith(other, outside);
    outside = firstOutside(other);
  }
  return starts;
}

/**
 * On as few sheets as the smallest type needs, in the largest type that needs no more.
 * @param trial the element of `TrialSheets`; its type size and what it shows are changed
 */
export function layOutMenu(menu: PrintedMenu, trial: HTMLElement): LaidOutMenu {
  const startsIn = (percent: number) => {
    trial.style.setProperty(TYPE_PROPERTY, String(percent / 100));
    return findStarts(trial);
  };
  let [fits, tooLarge] = [TYPE_PERCENT.smallest, TYPE_PERCENT.largest + 1];
  let starts = startsIn(fits);
  while (tooLarge - fits > 1) {
    const middle = Math.floor((fits + tooLarge) / 2);
    const found = startsIn(middle);
    if (found.length > starts.length) tooLarge = middle;
    else [fits, starts] = [middle, found];
  }
  return { menu, scale: fits / 100, sheets: cutIntoSheets(menu.categories, starts) };
}

const fontsArrived = (): Promise<unknown> => ('fonts' in document ? document.fonts.ready : Promise.resolve());

/**
 * Lays the menu out once its fonts are there; until a changed menu is laid out anew, the one before stays.
 * @returns the layout, and the ref for `TrialSheets`
 */
export function useLaidOutMenu(menu: PrintedMenu | null): {
  laidOut: LaidOutMenu | null;
  trial: RefObject<HTMLDivElement>;
} {
  const trial = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState<LaidOutMenu | null>(null);
  const language = useLanguage();
  useEffect(() => {
    if (menu === null) return;
    let isCurrent = true;
    // Reading a place lays the text out, and only that asks for its fonts.
    trial.current?.getBoundingClientRect();
    void fontsArrived().then(() => {
      if (isCurrent && trial.current) setLaidOut(layOutMenu(menu, trial.current));
    });
    return () => {
      isCurrent = false;
    };
  }, [menu, language]);
  return { laidOut, trial };
}
