import { afterEach, describe, expect, it } from 'vitest';
import { openBoard, isReady, type Board } from '../../../product/board.js';
import { daily, setKitchen, useTimedKitchen } from '../../../restaurant/kitchen.js';
import { expectBooksRight, storedBooks } from '../../../restaurant/kitchen-books.js';
import { DATABASES_IN_DEPTH } from '../../../restaurant/use-product.js';

/** A Tuesday in winter, 17:07 by the restaurant's clock. */
const NOW = '2026-11-24T16:07:00.000Z';
const PICKUP = '2026-11-24T18:15:00.000Z';
/** Twenty minutes of preparation before it. */
const RELEASE = '2026-11-24T17:55:00.000Z';

describe.each(DATABASES_IN_DEPTH)('an order for later, on %s', (database) => {
  const { running, owner, place, quote } = useTimedKitchen(database, NOW);
  const boards: Board[] = [];
  afterEach(() => {
    for (const board of boards.splice(0)) board.cut();
  });

  const setClock = (at: string) => running().product.setClock(at);

  /** Places it. @returns its secret, and the owner's calls for it */
  async function placeForLater() {
    const { api } = running();
    const { id: secret, orderNumber } = await place({ pickupAt: PICKUP });
    const find = async () => {
      const { content } = await api.get('adminOrders', { query: { size: '5' } }, await owner());
      const found = content.find((candidate) => candidate.orderNumber === orderNumber);
      if (!found) throw new Error(`Order ${orderNumber} is not in the list`);
      return found;
    };
    const { id } = await find();
    return {
      secret,
      find,
      open: async () => api.get('markOrderOpened', { params: { id } }, await owner()),
      move: async (status: 'CONFIRMED' | 'PREPARING') =>
        api.get('transitionOrder', { params: { id }, query: { status } }, await owner()),
    };
  }

  /** What a board that connects now is told to wait for. */
  async function waiting() {
    const { token } = await owner();
    const board = await openBoard({ url: running().product.url, token });
    boards.push(board);
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    return board.heard.flatMap(({ name, data }) => (name === 'ready' ? data.unopened : []));
  }

  it('says when it has to be begun, and a board is told of it before', async () => {
    const { find } = await placeForLater();
    const order = await find();
    expect(order).toMatchObject({ pickupTime: PICKUP, pickupAt: PICKUP, releaseAt: RELEASE, openedAt: null });
    expect((await waiting()).map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber);
  });

  it('counts as opened only when it has to be begun', async () => {
    const { open, move, find } = await placeForLater();
    expect((await open()).openedAt).toBeNull();
    expect((await move('CONFIRMED')).openedAt).toBeNull();
    const { orderNumber } = await find();
    const isWaiting = async () => (await waiting()).some((order) => order.orderNumber === orderNumber);
    expect(await isWaiting()).toBe(true);
    await setClock('2026-11-24T17:55:01.000Z');
    expect((await open()).openedAt).not.toBeNull();
    expect(await isWaiting()).toBe(false);
  });

  it('that somebody begins before counts as opened', async () => {
    const { move } = await placeForLater();
    await move('CONFIRMED');
    expect((await move('PREPARING')).openedAt).not.toBeNull();
  });

  it('is unseen so many minutes after it has to be begun', async () => {
    const { secret } = await placeForLater();
    const isUnseen = async () => (await running().api.get('order', { params: { id: secret } })).unseen;
    expect(await isUnseen()).toBe(false);
    await setClock('2026-11-24T17:54:59.000Z');
    expect(await isUnseen()).toBe(false);
    // Nobody has a board, so a minute is enough.
    await setClock('2026-11-24T17:56:01.000Z');
    expect(await isUnseen()).toBe(true);
  });

  it('that is collected after midnight, before the kitchen closes, takes the portions of the evening', async () => {
    const { sql, dish } = running();
    await setKitchen(sql, { opening_hours: daily('18:00', '04:00') });
    await setClock('2026-11-24T22:50:00.000Z');
    await place();
    await place({ pickupAt: '2026-11-24T23:15:00.000Z' }, 2);
    const { portions, slots } = await storedBooks(sql);
    expect(portions).toEqual({ [`2026-11-24 ${dish}`]: 3 });
    expect(slots).toEqual({ '2026-11-24T23:00:00.000Z': 1, '2026-11-24T23:15:00.000Z': 2 });
    await expectBooksRight(sql);
  });

  it('skips what the clock skips in the night in which it goes forward', async () => {
    const { sql } = running();
    await setKitchen(sql, { opening_hours: daily('18:00', '04:00'), horizon_days: 0 });
    await setClock('2027-03-27T22:07:00.000Z');
    const { pickupTimes } = await quote();
    const inTheNight = pickupTimes.filter((at) => at > '2027-03-28T00:30' && at < '2027-03-28T01:30');
    // 01:30, 01:45, then 03:00 and 03:15 by the restaurant's clock.
    expect(inTheNight.map((at) => at.slice(11, 16))).toEqual(['00:30', '00:45', '01:00', '01:15']);
    for (const pickupAt of inTheNight) expect((await place({ pickupAt })).pickupAt).toBe(pickupAt);
    await expectBooksRight(sql);
  });

  it('has both hours of the night in which the clock goes back, each with its own room', async () => {
    const { sql } = running();
    await setKitchen(sql, { opening_hours: daily('18:00', '04:00'), horizon_days: 0 });
    await setClock('2027-10-30T21:07:00.000Z');
    // 02:30 by the restaurant's clock, twice.
    const twice = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'];
    expect((await quote()).pickupTimes).toEqual(expect.arrayContaining(twice));
    for (const pickupAt of twice) await place({ pickupAt }, 2);
    expect((await storedBooks(sql)).slots).toEqual(Object.fromEntries(twice.map((at) => [at, 2])));
    await expectBooksRight(sql);
  });
});
