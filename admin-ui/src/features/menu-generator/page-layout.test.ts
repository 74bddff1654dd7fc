import fc from 'fast-check';
import { describe, expect, it, afterEach, vi } from 'vitest';
import { COLUMNS, fillSheets, layOutMenu, type CategoryHeights, type Room, type Sheet } from './page-layout.js';
import { TYPE_PROPERTY, TYPE_SCALES } from './paper/measures.js';
import type { PrintedMenu } from './printed-menu.js';

const category = (heights: readonly number[], heading = 40): CategoryHeights => ({
  heading,
  continued: heading,
  dishes: heights,
});

const equal = (count: number, height = 50) => Array.from({ length: count }, () => height);
const ROOM: Room = { first: 400, others: 500 };

/** `category:from-to` of every run, column by column. */
const written = (sheets: readonly Sheet[]) =>
  sheets.map((columns) => columns.map((runs) => runs.map((run) => `${run.category}:${run.from}-${run.to}`).join(' ')));

describe('fillSheets', () => {
  it('makes two columns of about the same length of what fits on one sheet', () => {
    expect(written(fillSheets([category(equal(4)), category(equal(4))], ROOM))).toEqual([['0:0-4', '1:0-4']]);
  });

  it('goes on in the next column and on the next sheet, where the category is named again', () => {
    expect(written(fillSheets([category(equal(20))], ROOM))).toEqual([
      ['0:0-7', '0:7-14'],
      ['0:14-17', '0:17-20'],
    ]);
  });

  it('keeps a heading with its first dish', () => {
    const [sheet] = fillSheets([category(equal(6)), category([60, ...equal(8)])], ROOM);
    expect(written(sheet ? [sheet] : [])).toEqual([['0:0-6', '1:0-7']]);
  });

  it('gives what is taller than a column one of its own', () => {
    expect(written(fillSheets([category([900, 50])], ROOM))).toEqual([['0:0-1', '0:1-2']]);
  });

  it('returns no sheet for an empty menu', () => {
    expect(fillSheets([], ROOM)).toEqual([[[]]]);
  });

  it('loses, repeats and reorders no dish, and lets no column overflow (property)', () => {
    const dishes = fc.array(fc.integer({ min: 20, max: 120 }), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(
        fc.array(dishes, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 20, max: 60 }),
        (menu, heading) => {
          const categories = menu.map((heights) => category(heights, heading));
          const sheets = fillSheets(categories, ROOM);
          const runs = sheets.flat(2);
          const found = runs.flatMap((run) =>
            Array.from({ length: run.to - run.from }, (_, index) => `${run.category}/${run.from + index}`),
          );
          expect(found).toEqual(menu.flatMap((heights, index) => heights.map((_, dish) => `${index}/${dish}`)));
          sheets.forEach((columns, sheet) => {
            expect(columns.length).toBeLessThanOrEqual(COLUMNS);
            for (const column of columns) {
              const height = column
                .flatMap((run) => [heading, ...(menu[run.category] ?? []).slice(run.from, run.to)])
                .reduce((sum, each) => sum + each, 0);
              expect(height).toBeLessThanOrEqual(sheet === 0 ? ROOM.first : ROOM.others);
            }
          });
        },
      ),
    );
  });
});

const MENU: PrintedMenu = { restaurant: null, special: null, currencySymbol: '€', categories: [] };
const [LARGEST = 0] = TYPE_SCALES;
const SMALLEST = TYPE_SCALES.at(-1) ?? 0;

afterEach(() => vi.restoreAllMocks());

/** What `MeasuredSheets` draws, with a layout: columns of 1000 px, dishes of 50 px times the type. */
function measuredSheets(dishes: number): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = `
    <section data-sheet="1"><div data-columns=""><div data-measured="category">
      <div data-measured="heading"></div><div data-measured="continued"></div>
      <ul>${'<li></li>'.repeat(dishes)}</ul>
    </div></div></section>
    <section data-sheet="2"><div data-columns=""></div></section>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const sheet = this.closest<HTMLElement>('[data-sheet]');
    const type = Number(sheet?.style.getPropertyValue(TYPE_PROPERTY) ?? 1);
    return new DOMRect(0, 0, 0, this.matches('[data-columns]') ? 1000 : 50 * type);
  });
  return host;
}

describe('layOutMenu', () => {
  it('sets a short menu in the largest type', () => {
    expect(layOutMenu(MENU, measuredSheets(10))).toMatchObject({ scale: LARGEST, sheets: { length: 1 } });
  });

  it('makes the type as small as spares a sheet, and no smaller', () => {
    const { scale, sheets } = layOutMenu(MENU, measuredSheets(36));
    expect(sheets).toHaveLength(1);
    // Nineteen pieces of 50 px on 995 px.
    expect(scale).toBe(1.04);
  });

  it('needs no smaller type where that would spare no sheet', () => {
    const { scale, sheets } = layOutMenu(MENU, measuredSheets(50));
    expect(sheets).toHaveLength(2);
    expect(scale).toBeGreaterThan(SMALLEST);
  });
});
