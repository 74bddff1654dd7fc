import { describe, expect, it } from 'vitest';
import type { CheckedDay, SaleItem } from './check-lines.js';
import { checkCorrection, type PlacedLine } from './correction-lines.js';
import { keptLine, placedLine } from './testing/placed-lines.js';
import { deal, dish, TODAY } from './testing/sale-items.js';

const reasonsOf = (
  item: SaleItem,
  placed: PlacedLine[],
  quantities: readonly number[],
  { dayStays = true, ...day }: Partial<CheckedDay> & { dayStays?: boolean } = {},
) => {
  const lines = placed.flatMap((line, index) => {
    const quantity = quantities[index];
    return quantity === undefined ? [] : [keptLine(line, { quantity })];
  });
  return checkCorrection(lines, placed, [item], { ...TODAY, ...day }, dayStays).map(
    ({ unavailableReason }) => unavailableReason,
  );
};

describe('a limit that two lines of one item share', () => {
  const combo = deal({ maxPerOrder: 3 });
  const combos = [placedLine(combo, 'first', 1), placedLine(combo, 'second', 2)];
  const soup = dish({ dailyCount: 10 });
  const soups = [placedLine(soup, 'large', 1), placedLine(soup, 'small', 1)];
  const taken = { portionsTaken: new Map([['soup', 8]]) };

  it.each([
    [
      [2, 2],
      ['too-many', null],
    ],
    [
      [1, 3],
      [null, 'too-many'],
    ],
    [
      [2, 3],
      ['too-many', 'too-many'],
    ],
    [
      [2, 1],
      [null, null],
    ],
    [
      [1, 2],
      [null, null],
    ],
  ] as const)('of a deal is refused on the lines that became larger: %j', (quantities, reasons) => {
    expect(reasonsOf(combo, combos, quantities)).toEqual(reasons);
  });

  it.each([
    [
      [2, 1],
      ['too-few-left', null],
    ],
    [
      [1, 2],
      [null, 'too-few-left'],
    ],
  ] as const)('of the portions left is refused on the lines that became larger: %j', (quantities, reasons) => {
    expect(reasonsOf(soup, soups, quantities, taken)).toEqual(reasons);
  });

  it('keeps an order that is over a limit lowered since as it is', () => {
    const lowered = deal({ maxPerOrder: 2 });
    expect(reasonsOf(lowered, combos, [1, 2])).toEqual([null, null]);
    expect(reasonsOf(lowered, combos, [2, 1])).toEqual([null, null]);
  });
});
