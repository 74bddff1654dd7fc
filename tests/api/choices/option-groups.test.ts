import { describe, expect, it } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { EXTRAS, groupCalls, optionId, SIZE } from '../../restaurant/option-groups.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const UNKNOWN_FIELD = { ...SIZE, colour: 'red' };
const large = { name: 'Large' };

describe.each(DATABASES_IN_DEPTH)('an option group on %s', (database) => {
  const product = useProduct(database);
  const calls = groupCalls(product);
  const { owner, asVisitor, asOwner, createDish, update, createGroup, updateGroup, deleteGroup, groupOf, pizza } =
    calls;
  const stored = async () => [
    await countRows(product().sql, 'option_groups'),
    await countRows(product().sql, 'menu_options'),
    await countRows(product().sql, 'menu_items_option_groups_lnk'),
  ];

  it('is answered as it was saved, with its options in order', async () => {
    const group = await createGroup(EXTRAS);
    expect(group).toMatchObject({ name: 'Extras', nameNl: 'Extra’s', min: 0, max: 3, usedBy: [], isActive: true });
    expect(group.options).toMatchObject([
      { name: 'Extra mozzarella', price: 1.5, maxCount: 2, isDefault: false, allergens: ['milk'], isActive: true },
      { name: 'Olives', price: 1.05, maxCount: 1, allergens: [] },
      { name: 'Mystery', price: 0.1, allergens: null, dietary: [] },
    ]);
    expect(await groupOf(group.id)).toEqual(group);
  });

  it('keeps the ids of its options when they are changed and moved; those left out are deleted and come back by their id', async () => {
    const { id, options } = await createGroup(EXTRAS);
    const [mozzarella, olives, mystery] = options;
    if (!mozzarella || !olives || !mystery) throw new Error('An option is missing');
    const changed = await updateGroup(id, {
      ...EXTRAS,
      options: [{ name: 'Capers', price: 0.5 }, { ...olives, name: 'Black olives' }, mozzarella],
    });
    expect(changed.options.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Capers', true],
      ['Black olives', true],
      ['Extra mozzarella', true],
      ['Mystery', false],
    ]);
    expect(changed.options.slice(1).map((option) => option.id)).toEqual([olives.id, mozzarella.id, mystery.id]);
    const again = await updateGroup(id, {
      ...EXTRAS,
      options: changed.options.map((one) => ({ ...one, isActive: true })),
    });
    expect(again.options.every(({ isActive }) => isActive)).toBe(true);
  });

  it('keeps Dutch names and dietary information that are left out', async () => {
    const { id, options } = await createGroup(SIZE);
    const { nameNl: _nl, ...form } = SIZE;
    const bare = options.map((option) => ({ id: option.id, name: option.name }));
    const { nameNl, options: kept } = await updateGroup(id, { ...form, options: bare });
    expect(nameNl).toBe('Formaat');
    expect(kept).toMatchObject([{ nameNl: 'Gewoon', allergens: [], dietary: ['vegetarian'] }, { nameNl: 'Groot' }]);
  });

  it('is used by dishes, each with its groups in an order of its own', async () => {
    const { dish, size, extras } = await pizza();
    expect(dish.optionGroupIds).toEqual([size.id, extras.id]);
    const changes = { name: 'Test pizza', optionGroupIds: [extras.id, size.id] };
    expect((await update(dish.id, changes)).optionGroupIds).toEqual([extras.id, size.id]);
    expect((await update(dish.id, { name: 'Test pizza' })).optionGroupIds).toEqual([extras.id, size.id]);
    const other = await createDish({ name: 'Other pizza', optionGroupIds: [size.id] });
    expect((await groupOf(size.id))?.usedBy).toEqual([
      { id: dish.id, name: 'Test pizza' },
      { id: other.id, name: 'Other pizza' },
    ]);
    expect((await asVisitor(dish.id))?.optionGroups.map(({ name }) => name)).toEqual(['Extras', 'Size']);
    expect((await update(dish.id, { name: 'Test pizza', optionGroupIds: [] })).optionGroups).toEqual([]);
  });

  it('that a dish uses is not deleted: 409 names the dishes; later it is, and comes back', async () => {
    const { dish, size } = await pizza();
    const answer = await deleteGroup(size.id);
    expect(answer).toMatchObject({
      status: 409,
      error: { message: 'Size is used by Test pizza: take it off these dishes before you delete it.' },
    });
    await update(dish.id, { optionGroupIds: [] });
    expect((await deleteGroup(size.id)).status).toBe(204);
    expect(await groupOf(size.id)).toMatchObject({ isActive: false });
    const body = { ...SIZE };
    for (const refused of [
      await product().api.call('updateOptionGroup', { params: { id: size.id }, body }, owner()),
      await product().api.call(
        'updateMenuItem',
        { params: { id: dish.id }, body: { ...dishForm, optionGroupIds: [size.id] } },
        owner(),
      ),
    ]) {
      expect([409, 400]).toContain(refused.status);
    }
    expect(await calls.restoreGroup(size.id)).toMatchObject({ isActive: true, options: [{}, {}] });
  });
  const dishForm = { name: 'Test pizza', description: 'Round.', price: 10, categoryId: null };

  it('that is deleted keeps its deleted dishes from being restored: 409 names it; restored, it lets them', async () => {
    const { dish, size } = await pizza();
    await calls.remove(dish.id);
    expect((await deleteGroup(size.id)).status).toBe(204);
    const refused = await product().api.call('restoreMenuItem', { params: { id: dish.id } }, owner());
    expect(refused).toMatchObject({
      status: 409,
      error: { message: 'Test pizza uses option groups that are deleted: Size. Restore them first.' },
    });
    expect(await asVisitor(dish.id)).toBeUndefined();
    await calls.restoreGroup(size.id);
    expect(await calls.restore(dish.id)).toMatchObject({ isActive: true, optionGroups: [{ id: size.id }, {}] });
  });

  it.each([
    [{ min: 2, max: 1 }, 'max', 'max must be at least 2, the least that has to be chosen.'],
    [{ min: 3, max: 3 }, 'min', 'min must be at most 2: its options allow no more.'],
    [{ min: 0, options: [] }, 'options', 'options must hold at least one option.'],
    [{ options: [{ ...large, price: 1000 }] }, 'options.0.price', 'Option 1: price must be at most 999.99.'],
    [{ options: [{ ...large, price: 0.001 }] }, 'options.0.price', 'Option 1: price must have at most two decimals.'],
    [{ options: [{ ...large, isActive: false }] }, 'options', 'options must hold at least one option.'],
    [
      { min: 2, max: 2, options: [large, { ...large, name: 'Small', isActive: false }] },
      'min',
      'min must be at most 1: its options allow no more.',
    ],
    [{ options: [large, { ...large, colour: 'red' }] }, 'options.1.colour', 'Option 2: colour is not a known field.'],
    [
      { options: [large, { ...large, id: 'strange' }] },
      'options.1.id',
      'Option 2: id must be an option of this group.',
    ],
    [
      { options: [{ ...large, allergens: ['milk'], dietary: ['vegan'] }] },
      'options.0.dietary',
      'Option 1: dietary must not say vegan of what holds milk.',
    ],
    [UNKNOWN_FIELD, 'colour', 'colour is not a known field.'],
  ])('is refused with the reason, and nothing of it is stored: %j', async (changes, path, message) => {
    const group = await createGroup();
    const before = await stored();
    const headers = { authorization: `Bearer ${product().token}`, 'content-type': 'application/json' };
    const base = '/api/admin/menu/option-groups';
    for (const [url, method] of [
      [base, 'POST'],
      [`${base}/${group.id}`, 'PUT'],
    ] as const) {
      const answer = await product().api.sendWrong(url, { ...SIZE, ...changes }, { method, headers });
      expect([answer.status, answer.error.details.issues]).toEqual([400, [{ path, message }]]);
    }
    expect([await stored(), await groupOf(group.id)]).toEqual([before, group]);
  });

  it.each([
    ['unknown', () => ['nothing'], 'optionGroupIds must name groups of this menu.'],
    ['named twice', (id: string) => [id, id], 'optionGroupIds must name each group once.'],
    [
      'too many',
      (id: string) => Array.from({ length: 9 }, (_, index) => `${id}${index}`),
      'optionGroupIds must hold at most 8 groups.',
    ],
  ])('that is %s is not put on a dish', async (_, idsOf, message) => {
    const [{ id }, dish] = [await createGroup(), await createDish()];
    const before = await stored();
    const body = { ...dishForm, optionGroupIds: idsOf(id) };
    const answer = await product().api.call('updateMenuItem', { params: { id: dish.id }, body }, owner());
    expect(answer).toMatchObject({ status: 400, error: { message } });
    expect([await stored(), await asOwner(dish.id)]).toEqual([before, dish]);
  });

  it('is in the first read after an edit, of it or of an option', async () => {
    const { dish, size } = await pizza();
    const seen = async () => (await asVisitor(dish.id))?.optionGroups[0];
    for (const round of [1, 2, 3, 4, 5]) {
      await seen();
      const options = size.options.map((option) => ({ ...option, price: round }));
      await updateGroup(size.id, { ...SIZE, name: `Size ${round}`, options });
      expect(await seen()).toMatchObject({ name: `Size ${round}`, options: [{ price: round }, { price: round }] });
    }
    await update(dish.id, { optionGroupIds: [] });
    expect(await seen()).toBeUndefined();
  });

  it("is in the first read after a developer's own SQL, and on the page", async () => {
    const { dish, size } = await pizza();
    const priceSeen = async () => (await asVisitor(dish.id))?.optionGroups[0]?.options[1]?.price;
    await priceSeen();
    const page = async () => (await product().api.send('/menu', { headers: { accept: 'text/html' } })).text;
    await page();
    const row = product()
      .sql('menu_options')
      .where({ document_id: optionId(size, 'Large') });
    await row.update({ price: 7.25 });
    // PostgreSQL tells of another program's commit a moment after that program knows.
    if (database === 'postgres') await expect.poll(priceSeen).toBe(7.25);
    else expect(await priceSeen()).toBe(7.25);
    expect((await page()).includes('7.25')).toBe(true);
  });
});
