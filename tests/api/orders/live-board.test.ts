import { isForLater } from '@pickup/contract';
import type { Knex } from 'knex';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { addDish, countRows, orderRow } from '../../restaurant/content.js';
import { dishLine, orderOf, placeForOwner } from '../../restaurant/orders.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { held, sessionCalls } from '../../restaurant/sessions.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const insertOrder = async (sql: Knex) => {
  const row = orderRow(new Date());
  await sql('orders').insert(row);
  return row;
};

describe.each(DATABASES_IN_DEPTH)('a live board on %s', (database) => {
  const product = useProduct(database);
  const boards: Board[] = [];
  let dish = '';

  beforeAll(async () => {
    dish = await addDish(product().sql);
  });
  afterEach(() => {
    for (const board of boards.splice(0)) board.cut();
  });

  const owner = () => ({ token: product().token });
  const place = () => placeForOwner(product(), dish);
  const kindsOf = ({ heard }: Board, id: string) =>
    heard.flatMap(({ name, data }) => (name === 'order' && data.order.id === id ? [data.kind] : []));

  /** A board that has been told all there was. */
  async function connect(lastEventId?: number): Promise<Board> {
    const board = await openBoard({ url: product().url, token: product().token, lastEventId });
    boards.push(board);
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    return board;
  }
  const hears = (board: Board, id: string, kinds: string[]) =>
    expect.poll(() => kindsOf(board, id), { interval: 5, timeout: 10_000 }).toEqual(kinds);

  it('gets no event for the orders of the demo, and waits for those that are for later', async () => {
    expect(await countRows(product().sql, 'order_events')).toBe(0);
    const { heard, status, headers } = await connect();
    expect([status, headers['content-type'], headers['cache-control'], headers['x-accel-buffering']]).toEqual([
      200,
      'text/event-stream',
      'no-store',
      'no',
    ]);
    expect(heard).toMatchObject([{ id: 0, name: 'ready' }]);
    const waiting = heard.flatMap(({ name, data }) => (name === 'ready' ? data.unopened : []));
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter((order) => !isForLater(order, Date.now()))).toEqual([]);
  });

  it('hears of an order, and so does every other board, with the order as the owner sees it', async () => {
    const [one, other] = [await connect(), await connect()];
    const order = await place();
    for (const board of [one, other]) {
      await hears(board, order.id, ['placed']);
      expect(board.heard.at(-1)).toMatchObject({ name: 'order', data: { kind: 'placed', order } });
    }
  });

  it('hears that another board has opened, confirmed or cancelled an order', async () => {
    const { api, sql } = product();
    const board = await connect();
    const [opened, moved, taken] = [await place(), await place(), await place()];
    const open = () => api.get('markOrderOpened', { params: { id: opened.id } }, owner());
    const { openedAt, deliveredAt } = await open();
    expect([openedAt === null, deliveredAt === null]).toEqual([false, false]);
    expect(await open()).toMatchObject({ openedAt, deliveredAt });
    await api.get('transitionOrder', { params: { id: moved.id }, query: { status: 'CONFIRMED' } }, owner());
    const [secret = ''] = await sql('orders').where({ document_id: taken.id }).pluck<string[]>('public_id');
    await api.get('cancelOrder', { params: { id: secret } });
    await hears(board, taken.id, ['placed', 'moved']);
    await hears(board, opened.id, ['placed', 'opened']);
    await hears(board, moved.id, ['placed', 'moved', 'opened']);
  });

  it('hears what the kitchen does when it connects and when that changes, by the owner or by an order', async () => {
    const { api } = product();
    const board = await connect();
    const last = () => board.kitchens.at(-1);
    const units = () => (last()?.booked ?? []).reduce((sum, slot) => sum + slot.units, 0);
    await expect.poll(() => last()?.pausedUntil, { timeout: 10_000 }).toBeNull();
    const before = units();
    await place();
    await expect.poll(units, { timeout: 10_000 }).toBe(before + 1);

    const pausedUntil = new Date(Date.now() + 15 * 60_000).toISOString();
    await api.get('changeKitchenControl', { body: { pausedUntil } }, owner());
    await expect.poll(() => last()?.pausedUntil, { timeout: 10_000 }).toBe(pausedUntil);
    expect(last()?.status).toMatchObject({ open: false, reason: 'paused', takesOrders: false });
    await api.get('changeKitchenControl', { body: { pausedUntil: null } }, owner());
    await expect.poll(() => last()?.pausedUntil, { timeout: 10_000 }).toBeNull();
  });

  it('hears what a developer writes in SQL and in the raw panel', async () => {
    const { api, dataDir, sql } = product();
    const panel = await signInToPanel(api, dataDir);
    const board = await connect();
    const { document_id: id } = await insertOrder(sql);
    await hears(board, id, ['placed']);
    await sql('orders').where({ document_id: id }).update({ notes: 'At the back door' });
    await hears(board, id, ['placed', 'changed']);
    await sql('orders').where({ document_id: id }).update({ order_status: 'CONFIRMED' });
    await hears(board, id, ['placed', 'changed', 'moved']);
    await panel.ask(`/content-manager/collection-types/plugin::ordering.order/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ customerName: 'Anna de Vries', customerEmail: 'anna@example.com' }),
    });
    await hears(board, id, ['placed', 'changed', 'moved', 'changed']);
    await sql('orders').where({ document_id: id }).update({ business_hour: 14, customer_name: 'Anna de Vries' });
    const { id: next } = await place();
    await hears(board, next, ['placed']);
    expect(kindsOf(board, id)).toEqual(['placed', 'changed', 'moved', 'changed']);
  });

  it('gets one event for a corrected line', async () => {
    const { sql } = product();
    const board = await connect();
    const { id } = await place();
    await hears(board, id, ['placed']);
    const lines = () =>
      sql('order_lines').where('order_id', sql('orders').where({ document_id: id }).select('id').first());
    await lines().update({ customizations: JSON.stringify(['no garlic']), position: 2 });
    await hears(board, id, ['placed', 'changed']);
    await lines().update({ position: 1, business_day: '2026-01-01' });
    const { id: next } = await place();
    await hears(board, next, ['placed']);
    expect(kindsOf(board, id)).toEqual(['placed', 'changed']);
  });

  it('gets the unopened orders, oldest first, when it connects', async () => {
    const { api } = product();
    const [first, second, third] = [await place(), await place(), await place()];
    await api.get('markOrderOpened', { params: { id: second.id } }, owner());
    const { heard } = await connect();
    expect(heard).toHaveLength(1);
    const unopened = heard.flatMap(({ name, data }) => (name === 'ready' ? data.unopened : []));
    expect(unopened.slice(-2).map(({ id }) => id)).toEqual([first.id, third.id]);
    expect(unopened.map(({ createdAt }) => createdAt)).toEqual(unopened.map(({ createdAt }) => createdAt).toSorted());
    expect(unopened.every(({ status, openedAt }) => status === 'PENDING' && openedAt === null)).toBe(true);
  });

  it('acknowledges orders once, and ignores unknown ones', async () => {
    const { api } = product();
    const { id, deliveredAt } = await place();
    expect(deliveredAt).toBeNull();
    const confirm = () => api.get('acknowledgeOrders', { body: { orders: [id, 'unknown'] } }, owner());
    await confirm();
    const first = await api.get('adminOrder', { params: { id } }, owner());
    await confirm();
    expect(await api.get('adminOrder', { params: { id } }, owner())).toEqual(first);
    expect([first.deliveredAt === null, first.openedAt]).toEqual([false, null]);
  });

  it('is refused for an order that is not there, and for an id that is none', async () => {
    const { api, token } = product();
    expect(await api.call('markOrderOpened', { params: { id: 'unknown' } }, owner())).toMatchObject({ status: 404 });
    const answer = await api.send('/api/admin/orders/events', {
      headers: { authorization: `Bearer ${token}`, 'last-event-id': '-1' },
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('must be the id of an event')]);
  });

  it('hears of changes in the order of their commits, also of two that are written side by side', async () => {
    const { sql } = product();
    const board = await connect();
    const [early, late] = [await place(), await place()];
    const change = (trx: Knex, id: string) => trx('orders').where({ document_id: id }).update({ notes: 'No bag' });
    const numbers = [early, late].map(({ orderNumber }) => orderNumber);
    if (database === 'sqlite') {
      // One writer at a time: there are no two.
      await change(sql, early.id);
      await change(sql, late.id);
    } else {
      await sql.transaction(async (slow) => {
        await change(slow, late.id);
        await change(sql, early.id);
        await hears(board, early.id, ['placed', 'changed']);
      });
    }
    await hears(board, late.id, ['placed', 'changed']);
    expect(board.numbersOf('changed')).toEqual(numbers);
  });

  it('whose session has ended hears of no further order: its stream ends before the heartbeat', async () => {
    const { signIn, signOut } = sessionCalls(product);
    const { token, cookie } = held(await signIn());
    const board = await openBoard({ url: product().url, token });
    let hasEnded = false;
    void board.ended.then(() => (hasEnded = true));
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    await signOut(cookie);
    const ends = () => place().then(() => hasEnded);
    await expect.poll(ends, { interval: 200, timeout: 10_000 }).toBe(true);
  });

  it('gets each of many simultaneous orders once, without delaying the customers', async () => {
    const { api } = product();
    const board = await connect();
    const body = orderOf([dishLine(dish)]);
    const placed = await Promise.all(Array.from({ length: 40 }, () => api.get('placeOrder', { body })));
    const numbers = placed.map(({ orderNumber }) => orderNumber).sort();
    await expect.poll(() => board.numbersOf('placed').sort(), { interval: 5, timeout: 10_000 }).toEqual(numbers);
    const ids = board.heard.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  });
});
