import { describe, expect, it } from 'vitest';
import type { CheckedDay, SaleItem } from './check-lines.js';
import { checkCorrection, staysMade, unitsOfCorrection, type PlacedLine } from './correction-lines.js';
import { keptLine, placedLine } from './testing/placed-lines.js';
import { deal, dish, line, optionGroup, TODAY } from './testing/sale-items.js';

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

describe('a line on another day', () => {
  const back = dish({ soldOutUntil: '2026-11-23' });
  const placed = [placedLine(back, 'one', 2)];

  it('is asked for again, whatever it was, and not on its own day', () => {
    expect(reasonsOf(back, placed, [2], { pickupDay: '2026-11-22', dayStays: false })).toEqual(['sold-out']);
    expect(reasonsOf(back, placed, [1], { pickupDay: '2026-11-22', dayStays: false })).toEqual(['sold-out']);
    expect(reasonsOf(back, placed, [2], { pickupDay: '2026-11-23', dayStays: false })).toEqual([null]);
    expect(reasonsOf(back, placed, [2])).toEqual([null]);
    expect(reasonsOf(back, placed, [3])).toEqual(['sold-out']);
  });

  it('of a deal is kept, although the deal has ended, is limited to fewer or has a condition by now', () => {
    const ended = deal({ validUntil: '2026-11-20', maxPerOrder: 1, isConditional: true, minimumCents: 5000 });
    const combos = [placedLine(ended, 'one', 2)];
    const moved = { pickupDay: '2026-11-22', dayStays: false };
    expect(reasonsOf(ended, combos, [2], moved)).toEqual([null]);
    expect(reasonsOf(ended, combos, [3], moved)).toEqual(['ended']);
    const [kept] = checkCorrection(
      combos.map((one) => keptLine(one)),
      combos,
      [ended],
      { ...TODAY, ...moved },
      false,
    );
    expect(kept?.item?.isConditional).toBe(false);
  });
});

describe('a line that was struck as made', () => {
  const sauces = optionGroup('Sauce', [0, 2], [{ id: 'pesto' }, { id: 'aioli' }]);
  const pasta = dish({ id: 'pasta', optionGroups: [sauces] });
  const pesto = { groupName: 'Sauce', groupNameNl: null, optionNameNl: null, unitPrice: 0, isExtra: false, count: 1 };
  const placed = placedLine(pasta, 'one', 2, { choices: [{ ...pesto, optionId: 'pesto', optionName: 'Pesto' }] });
  const staysAs = (options: string[] | undefined, quantity: number) => {
    const chosen = options && { options: options.map((optionId) => ({ optionId, count: 1 })) };
    return checkCorrection([keptLine(placed, { quantity, ...chosen })], [placed], [pasta], TODAY, true).flatMap(
      (checked) => (checked.unavailableReason === null ? [staysMade(checked)] : []),
    );
  };

  it('stays so while nothing of it has to be made anew', () => {
    expect(staysAs(undefined, 2)).toEqual([true]);
    expect(staysAs(['pesto'], 1)).toEqual([true]);
    expect(staysAs(undefined, 3)).toEqual([false]);
    expect(staysAs(['aioli'], 2)).toEqual([false]);
    expect(staysAs([], 2)).toEqual([false]);
  });

  it('is none that is added', () => {
    const [added] = checkCorrection([line(pasta)], [placed], [pasta], TODAY, true);
    if (!added || added.unavailableReason !== null) throw new Error('It cannot be added.');
    expect(staysMade(added)).toBe(false);
  });
});

describe('the kitchen’s work of a correction', () => {
  const heavy = { pesto: { kitchenUnits: 3, soldOutUntil: null } };
  const group = optionGroup('Sauce', [0, 2], [{ id: 'pesto' }]);
  const pasta = dish({ id: 'pasta', kitchenUnits: 2, optionGroups: [group], optionStates: heavy });
  const placed = placedLine(pasta, 'one', 2, { kitchenUnits: 5 });
  const unitsOf = (lines: Parameters<typeof unitsOfCorrection>[0], items = [pasta]) =>
    unitsOfCorrection(lines, [placed], items);
  const pesto = { options: [{ optionId: 'pesto', count: 1 }] };

  it('is that of a kept line as it was ordered, and of now where its choices change', () => {
    expect(unitsOf([keptLine(placed)])).toBe(10);
    expect(unitsOf([keptLine(placed)], [])).toBe(10);
    expect(unitsOf([keptLine(placed, { quantity: 1, ...pesto })])).toBe(5);
  });

  it('adds that of new lines, and nothing of what does not exist', () => {
    expect(unitsOf([keptLine(placed), { ...line(pasta, 3), ...pesto }])).toBe(25);
    expect(unitsOf([line(dish({ id: 'gone' }), 3)])).toBe(0);
  });
});
