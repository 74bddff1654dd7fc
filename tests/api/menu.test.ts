import { PLACEHOLDER_IMAGE, type SaveMenuItem } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { countRows } from './product/content.js';
import { dishLine, orderOf } from './product/orders.js';
import { signInToPanel, type Panel } from './product/panel.js';
import { useProduct } from './product/use-product.js';

type Form = z.input<typeof SaveMenuItem>;

const product = useProduct();
const owner = () => ({ token: product().token });
const form: Form = { name: 'Test soup', description: 'Made for a test.', price: 7.25, categoryId: null };

const create = (changes: Partial<Form> = {}) =>
  product().api.get('createMenuItem', { body: { ...form, ...changes } }, owner());
const update = (id: string, changes: Partial<Form> = {}) =>
  product().api.get('updateMenuItem', { params: { id }, body: { ...form, ...changes } }, owner());
const remove = (id: string) => product().api.call('deleteMenuItem', { params: { id } }, owner());
const restore = (id: string) => product().api.get('restoreMenuItem', { params: { id } }, owner());

/** The owner's list; with `true` the deleted ones, too. */
const listed = (all: boolean, categoryId?: string) =>
  product().api.get('adminMenuItems', { query: { includeUnavailable: all ? 'true' : 'false', categoryId } }, owner());
const asOwner = async (id: string) => (await listed(true)).find((dish) => dish.id === id);
const asVisitor = async (id: string) => (await product().api.get('menuItems', {})).find((dish) => dish.id === id);
const firstCategory = async () => {
  const [category] = await product().api.get('categories', {});
  if (!category) throw new Error('The demo has no category');
  return category;
};

describe('a new dish', () => {
  it('stands last in its category, for the owner and for visitors', async () => {
    const category = await firstCategory();
    const dish = await create({ categoryId: category.id, nameNl: ' Testsoep ', imageUrl: '/dishes/soup.webp' });
    expect(dish).toMatchObject({
      ...form,
      nameNl: 'Testsoep',
      imageUrl: '/dishes/soup.webp',
      popular: false,
      available: true,
      isActive: true,
      categoryId: category.id,
      categoryName: category.name,
    });
    expect((await listed(true, category.id)).at(-1)).toEqual(dish);
    const { version: _, ...shown } = dish;
    expect((await firstCategory()).menuItems.at(-1)).toEqual(shown);
  });

  it('without a picture shows the placeholder, and the placeholder is no picture', async () => {
    const { sql } = product();
    for (const changes of [{}, { imageUrl: '' }, { imageUrl: PLACEHOLDER_IMAGE }]) {
      const dish = await create(changes);
      expect(dish.imageUrl).toBe(PLACEHOLDER_IMAGE);
      expect(await sql('menu_items').where({ document_id: dish.id }).pluck('image_url')).toEqual(['']);
    }
  });

  it('shows markup as the text it is', async () => {
    const text = '<img src=x onerror="alert(1)"> & <b>soup</b>';
    const dish = await create({ name: text, description: text });
    expect(await asVisitor(dish.id)).toMatchObject({ name: text, description: text });
  });

  it('can be ordered at once, and at its new price after a change', async () => {
    const { api } = product();
    const { id } = await create({ price: 4.5 });
    const order = () => api.get('placeOrder', { body: orderOf([dishLine(id, 2)]) });
    expect((await order()).total).toBe(9);
    await update(id, { price: 5.05 });
    expect((await order()).total).toBe(10.1);
  });
});

describe('a changed dish', () => {
  it('shows in the next answer, with a new version', async () => {
    const category = await firstCategory();
    const before = await create({ available: true });
    const changes = { name: 'Other soup', price: 8, categoryId: category.id, popular: true, imageUrl: '/a.webp' };
    const after = await update(before.id, changes);
    expect(after).toMatchObject({ ...changes, categoryName: category.name });
    expect(after.version).not.toBe(before.version);
    expect(await asOwner(before.id)).toEqual(after);
    expect(await asVisitor(before.id)).toMatchObject(changes);
    expect(await update(before.id, { categoryId: null })).toMatchObject({ categoryId: null, categoryName: null });
  });

  it('keeps a Dutch name that is left out; null or a blank one clears it (ruling 23)', async () => {
    const { id } = await create({ nameNl: 'Soep' });
    expect((await update(id)).nameNl).toBe('Soep');
    expect((await update(id, { nameNl: null })).nameNl).toBeNull();
    expect((await update(id, { nameNl: 'Soepje' })).nameNl).toBe('Soepje');
    expect((await update(id, { nameNl: '  ' })).nameNl).toBeNull();
  });

  it('turns available and popular, and visitors see it at once', async () => {
    const { api } = product();
    const { id } = await create();
    const turn = (name: 'toggleMenuItemAvailability' | 'toggleMenuItemPopular') =>
      api.get(name, { params: { id } }, owner());
    const popular = async () => (await api.get('popularMenuItems', {})).some((dish) => dish.id === id);
    expect((await turn('toggleMenuItemPopular')).popular).toBe(true);
    expect(await popular()).toBe(true);
    expect((await turn('toggleMenuItemPopular')).popular).toBe(false);
    expect(await popular()).toBe(false);
    expect(await turn('toggleMenuItemAvailability')).toMatchObject({ available: false, isActive: true });
    expect(await asVisitor(id)).toBeUndefined();
    expect((await turn('toggleMenuItemAvailability')).available).toBe(true);
    expect(await asVisitor(id)).toBeDefined();
  });
});

