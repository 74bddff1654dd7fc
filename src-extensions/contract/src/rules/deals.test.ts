import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMING_SOON_DAYS,
  checkDealConditions,
  countListedDeals,
  dealPhase,
  dealPhaseAt,
  dealState,
  linesOverMaximum,
  maximumPerOrder,
  sortDeals,
  startsLater,
  toConditionLine,
  type ConditionLine,
} from './deals.js';
import { fromCents } from './money.js';

const today = '2026-11-21';

describe('dealState', () => {
  it.each([
    ['without days', null, null, true, 'live'],
    ['in its first and last day', '2026-11-21', '2026-11-21', true, 'live'],
    ['that starts tomorrow', '2026-11-22', null, true, 'starts'],
    ['that starts next year', '2027-01-05', null, true, 'starts'],
    ['that ended yesterday', null, '2026-11-20', true, 'ended'],
    ['that is turned off', '2026-11-22', null, false, 'off'],
    ['that ended and is turned off', null, '2026-11-20', false, 'ended'],
  ])('of a deal %s', (_, validFrom, validUntil, active, expected) => {
    expect(dealState({ validFrom, validUntil, active }, today)).toBe(expected);
  });
});

describe('sortDeals', () => {
  const deal = (name: string, changes: { validUntil?: string; validFrom?: string; active?: boolean }) => ({
    name,
    validFrom: null,
    validUntil: null,
    active: true,
    ...changes,
  });
  it('goes by the days, whether a deal is on or off, and else keeps the order', () => {
    const deals = [
      deal('over', { validUntil: '2026-11-20' }),
      deal('over and off', { validUntil: '2026-11-20', active: false }),
      deal('off', { active: false }),
      deal('to come', { validFrom: '2026-11-22' }),
      deal('applies in its last day', { validUntil: today }),
    ];
    expect(sortDeals(deals, today).map(({ name }) => name)).toEqual([
      'off',
      'applies in its last day',
      'to come',
      'over',
      'over and off',
    ]);
  });
});

describe('countListedDeals', () => {
  it('counts under each filter, whatever else is true of a deal', () => {
    const deal = { active: true, featured: false, dealType: 'COMBO' } as const;
    expect(countListedDeals([deal, { ...deal, active: false }, { ...deal, featured: true, dealType: 'FREE' }])).toEqual(
      {
        all: 3,
        active: 2,
        inactive: 1,
        featured: 1,
        ofType: { COMBO: 2, LUNCH: 0, DINNER: 0, DRINKS: 0, SITEWIDE: 0, FREE: 1 },
      },
    );
  });
});

describe('dealPhase', () => {
  it('has a coming-soon window of 7 days', () => {
    expect(COMING_SOON_DAYS).toBe(7);
  });

  it.each([
    ['no dates at all', null, null, 'current'],
    ['started long ago', '2026-01-01', null, 'current'],
    ['starts today', '2026-11-21', null, 'current'],
    ['starts in exactly 7 days', '2026-11-28', null, 'current'],
    ['starts in 8 days', '2026-11-29', null, 'coming-soon'],
    ['starts next year', '2027-01-05', null, 'coming-soon'],
    ['ends today', '2026-11-01', '2026-11-21', 'current'],
    ['ends tomorrow, no start', null, '2026-11-22', 'current'],
    ['ended yesterday', '2026-11-01', '2026-11-20', 'expired'],
    ['ended yesterday, no start', null, '2026-11-20', 'expired'],
    ['coming, with an end', '2026-12-01', '2026-12-31', 'coming-soon'],
    ['ended before it starts', '2026-12-01', '2026-11-20', 'expired'],
  ] as const)('%s', (_, validFrom, validUntil, phase) => {
    expect(dealPhase({ validFrom, validUntil }, today)).toBe(phase);
  });

  it('counts calendar days across a clock change and a leap day', () => {
    expect(dealPhase({ validFrom: '2026-10-29', validUntil: null }, '2026-10-22')).toBe('current');
    expect(dealPhase({ validFrom: '2026-10-30', validUntil: null }, '2026-10-22')).toBe('coming-soon');
    expect(dealPhase({ validFrom: '2028-03-02', validUntil: null }, '2028-02-24')).toBe('current');
    expect(dealPhase({ validFrom: '2028-03-03', validUntil: null }, '2028-02-24')).toBe('coming-soon');
  });
});

describe('dealPhaseAt', () => {
  const lastDay = { validFrom: null, validUntil: '2026-11-20' };

  it("uses the day in the restaurant's time zone, not the machine's", () => {
    const justBeforeMidnight = new Date('2026-11-20T22:59:59Z');
    const midnightInAmsterdam = new Date('2026-11-20T23:00:00Z');
    expect(dealPhaseAt(lastDay, justBeforeMidnight, 'Europe/Amsterdam')).toBe('current');
    expect(dealPhaseAt(lastDay, midnightInAmsterdam, 'Europe/Amsterdam')).toBe('expired');
    expect(dealPhaseAt(lastDay, midnightInAmsterdam, 'America/New_York')).toBe('current');
    expect(dealPhaseAt(lastDay, justBeforeMidnight, 'Asia/Kathmandu')).toBe('expired');
  });
});

