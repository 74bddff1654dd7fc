import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS, fillSheets, type CategoryHeights, type Room, type Sheet } from './sheets.js';

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

  it('is content with a menu of nothing', () => {
    expect(fillSheets([], ROOM)).toEqual([[[]]]);
  });

  it('loses, repeats and reorders no dish, and lets none stick out', () => {
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
