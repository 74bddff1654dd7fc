import { describe, expect, it } from 'vitest';
import { countRows } from '../restaurant/content.js';
import { asVisitorsSee, DISH, dishCalls } from '../restaurant/dishes.js';
import { useProduct } from '../restaurant/use-product.js';

const product = useProduct();
const { owner, listed, create, remove, asOwner, firstCategory } = dishCalls(product);

describe("the owner's list of dishes", () => {
  it('holds all, deleted ones too, or what visitors see', async () => {
    const { api, sql } = product();
    await create({ available: false });
    await remove((await create()).id);
    const all = await listed(true);
    expect(all).toHaveLength(await countRows(sql, 'menu_items'));
    const shown = (await listed(false)).map(asVisitorsSee);
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
    ['page', 'page=0'],
  ])('refuses a wrong %s by name: ?%s', async (field, query) => {
    const { api, token } = product();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.sendWrong(`/api/admin/menu/items?${query}`, undefined, { method: 'GET', headers });
    expect([answer.status, answer.error.message.split(' ')[0]]).toEqual([400, field]);
  });

  it('takes an empty parameter for one that was not given', async () => {
    const { api, token } = product();
    const headers = { authorization: `Bearer ${token}` };
    const lists = await Promise.all(
      ['?categoryId=&includeUnavailable=', ''].map((query) => api.send(`/api/admin/menu/items${query}`, { headers })),
    );
    expect(lists[0]?.status).toBe(200);
    expect(lists[0]?.text).toBe(lists[1]?.text);
  });
});

describe('a dish that cannot be', () => {
  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: undefined }],
    ['nameNl', { nameNl: 'x'.repeat(101) }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['price', { price: '7.25' }],
    ['price', { price: -1 }],
    ['price', { price: 1.005 }],
    ['price', { price: 10_000 }],
    ['categoryId', { categoryId: 'unknown' }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: 'http://other.example/x.webp' }],
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
    const body = { ...DISH, ...changes };
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

  it('that is unknown answers 404 to every call', async () => {
    const { api } = product();
    const params = { id: 'unknown' };
    for (const answer of [
      await api.call('updateMenuItem', { params, body: DISH }, owner()),
      await api.call('deleteMenuItem', { params }, owner()),
      await api.call('restoreMenuItem', { params }, owner()),
      await api.call('toggleMenuItemAvailability', { params }, owner()),
      await api.call('toggleMenuItemPopular', { params }, owner()),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: { message: 'There is no such dish.' } });
    }
  });
});
