import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDeal, addDish, countRows } from '../restaurant/content.js';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { useProduct } from '../restaurant/use-product.js';

const DEALS = '/content-manager/collection-types/api::deal.deal';
const RESTAURANT = '/content-manager/single-types/api::restaurant.restaurant';

const Row = z.object({ id: z.number(), document_id: z.string() });

const product = useProduct();
let panel: Panel;

beforeAll(async () => {
  panel = await signInToPanel(product().api, product().dataDir);
});

const save = (method: 'POST' | 'PUT', path: string, data: Record<string, unknown>) =>
  panel.ask(path, { method, body: JSON.stringify(data) });

describe('a deal in the raw panel', () => {
  const WRONG_WAY_ROUND = /400.*Last day must not be before “First day”\./;
  const days = async (id: string): Promise<unknown> =>
    product().sql('deals').where({ document_id: id }).first('valid_from', 'valid_until');

  it('never ends before it begins, whichever of the two days is edited', async () => {
    const id = await addDeal(product().sql, { valid_from: '2026-11-21', valid_until: '2026-11-30' });
    for (const data of [
      { validUntil: '2026-11-20' },
      { validFrom: '2026-12-01' },
      { validFrom: '2026-12-09', validUntil: '2026-12-08' },
    ]) {
      await expect(save('PUT', `${DEALS}/${id}`, data)).rejects.toThrow(WRONG_WAY_ROUND);
    }
    expect(await days(id)).toEqual({ valid_from: '2026-11-21', valid_until: '2026-11-30' });
  });

  it('may have only one of its days, or none', async () => {
    const id = await addDeal(product().sql, { valid_from: '2026-11-21', valid_until: '2026-11-30' });
    await save('PUT', `${DEALS}/${id}`, { validFrom: '2026-11-30' });
    await save('PUT', `${DEALS}/${id}`, { validFrom: null });
    await save('PUT', `${DEALS}/${id}`, { validUntil: '2026-01-01' });
    expect(await days(id)).toEqual({ valid_from: null, valid_until: '2026-01-01' });
    await save('PUT', `${DEALS}/${id}`, { validFrom: '2026-11-30', validUntil: null });
    expect(await days(id)).toEqual({ valid_from: '2026-11-30', valid_until: null });
  });

  it('has a maximum per order of 1 to 99, or none', async () => {
    const id = await addDeal(product().sql);
    for (const maxPerOrder of [0, 100, 1.5]) {
      await expect(save('PUT', `${DEALS}/${id}`, { maxPerOrder })).rejects.toThrow(/400.*maxPerOrder/);
    }
    await save('PUT', `${DEALS}/${id}`, { maxPerOrder: 1 });
    await save('PUT', `${DEALS}/${id}`, { title: 'Renamed' });
    expect(await countRows(product().sql, 'deals', { document_id: id, max_per_order: 1 })).toBe(1);
    await save('PUT', `${DEALS}/${id}`, { maxPerOrder: null });
  });

  it('that ends before it begins in the database can still be renamed and corrected', async () => {
    const id = await addDeal(product().sql, { valid_from: '2026-11-21', valid_until: '2026-11-20' });
    await save('PUT', `${DEALS}/${id}`, { title: 'Renamed' });
    expect(await countRows(product().sql, 'deals', { document_id: id, title: 'Renamed' })).toBe(1);
    await save('PUT', `${DEALS}/${id}`, { validUntil: '2026-11-22' });
  });

  it('is refused when it is new and ends before it begins', async () => {
    const before = await countRows(product().sql, 'deals');
    const deal = { title: 'New', description: 'New.', discountedPrice: 1 };
    const data = { ...deal, validFrom: '2026-11-22', validUntil: '2026-11-21' };
    await expect(save('POST', DEALS, data)).rejects.toThrow(WRONG_WAY_ROUND);
    expect(await countRows(product().sql, 'deals')).toBe(before);
  });
});

