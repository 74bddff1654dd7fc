import { describe, expect, it } from 'vitest';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

const CHANGED = 'This menu has been changed since you opened it. Load it again and repeat your change.';

describe.each(DATABASES_IN_DEPTH)('the order of the menu on %s', (database) => {
  const product = useProduct(database);
  const owner = () => ({ token: product().token });

  const addCategory = (name: string) => product().api.get('createCategory', { body: { name } }, owner());
  const addDish = (name: string, categoryId: string | null) =>
    product().api.get('createMenuItem', { body: { name, description: 'Of the day.', price: 5, categoryId } }, owner());
  const arrangeDishes = (categoryId: string | null, before: string[], after: string[]) =>
    product().api.call('arrangeDishes', { body: { categoryId, before, after } }, owner());
  /** The dishes of a category as a visitor reads them. */
  const shown = async (categoryId: string) =>
    (await product().api.get('menuItems', { query: { categoryId } })).map(({ id }) => id);

  /** A category with three dishes, in order. */
  async function threeDishes() {
    const { id } = await addCategory('Soups');
    const dishes: string[] = [];
    for (const name of ['Leek', 'Onion', 'Pea']) dishes.push((await addDish(name, id)).id);
    const [leek = '', onion = '', pea = ''] = dishes;
    return { id, leek, onion, pea };
  }

  it('is shown to visitors in the first read after it is saved', async () => {
    const { id, leek, onion, pea } = await threeDishes();
    expect(await shown(id)).toEqual([leek, onion, pea]);
    expect(await arrangeDishes(id, [leek, onion, pea], [pea, leek, onion])).toMatchObject({ status: 204 });
    expect(await shown(id)).toEqual([pea, leek, onion]);
    const category = (await product().api.get('categories', {})).find((one) => one.id === id);
    expect(category?.menuItems.map((dish) => dish.id)).toEqual([pea, leek, onion]);
  });

  it('of categories is that of the menu and of its dishes', async () => {
    const first = await threeDishes();
    const { api } = product();
    const before = (await api.get('adminCategories', {}, owner())).map(({ id }) => id);
    const after = [first.id, ...before.filter((id) => id !== first.id)];
    expect(await api.call('arrangeCategories', { body: { before, after } }, owner())).toMatchObject({ status: 204 });
    expect((await api.get('categories', {})).map(({ id }) => id)).toEqual(after);
    expect((await api.get('menuItems', {}))[0]?.id).toBe(first.leek);
  });

  it('changes no version, so that an open form of a dish can still be saved', async () => {
    const { id, leek, onion, pea } = await threeDishes();
    const versions = async () =>
      (await product().api.get('adminMenuItems', { query: { categoryId: id } }, owner()))
        .map((dish) => `${dish.id} ${dish.version}`)
        .sort();
    const before = await versions();
    await arrangeDishes(id, [leek, onion, pea], [onion, pea, leek]);
    expect(await versions()).toEqual(before);
  });

  it('that the owner did not see is not overwritten, and nothing of it is changed', async () => {
    const { id, leek, onion, pea } = await threeDishes();
    const refused = { status: 409, error: { message: CHANGED } };
    await arrangeDishes(id, [leek, onion, pea], [onion, leek, pea]);
    expect(await arrangeDishes(id, [leek, onion, pea], [pea, onion, leek])).toMatchObject(refused);
    await product().api.get('deleteMenuItem', { params: { id: leek } }, owner());
    expect(await arrangeDishes(id, [onion, leek, pea], [pea, onion, leek])).toMatchObject(refused);
    expect(await arrangeDishes(null, [onion, pea], [pea, onion])).toMatchObject(refused);
    expect(await shown(id)).toEqual([onion, pea]);
  });

  it('with other dishes than before, one twice or of an unknown category is refused by name', async () => {
    const { id, leek, onion, pea } = await threeDishes();
    const before = [leek, onion, pea];
    for (const [after, message] of [
      [[leek, onion], 'after must name the same as before, each once.'],
      [[leek, onion, id], 'after must name the same as before, each once.'],
      [[leek, leek, onion], 'after must name each once.'],
    ] as const) {
      expect(await arrangeDishes(id, before, [...after])).toMatchObject({ status: 400, error: { message } });
    }
    const unknown = { status: 400, error: { message: 'categoryId is not a category of this menu.' } };
    expect(await arrangeDishes('unknown', before, [pea, onion, leek])).toMatchObject(unknown);
    expect(await shown(id)).toEqual(before);
  });

  it('has a new dish, and one that comes from another category, last', async () => {
    const { id, leek, onion, pea } = await threeDishes();
    const other = await threeDishes();
    await arrangeDishes(id, [leek, onion, pea], [pea, onion, leek]);
    const body = { name: 'Leek', description: 'Of the day.', price: 5, categoryId: id };
    await product().api.get('updateMenuItem', { params: { id: other.leek }, body }, owner());
    const fresh = await addDish('Beet', id);
    expect(await shown(id)).toEqual([pea, onion, leek, other.leek, fresh.id]);
  });
});
