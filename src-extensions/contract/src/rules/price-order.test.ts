import { describe, expect, it } from 'vitest';
import type { SaleItem } from './check-lines.js';
import { deal, dish, line, pricedLines, quoteOf, refusalOf } from './testing/sale-items.js';

describe('pricing lines', () => {
  it('copies name and price from what is stored, in the order of the lines', () => {
    const lines = [line(deal(), 2), { ...line(dish(), 3), customizations: ['hot'] }, line(dish())];
    expect(pricedLines(lines, [dish(), deal()])).toMatchObject([
      { item: deal(), line: { quantity: 2, customizations: [] }, unitCents: 500 },
      { item: dish(), line: { quantity: 3, customizations: ['hot'] }, unitCents: 750 },
      { item: dish(), line: { quantity: 1, customizations: [] }, unitCents: 750 },
    ]);
  });

  it('distinguishes a dish from a deal with the same id', () => {
    const twin = deal({ id: 'soup' });
    expect(pricedLines([line(twin)], [dish(), twin]).map(({ unitCents }) => unitCents)).toEqual([500]);
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
    const other = dish({ id: 'other' });
    const message = `Line 2: ${reason}.`;
    expect(refusalOf([line(other), line(asked)], [other, ...stored])).toEqual({
      status: 400,
      reason: 'line',
      message,
      quote: null,
      issues: [{ path: 'items.1.itemId', message }],
    });
  });

  it.each([
    ['on its last day', { validUntil: '2026-11-21' }],
    ['seven days before it starts', { validFrom: '2026-11-28' }],
    ['on its first day', { validFrom: '2026-11-21' }],
  ])('is none: a deal %s', (_, changes) => {
    expect(pricedLines([line(deal())], [deal(changes)])).toHaveLength(1);
  });

  it('exceeds the maximum per order of its deal, all its lines together; the refusal names line and maximum', () => {
    const dessert = deal({ name: 'Dessert', unitCents: 0, maxPerOrder: 2 });
    expect(pricedLines([line(dessert, 2)], [dessert])).toHaveLength(1);
    const message = 'Line 3: an order takes at most 2 of Dessert.';
    const lines = [line(dessert), line(dish()), { ...line(dessert, 2), customizations: ['cold'] }];
    expect(refusalOf(lines, [dish(), dessert])).toMatchObject({
      status: 400,
      message,
      issues: [{ path: 'items.2.quantity', message }],
    });
  });

  it('is named together with all others', () => {
    expect(refusalOf([line(dish()), line(deal())], [])?.message).toBe(
      'Line 1: there is no such dish. Line 2: there is no such deal.',
    );
  });

  it('is named before anything else is: another total than shown, an unmet condition', () => {
    const conditional = deal({ isConditional: true, minimumCents: 9000 });
    const refusal = refusalOf([line(conditional), line(dish())], [conditional], { quotedTotal: 1 });
    expect(refusal?.message).toBe('Line 2: there is no such dish.');
  });
});

describe('the condition of a deal', () => {
  const refusalFor = (items: SaleItem[], currencySymbol = '€') =>
    refusalOf(
      items.map((item) => line(item)),
      items,
      { currencySymbol },
    );
  const conditional = deal({ isConditional: true, minimumCents: 2000 });

  it('is met at exactly the minimum, the deal itself included', () => {
    expect(refusalFor([conditional, dish({ unitCents: 1500 })])).toBeNull();
  });

  it('is refused one cent below the minimum, with the shortfall', () => {
    expect(refusalFor([conditional, dish({ unitCents: 1499 })])).toEqual({
      status: 400,
      reason: 'deal-condition',
      issues: [],
      quote: null,
      message: 'Order requirements not met: Combo needs a minimum order of €20.00; €0.01 is missing.',
    });
  });

  it('names every unmet deal and the largest shortfall, in the restaurant currency', () => {
    const bigger = deal({ id: 'feast', name: 'Feast', isConditional: true, minimumCents: 5000 });
    expect(refusalFor([conditional, bigger], '$')?.message).toBe(
      'Order requirements not met: Combo needs a minimum order of $20.00, Feast needs a minimum order of $50.00; $40.00 is missing.',
    );
  });

  it('does not apply to a deal that is unconditional or has no minimum', () => {
    const free = [deal({ minimumCents: 2000 }), deal({ id: 'b', isConditional: true, minimumCents: null })];
    expect(refusalFor(free)).toBeNull();
  });

  it('counts after the total: who was shown another one hears of that', () => {
    expect(refusalOf([line(conditional)], [conditional], { quotedTotal: 4 })?.status).toBe(409);
  });
});

