import { WEEKDAYS } from '@pickup/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { addDish, countRows } from '../product/content.js';
import { dishLine, orderOf } from '../product/orders.js';
import { DATABASES, useProduct } from '../product/use-product.js';

const MINUTE = 60_000;
/** Open around the clock, and never. */
const OPEN = { open: '00:00', close: '00:00', closed: false };
const CLOSED = { ...OPEN, closed: true };

/** Where no mail server is: what is queued stays. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'kitchen@example.com' };

describe.each(DATABASES)('an order that nobody looks at, on %s', (database) => {
  const product = useProduct(database, MAIL);
  const boards: Board[] = [];
  let dish = '';

  const setHours = (hours: typeof OPEN) =>
    product()
      .sql('restaurants')
      .update({ opening_hours: JSON.stringify(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, hours]))) });

  beforeAll(async () => {
    dish = await addDish(product().sql);
    await setHours(OPEN);
  });
  afterEach(async () => {
    for (const board of boards.splice(0)) {
      board.cut();
      await board.ended;
    }
    await product().sql('order_boards').delete();
    await product().sql('orders').where({ order_status: 'PENDING' }).update({ opened_at: new Date() });
  });

  /** An order that was placed some minutes ago. */
  async function placed(minutes: number) {
    const { api, sql } = product();
    const { id: secret, orderNumber } = await api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
    await sql('orders')
      .where({ number: orderNumber })
      .update({ placed_at: new Date(Date.now() - minutes * MINUTE) });
    const [row = 0] = await sql('orders').where({ number: orderNumber }).pluck<number[]>('id');
    return {
      row,
      number: orderNumber,
      isUnseen: async () => (await api.get('order', { params: { id: secret } })).unseen,
    };
  }

  async function connect(): Promise<void> {
    const board = await openBoard({ url: product().url, token: product().token });
    boards.push(board);
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
  }

  it('is unseen after a minute while no board is connected, until somebody opens it', async () => {
    const { api, sql, token } = product();
    const [fresh, waiting] = [await placed(0.5), await placed(1.1)];
    expect([await fresh.isUnseen(), await waiting.isUnseen()]).toEqual([false, true]);
    const [id = ''] = await sql('orders').where({ id: waiting.row }).pluck<string[]>('document_id');
    await api.get('openOrder', { params: { id } }, { token });
    expect(await waiting.isUnseen()).toBe(false);
  });

  it('is given the owner’s minutes while a board is connected, and one when it has gone', async () => {
    const { sql } = product();
    await connect();
    const [waiting, late] = [await placed(2), await placed(5)];
    expect([await waiting.isUnseen(), await late.isUnseen()]).toEqual([false, true]);
    await sql('restaurants').update({ unseen_after_minutes: 1 });
    expect(await waiting.isUnseen()).toBe(true);
    await sql('restaurants').update({ unseen_after_minutes: 5 });
    boards.at(-1)?.cut();
    await boards.at(-1)?.ended;
    expect(await waiting.isUnseen()).toBe(false);
    await expect.poll(() => countRows(sql, 'order_boards')).toBe(1);
    await sql('order_boards').update({ seen_at: new Date(Date.now() - 1.1 * MINUTE) });
    expect(await waiting.isUnseen()).toBe(true);
  });

  it('needs nobody while the kitchen is closed', async () => {
    const waiting = await placed(30);
    await setHours(CLOSED);
    expect(await waiting.isUnseen()).toBe(false);
    await setHours(OPEN);
    expect(await waiting.isUnseen()).toBe(true);
  });

  it('is told to the owner once, and so is a kitchen without a board', async () => {
    const { sql } = product();
    await sql('order_mails').delete();
    const mails = (kind: string, order: number | null) =>
      countRows(sql, 'order_mails', { mail_kind: kind, order_id: order });
    const first = await placed(30);
    await expect.poll(() => mails('unseen', first.row), { timeout: 30_000, interval: 100 }).toBe(1);
    expect(await mails('no-board', null)).toBe(1);
    // Another round has been made when the next one is told.
    const second = await placed(30);
    await expect.poll(() => mails('unseen', second.row), { timeout: 30_000, interval: 100 }).toBe(1);
    expect([await mails('unseen', first.row), await mails('no-board', null)]).toEqual([1, 1]);
  });
});
