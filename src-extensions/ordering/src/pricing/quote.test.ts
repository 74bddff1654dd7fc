import { RESTAURANT_DEFAULTS } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderingRestaurant } from './catalogue-port.js';
import { priceLines } from './price-lines.js';
import { quoteLines, readItemsOf, requireRestaurant } from './quote.js';
import { deal, dish, line } from './testing/sale-items.js';

const NOON = new Date('2026-11-21T11:00:00Z');
const restaurant: OrderingRestaurant = RESTAURANT_DEFAULTS;
const noSql: Sql = () => Promise.reject(new Error('The database was asked'));

describe('the dishes and deals of requested lines', () => {
  it('are read once each, dishes as dishes and deals as deals', async () => {
    const asked: unknown[] = [];
    const catalogue = {
      readDishes: (_: Sql, ids: readonly string[]) => {
        asked.push(['dishes', ids]);
        return Promise.resolve(ids.map((id) => dish({ id })));
      },
      readDeals: (_: Sql, ids: readonly string[]) => {
        asked.push(['deals', ids]);
        return Promise.resolve(ids.map((id) => deal({ id })));
      },
    };
    const [aSoup, aCombo] = [line(dish()), line(deal())];
    expect(await readItemsOf(catalogue, noSql, [aSoup, aCombo, aSoup])).toEqual([dish(), deal()]);
    expect(asked).toEqual([
      ['dishes', ['soup']],
      ['deals', ['combo']],
    ]);
  });
});

describe('the restaurant', () => {
  it('takes no orders before the owner has described it', async () => {
    const message = 'The restaurant does not take orders yet.';
    const nobody = { readRestaurant: () => Promise.resolve(null) };
    await expect(requireRestaurant(nobody, noSql)).rejects.toMatchObject({ status: 503, message });
  });
});

describe('a quoted line', () => {
  it('has the current name and price of its item', () => {
    const soup = dish({ unitCents: 635, allergens: ['milk'], dietary: ['vegetarian'] });
    const wish = { ...line(soup, 3), customizations: ['hot'] };
    expect(quoteLines([wish], [soup], restaurant, NOON).lines).toEqual([
      {
        ...{ itemId: 'soup', itemType: 'menu', quantity: 3, customizations: ['hot'], obstacle: null },
        ...{ options: null, choices: [], choiceIssues: [] },
        ...{ name: 'Soup', unitPrice: 6.35, totalPrice: 19.05, imageUrl: '/soup.webp' },
        ...{ minimumOrderAmount: null, isConditional: false, maxPerOrder: null },
        ...{ allergens: ['milk'], dietary: ['vegetarian'] },
      },
    ]);
  });

  it.each([
    ['the least order of a conditional deal', { isConditional: true, minimumCents: 2050 }, 20.5],
    ['none of a deal that is not conditional', { isConditional: false, minimumCents: 2050 }, null],
    ['none where the deal sets none', { isConditional: true, minimumCents: null }, null],
  ])('says %s', (_, changes, minimumOrderAmount) => {
    const combo = deal({ ...changes, maxPerOrder: 2 });
    expect(quoteLines([line(combo)], [combo], restaurant, NOON).lines).toMatchObject([
      { isConditional: changes.isConditional, minimumOrderAmount, maxPerOrder: 2 },
    ]);
  });

  it.each([
    ['gone without a trace', line(dish({ id: 'nowhere' })), { obstacle: 'gone', name: null, totalPrice: null }],
    ['sold out', line(dish({ id: 'pie' })), { obstacle: 'sold-out', name: 'Pie', unitPrice: 4, totalPrice: 4 }],
    ['more than an order takes', line(deal(), 3), { obstacle: 'too-many', name: 'Combo', totalPrice: 15 }],
  ])('that is %s is named and counted in no sum', (_, wanted, said) => {
    const items = [dish(), dish({ id: 'pie', name: 'Pie', unitCents: 400, onSale: false }), deal({ maxPerOrder: 2 })];
    const quote = quoteLines([line(dish(), 2), wanted], items, restaurant, NOON);
    expect(quote.lines[1]).toMatchObject(said);
    expect(quote).toMatchObject({ subtotal: 15, tax: 0, total: 15 });
  });
});

describe('a quote', () => {
  it('has the total that the order is placed for', () => {
    const aWish = fc.record({ unitCents: fc.nat({ max: 999_999 }), quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(aWish, { minLength: 1, maxLength: 50 }), (wishes) => {
        const items = wishes.map(({ unitCents }, index) => dish({ id: `dish-${index}`, unitCents }));
        const lines = items.map((item, index) => line(item, wishes[index]?.quantity));
        const quote = quoteLines(lines, items, restaurant, NOON);
        const placed = priceLines(lines, items, '2026-11-21').reduce((sum, { totalCents }) => sum + totalCents, 0);
        expect(Math.round(quote.total * 100)).toBe(placed);
        expect(Math.round((quote.subtotal + quote.tax) * 100)).toBe(placed);
        const parts = quote.lines.reduce((sum, { totalPrice }) => sum + Math.round((totalPrice ?? NaN) * 100), 0);
        expect(parts).toBe(placed);
      }),
    );
  });

  it("uses the restaurant's day, not the server's", () => {
    const lastDay = deal({ validUntil: '2026-11-21' });
    const obstacleAt = (now: string) =>
      quoteLines([line(lastDay)], [lastDay], restaurant, new Date(now)).lines[0]?.obstacle;
    expect([obstacleAt('2026-11-21T22:59:59Z'), obstacleAt('2026-11-21T23:00:00Z')]).toEqual([null, 'ended']);
  });

  it('says when an order placed now is ready, or null where the kitchen never opens', () => {
    expect(quoteLines([], [], restaurant, NOON).readyAt).toBe('2026-11-21T11:20:00.000Z');
    const closed = { open: '09:00', close: '22:00', closed: true };
    const never = Object.fromEntries(Object.keys(restaurant.openingHours).map((day) => [day, closed]));
    const openingHours = { ...restaurant.openingHours, ...never };
    expect(quoteLines([], [], { ...restaurant, openingHours }, NOON).readyAt).toBeNull();
  });
});