describe('the total of an order', () => {
  it('is refused above twenty million, whatever was shown', () => {
    const refusalFor = (...cents: number[]) => {
      const items = cents.map((unitCents, index) => dish({ id: `dish-${index}`, unitCents }));
      const lines = items.map((item) => line(item, 2));
      return [{}, { quotedTotal: 20_000_000 }].map((shown) =>
        refusalOf(lines, items, { ...shown, currencySymbol: '$' }),
      );
    };
    expect(refusalFor(600_000_000, 400_000_000)).toEqual([null, null]);
    const message = 'The order must be at most $20000000.00 in all.';
    const refused = { status: 400, reason: 'maximum-total', message, issues: [], quote: null };
    expect(refusalFor(600_000_000, 400_000_001)).toEqual([refused, refused]);
  });
});

describe('the contents a customer was shown', () => {
  const lines = [line(dish()), line(deal())];
  const shown = (...items: SaleItem[]) => quoteOf(lines, items).contentsHash;
  const now = dish({ allergens: ['milk'] });

  it('are accepted where they are the same, or were not sent', () => {
    const quotedContentsHash = shown(deal(), dish());
    expect(refusalOf(lines, [dish(), deal()], { quotedContentsHash, quotedTotal: 12.5 })).toBeNull();
    expect(refusalOf(lines, [now, deal()], {})).toBeNull();
  });

  it('are refused with 409 and a new quote where others would be ordered, although the total is the same', () => {
    const before = shown(dish(), deal());
    const quote = quoteOf(lines, [now, deal()]);
    expect(refusalOf(lines, [now, deal()], { quotedContentsHash: before, quotedTotal: 12.5 })).toEqual({
      status: 409,
      reason: 'contents',
      issues: [],
      quote,
      message: 'What is in this order has changed since it was quoted. Nothing has been ordered.',
    });
    expect(refusalOf(lines, [now, deal()], { quotedContentsHash: quote.contentsHash })).toBeNull();
  });

  it('count after the total, whose sentence names both, and before the condition of a deal', () => {
    const costly = { ...now, unitCents: 800 };
    expect(refusalOf(lines, [costly, deal()], { quotedContentsHash: shown(), quotedTotal: 12.5 })?.message).toMatch(
      /^The total is now/,
    );
    const conditional = deal({ isConditional: true, minimumCents: 9000 });
    expect(refusalOf(lines, [dish(), conditional], { quotedContentsHash: shown() })?.status).toBe(409);
  });
});

describe('the total a customer was shown', () => {
  const items = [dish(), deal()];
  /** Two dishes of 7.50 and a deal of 5.00. */
  const lines = [line(dish(), 2), line(deal())];
  const refusalFor = (quotedTotal: number | undefined) => refusalOf(lines, items, { quotedTotal, currencySymbol: '$' });

  it.each([20, undefined])('%s is accepted: it is right, or was not sent', (quotedTotal) => {
    expect(refusalFor(quotedTotal)).toBeNull();
  });

  it.each([
    [19.99, 'The total is now $20.00 instead of $19.99. Nothing has been ordered.'],
    [20.01, 'The total is now $20.00 instead of $20.01. Nothing has been ordered.'],
    [0, 'The total is now $20.00 instead of $0.00. Nothing has been ordered.'],
  ])('%d is refused with 409, both totals and a new quote', (quotedTotal, message) => {
    const quote = quoteOf(lines, items);
    expect(refusalFor(quotedTotal)).toEqual({ status: 409, reason: 'total', message, issues: [], quote });
  });
});
