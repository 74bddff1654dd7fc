import { describe, expect, it } from 'vitest';
import type { SaleItem } from './catalogue-port.js';
import { priceLines, requireDealConditions, requireShownTotal, requireStorableTotal } from './price-lines.js';
import { deal, dish, errorOf, line } from './testing/sale-items.js';

const TODAY = '2026-11-21';

describe('pricing lines', () => {
  it('copies name and price from what is stored, in the order of the lines', () => {
    const lines = [line(deal(), 2), { ...line(dish(), 3), customizations: ['hot'] }, line(dish())];
    expect(priceLines(lines, [dish(), deal()], TODAY)).toMatchObject([
      { item: deal(), quantity: 2, customizations: [], unitCents: 500, totalCents: 1000 },
      { item: dish(), quantity: 3, customizations: ['hot'], unitCents: 750, totalCents: 2250 },
      { item: dish(), quantity: 1, customizations: [], unitCents: 750, totalCents: 750 },
    ]);
  });

  it('distinguishes a dish from a deal with the same id', () => {
    const twin = deal({ id: 'soup' });
    expect(priceLines([line(twin)], [dish(), twin], TODAY).map(({ totalCents }) => totalCents)).toEqual([500]);
  });
});

describe('a line that cannot be sold', () => {
  it.each([
    ['an unknown dish', dish(), [], 'there is no such dish'],
    ['an unknown deal', deal(), [], 'there is no such deal'],
    ['a deal asked for as a dish', dish({ id: 'combo' }), [deal()], 'there is no such dish'],
    ['a deleted dish', dish(), [dish({ isActive: false })], 'Soup is no longer on offer'],
    ['an unavailable dish', dish(), [dish({ onSale: false })], 'Soup is not available right now'],
    ['a deleted deal', deal(), [deal({ isActive: false, onSale: false })], 'Combo is no longer on offer'],
    ['an inactive deal', deal(), [deal({ onSale: false })], 'Combo is not active'],
    ['an expired deal', deal(), [deal({ validUntil: '2026-11-20' })], 'Combo has expired'],
    ['a coming-soon deal', deal(), [deal({ validFrom: '2026-11-29' })], 'Combo cannot be ordered yet'],
  ])('%s', (_, asked, stored, reason) => {
    const error = errorOf(() =>
      priceLines([line(dish({ id: 'other' })), line(asked)], [dish({ id: 'other' }), ...stored], TODAY),
    );
    const message = `Line 2: ${reason}.`;
    expect(error).toMatchObject({ status: 400, message, issues: [{ path: 'items.1.itemId', message }] });
  });

  it.each([
    ['on its last day', { validUntil: TODAY }],
    ['seven days before it starts', { validFrom: '2026-11-28' }],
    ['on its first day', { validFrom: TODAY }],
  ])('is none: a deal %s', (_, changes) => {
    expect(priceLines([line(deal())], [deal(changes)], TODAY)).toHaveLength(1);
  });

  it('exceeds the maximum per order of its deal, all its lines together; the error names line and maximum', () => {
    const dessert = deal({ name: 'Dessert', unitCents: 0, maxPerOrder: 2 });
    expect(priceLines([line(dessert, 2)], [dessert], TODAY)).toHaveLength(1);
    const message = 'Line 3: an order takes at most 2 of Dessert.';
    const lines = [line(dessert), line(dish()), { ...line(dessert, 2), customizations: ['cold'] }];
    expect(errorOf(() => priceLines(lines, [dish(), dessert], TODAY))).toMatchObject({
      status: 400,
      message,
      issues: [{ path: 'items.2.quantity', message }],
    });
  });

  it('is named together with all others', () => {
    const error = errorOf(() => priceLines([line(dish()), line(deal())], [], TODAY));
    expect(error.message).toBe('Line 1: there is no such dish. Line 2: there is no such deal.');
  });
});

describe('the condition of a deal', () => {
  const priced = (...items: SaleItem[]) =>
    priceLines(
      items.map((item) => line(item)),
      items,
      TODAY,
    );
  const conditional = deal({ isConditional: true, minimumCents: 2000 });

  it('is met at exactly the minimum, the deal itself included', () => {
    expect(() => requireDealConditions(priced(conditional, dish({ unitCents: 1500 })), '€')).not.toThrow();
  });

  it('is refused one cent below the minimum, with the shortfall', () => {
    const error = errorOf(() => requireDealConditions(priced(conditional, dish({ unitCents: 1499 })), '€'));
    expect(error).toMatchObject({
      status: 400,
      message: 'Order requirements not met: Combo needs a minimum order of €20.00; €0.01 is missing.',
    });
  });

  it('names every unmet deal and the largest shortfall, in the restaurant currency', () => {
    const bigger = deal({ id: 'feast', name: 'Feast', isConditional: true, minimumCents: 5000 });
    const error = errorOf(() => requireDealConditions(priced(conditional, bigger), '$'));
    expect(error.message).toBe(
      'Order requirements not met: Combo needs a minimum order of $20.00, Feast needs a minimum order of $50.00; $40.00 is missing.',
    );
  });

  it('does not apply to a deal that is unconditional or has no minimum', () => {
    const free = [deal({ minimumCents: 2000 }), deal({ id: 'b', isConditional: true, minimumCents: null })];
    expect(() => requireDealConditions(priced(...free), '€')).not.toThrow();
  });
});

describe('the total of an order', () => {
  const worth = (...cents: number[]) => {
    const items = cents.map((unitCents, index) => dish({ id: `dish-${index}`, unitCents }));
    return priceLines(
      items.map((item) => line(item, 2)),
      items,
      TODAY,
    );
  };

  it('is refused above twenty million', () => {
    expect(() => requireStorableTotal(worth(600_000_000, 400_000_000), '€')).not.toThrow();
    const error = errorOf(() => requireStorableTotal(worth(600_000_000, 400_000_001), '$'));
    expect(error).toMatchObject({ status: 400, message: 'The order must be at most $20000000.00 in all.' });
  });
});

/** Two dishes of 7.50 and a deal of 5.00. */
const lines = priceLines([line(dish(), 2), line(deal())], [dish(), deal()], '2026-11-21');
const quote = { lines: [], subtotal: 20, tax: 0, total: 20, readyAt: null };
const placeFor = (quotedTotal: number | undefined) => requireShownTotal({ quotedTotal }, lines, '$', () => quote);

describe('the total a customer was shown', () => {
  it.each([20, undefined])('%s is accepted: it is right, or was not sent', (quotedTotal) => {
    expect(() => placeFor(quotedTotal)).not.toThrow();
  });

  it.each([
    [19.99, 'The total is now $20.00 instead of $19.99. Nothing has been ordered.'],
    [20.01, 'The total is now $20.00 instead of $20.01. Nothing has been ordered.'],
    [0, 'The total is now $20.00 instead of $0.00. Nothing has been ordered.'],
  ])('%d is refused with 409, both totals and a new quote', (quotedTotal, message) => {
    expect(errorOf(() => placeFor(quotedTotal))).toMatchObject({
      status: 409,
      message,
      issues: [],
      details: { quote },
    });
  });

  it('makes no quote when the shown total is right', () => {
    requireShownTotal({ quotedTotal: 20 }, lines, '$', () => {
      throw new Error('A quote was made');
    });
  });
});
