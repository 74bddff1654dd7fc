import { TYPE_PROPERTY, TYPE_SCALES } from './paper/measures.js';
import type { PrintedMenu } from './printed-menu.js';
import { fillSheets, type CategoryHeights, type Room, type Sheet } from './sheets.js';

/** A menu, and where on which sheet each of its dishes stands. */
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
 * @param host where `MeasuredSheets` stands; its type is changed while it is measured
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
