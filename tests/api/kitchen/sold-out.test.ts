import { addDays, localDay, type SaveSoldOut } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { DISH } from '../../restaurant/dishes.js';
import { kitchenCalls } from '../../restaurant/kitchen-calls.js';
import { EXTRAS, groupCalls, optionId, SIZE } from '../../restaurant/option-groups.js';
import { middayZone } from '../../restaurant/midday.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const ZONE = middayZone(Date.now());
const inDays = (days: number) => addDays(localDay(new Date(), ZONE), days);

describe.each(DATABASES_IN_DEPTH)('what is left on %s', (database) => {
  const product = useProduct(database);
  const { asOwner, asVisitor, create, groupOf, owner, pizza, remove, restore, update, updateGroup } =
    groupCalls(product);
  const { sendWrong } = kitchenCalls(product);
  let panel: Panel;

  beforeAll(async () => {
    await product().sql('restaurants').update({ time_zone: ZONE });
    panel = await signInToPanel(product().api, product().dataDir);
  });

  const setSoldOut = (id: string, until: SaveSoldOut['until']) =>
    product().api.get('setDishSoldOut', { params: { id }, body: { until } }, owner());
  const setOptionSoldOut = (id: string, until: SaveSoldOut['until']) =>
    product().api.get('setOptionSoldOut', { params: { id }, body: { until } }, owner());

  describe('a dish', () => {
    it('is sold out and back in the first read after each tap', async () => {
      const { id } = await create();
      for (const [until, soldOutUntil] of [
        ['today', inDays(1)],
        [null, null],
        [inDays(3), inDays(3)],
        ['forever', 'forever'],
        [null, null],
      ] as const) {
        await asVisitor(id);
        const soldOut = soldOutUntil !== null;
        expect(await setSoldOut(id, until)).toMatchObject({ soldOut, soldOutUntil, available: true });
        expect(await asVisitor(id)).toMatchObject({ soldOut, soldOutUntil });
        expect(await asOwner(id)).toMatchObject({ soldOut, soldOutUntil });
      }
    });

    it('keeps until when it is sold out, its units and its count where a save leaves them out', async () => {
      const { id } = await create({ kitchenUnits: 3, dailyCount: 40, soldOutUntil: inDays(2) });
      const kept = { kitchenUnits: 3, dailyCount: 40, portionsLeft: 40, soldOutUntil: inDays(2), left: null };
      expect(await update(id, { price: 8 })).toMatchObject({ price: 8, ...kept });
      const none = { kitchenUnits: 0, dailyCount: null, soldOutUntil: null };
      expect(await update(id, none)).toMatchObject({ ...none, portionsLeft: null, soldOut: false });
    });

    it('that says nothing of the kitchen takes one unit and has no count', async () => {
      const dish = await create();
      expect(dish).toMatchObject({ kitchenUnits: 1, dailyCount: null, portionsLeft: null, soldOutUntil: null });
    });

    it('can be sent back as it was read', async () => {
      const { version: _version, ...dish } = await create({ dailyCount: 3, soldOutUntil: inDays(1) });
      const { id, ...body } = dish;
      expect(await product().api.get('updateMenuItem', { params: { id }, body }, owner())).toMatchObject(dish);
    });

    it('of before there was a kitchen takes one unit and is not sold out', async () => {
      const { id } = await create({ soldOutUntil: 'forever' });
      await product()
        .sql('menu_items')
        .where({ document_id: id })
        .update({ kitchen_units: null, sold_out_until: null });
      expect(await asOwner(id)).toMatchObject({ kitchenUnits: 1, soldOut: false, soldOutUntil: null });
    });

    it('shows how many are left at five and below, and none as sold out', async () => {
      const { id } = await create({ dailyCount: 8 });
      const place = (quantity: number) => product().api.get('placeOrder', { body: orderOf([dishLine(id, quantity)]) });
      const seen: unknown[] = [];
      const look = async () => {
        const { left, soldOut } = (await asVisitor(id)) ?? {};
        seen.push([left, soldOut, (await asOwner(id))?.portionsLeft]);
      };
      await look();
      for (const quantity of [2, 1, 4, 1]) {
        await place(quantity);
        await look();
      }
      expect(seen).toEqual([
        [null, false, 8],
        [null, false, 6],
        [5, false, 5],
        [1, false, 1],
        [0, true, 0],
      ]);
    });

    it('has portions again when an order is cancelled, and when the owner gives it more', async () => {
      const { id } = await create({ dailyCount: 2 });
      const order = await product().api.get('placeOrder', { body: orderOf([dishLine(id, 2)]) });
      expect(await asVisitor(id)).toMatchObject({ left: 0, soldOut: true });
      await product().api.get('cancelOrder', { params: { id: order.id } });
      expect(await asVisitor(id)).toMatchObject({ left: 2, soldOut: false });
      await product().api.get('placeOrder', { body: orderOf([dishLine(id, 2)]) });
      expect(await update(id, { dailyCount: 12 })).toMatchObject({ portionsLeft: 10 });
      expect(await asVisitor(id)).toMatchObject({ left: null, soldOut: false });
    });

    it.each([
      [{ until: 'tomorrow' }, 'until must be today, a date such as 2026-11-21, forever or null'],
      [{ until: inDays(0) }, `until must be a day after today, ${inDays(0)}`],
      [{ until: '2026-02-30' }, 'until must be today'],
      [{}, 'until must be today'],
    ])('is not sold out by %j, and nothing is stored', async (body, sentence) => {
      const before = await create();
      const { status, error } = await sendWrong('PATCH', `/admin/menu/items/${before.id}/sold-out`, body);
      expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
      expect(await asOwner(before.id)).toEqual(before);
    });

    it.each([
      [{ soldOutUntil: inDays(0) }, 'soldOutUntil must be a day after today'],
      [{ soldOutUntil: 'today' }, 'soldOutUntil must be a date such as 2026-11-21, forever or null'],
      [{ kitchenUnits: 101 }, 'kitchenUnits must be a whole number from 0 to 100'],
      [{ kitchenUnits: 0.5 }, 'kitchenUnits must be a whole number from 0 to 100'],
      [{ dailyCount: 0 }, 'dailyCount must be a whole number from 1 to 999'],
      [{ dailyCount: 1000 }, 'dailyCount must be a whole number from 1 to 999'],
    ])('is not saved with %j', async (changes, sentence) => {
      const before = await create();
      const body = { ...DISH, ...changes };
      const { status, error } = await sendWrong('PUT', `/admin/menu/items/${before.id}`, body);
      expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
      expect(await asOwner(before.id)).toEqual(before);
    });

    it('may be saved again with a day that has come since', async () => {
      const { id } = await create();
      await product()
        .sql('menu_items')
        .where({ document_id: id })
        .update({ sold_out_until: inDays(0) });
      expect(await update(id, { soldOutUntil: inDays(0) })).toMatchObject({ soldOut: false, soldOutUntil: null });
    });

    it('that is deleted or not there is not sold out', async () => {
      const { id } = await create();
      await remove(id);
      const ask = (params: { id: string }) =>
        product().api.call('setDishSoldOut', { params, body: { until: 'today' } }, owner());
      expect(await ask({ id })).toMatchObject({ status: 409 });
      expect(await ask({ id: 'aaaaaaaaaaaaaaaaaaaaaaaa' })).toMatchObject({ status: 404 });
      expect(await restore(id)).toMatchObject({ soldOutUntil: null });
    });
  });

  describe('an option', () => {
    it('is sold out and back in the first read after each tap', async () => {
      const { dish, size } = await pizza();
      const large = optionId(size, 'Large');
      const shown = async () => (await asVisitor(dish.id))?.optionGroups[0]?.options.map(({ soldOut }) => soldOut);
      expect(await shown()).toEqual([false, false]);
      const group = await setOptionSoldOut(large, 'today');
      expect(group).toMatchObject({ id: size.id, options: [{ soldOutUntil: null }, { soldOutUntil: inDays(1) }] });
      expect(group.version).not.toBe(size.version);
      expect(await shown()).toEqual([false, true]);
      expect(await setOptionSoldOut(large, null)).toMatchObject({ options: [{}, { soldOutUntil: null }] });
      expect(await shown()).toEqual([false, false]);
    });

    it('makes its dish sold out where too few are left to choose from', async () => {
      const { dish, size } = await pizza();
      for (const { id } of size.options) await setOptionSoldOut(id, 'forever');
      expect(await asVisitor(dish.id)).toMatchObject({ soldOut: true, soldOutUntil: null });
      expect(await asOwner(dish.id)).toMatchObject({ soldOut: true, unmetGroupIds: [size.id] });
      await setOptionSoldOut(optionId(size, 'Large'), null);
      expect(await asVisitor(dish.id)).toMatchObject({ soldOut: false });
    });

    it('keeps its units and until when it is sold out where a save leaves them out', async () => {
      const { extras } = await pizza();
      const [mozzarella, ...others] = extras.options;
      if (!mozzarella) throw new Error('The group has no options');
      const named = others.map(({ id, name }) => ({ id, name }));
      const { id, name } = mozzarella;
      const full = { ...EXTRAS, options: [{ id, name, kitchenUnits: 2, soldOutUntil: inDays(2) }, ...named] };
      expect(await updateGroup(extras.id, full)).toMatchObject({
        options: [{ kitchenUnits: 2, soldOutUntil: inDays(2) }, { kitchenUnits: 0 }, { kitchenUnits: 0 }],
      });
      const short = { ...EXTRAS, options: [{ id, name }, ...named] };
      expect(await updateGroup(extras.id, short)).toMatchObject({
        options: [{ kitchenUnits: 2, soldOutUntil: inDays(2) }, {}, {}],
      });
    });

    it.each([
      [{ soldOutUntil: inDays(0) }, 'Option 2: soldOutUntil must be a day after today'],
      [{ kitchenUnits: 101 }, 'must be a whole number from 0 to 100'],
    ])('is not saved with %j', async (changes, sentence) => {
      const { size } = await pizza();
      const options = [SIZE.options[0], { ...SIZE.options[1], ...changes }];
      const { status, error } = await sendWrong('PUT', `/admin/menu/option-groups/${size.id}`, { ...SIZE, options });
      expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
      expect(await groupOf(size.id)).toMatchObject({ version: size.version });
    });

    it('that is deleted or not there is 404', async () => {
      const { size } = await pizza();
      const [regular, large] = size.options;
      await updateGroup(size.id, { ...SIZE, options: [{ id: regular?.id ?? '', name: 'Regular' }] });
      for (const id of [large?.id ?? '', 'aaaaaaaaaaaaaaaaaaaaaaaa']) {
        const answer = await product().api.call(
          'setOptionSoldOut',
          { params: { id }, body: { until: 'today' } },
          owner(),
        );
        expect(answer).toMatchObject({ status: 404, error: { message: 'There is no such option.' } });
      }
    });
  });

  describe('in the raw panel', () => {
    it('shows in the first read, and is held to the same rules', async () => {
      const { dish, size } = await pizza();
      const dishes = panel.records('api::menu-item.menu-item');
      const options = panel.records('api::option-group.option');
      const large = optionId(size, 'Large');
      await asVisitor(dish.id);
      await dishes.edit(dish.id, { soldOutUntil: inDays(1), dailyCount: 4, kitchenUnits: 2 });
      expect(await asVisitor(dish.id)).toMatchObject({ soldOut: true, soldOutUntil: inDays(1), left: 4 });
      await dishes.edit(dish.id, { soldOutUntil: '' });
      await options.edit(large, { soldOutUntil: 'forever', kitchenUnits: 1 });
      expect(await asVisitor(dish.id)).toMatchObject({ soldOut: false, optionGroups: [{}, {}] });
      const before = await asOwner(dish.id);
      for (const [write, sentence] of [
        [() => dishes.edit(dish.id, { soldOutUntil: inDays(0) }), 'Sold out until must be a day after today'],
        [() => dishes.edit(dish.id, { soldOutUntil: 'never' }), 'Sold out until must be a date such as'],
        [() => dishes.edit(dish.id, { kitchenUnits: 101 }), 'kitchenUnits'],
        [() => dishes.edit(dish.id, { dailyCount: 0 }), 'dailyCount'],
        [() => options.edit(large, { soldOutUntil: inDays(0) }), 'Sold out until must be a day after today'],
        [() => options.edit(large, { kitchenUnits: -1 }), 'kitchenUnits'],
      ] as const) {
        await expect(write()).rejects.toThrow(/answered 400/);
        await expect(write()).rejects.toThrow(sentence);
      }
      expect(await asOwner(dish.id)).toEqual(before);
    });
  });
});
