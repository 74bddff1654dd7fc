import type { MenuItem } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { addDish, countRows } from '../restaurant/content.js';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

const STILL_HOLDS = 'Cannot delete category with existing menu items';

describe.each(DATABASES_IN_DEPTH)('categories on %s', (database) => {
  const product = useProduct(database);
  const owner = () => ({ token: product().token });

  const create = (body: { name: string; description?: string } = { name: 'Test category' }) =>
    product().api.get('createCategory', { body }, owner());
  const list = () => product().api.get('adminCategories', {}, owner());
  const remove = (id: string) => product().api.call('deleteCategory', { params: { id } }, owner());
  const dishForm = (categoryId: string | null) => ({
    name: 'Soup',
    description: 'Of the day.',
    price: 5,
    categoryId,
  });
  const createDish = (categoryId: string | null) =>
    product().api.get('createMenuItem', { body: dishForm(categoryId) }, owner());
  const removeDish = (id: string) => product().api.get('deleteMenuItem', { params: { id } }, owner());

  /** Sends a form as a browser would. */
  const sendForm = (method: 'POST' | 'PUT', path: string, fields: Record<string, string>) =>
    product().api.send(path, {
      method,
      headers: { authorization: `Bearer ${product().token}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  it('hold every dish that is not deleted; visitors see those they can order', async () => {
    const { api } = product();
    const { id } = await create();
    const [shown, soldOut, deleted] = [await createDish(id), await createDish(id), await createDish(id)];
    await api.get('toggleMenuItemAvailability', { params: { id: soldOut.id } }, owner());
    await removeDish(deleted.id);
    const idsOf = (category?: { menuItems: { id: string }[] }) => category?.menuItems.map((dish) => dish.id);
    expect(idsOf((await list()).find((category) => category.id === id))).toEqual([shown.id, soldOut.id]);
    const visible = (await api.get('categories', {})).find((category) => category.id === id);
    expect(idsOf(visible)).toEqual([shown.id]);
  });

  it('come last when they are new, and a blank description is none', async () => {
    const created = await create({ name: '  Drinks & more ', description: '   ' });
    expect(created).toMatchObject({ name: 'Drinks & more', description: null, menuItems: [] });
    expect((await list()).at(-1)).toEqual(created);
    const [last] = (await product().api.get('categories', {})).slice(-1);
    expect(last).toMatchObject({
      id: created.id,
      name: 'Drinks & more',
      nameNl: null,
      description: null,
      descriptionNl: null,
    });
  });

  it('are accepted as they were read, without a description too', async () => {
    const created = await create();
    await createDish(created.id);
    const shown = (await list()).find(({ id }) => id === created.id) ?? created;
    expect(shown).toMatchObject({ description: null, menuItems: [{ name: 'Soup' }] });
    const params = { id: created.id };
    const saved = await product().api.get('updateCategory', { params, body: shown }, owner());
    expect({ ...saved, version: '' }).toEqual({ ...shown, version: '' });
  });

  it('are saved from a form as from JSON', async () => {
    const answer = await sendForm('POST', '/api/admin/menu/categories', { name: 'Soups & stews', description: 'Hot' });
    expect(answer.status).toBe(201);
    const created = (await list()).at(-1);
    expect(created).toMatchObject({ name: 'Soups & stews', description: 'Hot' });
    const path = `/api/admin/menu/categories/${created?.id ?? ''}`;
    expect((await sendForm('PUT', path, { name: 'Só ups' })).status).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ id: created?.id, name: 'Só ups', description: null });
    const params = { id: created?.id ?? '' };
    const body = { name: 'Soups', description: 'Hot and cold' };
    const changed = await product().api.get('updateCategory', { params, body }, owner());
    expect(changed).toMatchObject(body);
    expect(changed.version).not.toBe(created?.version);
    expect((await product().api.get('categories', {})).at(-1)).toMatchObject(body);
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { description: 'x' }],
    ['name', { name: 'x'.repeat(61) }],
    ['description', { name: 'x', description: 'x'.repeat(301) }],
    ['position', { name: 'x', position: '1' }],
  ])('with a wrong %s are refused by name, as form and as JSON: %j', async (field, fields) => {
    const { api, sql, token } = product();
    const count = await countRows(sql, 'categories');
    const form = await sendForm('POST', '/api/admin/menu/categories', { ...fields });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const json = await api.sendWrong('/api/admin/menu/categories', fields, { headers });
    expect([form.status, json.status]).toEqual([400, 400]);
    expect(json.error.message).toMatch(new RegExp(`^${field} .+\\.$`));
    expect(JSON.parse(form.text)).toMatchObject({ error: { message: json.error.message } });
    expect(await countRows(sql, 'categories')).toBe(count);
  });

  it('that are unknown are 404', async () => {
    const { api } = product();
    const params = { id: 'unknown' };
    const answer = await api.call('updateCategory', { params, body: { name: 'x' } }, owner());
    expect(answer).toMatchObject({ status: 404, error: { message: 'There is no such category.' } });
    expect(await remove('unknown')).toMatchObject({ status: 404, error: { message: 'There is no such category.' } });
  });

  it('are kept while they hold a dish, available or not', async () => {
    const { api } = product();
    const { id } = await create();
    const dish = await createDish(id);
    await api.get('toggleMenuItemAvailability', { params: { id: dish.id } }, owner());
    expect(await remove(id)).toMatchObject({ status: 409, error: { message: STILL_HOLDS } });
    expect((await list()).map((category) => category.id)).toContain(id);
    await removeDish(dish.id);
    expect(await remove(id)).toMatchObject({ status: 204, text: '' });
    expect((await list()).map((category) => category.id)).not.toContain(id);
    expect((await remove(id)).status).toBe(404);
    const restored = await api.get('restoreMenuItem', { params: { id: dish.id } }, owner());
    expect(restored).toMatchObject({ isActive: true, categoryId: null, categoryName: null });
  });

  it('take no dish once they are deleted, even at the same moment', async () => {
    const { api, sql } = product();
    for (let round = 0; round < 8; round += 1) {
      const { id } = await create();
      const moving = await createDish(null);
      const returning = await createDish(id);
      await removeDish(returning.id);
      const body = dishForm(id);
      const [created, moved, restored, removed] = await Promise.all([
        api.call('createMenuItem', { body }, owner()),
        api.call('updateMenuItem', { params: { id: moving.id }, body }, owner()),
        api.call('restoreMenuItem', { params: { id: returning.id } }, owner()),
        remove(id),
      ]);
      const isGone = removed.status === 204;
      expect([204, 409]).toContain(removed.status);
      for (const [answer, done] of [
        [created, 201],
        [moved, 200],
      ] as const) {
        expect(answer.status).toBe(isGone ? 400 : done);
      }
      expect(restored).toMatchObject({ status: 200, body: { categoryId: isGone ? null : id } });
      expect(await countRows(sql, 'categories', { document_id: id })).toBe(isGone ? 0 : 1);
    }
  });

  it('and dishes can be added behind the last possible position', async () => {
    const { sql } = product();
    const { id } = await create();
    await sql('categories')
      .where({ document_id: id })
      .update({ position: 2 ** 31 - 1 });
    await addDish(sql, { position: 2 ** 31 - 1 });
    const last = await create();
    expect((await list()).at(-1)?.id).toBe(last.id);
    await createDish(last.id);
    await createDish(last.id);
    const dishes = ['One more', 'And another'].map((name) => ({ name, price: 5, category: null }));
    expect(await product().api.get('addMenuItems', { body: { dishes } }, owner())).toHaveLength(2);
  });

  it('come before dishes that have none', async () => {
    const id = await addDish(product().sql, { position: -1 });
    let dishes: MenuItem[] = [];
    const isListed = async () => {
      dishes = await product().api.get('menuItems', {});
      return dishes.some((dish) => dish.id === id);
    };
    // PostgreSQL reports another program's commit a moment after that program knows of it.
    await expect.poll(isListed).toBe(true);
    const first = dishes.findIndex((dish) => dish.categoryId === null);
    expect(first).toBeGreaterThan(0);
    expect(dishes[first]?.id).toBe(id);
    expect(dishes.slice(first).every((dish) => dish.categoryId === null)).toBe(true);
  });
});