describe('a name in the raw panel', () => {
  const NAMED = [
    ['api::menu-item.menu-item', 'name', 'Name', 'menu_items'],
    ['api::category.category', 'name', 'Name', 'categories'],
    ['api::deal.deal', 'title', 'Title', 'deals'],
    ['api::review.review', 'customerName', 'Customer name', 'reviews'],
  ] as const;

  it.each(NAMED)('of %s is one line that can be seen', async (uid, field, label, table) => {
    const { document_id: id } = Row.parse(await product().sql(table).first('id', 'document_id'));
    const records = panel.records(uid);
    await expect(records.edit(id, { [field]: '\u200b\u3164' })).rejects.toThrow(`${label} is required.`);
    await expect(records.edit(id, { [field]: 'Anna\nBcc' })).rejects.toThrow(/must be on one line/);
    await expect(records.edit(id, { [field]: 'Zoë 李' })).resolves.toBeDefined();
  });

  it('of the restaurant is one too', async () => {
    await expect(save('PUT', RESTAURANT, { name: '\u2800' })).rejects.toThrow(/Name is required/);
  });
});

describe('the restaurant in the raw panel', () => {
  it('has no longest preparation below its shortest', async () => {
    const { preparationTimeMin: min, preparationTimeMax: max } = await product().api.get('restaurantInfo', {});
    const refusal = /400.*Longest preparation must not be below “Shortest preparation”\./;
    await expect(save('PUT', RESTAURANT, { preparationTimeMin: max + 1 })).rejects.toThrow(refusal);
    await expect(save('PUT', RESTAURANT, { preparationTimeMax: min - 1 })).rejects.toThrow(refusal);
    await save('PUT', RESTAURANT, { preparationTimeMin: max + 1, preparationTimeMax: max + 1 });
    expect(await product().api.get('restaurantInfo', {})).toMatchObject({ preparationTimeMin: max + 1 });
  });

  it('tells somebody of an unseen order after 1 to 60 minutes', async () => {
    for (const unseenAfterMinutes of [0, 61, 2.5]) {
      await expect(save('PUT', RESTAURANT, { unseenAfterMinutes })).rejects.toThrow(/400.*unseenAfterMinutes/);
    }
    await save('PUT', RESTAURANT, { unseenAfterMinutes: 60 });
    expect(await countRows(product().sql, 'restaurants', { unseen_after_minutes: 60 })).toBe(1);
  });
});

describe('a dish in the raw panel', () => {
  const DISHES = '/content-manager/collection-types/api::menu-item.menu-item';
  const stated = async (id: string) => {
    const { allergens, dietary } = (await product().api.get('menuItems', {})).find((dish) => dish.id === id) ?? {};
    return { allergens, dietary };
  };

  it('is put into a category, taken out and left where it is, as the form of the panel says it', async () => {
    const { api, sql } = product();
    const id = await addDish(sql);
    const category = Row.parse(await sql('categories').first());
    const categoryOf = async () => (await api.get('menuItems', {})).find((dish) => dish.id === id)?.categoryId;
    await save('PUT', `${DISHES}/${id}`, { category: { connect: [{ id: category.id }], disconnect: [] } });
    expect(await categoryOf()).toBe(category.document_id);
    await save('PUT', `${DISHES}/${id}`, { name: 'Renamed', category: { connect: [], disconnect: [] } });
    expect(await categoryOf()).toBe(category.document_id);
    await save('PUT', `${DISHES}/${id}`, { category: { connect: [], disconnect: [{ id: category.id }] } });
    expect(await categoryOf()).toBeNull();
  });

  it('stays in its category when that is saved, and comes and goes as the form of the category says it', async () => {
    const { api, sql } = product();
    const [one, other] = [await addDish(sql), await addDish(sql)];
    const rows = await Promise.all([one, other].map((id) => sql('menu_items').where({ document_id: id }).first()));
    const [first, second] = rows.map((row) => Row.parse(row));
    const { document_id: category } = Row.parse(await sql('categories').first());
    const path = `/content-manager/collection-types/api::category.category/${category}`;
    const held = async () =>
      (await api.get('categories', {}))
        .find(({ id }) => id === category)
        ?.menuItems.map(({ id }) => id)
        .toSorted() ?? [];
    const before = await held();
    await save('PUT', path, { description: 'Saved', menuItems: { connect: [], disconnect: [] } });
    expect(await held()).toEqual(before);
    await save('PUT', path, { menuItems: { connect: [{ id: first?.id }, { id: second?.id }], disconnect: [] } });
    expect(await held()).toEqual([...before, one, other].toSorted());
    await save('PUT', path, { menuItems: { connect: [], disconnect: [{ id: second?.id }] } });
    expect(await held()).toEqual([...before, one].toSorted());
  });

  it('takes allergens and marks as values, as text, or none', async () => {
    const id = await addDish(product().sql);
    await save('PUT', `${DISHES}/${id}`, { allergens: ['milk'], dietary: '["vegetarian"]' });
    expect(await stated(id)).toEqual({ allergens: ['milk'], dietary: ['vegetarian'] });
    await save('PUT', `${DISHES}/${id}`, { allergens: null, dietary: null });
    expect(await stated(id)).toEqual({ allergens: null, dietary: [] });
  });

  it('has no dietary information once its lists are emptied in the form, which sends an empty text', async () => {
    const id = await addDish(product().sql);
    await save('PUT', `${DISHES}/${id}`, { allergens: ['milk'], dietary: ['vegetarian'] });
    await save('PUT', `${DISHES}/${id}`, { allergens: '', dietary: '' });
    expect(await stated(id)).toEqual({ allergens: null, dietary: [] });
    expect(await countRows(product().sql, 'menu_items', { document_id: id, allergens: null, dietary: null })).toBe(1);
  });

  it('refuses unknown allergens and marks, and contradictions with what is stored', async () => {
    const id = await addDish(product().sql);
    await save('PUT', `${DISHES}/${id}`, { allergens: ['milk'], dietary: ['vegetarian'] });
    for (const [data, sentence] of [
      [{ allergens: ['air'] }, /400.*Allergens\.0 must be one of gluten, crustaceans/],
      [{ allergens: 'milk' }, /400.*Allergens/],
      [{ dietary: ['tasty'] }, /400.*Dietary marks\.0 must be one of vegetarian/],
      [{ dietary: ['vegan'] }, /400.*Dietary marks must not say vegan of what holds milk\./],
      [{ allergens: ['fish'] }, /400.*Dietary marks must not say vegetarian of what holds fish\./],
    ] as const) {
      await expect(save('PUT', `${DISHES}/${id}`, data)).rejects.toThrow(sentence);
    }
    expect(await stated(id)).toEqual({ allergens: ['milk'], dietary: ['vegetarian'] });
  });
});

