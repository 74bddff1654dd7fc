import { addDays, localDay, formatOperatingHours, type MenuItem } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDeal, addDish, countRows } from '../restaurant/content.js';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { useProduct } from '../restaurant/use-product.js';

const product = useProduct();
const today = () => localDay(new Date(), 'Europe/Amsterdam');
const names = (dishes: MenuItem[]) => dishes.map((dish) => dish.name);
let panel: Panel;

beforeAll(async () => {
  panel = await signInToPanel(product().api, product().dataDir);
});

describe('the menu', () => {
  it('holds the dishes that are active and available, and no other', async () => {
    const { api, sql } = product();
    await addDish(sql, { name: 'Deleted one', is_active: false });
    await addDish(sql, { name: 'Sold-out one', available: false });
    await addDish(sql, { name: 'Good one' });
    const dishes = await api.get('menuItems', {});
    expect(dishes).toHaveLength(await countRows(sql, 'menu_items', { is_active: true, available: true }));
    expect(dishes.every((dish) => dish.isActive && dish.available)).toBe(true);
    expect(names(dishes)).toContain('Good one');
    expect(names(dishes)).not.toContain('Deleted one');
    expect(names(dishes)).not.toContain('Sold-out one');
  });

  it('gives one category, and nothing for one that is unknown', async () => {
    const { api } = product();
    const all = await api.get('menuItems', {});
    const categoryId = all.find((dish) => dish.categoryId !== null)?.categoryId ?? '';
    const some = await api.get('menuItems', { query: { categoryId } });
    expect(some).toEqual(all.filter((dish) => dish.categoryId === categoryId));
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(await api.get('menuItems', { query: { categoryId: 'unknown' } })).toEqual([]);
  });

  it.each(['categoryId=', 'categoryId[$ne]=x', 'categoryId=a&categoryId=b', `categoryId=${'x'.repeat(65)}`])(
    '?%s opens no other door',
    async (query) => {
      const { api } = product();
      const answer = await api.send(`/api/menu/items?${query}`);
      const everything = await api.send('/api/menu/items');
      expect(answer.status === 400 || answer.text === everything.text).toBe(true);
    },
  );

  it('knows its popular dishes', async () => {
    const { api } = product();
    const popular = await api.get('popularMenuItems', {});
    expect(popular).toEqual((await api.get('menuItems', {})).filter((dish) => dish.popular));
    expect(popular.length).toBeGreaterThan(0);
  });

  it('lists eight categories, each with the dishes that can be ordered', async () => {
    const { api } = product();
    const categories = await api.get('categories', {});
    const dishes = await api.get('menuItems', {});
    expect(categories).toHaveLength(8);
    for (const category of categories) {
      expect(category.menuItems).toEqual(dishes.filter((dish) => dish.categoryId === category.id));
      expect(category.menuItems.length).toBeGreaterThan(0);
    }
  });
});

describe('the deals', () => {
  it('are current or coming: none is expired, inactive or deleted', async () => {
    const { api, sql } = product();
    const hidden = [
      await addDeal(sql, { valid_until: addDays(today(), -2), featured: true }),
      await addDeal(sql, { active: false, featured: true }),
      await addDeal(sql, { is_active: false, featured: true }),
    ];
    const shown = [
      await addDeal(sql, { valid_from: addDays(today(), -3), valid_until: addDays(today(), 3) }),
      await addDeal(sql, { valid_from: addDays(today(), 30) }),
    ];
    const ids = (await api.get('deals', {})).map((deal) => deal.id);
    expect(ids).toEqual(expect.arrayContaining(shown));
    expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
    expect((await api.get('featuredDeals', {})).filter(({ id }) => hidden.includes(id))).toEqual([]);
  });

  it('that are featured can all be ordered now', async () => {
    const { api, sql } = product();
    const coming = await addDeal(sql, { featured: true, valid_from: addDays(today(), 30) });
    const featured = await api.get('featuredDeals', {});
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.every((deal) => deal.featured && deal.active)).toBe(true);
    expect(featured.map(({ id }) => id)).not.toContain(coming);
  });

  it('have their public type and their discount', async () => {
    const { api, sql } = product();
    const id = await addDeal(sql, {
      deal_type: 'DINNER',
      discounted_price: 7.5,
      original_price: 10,
      minimum_order_amount: 20,
    });
    const deal = (await api.get('deals', {})).find((candidate) => candidate.id === id);
    expect(deal).toMatchObject({ type: 'other', dealPrice: 7.5, originalPrice: 10, discountPercentage: 25 });
    expect(deal).toMatchObject({ isConditional: false, minimumOrderAmount: null });
    expect(deal).not.toHaveProperty('dealType');
  });
});

describe('the restaurant', () => {
  it('tells its hours and its preparation time in words', async () => {
    const info = await product().api.get('restaurantInfo', {});
    expect(info.operatingHours).toBe(formatOperatingHours(info.openingHours));
    expect(info.operatingHours).toMatch(/^Monday: .*, Sunday: /);
    expect(info.preparationTime).toBe(
      `Ready in ${info.preparationTimeMin}-${info.preparationTimeMax} ${info.preparationTimeUnit}`,
    );
    expect(info).toMatchObject({ timeZone: 'Europe/Amsterdam', currencySymbol: '€', currencyCode: 'EUR' });
  });
});

describe('an edit in the raw panel shows in the first read after it', () => {
  const edit = (uid: string, id: string, data: Record<string, unknown>) =>
    panel.ask(`/content-manager/collection-types/${uid}/${id}`, { method: 'PUT', body: JSON.stringify(data) });

  it('of a dish', async () => {
    const { api } = product();
    const [dish] = await api.get('menuItems', {});
    if (!dish) throw new Error('The demo has no dish');
    await edit('api::menu-item.menu-item', dish.id, { name: 'Renamed', price: 12.34 });
    expect((await api.get('menuItems', {}))[0]).toEqual({ ...dish, name: 'Renamed', price: 12.34 });
    await edit('api::menu-item.menu-item', dish.id, { available: false });
    expect(names(await api.get('menuItems', {}))).not.toContain('Renamed');
    expect(names((await api.get('categories', {})).flatMap((category) => category.menuItems))).not.toContain('Renamed');
  });

  it('of a deal', async () => {
    const { api } = product();
    const [deal] = await api.get('featuredDeals', {});
    if (!deal) throw new Error('The demo has no featured deal');
    await edit('api::deal.deal', deal.id, { title: 'Renamed deal' });
    expect((await api.get('featuredDeals', {}))[0]).toEqual({ ...deal, title: 'Renamed deal' });
    await edit('api::deal.deal', deal.id, { active: false });
    expect((await api.get('deals', {})).map(({ id }) => id)).not.toContain(deal.id);
  });

  it('of the restaurant', async () => {
    const { api } = product();
    const before = await api.get('restaurantInfo', {});
    await panel.ask('/content-manager/single-types/api::restaurant.restaurant', {
      method: 'PUT',
      body: JSON.stringify({ name: 'Another Name', preparationTimeMax: 45 }),
    });
    const after = await api.get('restaurantInfo', {});
    expect(after).toMatchObject({ name: 'Another Name', preparationTimeMax: 45 });
    expect(after.preparationTime).toBe(`Ready in ${before.preparationTimeMin}-45 ${before.preparationTimeUnit}`);
  });
});
