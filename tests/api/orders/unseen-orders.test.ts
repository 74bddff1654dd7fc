import { WEEKDAYS } from '@pickup/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { NO_MAIL_SERVER } from '../../restaurant/use-mail.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const MINUTE = 60_000;
/** Open around the clock, and never. */
const OPEN = { open: '00:00', close: '00:00', closed: false };
const CLOSED = { ...OPEN, closed: true };

describe.each(DATABASES_IN_DEPTH)('an order that nobody looks at, on %s', (database) => {
  const product = useProduct(database, NO_MAIL_SERVER);
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
    await api.get('markOrderOpened', { params: { id } }, { token });
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
    const seenBefore = () => sql('order_boards').update({ seen_at: new Date(Date.now() - 1.1 * MINUTE) });
    // Again while the server still writes down that the board has gone.
    await expect.poll(() => seenBefore().then(waiting.isUnseen)).toBe(true);
  });

  it('needs nobody while the kitchen is closed', async () => {
    const waiting = await placed(30);
    await setHours(CLOSED);
    expect(await waiting.isUnseen()).toBe(false);
    await setHours(OPEN);
    expect(await waiting.isUnseen()).toBe(true);
  });

  it('is told to the owner once, in one mail with a kitchen that has no board and with the orders beside it', async () => {
    const { sql } = product();
    const told = () => sql('order_mails').whereIn('mail_kind', ['unseen', 'no-board']).orderBy('id').pluck('order_id');
    const watched = { timeout: 30_000, interval: 100 };
    const first = await placed(30);
    // What a round has told before this moment, with or without the order, it tells again.
    await sql('order_mails').delete();
    await expect.poll(told, watched).toEqual([first.row]);
    await placed(30);
    const last = await placed(30);
    // As if the next mail had been due already: no round that came before it has told of them.
    expect(await told()).toEqual([first.row]);
    await sql('order_mails').update({ queued_at: new Date(Date.now() - 11 * MINUTE) });
    await expect.poll(told, watched).toEqual([first.row, last.row]);
    expect(await countRows(sql, 'order_mails', { mail_kind: 'no-board' })).toBe(1);
  });
});
