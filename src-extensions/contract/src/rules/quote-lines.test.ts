import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from './check-lines.js';
import { DEFAULT_HOURS } from './restaurant-defaults.js';
import { deal, dish, line, pricedLines, quoteOf } from './testing/sale-items.js';

describe('a quoted line', () => {
  it('has the current name and price of its item', () => {
    const soup = dish({ unitCents: 635, allergens: ['milk'], dietary: ['vegetarian'] });
    const request = { ...line(soup, 3), customizations: ['hot'] };
    expect(quoteOf([request], [soup]).lines).toEqual([
      {
        itemId: 'soup',
        itemType: 'menu',
        quantity: 3,
        customizations: ['hot'],
        obstacle: null,
        options: null,
        choices: [],
        choiceIssues: [],
        name: 'Soup',
        unitPrice: 6.35,
        totalPrice: 19.05,
        imageUrl: '/soup.webp',
        minimumOrderAmount: null,
        isConditional: false,
        maxPerOrder: null,
        left: null,
        allergens: ['milk'],
        knownAllergens: [],
        dietary: ['vegetarian'],
      },
    ]);
  });

  it.each([
    ['the least order of a conditional deal', { isConditional: true, minimumCents: 2050 }, 20.5],
    ['none of a deal that is not conditional', { isConditional: false, minimumCents: 2050 }, null],
    ['none where the deal sets none', { isConditional: true, minimumCents: null }, null],
  ])('says %s', (_, changes, minimumOrderAmount) => {
    const combo = deal({ ...changes, maxPerOrder: 2 });
    expect(quoteOf([line(combo)], [combo]).lines).toMatchObject([
      { isConditional: changes.isConditional, minimumOrderAmount, maxPerOrder: 2 },
    ]);
  });

  it.each([
    ['gone without a trace', line(dish({ id: 'nowhere' })), { obstacle: 'gone', name: null, totalPrice: null }],
    ['sold out', line(dish({ id: 'pie' })), { obstacle: 'sold-out', name: 'Pie', unitPrice: 4, totalPrice: 4 }],
    ['more than an order takes', line(deal(), 3), { obstacle: 'too-many', name: 'Combo', totalPrice: 15 }],
  ])('that is %s is named and counted in no sum', (_, wanted, said) => {
    const items = [dish(), dish({ id: 'pie', name: 'Pie', unitCents: 400, onSale: false }), deal({ maxPerOrder: 2 })];
    const quote = quoteOf([line(dish(), 2), wanted], items);
    expect(quote.lines[1]).toMatchObject(said);
    expect(quote).toMatchObject({ subtotal: 15, tax: 0, total: 15 });
  });
});

describe('a quote', () => {
  it('has the total that the order is placed for', () => {
    const aRequest = fc.record({ unitCents: fc.nat({ max: 999_999 }), quantity: fc.integer({ min: 1, max: 99 }) });
    // Twenty lines at the largest price and quantity still come to what an order may cost.
    fc.assert(
      fc.property(fc.array(aRequest, { minLength: 1, maxLength: 20 }), (requests) => {
        const items = requests.map(({ unitCents }, index) => dish({ id: `dish-${index}`, unitCents }));
        const lines = items.map((item, index) => line(item, requests[index]?.quantity));
        const quote = quoteOf(lines, items);
        const placed = totalsOf(pricedLines(lines, items, { quotedTotal: quote.total })).total;
        expect(Math.round(quote.total * 100)).toBe(placed);
        expect(Math.round((quote.subtotal + quote.tax) * 100)).toBe(placed);
        const parts = quote.lines.reduce((sum, { totalPrice }) => sum + Math.round((totalPrice ?? NaN) * 100), 0);
        expect(parts).toBe(placed);
      }),
    );
  });

  it("uses the restaurant's day, not the server's", () => {
    const lastDay = deal({ validUntil: '2026-11-21' });
    const obstacleAt = (now: string) => quoteOf([line(lastDay)], [lastDay], { at: Date.parse(now) }).lines[0]?.obstacle;
    expect([obstacleAt('2026-11-21T22:59:59Z'), obstacleAt('2026-11-21T23:00:00Z')]).toEqual([null, 'ended']);
  });

  it('says when an order placed now is ready, or null where the kitchen never opens', () => {
    expect(quoteOf([], []).readyAt).toBe('2026-11-21T11:20:00.000Z');
    const closed = { open: '09:00', close: '22:00', closed: true };
    const never = Object.fromEntries(Object.keys(DEFAULT_HOURS).map((day) => [day, closed]));
    const openingHours = { ...DEFAULT_HOURS, ...never };
    expect(quoteOf([], [], { kitchen: { openingHours } }).readyAt).toBeNull();
  });
});
