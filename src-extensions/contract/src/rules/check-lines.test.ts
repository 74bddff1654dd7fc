import { describe, expect, it } from 'vitest';
import type { PlaceOrderLine } from '../entities/order-request.js';
import { checkLines, unitsOfLines, type CheckedDay, type SaleItem } from './check-lines.js';
import { deal, dish, line, optionGroup, quoteOf, refusalOf, TODAY } from './testing/sale-items.js';

const reasonsOf = (lines: PlaceOrderLine[], items: SaleItem[], day: Partial<CheckedDay> = {}) =>
  checkLines(lines, items, { ...TODAY, ...day }).map(({ unavailableReason }) => unavailableReason);
const taken = (count: number) => ({ portionsTaken: new Map([['soup', count]]) });

describe('what is left of a dish', () => {
  const counted = dish({ dailyCount: 6 });

  it('is shared by all its lines: those are refused that take more', () => {
    const lines = [line(counted, 2), line(deal()), { ...line(counted, 2), customizations: ['hot'] }];
    expect(reasonsOf(lines, [counted, deal()], taken(2))).toEqual([null, null, null]);
    expect(reasonsOf(lines, [counted, deal()], taken(3))).toEqual([null, null, 'too-few-left']);
  });

  it('is sold out when nothing is left', () => {
    expect(reasonsOf([line(counted)], [counted], taken(6))).toEqual(['sold-out']);
    expect(reasonsOf([line(counted)], [counted], taken(9))).toEqual(['sold-out']);
  });

  it('is plenty without a count', () => {
    expect(reasonsOf([line(dish(), 99)], [dish()], taken(900))).toEqual([null]);
  });

  it('is named by the refusal and, before, by the quote', () => {
    const message = 'Line 1: there are only 2 of Soup left.';
    expect(refusalOf([line(counted, 3)], [counted], taken(4))).toMatchObject({
      status: 400,
      reason: 'line',
      message,
      issues: [{ path: 'items.0.quantity', message }],
    });
    expect(refusalOf([line(counted, 2)], [counted], taken(5))?.message).toBe('Line 1: there is only 1 of Soup left.');
    expect(refusalOf([line(counted)], [counted], taken(6))?.message).toBe(
      'Line 1: there is none of Soup left on the day of pickup.',
    );
    expect(quoteOf([line(counted, 3)], [counted], taken(4)).lines).toMatchObject([
      { obstacle: 'too-few-left', left: 2 },
    ]);
    expect(quoteOf([line(counted)], [counted], taken(1)).lines).toMatchObject([{ obstacle: null, left: 5 }]);
    expect(quoteOf([line(counted)], [counted]).lines).toMatchObject([{ obstacle: null, left: null }]);
    const plenty = dish({ dailyCount: 50 });
    expect(quoteOf([line(plenty, 60)], [plenty]).lines).toMatchObject([{ obstacle: 'too-few-left', left: 50 }]);
  });
});

describe('what is sold out until a day', () => {
  const back = dish({ soldOutUntil: '2026-11-22' });

  it.each([
    ['2026-11-21', 'sold-out'],
    ['2026-11-22', null],
    ['2026-11-23', null],
  ])('is judged by the day of pickup: %s', (pickupDay, reason) => {
    expect(reasonsOf([line(back)], [back], { pickupDay })).toEqual([reason]);
  });

  it('stays so where the owner has to say when it is back', () => {
    const gone = dish({ soldOutUntil: 'forever' });
    expect(reasonsOf([line(gone)], [gone], { pickupDay: '2030-01-01' })).toEqual(['sold-out']);
  });

  it('can be ordered for a time of the day on which it is back', () => {
    const pickupAt = Date.parse('2026-11-22T12:00:00Z');
    expect(refusalOf([line(back)], [back])?.message).toBe('Line 1: Soup is not available right now.');
    expect(refusalOf([line(back)], [back], { pickupAt })).toBeNull();
  });

  it('of a deal is judged by the day of ordering: it may end before the pickup', () => {
    const ending = deal({ validUntil: '2026-11-21' });
    expect(reasonsOf([line(ending)], [ending], { pickupDay: '2026-11-22' })).toEqual([null]);
  });
});

describe('an option that is sold out until a day', () => {
  const sizes = optionGroup('Size', [1, 1], [{ id: 'regular' }, { id: 'large' }]);
  const sold = { kitchenUnits: 0, soldOutUntil: '2026-11-22' };
  const pizza = dish({ optionGroups: [sizes], optionStates: { large: sold } });
  const choosing = (optionId: string) => ({ ...line(pizza), options: [{ optionId, count: 1 }] });

  it('cannot be chosen for a day before, and can be for that day', () => {
    expect(reasonsOf([choosing('large'), choosing('regular')], [pizza])).toEqual(['choices', null]);
    expect(reasonsOf([choosing('large')], [pizza], { pickupDay: '2026-11-22' })).toEqual([null]);
  });

  it('makes its dish sold out where too few options are left', () => {
    const nothing = { ...pizza, optionStates: { large: sold, regular: sold } };
    expect(reasonsOf([choosing('large')], [nothing])).toEqual(['sold-out']);
    expect(reasonsOf([choosing('large')], [nothing], { pickupDay: '2026-11-22' })).toEqual([null]);
  });
});

describe('units of kitchen work', () => {
  const extras = optionGroup('Extras', [0, 4], [{ id: 'egg', maxCount: 3 }, { id: 'salt' }]);
  const egg = { kitchenUnits: 2, soldOutUntil: null };
  const pizza = dish({ id: 'pizza', kitchenUnits: 3, optionGroups: [extras], optionStates: { egg } });

  it('are those of a dish and its options, each as often as it is taken, times the quantity', () => {
    const options = [
      { optionId: 'egg', count: 2 },
      { optionId: 'salt', count: 1 },
    ];
    expect(unitsOfLines([{ ...line(pizza, 4), options }], [pizza])).toBe(28);
  });

  it('are one of a deal, none of what there is not, and those of what cannot be sold', () => {
    const lines = [line(deal(), 2), line(dish({ id: 'nowhere' }), 9), line(pizza)];
    expect(unitsOfLines(lines, [deal(), { ...pizza, onSale: false }])).toBe(5);
  });
});