describe('what the product counts and what holds dishes, in the raw panel', () => {
  /** The first category, with a dish at least. */
  async function categoryWithDish() {
    const { sql } = product();
    const category = Row.parse(await sql('categories').first());
    const dish = await addDish(sql);
    await sql('menu_items').where({ document_id: dish }).update({ category_id: category.id });
    return category;
  }

  it('keeps votes for a review that came in while its form was open', async () => {
    const { sql } = product();
    const { document_id: id } = Row.parse(await sql('reviews').first());
    await sql('reviews').where({ document_id: id }).update({ helpful_count: 8 });
    const path = `/content-manager/collection-types/api::review.review/${id}`;
    await save('PUT', path, { comment: 'Without the typo.', helpfulCount: 5, writtenAt: '2020-01-01T00:00:00.000Z' });
    expect(await countRows(sql, 'reviews', { document_id: id, comment: 'Without the typo.', helpful_count: 8 })).toBe(
      1,
    );
  });

  it('deletes no category with dishes, alone or among others', async () => {
    const { sql } = product();
    const { id, document_id: category } = await categoryWithDish();
    const categories = panel.records('api::category.category');
    const sentence = /400.*Cannot delete category with existing menu items/;
    await expect(categories.remove(category)).rejects.toThrow(sentence);
    await expect(categories.removeAll([category])).rejects.toThrow(sentence);
    await sql('menu_items').where({ category_id: id }).update({ is_active: false });
    await categories.remove(category);
    expect(await countRows(sql, 'categories', { id })).toBe(0);
  });

  it('a duplicated category leaves its dishes to the first', async () => {
    const { sql } = product();
    const { id, document_id: category } = await categoryWithDish();
    const dishes = await countRows(sql, 'menu_items', { category_id: id });
    const path = `/content-manager/collection-types/api::category.category/clone/${category}`;
    await save('POST', path, { name: 'A copy', menuItems: { connect: [], disconnect: [] } });
    expect(await countRows(sql, 'menu_items', { category_id: id })).toBe(dishes);
    expect(await countRows(sql, 'categories', { name: 'A copy' })).toBe(1);
  });

  it('a dish without relations is duplicated at once', async () => {
    const id = await addDish(product().sql, { name: 'Twice' });
    await panel.ask(`/content-manager/collection-types/api::menu-item.menu-item/auto-clone/${id}`, { method: 'POST' });
    expect(await countRows(product().sql, 'menu_items', { name: 'Twice' })).toBe(2);
  });
});
