import { OPTION_LIMITS } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { groupCalls, optionId, SIZE } from '../../restaurant/option-groups.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const Row = z.object({ id: z.number() });

describe.each(DATABASES_IN_DEPTH)('choices in the raw panel on %s', (database) => {
  const product = useProduct(database);
  const {
    asVisitor,
    asOwner,
    createDish,
    createGroup,
    deleteGroup,
    groupOf,
    owner,
    pizza,
    remove,
    updateGroup,
    update,
  } = groupCalls(product);
  let panel: Panel;
  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });
  const groups = () => panel.records('api::option-group.option-group');
  const options = () => panel.records('api::option-group.option');
  const dishes = () => panel.records('api::menu-item.menu-item');
  const rowOf = async (table: string, id: string) =>
    Row.parse(await product().sql(table).where({ document_id: id }).first('id'));
  const groupRow = (id: string) => rowOf('option_groups', id);
  const connect = (...rows: { id: number }[]) => ({ connect: rows, disconnect: [] });

  it('show an edit of an option in the first read, and make an older copy of its group out of date', async () => {
    const { dish, size } = await pizza();
    await asVisitor(dish.id);
    await options().edit(optionId(size, 'Large'), { price: 4.5 });
    expect((await asVisitor(dish.id))?.optionGroups[0]?.options).toMatchObject([{ price: 0 }, { price: 4.5 }]);
    const request = { params: { id: size.id }, headers: { 'if-match': size.version }, body: SIZE };
    expect((await product().api.call('updateOptionGroup', request, owner())).status).toBe(409);
  });

  it('are held to the rules of each field', async () => {
    const { size } = await pizza();
    const before = await groupOf(size.id);
    for (const [write, sentence] of [
      [() => groups().edit(size.id, { min: 2 }), 'At most must not be below “At least”.'],
      [() => groups().edit(size.id, { max: 11 }), 'max'],
      [() => groups().edit(size.id, { name: ' ' }), 'Name is required.'],
      [() => options().edit(optionId(size, 'Large'), { price: 1000 }), 'price'],
      [() => options().edit(optionId(size, 'Large'), { maxCount: 0 }), 'maxCount'],
      [() => options().edit(optionId(size, 'Large'), { allergens: ['air'] }), 'Allergens'],
    ] as const) {
      await expect(write()).rejects.toThrow(/answered 400/);
      await expect(write()).rejects.toThrow(sentence);
    }
    expect(await groupOf(size.id)).toEqual(before);
  });

  it('are held to the rules of the whole group, and what is refused changes nothing', async () => {
    const { dish, size } = await pizza();
    const before = await groupOf(size.id);
    const [regular, large] = [optionId(size, 'Regular'), optionId(size, 'Large')];
    const inUse = 'Size is used by Test pizza: take it off these dishes before you delete it.';
    const stored = async () => [await groupOf(size.id), await asOwner(dish.id)];
    const untouched = await stored();
    for (const [write, sentence] of [
      [() => groups().edit(size.id, { isActive: false }), inUse],
      [() => groups().remove(size.id), inUse],
      [() => groups().removeAll([size.id]), inUse],
      [() => groups().edit(size.id, { min: 3, max: 3 }), 'Size: min must be at most 2: its options allow no more.'],
      [() => options().edit(large, { isDefault: true }), 'Size: options must have at most 1 chosen by default.'],
      [() => options().removeAll([regular, large]), 'Size: min must be at most 0: its options allow no more.'],
    ] as const) {
      await expect(write()).rejects.toThrow(/answered 400/);
      await expect(write()).rejects.toThrow(sentence);
    }
    expect(await stored()).toEqual(untouched);
    await options().edit(regular, { isActive: false });
    await expect(options().edit(large, { isActive: false })).rejects.toThrow('Size: min must be at most 0');
    await expect(options().remove(large)).rejects.toThrow('Size: min must be at most 0');
    await options().edit(regular, { isActive: true });
    expect((await groupOf(size.id))?.options).toEqual(before?.options);
  });

  it('are at least one of every group that is not deleted, and a duplicate is on no dish', async () => {
    const { dish, extras } = await pizza();
    const offered = (await asVisitor(dish.id))?.optionGroups;
    const sentence = (name: string) => `${name} must hold at least one option: leave “Not deleted” off until it does.`;
    const clone = (fields: object) =>
      panel.ask(`/content-manager/collection-types/api::option-group.option-group/clone/${extras.id}`, {
        method: 'POST',
        body: JSON.stringify(fields),
      });
    for (const [write, name] of [
      [() => clone({ name: 'Extras copy' }), 'Extras copy'],
      [() => groups().make({ name: 'Nothing', min: 0, max: 1 }), 'Nothing'],
      [() => groups().edit(extras.id, { options: { set: [] } }), 'Extras'],
      [() => options().removeAll(extras.options.map(({ id }) => id)), 'Extras'],
    ] as const) {
      await expect(write()).rejects.toThrow(/answered 400/);
      await expect(write()).rejects.toThrow(sentence(name));
    }
    await clone({ name: 'Extras copy', isActive: false });
    const [copy] = await groups().find('_q=Extras copy');
    const id = copy?.documentId ?? '';
    await expect(groups().edit(id, { isActive: true })).rejects.toThrow(sentence('Extras copy'));
    await options().make({
      name: 'Basil',
      price: 1,
      isDefault: false,
      maxCount: 1,
      group: connect(await groupRow(id)),
    });
    await groups().edit(id, { isActive: true });
    expect(await groupOf(id)).toMatchObject({ options: [{ name: 'Basil' }], usedBy: [] });
    expect((await asVisitor(dish.id))?.optionGroups).toEqual(offered);
  });

  it('give a dish at most 8 groups, from whichever side, and no deleted one', async () => {
    const made = [];
    for (let count = 0; count <= OPTION_LIMITS.groups; count += 1) made.push(await createGroup());
    const [last, ...others] = made.map(({ id }) => id);
    const dish = await createDish({ name: 'Full dish', optionGroupIds: others });
    const tooMany = 'Full dish must hold at most 8 option groups.';
    const nine = await groupRow(last ?? '');
    await expect(dishes().edit(dish.id, { optionGroups: connect(nine) })).rejects.toThrow(tooMany);
    const full = await rowOf('menu_items', dish.id);
    await expect(groups().edit(last ?? '', { menuItems: connect(full) })).rejects.toThrow(tooMany);
    expect((await asOwner(dish.id))?.optionGroupIds).toEqual(others);

    await update(dish.id, { name: 'Full dish', optionGroupIds: [] });
    await deleteGroup(last ?? '');
    const deleted = 'Full dish uses option groups that are deleted: Size. Restore them first.';
    await expect(dishes().edit(dish.id, { optionGroups: connect(nine) })).rejects.toThrow(deleted);
    await groups().edit(last ?? '', { isActive: true });
    await dishes().edit(dish.id, { optionGroups: connect(nine) });
    expect((await asOwner(dish.id))?.optionGroupIds).toEqual([last]);
  });

  it('let no deleted dish come back with a deleted group', async () => {
    const { dish, size } = await pizza();
    await remove(dish.id);
    await groups().edit(size.id, { isActive: false });
    const sentence = 'Test pizza uses option groups that are deleted: Size. Restore them first.';
    await expect(dishes().edit(dish.id, { isActive: true })).rejects.toThrow(sentence);
    await groups().edit(size.id, { isActive: true });
    await dishes().edit(dish.id, { isActive: true });
    expect(await asVisitor(dish.id)).toMatchObject({ optionGroups: [{ id: size.id }, {}] });
  });

  it('that broke a rule before can be renamed and mended step by step', async () => {
    const { size } = await pizza();
    await product().sql('option_groups').where({ document_id: size.id }).update({ min: 5, max: 5 });
    await groups().edit(size.id, { name: 'Diameter' });
    await options().edit(optionId(size, 'Large'), { maxCount: 4 });
    await expect(options().edit(optionId(size, 'Large'), { maxCount: 3 })).rejects.toThrow('Diameter: min must be');
    expect(await groupOf(size.id)).toMatchObject({ name: 'Diameter', min: 5, options: [{}, { maxCount: 4 }] });
  });

  it('and those of the owner at the same moment wait for each other: none is lost, none ends in a deadlock', async () => {
    const { dish, size } = await pizza();
    const large = optionId(size, 'Large');
    const rounds = Array.from({ length: 8 }, (_, round) => round);
    await Promise.all([
      ...rounds.map((round) => options().edit(large, { price: round })),
      ...rounds.map((round) => updateGroup(size.id, { ...SIZE, name: `Size ${round}`, options: size.options })),
      ...rounds.map((round) => update(dish.id, { name: `Pizza ${round}`, optionGroupIds: [size.id] })),
      ...rounds.map((round) => dishes().edit(dish.id, { description: `Round ${round}.` })),
    ]);
    expect((await groupOf(size.id))?.options).toHaveLength(2);
  });

  it('that are deleted by plain SQL may leave too few: the dish is sold out, and the owner sees which group it is', async () => {
    const { dish, size, line } = await pizza();
    await options().edit(optionId(size, 'Regular'), { isActive: false });
    expect(await asVisitor(dish.id)).toMatchObject({ soldOut: false });
    const row = product()
      .sql('menu_options')
      .where({ document_id: optionId(size, 'Large') });
    await row.update({ is_active: false });
    // PostgreSQL tells of another program's commit a moment after that program knows.
    await expect.poll(async () => (await asVisitor(dish.id))?.soldOut).toBe(true);
    expect(await asOwner(dish.id)).toMatchObject({ soldOut: true, available: true, unmetGroupIds: [size.id] });
    const { lines } = await product().api.get('quote', { body: { items: [line()] } });
    expect(lines).toMatchObject([{ obstacle: 'sold-out' }]);
  });
});