describe('startsLater', () => {
  it.each([
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-11-20', false],
    [null, false],
  ] as const)('first day %s: %s', (validFrom, later) => {
    expect(startsLater({ validFrom, validUntil: null }, today)).toBe(later);
  });
});

const dish = (unitPrice: number, quantity = 1): ConditionLine => ({
  name: 'Pea soup',
  unitPrice,
  quantity,
  isConditional: false,
  minimumOrderAmount: null,
});

const deal = (name: string, unitPrice: number, minimumOrderAmount: number | null): ConditionLine => ({
  name,
  unitPrice,
  quantity: 1,
  isConditional: true,
  minimumOrderAmount,
});

describe('checkDealConditions', () => {
  it('accepts an empty cart and a cart without deals', () => {
    const valid = { isValid: true, invalidDeals: [], shortfallAmount: 0 };
    expect(checkDealConditions([])).toEqual({ ...valid, currentTotal: 0 });
    expect(checkDealConditions([dish(1250, 2)])).toEqual({ ...valid, currentTotal: 25 });
  });

  it("includes the deal's own line in the total", () => {
    expect(checkDealConditions([deal('Family box', 1000, 2500), dish(1500)]).isValid).toBe(true);
    expect(checkDealConditions([deal('Family box', 1000, 2500), dish(1499)])).toEqual({
      isValid: false,
      invalidDeals: [{ name: 'Family box', minimumAmount: 25 }],
      currentTotal: 24.99,
      shortfallAmount: 0.01,
    });
  });

  it('multiplies prices by quantities', () => {
    expect(checkDealConditions([deal('Free cake', 0, 2500), dish(1250, 2)]).isValid).toBe(true);
  });

  it('reports every unmet deal, and the largest gap as the shortfall', () => {
    const result = checkDealConditions([
      deal('Free cake', 0, 2000),
      deal('Free wine', 0, 4050),
      deal('Free tea', 0, 1000),
      dish(1200),
    ]);
    expect(result).toEqual({
      isValid: false,
      invalidDeals: [
        { name: 'Free cake', minimumAmount: 20 },
        { name: 'Free wine', minimumAmount: 40.5 },
      ],
      currentTotal: 12,
      shortfallAmount: 28.5,
    });
  });

  it('ignores a minimum on a deal that is not conditional', () => {
    expect(checkDealConditions([{ ...deal('Lunch', 900, 5000), isConditional: false }]).isValid).toBe(true);
  });

  it('ignores a conditional deal that sets no minimum', () => {
    expect(checkDealConditions([deal('Lunch', 900, null)]).isValid).toBe(true);
  });

  it('is met when the shortfall is added, and not with a cent less', () => {
    const aDeal = fc.record({
      price: fc.integer({ min: 0, max: 3000 }),
      minimum: fc.integer({ min: 1, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(aDeal, { minLength: 1, maxLength: 5 }), fc.nat({ max: 5000 }), (deals, price) => {
        const lines = [dish(price), ...deals.map((each) => deal('Deal', each.price, each.minimum))];
        const shortfall = Math.round(checkDealConditions(lines).shortfallAmount * 100);
        fc.pre(shortfall > 0);
        expect(checkDealConditions([...lines, dish(shortfall)]).isValid).toBe(true);
        expect(checkDealConditions([...lines, dish(shortfall - 1)])).toMatchObject({
          isValid: false,
          shortfallAmount: fromCents(1),
        });
      }),
    );
  });
});

describe('toConditionLine', () => {
  const line = { name: 'Family box', price: 10.1, quantity: 2, isConditional: true };

  it('turns euros into cents', () => {
    expect(toConditionLine({ ...line, minimumOrderAmount: 25.55 })).toEqual({
      name: 'Family box',
      unitPrice: 1010,
      quantity: 2,
      isConditional: true,
      minimumOrderAmount: 2555,
    });
  });

  it('keeps a missing minimum missing', () => {
    expect(toConditionLine({ ...line, minimumOrderAmount: null }).minimumOrderAmount).toBeNull();
  });
});

const line = (key: string, quantity: number, maxPerOrder?: number | null) => ({ key, quantity, maxPerOrder });
const over = (...lines: ReturnType<typeof line>[]) => [...linesOverMaximum(lines)];

describe('the maximum of a deal per order', () => {
  it('is 99 for a deal without its own maximum', () => {
    expect([{}, { maxPerOrder: null }, { maxPerOrder: 1 }, { maxPerOrder: 120 }].map(maximumPerOrder)).toEqual([
      99, 99, 1, 99,
    ]);
  });

  it('is met by exactly that number, and by any number where there is none', () => {
    expect(over(line('dessert', 2, 2), line('soup', 99), line('combo', 50, null))).toEqual([]);
  });

  it('is exceeded by one more, in the line that exceeds it', () => {
    expect(over(line('soup', 9), line('dessert', 3, 2))).toEqual([1]);
  });

  it('counts all lines of one deal together, and those of another deal separately', () => {
    expect(over(line('dessert', 1, 1), line('drink', 1, 1), line('dessert', 1, 1), line('dessert', 1, 1))).toEqual([
      2, 3,
    ]);
  });
});
