import type { OrderStatus } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../product/client.js';
import { signIn } from '../../product/sign-in.js';
import { addDish } from '../../restaurant/content.js';
import { startWithMovableClock, type MovableProduct } from '../../restaurant/moving-clock.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { useMail } from '../../restaurant/use-mail.js';
import { DATABASES } from '../../restaurant/use-product.js';
import { useRestaurant } from '../../restaurant/use-restaurant.js';
import { newAddress } from './mail-calls.js';

const NOON = Date.parse('2026-11-24T11:00:00Z');
const SECOND = 1000;

describe.each(DATABASES)('the mail about a move, on %s', (database) => {
  const mail = useMail();
  const restaurant = useRestaurant(database);
  let product: MovableProduct;
  let api: Client;
  let token = '';
  let dish = '';
  let now = NOON;

  /** Puts the clock so many seconds on. */
  const wait = (seconds: number) => {
    now += seconds * SECOND;
    return product.setClock(new Date(now).toISOString());
  };

  beforeAll(async () => {
    product = await startWithMovableClock(restaurant(), { RATE_LIMITS: 'off', ...mail.env });
    api = createClient(product.url);
    dish = await addDish(restaurant().sql);
  });
  beforeEach(async () => {
    await wait(60);
    token = await signIn(api, restaurant().dataDir);
  });

  /** An order, and what the owner does with it. */
  async function place() {
    const customerEmail = newAddress();
    const { id: secret, orderNumber } = await api.get('placeOrder', {
      body: orderOf([dishLine(dish)], { customerEmail }),
    });
    const { content } = await api.get('adminOrders', { query: { size: '5' } }, { token });
    const id = content.find((order) => order.orderNumber === orderNumber)?.id ?? '';
    await mail.only(customerEmail);
    const mails = async () => (await api.get('adminOrder', { params: { id } }, { token })).mails;
    return {
      secret,
      mails,
      move: (status: OrderStatus, reason?: 'SOLD_OUT') =>
        api.get('transitionOrder', { params: { id }, query: { status, ...(reason && { reason }) } }, { token }),
      undo: (to: OrderStatus) => api.get('undoTransition', { params: { id }, body: { to } }, { token }),
      subjects: () => mail.receivedBy(customerEmail).map(({ subject }) => subject.replace(/ \d{8}-\d+/, '')),
      texts: () => mail.receivedBy(customerEmail).map(({ text }) => text),
      arrived: (count: number) => mail.arrived(customerEmail, count),
    };
  }

  /** A mail that left afterwards has come: whatever was due before it has come too. */
  async function othersHaveCome(): Promise<void> {
    await place();
  }

  it('leaves when the move cannot be undone any more, and not before', async () => {
    const order = await place();
    await order.move('CANCELLED', 'SOLD_OUT');
    const [, waiting] = await order.mails();
    expect(waiting).toMatchObject({ kind: 'cancelled', state: 'waiting', attempts: 0 });
    const delay = Date.parse(waiting?.nextAttemptAt ?? '') - Date.parse(waiting?.createdAt ?? '');
    expect(delay).toBe(15 * SECOND);
    await wait(10);
    await othersHaveCome();
    expect(order.subjects()).toEqual(['We have your order']);
    await wait(6);
    await order.arrived(2);
    expect(order.texts()[1]).toContain('something in it has sold out');
    // The mail server has it a moment before the queue notes that it has been sent.
    await expect.poll(async () => (await order.mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('never leaves for a move that was undone, and once for one that is made again', async () => {
    const order = await place();
    for (const status of ['CONFIRMED', 'PREPARING', 'READY'] as const) await order.move(status);
    await order.undo('READY');
    expect((await order.mails()).map(({ kind }) => kind)).toEqual(['received']);
    await order.move('READY');
    await wait(20);
    await order.arrived(2);
    await othersHaveCome();
    expect(order.subjects()).toEqual(['We have your order', 'Your order is ready']);
  });

  it('that was sent already stays sent', async () => {
    const order = await place();
    await order.move('CANCELLED');
    const [, waiting] = await order.mails();
    await api.get('retryMail', { params: { id: waiting?.id ?? '' } }, { token });
    await order.arrived(2);
    await expect.poll(async () => (await order.mails()).at(-1)?.state).toBe('sent');
    expect((await order.undo('CANCELLED')).status).toBe('PENDING');
    expect((await order.mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('leaves at once when its customer has cancelled', async () => {
    const order = await place();
    await api.get('cancelOrder', { params: { id: order.secret } });
    await order.arrived(2);
    expect(order.texts()[1]).toContain('you have cancelled this order');
  });
});
