import { useLanguage } from '@pickup/web';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { TYPE_PROPERTY, TYPE_SCALES } from './paper/measures.js';
import type { PrintedMenu } from './printed-menu.js';

/** How tall the pieces of a category are, in px, the space around them included. */
export interface CategoryHeights {
  heading: number;
  /** Of the heading that is repeated where the category continues in another column. */
  continued: number;
  dishes: readonly number[];
}

/** How tall a column is on the first sheet, below the header, and on the others, in px. */
export interface Room {
  first: number;
  others: number;
}

/** A run of one category's dishes in one column: `from` inclusive, `to` exclusive, as indexes. */
export interface Run {
  category: number;
  from: number;
  to: number;
}

type Column = readonly Run[];
export type Sheet = readonly Column[];

export const COLUMNS = 2;

interface Growing {
  runs: Run[];
  used: number;
}

/** Fills columns from the top, one after the other. A heading never parts from its first dish; a dish is never cut. */
function fillColumns(categories: readonly CategoryHeights[], roomOf: (column: number) => number): Column[] {
  let column: Growing = { runs: [], used: 0 };
  const columns = [column];
  const fits = (height: number) => column.used + height <= roomOf(columns.length - 1);
  const turn = () => {
    column = { runs: [], used: 0 };
    columns.push(column);
  };
  categories.forEach(({ heading, continued, dishes }, category) => {
    dishes.forEach((height, dish) => {
      const run = column.runs.at(-1);
      if (run?.category === category && fits(height)) {
        run.to = dish + 1;
        column.used += height;
        return;
      }
      const top = dish === 0 ? heading : continued;
      // What is taller than a column gets a column of its own.
      if (column.runs.length > 0 && (run?.category === category || !fits(top + height))) turn();
      column.runs.push({ category, from: dish, to: dish + 1 });
      column.used += top + height;
    });
  });
  return columns.map(({ runs }) => runs);
}

const sheetsOf = (columns: readonly Column[]): Sheet[] =>
  Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, sheet) =>
    columns.slice(sheet * COLUMNS, (sheet + 1) * COLUMNS),
  );

/** Steps in which the last sheet's columns are shortened, in px. */
const STEP = 6;

/** Dishes on sheets, on as few as they fit; the last sheet's columns are about equally long. */
export function fillSheets(categories: readonly CategoryHeights[], room: Room): Sheet[] {
  const fill = (lastSheet: number, lastRoom: number) =>
    fillColumns(categories, (column) => {
      const sheet = Math.floor(column / COLUMNS);
      if (sheet === lastSheet) return lastRoom;
      return sheet === 0 ? room.first : room.others;
    });
  let best = fill(-1, 0);
  const last = Math.ceil(best.length / COLUMNS) - 1;
  for (let height = (last === 0 ? room.first : room.others) - STEP; height > 0; height -= STEP) {
    const shorter = fill(last, height);
    if (shorter.length > (last + 1) * COLUMNS) break;
    best = shorter;
  }
  return sheetsOf(best);
}

/** A menu and the position of each of its dishes on the sheets. */
export interface LaidOutMenu {
  menu: PrintedMenu;
  /** How large the dishes' type is. */
  scale: number;
  sheets: readonly Sheet[];
}

/** Paper and screen may round a line's height differently; over a whole column it comes to less than this, in px. */
const SLACK = 5;

const heightOf = (element: Element) => element.getBoundingClientRect().height;
const found = (host: Element, name: string) => [...host.querySelectorAll(`[data-measured="${name}"]`)].map(heightOf);

function measureRoom(host: HTMLElement): Room {
  const [first = 0, others = first] = [...host.querySelectorAll('[data-columns]')].map(heightOf);
  const safe = (height: number) => Math.max(0, height - SLACK);
  return { first: safe(first), others: safe(others) };
}

const measureCategories = (host: HTMLElement): CategoryHeights[] =>
  [...host.querySelectorAll('[data-measured="category"]')].map((category) => ({
    heading: found(category, 'heading')[0] ?? 0,
    continued: found(category, 'continued')[0] ?? 0,
    dishes: [...category.querySelectorAll('li')].map(heightOf),
  }));

/**
 * On as few sheets as the smallest type needs, in the largest type that needs no more.
 * @param host the element of `MeasuredSheets`; its type size is changed while it is measured
 */
export function layOutMenu(menu: PrintedMenu, host: HTMLElement): LaidOutMenu {
  const room = measureRoom(host);
  const layOut = (scale: number) => {
    for (const page of host.querySelectorAll<HTMLElement>('[data-sheet]')) {
      page.style.setProperty(TYPE_PROPERTY, String(scale));
    }
    return { menu, scale, sheets: fillSheets(measureCategories(host), room) };
  };
  const smallest = layOut(TYPE_SCALES.at(-1) ?? 1);
  for (const scale of TYPE_SCALES) {
    const laidOut = layOut(scale);
    if (laidOut.sheets.length <= smallest.sheets.length) return laidOut;
  }
  return smallest;
}

const fontsArrived = (): Promise<unknown> => ('fonts' in document ? document.fonts.ready : Promise.resolve());

/**
 * Lays the menu out once its fonts are there; until a changed menu is laid out anew, the one before stays.
 * @returns the layout, and the ref for `MeasuredSheets`
 */
export function useLaidOutMenu(menu: PrintedMenu | null): {
  laidOut: LaidOutMenu | null;
  measured: RefObject<HTMLDivElement>;
} {
  const measured = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState<LaidOutMenu | null>(null);
  const language = useLanguage();
  useEffect(() => {
    if (menu === null) return;
    let isCurrent = true;
    // Reading a height lays the text out, and only that asks for its fonts.
    measured.current?.getBoundingClientRect();
    void fontsArrived().then(() => {
      if (isCurrent && measured.current) setLaidOut(layOutMenu(menu, measured.current));
    });
    return () => {
      isCurrent = false;
    };
  }, [menu, language]);
  return { laidOut, measured };
}
