import { dayEnd } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../restaurant/content.js';
import { kitchenCalls, NEVER, everyDay } from '../../restaurant/kitchen-calls.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RECORD = '/content-manager/single-types/api::kitchen-state.kitchen-state';
const ALWAYS = everyDay({ open: '00:00', close: '00:00' });

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

describe.each(DATABASES_IN_DEPTH)("the kitchen's state on %s", (database) => {
  const product = useProduct(database);
  const { kitchen, control, change, setHours, sendWrong } = kitchenCalls(product);
  let panel: Panel;

  beforeAll(async () => {
    await product().sql('special_days').delete();
    panel = await signInToPanel(product().api, product().dataDir);
  });
  beforeEach(async () => {
    await change({ pausedUntil: null, extraMinutes: null });
    await setHours(ALWAYS);
  });

  it('is open without an end, where the hours have none', async () => {
    expect(await kitchen()).toMatchObject({
      open: true,
      reason: null,
      opensAt: null,
      closesAt: null,
      takesOrders: true,
      lastOrderAt: null,
      nextReadyAt: null,
      extraMinutes: null,
      extraUntil: null,
    });
    expect(await control()).toMatchObject({ pausedUntil: null, extraMinutes: null, extraUntil: null });
  });

  it('is in the first read after each change', async () => {
    for (const minutes of [30, 15, 60]) {
      await kitchen();
      const pausedUntil = inMinutes(minutes);
      expect(await change({ pausedUntil })).toMatchObject({ pausedUntil, status: { open: false, reason: 'paused' } });
      expect(await kitchen()).toMatchObject({
        open: false,
        reason: 'paused',
        takesOrders: false,
        opensAt: pausedUntil,
        changesAt: new Date(Math.min(Date.parse(pausedUntil), dayEnd(Date.now(), 'Europe/Amsterdam'))).toISOString(),
        nextReadyAt: new Date(Date.parse(pausedUntil) + 20 * MINUTE).toISOString(),
      });
      expect(await change({ pausedUntil: null })).toMatchObject({ pausedUntil: null, status: { open: true } });
      expect(await kitchen()).toMatchObject({ open: true, takesOrders: true });
    }
  });

  it('keeps what a change leaves out; extra minutes end together with their end', async () => {
    const [pausedUntil, extraUntil] = [inMinutes(30), inMinutes(90)];
    await change({ pausedUntil });
    expect(await change({ extraMinutes: 20, extraUntil })).toMatchObject({ pausedUntil, extraMinutes: 20, extraUntil });
    expect(await kitchen()).toMatchObject({ reason: 'paused', extraMinutes: 20, extraUntil });
    expect(await change({})).toMatchObject({ pausedUntil, extraMinutes: 20 });
    expect(await change({ extraUntil: null })).toMatchObject({ pausedUntil, extraMinutes: null, extraUntil: null });
  });

  it('says that nothing is planned, and what comes next', async () => {
    await setHours(NEVER);
    expect(await kitchen()).toMatchObject({
      open: false,
      reason: 'no-opening',
      opensAt: null,
      takesOrders: false,
      nextReadyAt: null,
    });
    expect((await control()).nextOpeningAt).toBeNull();
  });

  it('tells the board what is booked', async () => {
    const dish = await addDish(product().sql);
    const booked = async () => (await control()).booked.reduce((sum, { units }) => sum + units, 0);
    const before = await booked();
    await product().api.get('placeOrder', { body: orderOf([dishLine(dish, 3)]) });
    expect(await booked()).toBe(before + 3);
    expect(await control()).toMatchObject({ slotMinutes: 15, unitsPerSlot: null });
  });

  it.each([
    [{ pausedUntil: '2020-01-01T12:00:00.000Z' }, 'pausedUntil must lie in the future.'],
    [{ pausedUntil: new Date(Date.now() + 32 * DAY).toISOString() }, 'pausedUntil must be at most 31 days ahead.'],
    [{ pausedUntil: 'tomorrow' }, 'pausedUntil must be a time such as 2026-11-21T17:30:00.000Z'],
    [{ extraMinutes: 4, extraUntil: inMinutes(60) }, 'extraMinutes must be a whole number from 5 to 60'],
    [{ extraMinutes: 7.5, extraUntil: inMinutes(60) }, 'extraMinutes must be a whole number from 5 to 60'],
    [{ extraMinutes: 10 }, 'extraUntil must be given with extraMinutes'],
    [{ extraUntil: inMinutes(60) }, 'extraMinutes must be given with extraUntil'],
    [{ extraMinutes: 10, extraUntil: '2020-01-01T12:00:00.000Z' }, 'extraUntil must lie in the future.'],
    [{ pausedUntil: null, until: null }, 'until is not a known field'],
  ])('%j is refused, and nothing is stored', async (body, sentence) => {
    const before: unknown = await product().sql('kitchen_states').first();
    const { status, error } = await sendWrong('PATCH', '/admin/kitchen-state', body);
    expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await product().sql('kitchen_states').first()).toEqual(before);
  });

  describe('in the raw panel', () => {
    const edit = (fields: object) => panel.ask(RECORD, { method: 'PUT', body: JSON.stringify(fields) });

    it('shows in the first read, and is undone there', async () => {
      await kitchen();
      await edit({ pausedUntil: inMinutes(30) });
      expect(await kitchen()).toMatchObject({ open: false, reason: 'paused' });
      await edit({ pausedUntil: null, extraMinutes: 10, extraUntil: inMinutes(30) });
      expect(await kitchen()).toMatchObject({ open: true, extraMinutes: 10 });
    });

    it('is held to the same rules', async () => {
      for (const [fields, sentence] of [
        [{ pausedUntil: '2020-01-01T12:00:00.000Z' }, 'Paused until must lie in the future.'],
        [{ pausedUntil: inMinutes(32 * 24 * 60) }, 'Paused until must be at most 31 days ahead.'],
        [{ extraMinutes: 10 }, 'Extra minutes until must be given with “Extra minutes”.'],
        [{ extraMinutes: 61, extraUntil: inMinutes(30) }, 'extraMinutes'],
      ] as const) {
        await expect(edit(fields)).rejects.toThrow(/answered 400/);
        await expect(edit(fields)).rejects.toThrow(sentence);
      }
      expect(await control()).toMatchObject({ pausedUntil: null, extraMinutes: null, extraUntil: null });
    });

    it('is one record, which stays', async () => {
      await expect(panel.ask(RECORD, { method: 'DELETE' })).rejects.toThrow('The kitchen state stays');
      const second = panel.records('api::kitchen-state.kitchen-state').make({ extraMinutes: null });
      await expect(second).rejects.toThrow(/answered 40/);
      expect(await product().sql('kitchen_states').select('id')).toHaveLength(1);
      await change({ pausedUntil: inMinutes(30) });
      expect(await control()).toMatchObject({ status: { reason: 'paused' } });
    });
  });

  it('is not open yet before the owner has described the restaurant', async () => {
    await product().sql('restaurants').delete();
    const missing = { status: 404, error: { message: 'The restaurant has not been described yet.' } };
    // PostgreSQL reports another program's commit a moment after that program knows of it.
    const told = { status: 200, body: { open: false, reason: 'not-open-yet' } };
    await expect.poll(() => product().api.call('kitchen', {})).toMatchObject(told);
    const owner = { token: product().token };
    expect(await product().api.call('kitchenControl', {}, owner)).toMatchObject(missing);
    const body = { pausedUntil: inMinutes(30) };
    expect(await product().api.call('changeKitchenControl', { body }, owner)).toMatchObject(missing);
    expect(await product().sql('kitchen_states').whereNotNull('paused_until').select('id')).toHaveLength(0);
  });
});
