import { PLACEHOLDER_IMAGE } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { asVisitorsSee, DISH, dishCalls } from '../restaurant/dishes.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { useProduct } from '../restaurant/use-product.js';

const product = useProduct();
const { owner, listed, create, update, remove, restore, asOwner, asVisitor, firstCategory } = dishCalls(product);

describe('a new dish', () => {
  it('stands last in its category, for the owner and for visitors', async () => {
    const category = await firstCategory();
    const dish = await create({ categoryId: category.id, nameNl: ' Testsoep ', imageUrl: '/dishes/soup.webp' });
    expect(dish).toMatchObject({
      ...DISH,
      nameNl: 'Testsoep',
      imageUrl: '/dishes/soup.webp',
      popular: false,
      available: true,
      isActive: true,
      categoryId: category.id,
      categoryName: category.name,
    });
    expect((await listed(true, category.id)).at(-1)).toEqual(dish);
    expect((await firstCategory()).menuItems.at(-1)).toEqual(asVisitorsSee(dish));
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
  it('of quick entry may stay without a description; no other may lose it', async () => {
    const { api } = product();
    const [typed] = await api.get(
      'addMenuItems',
      { body: { dishes: [{ name: 'Typed soup', price: 5, category: null }] } },
      owner(),
    );
    if (!typed) throw new Error('Nothing was added.');
    const blank = { name: 'Typed soup', description: '' };
    expect(await update(typed.id, { ...blank, imageUrl: '/a.webp' })).toMatchObject({ ...blank, imageUrl: '/a.webp' });
    await update(typed.id, { name: 'Typed soup', description: 'Hot.' });
    const answer = await api.call('updateMenuItem', { params: { id: typed.id }, body: { ...DISH, ...blank } }, owner());
    expect(answer).toMatchObject({ status: 400, error: { message: 'description is required.' } });
  });

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

  it('stays in its category when that is left out; a new one is in none then', async () => {
    const { id: categoryId, name } = await firstCategory();
    const { id } = await create({ categoryId });
    expect(await update(id, { categoryId: undefined })).toMatchObject({ categoryId, categoryName: name });
    expect(await create({ categoryId: undefined })).toMatchObject({ categoryId: null, categoryName: null });
  });

  it('keeps a Dutch name that is left out; null or a blank one clears it', async () => {
    const { id } = await create({ nameNl: 'Soep' });
    expect((await update(id)).nameNl).toBe('Soep');
    expect((await update(id, { nameNl: null })).nameNl).toBeNull();
    expect((await update(id, { nameNl: 'Soepje' })).nameNl).toBe('Soepje');
    expect((await update(id, { nameNl: '  ' })).nameNl).toBeNull();
  });

  it('can be toggled available and popular, which visitors see at once', async () => {
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
      await api.call('updateMenuItem', { params: { id }, body: DISH }, owner()),
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
    const answer = await api.call('updateMenuItem', { params: { id: dish.id }, headers, body: DISH }, owner());
    expect(answer.status).toBe(409);
    expect(await asOwner(dish.id)).toMatchObject({ name: 'Renamed in the panel', price: 3.5 });
  });
});
