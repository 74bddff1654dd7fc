import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../product/sign-in.js';
import { addDish } from '../../restaurant/content.js';
import { DATABASES_IN_DEPTH } from '../../restaurant/demo-copy.js';
import { everyDay, kitchenCalls, LUNCH_AND_DINNER, withDay } from '../../restaurant/kitchen-calls.js';
import { clockOf, type MovableClock } from '../../restaurant/moving-clock.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';

/** The restaurant's clock is an hour ahead of UTC in winter, two hours in summer. */
describe.each(DATABASES_IN_DEPTH)("the kitchen's answers change by the clock alone, on %s", (database) => {
  const product = useProduct(database);
  let clock: MovableClock;
  let token = '';
  const { kitchen, control, change, setHours, addSpecialDay, removeSpecialDay, specialDays, owner } = kitchenCalls(
    () => ({ api: product().api, token }),
  );

  beforeAll(async () => {
    await product().sql('special_days').delete();
    clock = clockOf(product());
  });
  /** An earlier session has ended when the clock has jumped. */
  const enter = async () => {
    token = await signIn(product().api, product().dataDir);
  };
  afterEach(async () => {
    await enter();
    await change({ pausedUntil: null, extraMinutes: null });
    for (const { id } of await specialDays()) await removeSpecialDay(id);
  });

  async function goTo(instant: string): Promise<void> {
    await clock.setClock(instant);
    await enter();
  }

  /** What the kitchen says at each instant, where nothing was edited in between. */
  async function kitchenAt(instants: readonly string[]) {
    const seen = [];
    for (const instant of instants) {
      await clock.setClock(instant);
      seen.push(await kitchen());
    }
    await enter();
    return seen;
  }

  it('at each opening, last order and closing of both shifts', async () => {
    await goTo('2026-11-23T08:00:00Z');
    await setHours(LUNCH_AND_DINNER, { lastOrderMinutes: 10 });
    const [before, open, gone, closed] = await kitchenAt([
      '2026-11-23T10:59:30Z',
      '2026-11-23T11:00:00Z',
      '2026-11-23T12:30:00.001Z',
      '2026-11-23T13:00:00Z',
    ]);
    expect(before).toMatchObject({
      open: false,
      reason: 'closed',
      opensAt: '2026-11-23T11:00:00.000Z',
      takesOrders: true,
      nextReadyAt: '2026-11-23T11:20:00.000Z',
      changesAt: '2026-11-23T11:00:00.000Z',
    });
    expect(open).toMatchObject({
      open: true,
      reason: null,
      closesAt: '2026-11-23T13:00:00.000Z',
      nextReadyAt: null,
      lastOrderAt: '2026-11-23T12:30:00.000Z',
      changesAt: '2026-11-23T12:30:00.001Z',
    });
    expect(gone).toMatchObject({ open: true, nextReadyAt: '2026-11-23T16:20:00.000Z' });
    expect(closed).toMatchObject({ open: false, opensAt: '2026-11-23T16:00:00.000Z', lastOrderAt: null });
    await setHours(LUNCH_AND_DINNER, { lastOrderMinutes: 0 });
  });

  it('when a pause ends, also one that outlasts its shift', async () => {
    await goTo('2026-11-23T12:00:00Z');
    await setHours(LUNCH_AND_DINNER);
    await change({ pausedUntil: '2026-11-23T12:15:00.500Z' });
    const [paused, resumed] = await kitchenAt(['2026-11-23T12:14:50Z', '2026-11-23T12:15:00.500Z']);
    expect(paused).toMatchObject({ open: false, reason: 'paused', opensAt: '2026-11-23T12:15:00.500Z' });
    expect(resumed).toMatchObject({ open: true, closesAt: '2026-11-23T13:00:00.000Z' });
    expect(await control()).toMatchObject({ pausedUntil: null, status: { open: true } });
    await change({ pausedUntil: '2026-11-23T14:00:00.000Z' });
    const [long, over] = await kitchenAt(['2026-11-23T12:30:00Z', '2026-11-23T14:00:00Z']);
    expect(long).toMatchObject({ reason: 'paused', opensAt: '2026-11-23T16:00:00.000Z', takesOrders: false });
    expect(over).toMatchObject({ reason: 'closed', opensAt: '2026-11-23T16:00:00.000Z', takesOrders: true });
  });

  it('when extra minutes end', async () => {
    await goTo('2026-11-23T11:00:00Z');
    await setHours(LUNCH_AND_DINNER);
    await change({ extraMinutes: 30, extraUntil: '2026-11-23T11:45:00.000Z' });
    const [busy, calm] = await kitchenAt(['2026-11-23T11:44:30Z', '2026-11-23T11:45:00Z']);
    expect(busy).toMatchObject({ extraMinutes: 30, changesAt: '2026-11-23T11:45:00.000Z' });
    expect(calm).toMatchObject({ extraMinutes: null, extraUntil: null, lastOrderAt: '2026-11-23T12:40:00.000Z' });
    expect(await control()).toMatchObject({ extraMinutes: null, extraUntil: null });
  });

  it('at midnight, when a special day begins and when it ends', async () => {
    await goTo('2026-11-23T20:00:00Z');
    await setHours(LUNCH_AND_DINNER);
    await addSpecialDay({ date: '2026-11-24', closed: true, note: 'Stocktaking' });
    await addSpecialDay({ date: '2026-12-01', closed: true });
    const [monday, special, wednesday] = await kitchenAt([
      '2026-11-23T22:59:30Z',
      '2026-11-23T23:00:00Z',
      '2026-11-24T23:00:00Z',
    ]);
    expect(monday).toMatchObject({ reason: 'closed', opensAt: '2026-11-25T11:00:00.000Z' });
    expect(monday?.specialDays.map(({ date }) => date)).toEqual(['2026-11-24']);
    expect(special).toMatchObject({ reason: 'special-day', opensAt: '2026-11-25T11:00:00.000Z' });
    expect(special?.specialDays.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-01']);
    expect(wednesday).toMatchObject({ reason: 'closed' });
    expect(wednesday?.specialDays.map(({ date }) => date)).toEqual(['2026-12-01']);
  });

  it.each([
    // 02:30 is skipped and means 03:30 of summer time.
    ['forward', '2027-03-27T20:00:00Z', '2027-03-28T01:30:00.000Z'],
    // 02:30 comes twice, and the first one counts.
    ['back', '2027-10-30T20:00:00Z', '2027-10-31T00:30:00.000Z'],
  ])('at a closing in the night in which the clocks go %s', async (_, evening, closing) => {
    await goTo(evening);
    await setHours(withDay(LUNCH_AND_DINNER, 'saturday', { second: { open: '17:00', close: '02:30' } }));
    const justBefore = new Date(Date.parse(closing) - 30_000).toISOString();
    const [open, closed] = await kitchenAt([justBefore, closing]);
    expect(open).toMatchObject({ open: true, closesAt: closing, changesAt: closing });
    expect(closed).toMatchObject({ open: false, closesAt: null });
  });

  it('of the menu: what is sold out until a day is back when it begins, and a count begins anew', async () => {
    await goTo('2026-11-24T12:00:00Z');
    await setHours(everyDay({ open: '00:00', close: '00:00' }));
    const [gone, counted] = [await addDish(product().sql), await addDish(product().sql, { name: 'Counted' })];
    const { api } = product();
    await api.get('setDishSoldOut', { params: { id: gone }, body: { until: 'today' } }, owner());
    const form = { name: 'Counted', description: 'A few a day.', price: 5, dailyCount: 3 };
    await api.get('updateMenuItem', { params: { id: counted }, body: form }, owner());
    await api.get('placeOrder', { body: orderOf([dishLine(counted, 2)]) });
    const shown = async (instant: string) => {
      await clock.setClock(instant);
      const dishes = await api.get('menuItems', {});
      return [gone, counted].map((id) => {
        const { soldOut, soldOutUntil, left } = dishes.find((dish) => dish.id === id) ?? {};
        return { soldOut, soldOutUntil, left };
      });
    };
    expect(await shown('2026-11-24T22:59:30Z')).toEqual([
      { soldOut: true, soldOutUntil: '2026-11-25', left: null },
      { soldOut: false, soldOutUntil: null, left: 1 },
    ]);
    expect(await shown('2026-11-24T23:00:00Z')).toEqual([
      { soldOut: false, soldOutUntil: null, left: null },
      { soldOut: false, soldOutUntil: null, left: 3 },
    ]);
  });

  it('of the menu: after the last closing it speaks of the day on which the kitchen next works', async () => {
    await goTo('2026-11-24T12:00:00Z');
    await setHours(LUNCH_AND_DINNER);
    const id = await addDish(product().sql);
    await product().api.get('setDishSoldOut', { params: { id }, body: { until: 'today' } }, owner());
    const isSoldOut = async (instant: string) => {
      await clock.setClock(instant);
      return (await product().api.get('menuItems', {})).find((dish) => dish.id === id)?.soldOut;
    };
    expect(await isSoldOut('2026-11-24T13:30:00Z')).toBe(true);
    expect(await isSoldOut('2026-11-24T20:59:30Z')).toBe(true);
    expect(await isSoldOut('2026-11-24T21:00:00Z')).toBe(false);
  });
});
