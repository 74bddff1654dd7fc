import {
  RESTAURANT_DEFAULTS,
  UNCONDITIONAL,
  quoteLines,
  type LineItemType,
  type PlaceOrderLine,
  type SaleItem,
} from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { describe, expect, it } from 'vitest';
import { hashText, readItemsOf, requirePlaceable, requireRestaurant } from './quote.js';

const NOON = new Date('2026-11-21T11:00:00Z');
const noSql: Sql = () => Promise.reject(new Error('The database was asked'));

const sold = (type: LineItemType, id: string): SaleItem => ({
  ...UNCONDITIONAL,
  ...{ id, type, name: id, unitCents: 750, imageUrl: '/soup.webp', isActive: true, onSale: true },
  ...{ allergens: null, dietary: [], optionGroups: [] },
});
const line = (itemType: LineItemType, itemId: string): PlaceOrderLine => ({
  ...{ itemId, itemType, quantity: 1, customizations: [] },
});

describe('the dishes and deals of requested lines', () => {
  it('are read once each, dishes as dishes and deals as deals', async () => {
    const asked: unknown[] = [];
    const catalogue = {
      readDishes: (_: Sql, ids: readonly string[]) => {
        asked.push(['dishes', ids]);
        return Promise.resolve(ids.map((id) => sold('menu', id)));
      },
      readDeals: (_: Sql, ids: readonly string[]) => {
        asked.push(['deals', ids]);
        return Promise.resolve(ids.map((id) => sold('deal', id)));
      },
    };
    const [aSoup, aCombo] = [line('menu', 'soup'), line('deal', 'combo')];
    expect(await readItemsOf(catalogue, noSql, [aSoup, aCombo, aSoup])).toEqual([
      sold('menu', 'soup'),
      sold('deal', 'combo'),
    ]);
    expect(asked).toEqual([
      ['dishes', ['soup']],
      ['deals', ['combo']],
    ]);
  });
});

describe('the restaurant', () => {
  it('takes orders once the owner has described it', async () => {
    const described = { readRestaurant: () => Promise.resolve(RESTAURANT_DEFAULTS) };
    expect(await requireRestaurant(described, noSql)).toBe(RESTAURANT_DEFAULTS);
  });

  it('takes no orders before the owner has described it', async () => {
    const message = 'The restaurant does not take orders yet.';
    const nobody = { readRestaurant: () => Promise.resolve(null) };
    await expect(requireRestaurant(nobody, noSql)).rejects.toMatchObject({ status: 503, message });
  });

  it('takes orders once it is described', async () => {
    const described = { readRestaurant: () => Promise.resolve(RESTAURANT_DEFAULTS) };
    expect(await requireRestaurant(described, noSql)).toBe(RESTAURANT_DEFAULTS);
  });
});

describe('an order', () => {
  const items = [sold('menu', 'soup')];
  const place = (itemId: string, quotedTotal: number) => () =>
    requirePlaceable({ items: [line('menu', itemId)], quotedTotal }, items, RESTAURANT_DEFAULTS, NOON);

  it('that can be placed has its priced lines', () => {
    expect(place('soup', 7.5)()).toMatchObject([{ item: sold('menu', 'soup'), unitCents: 750 }]);
  });

  it('with a line that cannot be sold is refused with 400 and the issue', () => {
    const message = 'Line 1: there is no such dish.';
    expect(place('pie', 7.5)).toThrow(
      expect.objectContaining({ status: 400, message, issues: [{ path: 'items.0.itemId', message }], details: {} }),
    );
  });

  it('with another total than shown is refused with 409 and the new quote', () => {
    const message = 'The total is now €7.50 instead of €7.00. Nothing has been ordered.';
    const quote = quoteLines([line('menu', 'soup')], items, RESTAURANT_DEFAULTS, NOON, hashText);
    expect(place('soup', 7)).toThrow(expect.objectContaining({ status: 409, message, details: { quote } }));
  });
});
