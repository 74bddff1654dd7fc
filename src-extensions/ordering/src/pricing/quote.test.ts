import {
  quoteLines,
  RESTAURANT_DEFAULTS,
  NO_DEAL_TERMS,
  UNDISTURBED,
  DEAL_IN_KITCHEN,
  type LineItemType,
  type PlaceOrderLine,
  type SaleItem,
} from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { describe, expect, it } from 'vitest';
import type { Catalogue, OrderingRestaurant } from './catalogue-port.js';
import { readCircumstances, requirePlaceable } from './quote.js';

const NOON = new Date('2026-11-21T11:00:00Z');

const sold = (type: LineItemType, id: string, more: Partial<SaleItem> = {}): SaleItem => ({
  ...NO_DEAL_TERMS,
  ...DEAL_IN_KITCHEN,
  id,
  type,
  name: id,
  nameNl: null,
  unitCents: 750,
  imageUrl: '/soup.webp',
  isActive: true,
  onSale: true,
  allergens: null,
  dietary: [],
  optionGroups: [],
  ...more,
});
const line = (itemType: LineItemType, itemId: string, quantity = 1): PlaceOrderLine => ({
  itemId,
  itemType,
  quantity,
  customizations: [],
});

const KITCHEN: OrderingRestaurant = { ...RESTAURANT_DEFAULTS, doorsOpen: true, ...UNDISTURBED, specialDays: [] };

/** Answers with dishes and deals of these, and keeps what it was asked. */
function kitchenOf(restaurant: OrderingRestaurant | null, items: readonly SaleItem[] = []) {
  const asked: unknown[] = [];
  const read = (kind: LineItemType) => (_: Sql, ids: readonly string[]) => {
    asked.push([kind, ids]);
    return Promise.resolve(items.filter(({ id, type }) => type === kind && ids.includes(id)));
  };
  const catalogue: Catalogue = {
    readDishes: read('menu'),
    readDeals: read('deal'),
    readRestaurant: () => Promise.resolve(restaurant),
    readKitchenControl: () => Promise.resolve(null),
    readMenuDay: () => Promise.resolve({ day: '2026-11-21', changesAt: 0 }),
    touchDishes: () => Promise.resolve(),
    readMailRestaurant: () => Promise.resolve(null),
  };
  const sql: Sql = (text) => {
    asked.push(/FROM (\w+)/.exec(text)?.[1]);
    return Promise.resolve([]);
  };
  const circumstancesOf = (lines: readonly PlaceOrderLine[]) =>
    readCircumstances(catalogue, sql, { items: [...lines], pickupAt: null }, NOON, 'customer');
  return { asked, circumstancesOf };
}

describe('what an order is priced and timed by', () => {
  it('is read once for each dish and deal, and asks the books nothing without a limit and a count', async () => {
    const items = [sold('menu', 'soup'), sold('deal', 'combo')];
    const { asked, circumstancesOf } = kitchenOf(KITCHEN, items);
    const { items: found } = await circumstancesOf([line('menu', 'soup'), line('deal', 'combo'), line('menu', 'soup')]);
    expect(found).toEqual(items);
    expect(asked).toEqual([
      ['menu', ['soup']],
      ['deal', ['combo']],
    ]);
  });

  it('asks for what is booked where the kitchen has a limit, and for what is taken of dishes with a count', async () => {
    const { asked, circumstancesOf } = kitchenOf({ ...KITCHEN, unitsPerSlot: 10 }, [
      sold('menu', 'soup', { dailyCount: 8 }),
    ]);
    await circumstancesOf([line('menu', 'soup')]);
    expect(asked).toContain('slot_loads');
    expect(asked).toContain('day_counts');
  });

  it('is missing before the owner has described the restaurant', async () => {
    const message = 'The restaurant does not take orders yet.';
    await expect(kitchenOf(null).circumstancesOf([])).rejects.toMatchObject({ status: 503, message });
  });
});

describe('an order', () => {
  const place = async (itemId: string, quotedTotal: number) => {
    const items = [line('menu', itemId)];
    const circumstances = await kitchenOf(KITCHEN, [sold('menu', 'soup')]).circumstancesOf(items);
    return { circumstances, place: () => requirePlaceable({ items, quotedTotal }, circumstances) };
  };

  it('that can be placed has its priced lines', async () => {
    const order = await place('soup', 7.5);
    expect(order.place()).toMatchObject([{ item: sold('menu', 'soup'), unitCents: 750 }]);
  });

  it('with a line that cannot be sold is refused with 400, the issue and the reason', async () => {
    const message = 'Line 1: there is no such dish.';
    const issues = [{ path: 'items.0.itemId', message }];
    const order = await place('pie', 7.5);
    expect(order.place).toThrow(expect.objectContaining({ status: 400, message, issues, details: { reason: 'line' } }));
  });

  it('with another total than shown is refused with 409, the new quote and the reason', async () => {
    const message = 'The total is now €7.50 instead of €7.00. Nothing has been ordered.';
    const order = await place('soup', 7);
    const quote = quoteLines([line('menu', 'soup')], order.circumstances);
    expect(order.place).toThrow(expect.objectContaining({ status: 409, message, details: { reason: 'total', quote } }));
  });
});
