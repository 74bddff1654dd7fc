import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDealConditions, toConditionLine, type ConditionLine } from './deal-condition.js';
import { fromCents } from './money.js';

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

  it("counts the deal's own line", () => {
    expect(checkDealConditions([deal('Family box', 1000, 2500), dish(1500)]).isValid).toBe(true);
    expect(checkDealConditions([deal('Family box', 1000, 2500), dish(1499)])).toEqual({
      isValid: false,
      invalidDeals: [{ name: 'Family box', minimumAmount: 25 }],
      currentTotal: 24.99,
      shortfallAmount: 0.01,
    });
  });

  it('counts quantities', () => {
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

  it('is met exactly when the shortfall is added, not a cent earlier', () => {
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
