import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutIntoSheets, layOutMenu } from './page-layout.js';
import { TYPE_PERCENT, TYPE_PROPERTY } from './paper/measures.js';
import type { PrintedCategory, PrintedMenu } from './printed-menu.js';

/** A category of so many dishes, `A0`, `A1`, … */
const category = (name: string, count: number): PrintedCategory => ({
  id: name,
  name: { text: name, language: 'en' },
  sharedGroups: [],
  dishes: Array.from({ length: count }, (_, index) => ({
    id: `${name}${index}`,
    name: { text: 'Soup', language: 'en' },
    otherName: { text: 'Soep', language: 'nl' },
    description: { text: '', language: 'en' },
    price: 1,
    popular: false,
    optionGroups: [],
    allergens: null,
    dietary: [],
  })),
});

/** `A+:2-4` for a category that is continued with its dishes 2 to 4, sheet by sheet. */
const written = (sheets: ReturnType<typeof cutIntoSheets>) =>
  sheets.map((categories) =>
    categories.map(({ name, continued, dishes }) => {
      const ids = dishes.map(({ id }) => id.slice(1));
      return `${name?.text}${continued ? '+' : ''}:${ids[0]}-${ids.at(-1)}`;
    }),
  );

describe('cutIntoSheets', () => {
  it('keeps on one sheet what begins on one', () => {
    expect(written(cutIntoSheets([category('A', 4), category('B', 2)], [0]))).toEqual([['A:0-3', 'B:0-1']]);
  });

  it('names a category again on the sheet where it goes on', () => {
    expect(written(cutIntoSheets([category('A', 4), category('B', 6)], [0, 3, 8]))).toEqual([
      ['A:0-2'],
      ['A+:3-3', 'B:0-3'],
      ['B+:4-5'],
    ]);
  });

  it('begins a category on a sheet of its own', () => {
    expect(written(cutIntoSheets([category('A', 4), category('B', 2)], [0, 4]))).toEqual([['A:0-3'], ['B:0-1']]);
  });

  it('loses, repeats and reorders no dish (property)', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(counts, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }), (menu, sizes) => {
        const categories = menu.map((count, index) => category('ABCDEFGH'.charAt(index), count));
        const starts = sizes.reduce<number[]>((before, size) => [...before, (before.at(-1) ?? 0) + size], [0]);
        const sheets = cutIntoSheets(categories, starts);
        expect(sheets.flatMap((sheet) => sheet.flatMap(({ dishes }) => dishes))).toEqual(
          categories.flatMap(({ dishes }) => dishes),
        );
      }),
    );
  });
});

afterEach(() => vi.restoreAllMocks());

const COLUMN = { width: 100, height: 1000 };
/** Between columns (`px`). */
const GAP = 10;

/** What `TrialSheets` draws of one category, with a layout: dishes of 50 px times the type. */
function trialSheets(dishes: number): HTMLElement {
  const host = document.createElement('div');
  const columns = `<div data-columns=""><section data-category=""><ul>${'<li></li>'.repeat(dishes)}</ul></section></div>`;
  host.innerHTML = columns + columns;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-columns]')) return new DOMRect(0, 0, 2 * COLUMN.width + GAP, COLUMN.height);
    const shown = [...(this.parentElement?.querySelectorAll('li:not([hidden])') ?? [])];
    const inColumn = Math.floor(COLUMN.height / (50 * Number(host.style.getPropertyValue(TYPE_PROPERTY))));
    return new DOMRect(Math.floor(shown.indexOf(this) / inColumn) * (COLUMN.width + GAP), 0, COLUMN.width, 50);
  });
  return host;
}

const layOut = (dishes: number) => {
  const menu: PrintedMenu = {
    restaurant: null,
    special: null,
    currencySymbol: '€',
    categories: [category('A', dishes)],
  };
  const { scale, sheets } = layOutMenu(menu, trialSheets(dishes));
  return { scale, dishes: sheets.map(([first]) => first?.dishes.length) };
};

describe('layOutMenu', () => {
  it('sets a short menu in the largest type', () => {
    expect(layOut(10)).toEqual({ scale: TYPE_PERCENT.largest / 100, dishes: [10] });
  });

  it('makes the type as small as spares a sheet, and no smaller', () => {
    // Two columns of nineteen dishes.
    expect(layOut(38)).toEqual({ scale: 1.05, dishes: [38] });
  });

  it('needs no smaller type where that would spare no sheet, and fills the sheets one after the other', () => {
    expect(layOut(50)).toEqual({ scale: 1.4, dishes: [28, 22] });
  });

  it('goes on until every dish has its sheet', () => {
    expect(layOut(100)).toEqual({ scale: 1.17, dishes: [34, 34, 32] });
  });

  it('has one sheet for an empty menu', () => {
    expect(layOut(0)).toEqual({ scale: TYPE_PERCENT.largest / 100, dishes: [undefined] });
  });
});