describe('a deleted dish', () => {
  it('leaves the menu and comes back as it was', async () => {
    const category = await firstCategory();
    const dish = await create({ categoryId: category.id, popular: true });
    expect(await remove(dish.id)).toMatchObject({ status: 204, text: '' });
    expect(await asVisitor(dish.id)).toBeUndefined();
    expect((await firstCategory()).menuItems.map(({ id }) => id)).not.toContain(dish.id);
    expect((await listed(false)).map(({ id }) => id)).not.toContain(dish.id);
    expect(await asOwner(dish.id)).toMatchObject({ id: dish.id, isActive: false });
    const restored = await restore(dish.id);
    expect({ ...restored, version: '' }).toEqual({ ...dish, version: '' });
    expect(await asVisitor(dish.id)).toBeDefined();
  });

  it('is deleted once: again is 204 and changes nothing, as is restoring one that is there', async () => {
    const { id } = await create();
    await remove(id);
    const deleted = await asOwner(id);
    expect((await remove(id)).status).toBe(204);
    expect(await asOwner(id)).toEqual(deleted);
    const restored = await restore(id);
    expect(await restore(id)).toEqual(restored);
  });

  it('cannot be changed: 409, and it says what to do', async () => {
    const { api } = product();
    const { id } = await create();
    await remove(id);
    const before = await asOwner(id);
    for (const answer of [
      await api.call('updateMenuItem', { params: { id }, body: form }, owner()),
      await api.call('toggleMenuItemAvailability', { params: { id } }, owner()),
      await api.call('toggleMenuItemPopular', { params: { id } }, owner()),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        error: { message: 'This dish is deleted: restore it first.' },
      });
    }
    expect(await asOwner(id)).toEqual(before);
  });
});

describe("the owner's list of dishes", () => {
  it('holds all, deleted ones too, or what visitors see (ruling 21)', async () => {
    const { api, sql } = product();
    await create({ available: false });
    await remove((await create()).id);
    const all = await listed(true);
    expect(all).toHaveLength(await countRows(sql, 'menu_items'));
    const shown = (await listed(false)).map(({ version: _, ...dish }) => dish);
    expect(shown).toEqual(await api.get('menuItems', {}));
    expect(shown.length).toBeLessThan(all.length);
    expect((await api.get('adminMenuItems', {}, owner())).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  });

  it('gives one category, and nothing for one that is unknown', async () => {
    const { id } = await firstCategory();
    const some = await listed(true, id);
    expect(some.length).toBeGreaterThan(0);
    expect(some).toEqual((await listed(true)).filter((dish) => dish.categoryId === id));
    expect(await listed(true, 'unknown')).toEqual([]);
  });

  it.each([
    ['includeUnavailable', 'includeUnavailable=yes'],
    ['includeUnavailable', 'includeUnavailable=true&includeUnavailable=false'],
    ['categoryId', 'categoryId='],
    ['page', 'page=0'],
  ])('refuses a wrong %s by name: ?%s', async (field, query) => {
    const { api, token } = product();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.sendWrong(`/api/admin/menu/items?${query}`, undefined, { method: 'GET', headers });
    expect([answer.status, answer.error.message.split(' ')[0]]).toEqual([400, field]);
  });
});

describe('a dish that cannot be', () => {
  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: undefined }],
    ['nameNl', { nameNl: 'x'.repeat(101) }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(501) }],
    ['price', { price: '7.25' }],
    ['price', { price: -1 }],
    ['price', { price: 1.005 }],
    ['price', { price: 10_000 }],
    ['categoryId', { categoryId: undefined }],
    ['categoryId', { categoryId: 'unknown' }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['available', { available: 'yes' }],
    ['popular', { popular: 1 }],
    ['id', { id: 'x' }],
    ['isActive', { isActive: false }],
    ['position', { position: 1 }],
  ])('with a wrong %s is refused by name, new or changed: %j', async (field, changes) => {
    const { api, sql, token } = product();
    const { id } = await create();
    const before = await asOwner(id);
    const count = await countRows(sql, 'menu_items');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = { ...form, ...changes };
    for (const answer of [
      await api.sendWrong('/api/admin/menu/items', body, { headers }),
      await api.sendWrong(`/api/admin/menu/items/${id}`, body, { method: 'PUT', headers }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.error.message).toMatch(new RegExp(`^${field} .+\\.$`));
      expect(answer.error.details.issues?.[0]?.path).toBe(field);
    }
    expect(await asOwner(id)).toEqual(before);
    expect(await countRows(sql, 'menu_items')).toBe(count);
  });

  it('an unknown one is 404 for every call', async () => {
    const { api } = product();
    const params = { id: 'unknown' };
    for (const answer of [
      await api.call('updateMenuItem', { params, body: form }, owner()),
      await api.call('deleteMenuItem', { params }, owner()),
      await api.call('restoreMenuItem', { params }, owner()),
      await api.call('toggleMenuItemAvailability', { params }, owner()),
      await api.call('toggleMenuItemPopular', { params }, owner()),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: { message: 'There is no such dish.' } });
    }
  });
});

describe('in the raw panel', () => {
  let panel: Panel;
  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });

  it('an edited dish shows in the next answer, and an older copy is out of date', async () => {
    const { api } = product();
    const dish = await create();
    await panel.ask(`/content-manager/collection-types/api::menu-item.menu-item/${dish.id}`, {
      method: 'PUT',
      body: JSON.stringify({ name: 'Renamed in the panel', price: 3.5 }),
    });
    expect(await asOwner(dish.id)).toMatchObject({ name: 'Renamed in the panel', price: 3.5 });
    const headers = { 'if-match': dish.version };
    const answer = await api.call('updateMenuItem', { params: { id: dish.id }, headers, body: form }, owner());
    expect(answer.status).toBe(409);
    expect(await asOwner(dish.id)).toMatchObject({ name: 'Renamed in the panel', price: 3.5 });
  });
});
