import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DISH, dishCalls } from '../../restaurant/dishes.js';
import { kitchenCalls, LUNCH_AND_DINNER, withDay } from '../../restaurant/kitchen-calls.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

const RECORD = '/content-manager/single-types/api::restaurant.restaurant';
const PLATTER = { ...DISH, name: 'Party platter' };

describe.each(DATABASES)('what the restaurant says of its kitchen on %s', (database) => {
  const product = useProduct(database);
  const dishes = dishCalls(product);
  const { owner, sendWrong, setHours } = kitchenCalls(product);
  let panel: Panel;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
    // The dishes of the demo need little.
    await product().sql('menu_items').update({ kitchen_units: 1 });
  });
  beforeEach(() => put({ unitsPerSlot: null }));

  const read = () => product().api.get('adminRestaurant', {}, owner());
  const put = (body: object) => product().api.get('updateRestaurant', { body }, owner());
  const refused = async (method: string, path: string, body: unknown) => {
    const { status, error } = await sendWrong(method, path, body);
    return [status, error.message, error.details.issues?.map(({ path: field }) => field)];
  };

  it('is saved by any part, and has defaults on a database of before', async () => {
    const all = { slotMinutes: 20, unitsPerSlot: 40, horizonDays: 0, lastOrderMinutes: 30, ordersWhenClosed: false };
    expect(await put(all)).toMatchObject(all);
    expect(await put({ horizonDays: 14 })).toMatchObject({ ...all, horizonDays: 14 });
    await product().sql('restaurants').update({
      slot_minutes: null,
      units_per_slot: null,
      horizon_days: null,
      last_order_minutes: null,
      orders_when_closed: null,
    });
    expect(await read()).toMatchObject({
      slotMinutes: 15,
      unitsPerSlot: null,
      horizonDays: 2,
      lastOrderMinutes: 0,
      ordersWhenClosed: true,
    });
  });

  it.each([
    [{ slotMinutes: 4 }, 'slotMinutes must be a whole number from 5 to 60'],
    [{ unitsPerSlot: 0 }, 'unitsPerSlot must be a whole number from 1 to 10000'],
    [{ horizonDays: 15 }, 'horizonDays must be a whole number from 0 to 14'],
    [{ lastOrderMinutes: 241 }, 'lastOrderMinutes must be a whole number from 0 to 240'],
    [{ ordersWhenClosed: 'yes' }, 'ordersWhenClosed'],
    [
      { openingHours: withDay(LUNCH_AND_DINNER, 'friday', { close: '18:00' }) },
      'openingHours.friday.second must not overlap: 17:00 is before 12:00-18:00 has ended',
    ],
  ])('%j is refused, and nothing is stored', async (body, sentence) => {
    const before = await read();
    const { status, error } = await sendWrong('PUT', '/admin/restaurant', body);
    expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await read()).toEqual(before);
  });

  describe('a second shift', () => {
    const { second: _second, ...lunch } = LUNCH_AND_DINNER.monday;

    it('is kept where a save says nothing of it, from either screen, and ends with null', async () => {
      await setHours(LUNCH_AND_DINNER);
      const short = withDay(LUNCH_AND_DINNER, 'monday', { ...lunch, open: '11:00', second: undefined });
      expect((await put({ openingHours: short })).openingHours.monday).toEqual({
        ...LUNCH_AND_DINNER.monday,
        open: '11:00',
      });
      expect((await put({ mondayOpen: '11:30' })).openingHours.monday).toMatchObject({
        open: '11:30',
        second: { open: '17:00', close: '22:00' },
      });
      const { operatingHours } = await product().api.get('restaurantInfo', {});
      expect(operatingHours.split(', ')[0]).toBe('Monday: 11:30-14:00 & 17:00-22:00');
      const none = withDay(LUNCH_AND_DINNER, 'monday', { second: null });
      expect((await put({ openingHours: none })).openingHours.monday.second).toBeNull();
    });

    it('that is stored must follow the first shift of a save', async () => {
      await setHours(LUNCH_AND_DINNER);
      const before = await read();
      expect(await refused('PUT', '/admin/restaurant', { mondayClose: '17:30' })).toEqual([
        400,
        'mondayClose must not overlap: 17:00 is before 12:00-17:30 has ended.',
        ['mondayClose'],
      ]);
      const days = withDay(LUNCH_AND_DINNER, 'tuesday', { ...lunch, close: '01:00', second: undefined });
      expect(await refused('PUT', '/admin/restaurant', { openingHours: days })).toEqual([
        400,
        'openingHours.tuesday.second must not overlap: 17:00 is before 12:00-01:00 has ended.',
        ['openingHours.tuesday.second'],
      ]);
      expect(await read()).toEqual(before);
      expect((await put({ mondayClosed: true, mondayClose: '17:30' })).openingHours.monday.closed).toBe(true);
      expect((await refused('PUT', '/admin/restaurant', { mondayClosed: false }))[2]).toEqual(['mondayClosed']);
    });
  });

  describe('a slot', () => {
    it('holds every dish: the one that is too large is named, whichever of both is saved', async () => {
      const { id } = await dishes.create({ ...PLATTER, kitchenUnits: 14 });
      const tooSmall = [400, 'unitsPerSlot is too small: Party platter needs 14, a slot holds 12.', ['unitsPerSlot']];
      expect(await refused('PUT', '/admin/restaurant', { unitsPerSlot: 12 })).toEqual(tooSmall);
      expect((await read()).unitsPerSlot).toBeNull();
      expect(await put({ unitsPerSlot: 14 })).toMatchObject({ unitsPerSlot: 14 });
      const larger = { ...PLATTER, kitchenUnits: 15 };
      const tooLarge = [400, 'kitchenUnits is too large: Party platter needs 15, a slot holds 14.', ['kitchenUnits']];
      expect(await refused('PUT', `/admin/menu/items/${id}`, larger)).toEqual(tooLarge);
      expect(await refused('POST', '/admin/menu/items', larger)).toEqual(tooLarge);
      expect(await dishes.asOwner(id)).toMatchObject({ kitchenUnits: 14 });
    });

    it('need not hold a deleted dish, which is restored when it fits', async () => {
      const { id } = await dishes.create({ ...PLATTER, kitchenUnits: 40 });
      await dishes.remove(id);
      await put({ unitsPerSlot: 20 });
      expect(await product().api.call('restoreMenuItem', { params: { id } }, owner())).toMatchObject({
        status: 409,
        error: { message: 'The dish cannot be restored: Party platter needs 40, a slot holds 20.' },
      });
      await put({ unitsPerSlot: null });
      await dishes.restore(id);
      await dishes.remove(id);
    });

    it('and a dish that do not fit are never both saved, at once either', async () => {
      const made = await Promise.all(Array.from({ length: 6 }, () => dishes.create(PLATTER)));
      const saves = made.flatMap(({ id }) => [
        product().api.call('updateRestaurant', { body: { unitsPerSlot: 16 } }, owner()),
        product().api.call('updateMenuItem', { params: { id }, body: { ...PLATTER, kitchenUnits: 17 } }, owner()),
      ]);
      const answers = await Promise.all(saves);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
      const units = await Promise.all(made.map(async ({ id }) => (await dishes.asOwner(id))?.kitchenUnits ?? 0));
      const { unitsPerSlot } = await read();
      expect(unitsPerSlot === null || Math.max(...units) <= unitsPerSlot).toBe(true);
    });
  });

  it('is held to the same rules in the raw panel', async () => {
    const edit = (fields: object) => panel.ask(RECORD, { method: 'PUT', body: JSON.stringify(fields) });
    const { id } = await dishes.create({ ...PLATTER, name: 'Banquet', kitchenUnits: 90 });
    await edit({ unitsPerSlot: 95, slotMinutes: 30 });
    const before = await read();
    expect(before).toMatchObject({ unitsPerSlot: 95, slotMinutes: 30 });
    const overlapping = withDay(LUNCH_AND_DINNER, 'friday', { close: '18:00' });
    for (const [write, sentence] of [
      [() => edit({ slotMinutes: 4 }), 'slotMinutes'],
      [() => edit({ horizonDays: 15 }), 'horizonDays'],
      [() => edit({ lastOrderMinutes: -1 }), 'lastOrderMinutes'],
      [() => edit({ unitsPerSlot: 80 }), 'Kitchen units of a slot is too small: Banquet needs 90, a slot holds 80.'],
      [() => edit({ openingHours: overlapping }), 'friday.second must not overlap'],
      [
        () => panel.records('api::menu-item.menu-item').edit(id, { kitchenUnits: 96 }),
        'Kitchen units is too large: Banquet needs 96, a slot holds 95.',
      ],
    ] as const) {
      await expect(write()).rejects.toThrow(/answered 400/);
      await expect(write()).rejects.toThrow(sentence);
    }
    expect(await read()).toEqual(before);
  });
});
