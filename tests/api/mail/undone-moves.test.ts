import type { CancelReason, Language, OrderStatus } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../product/client.js';
import { signIn } from '../../product/sign-in.js';
import { addDish } from '../../restaurant/content.js';
import { startWithMovableClock, type MovableProduct } from '../../restaurant/moving-clock.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { SOON, useMail } from '../../restaurant/use-mail.js';
import { usePush } from '../../restaurant/use-push.js';
import { DATABASES_IN_DEPTH } from '../../restaurant/use-product.js';
import { useRestaurant } from '../../restaurant/use-restaurant.js';
import { newAddress } from './mail-calls.js';

const NOON = Date.parse('2026-11-24T11:00:00Z');
const SECOND = 1000;

describe.each(DATABASES_IN_DEPTH)('what a customer is told of a move, on %s', (database) => {
  const mail = useMail();
  const push = usePush();
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
    product = await startWithMovableClock(restaurant(), { RATE_LIMITS: 'off', ...mail.env, ...push.env });
    api = createClient(product.url);
    dish = await addDish(restaurant().sql);
  });
  beforeEach(async () => {
    await wait(60);
    token = await signIn(api, restaurant().dataDir);
  });

  /** An order, and what the owner does with it. */
  async function place(language: Language = 'en') {
    const customerEmail = newAddress();
    const { id: secret, orderNumber } = await api.get('placeOrder', {
      body: orderOf([dishLine(dish)], { customerEmail, language }),
    });
    const { content } = await api.get('adminOrders', { query: { size: '5' } }, { token });
    const id = content.find((order) => order.orderNumber === orderNumber)?.id ?? '';
    await mail.only(customerEmail);
    const mails = async () => (await api.get('adminOrder', { params: { id } }, { token })).mails;
    return {
      secret,
      orderNumber,
      mails,
      move: (status: OrderStatus, reason?: CancelReason) =>
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

  it('by mail leaves when the move cannot be undone any more, and not before', async () => {
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

  it('by mail never leaves for a move that was undone, and once for one that is made again', async () => {
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

  it('by mail that was sent already stays sent', async () => {
    const order = await place();
    await order.move('CANCELLED');
    const [, waiting] = await order.mails();
    await api.get('retryMail', { params: { id: waiting?.id ?? '' } }, { token });
    await order.arrived(2);
    await expect.poll(async () => (await order.mails()).at(-1)?.state).toBe('sent');
    expect((await order.undo('CANCELLED')).status).toBe('PENDING');
    expect((await order.mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('by mail leaves at once when its customer has cancelled', async () => {
    const order = await place();
    await api.get('cancelOrder', { params: { id: order.secret } });
    await order.arrived(2);
    expect(order.texts()[1]).toContain('you have cancelled this order');
  });

  describe('by a notification', () => {
    /** Whether no notification is being sent. */
    async function isIdle(): Promise<boolean> {
      const claimed = await restaurant()
        .sql('order_pushes')
        .whereNotNull('claimed_until')
        .where({ push_state: 'waiting' })
        .select(['id']);
      return claimed.length === 0;
    }

    /** An order whose page has asked to be notified. */
    async function follow(language?: Language) {
      const order = await place(language);
      const { endpoint, keys } = push.service().subscriber();
      const subscribe = () => api.call('subscribePush', { params: { id: order.secret }, body: { endpoint, keys } });
      const answer = await subscribe();
      return {
        ...order,
        endpoint,
        keys,
        subscribe,
        device: answer.ok ? answer.body.device : '',
        /** Waits until the queue has noted them too: on a clock that is put on, it would send again what it has not. */
        arrived: async (count: number) => {
          const arrived = await push.arrived(endpoint, count);
          await expect.poll(isIdle, SOON).toBe(true);
          return arrived;
        },
        received: () => push.service().receivedBy(endpoint),
        stored: () => restaurant().sql('push_subscriptions').where({ endpoint }).select(['endpoint']),
      };
    }

    /** One that left afterwards has come: whatever was due before it has come too. */
    async function othersHaveCome(): Promise<void> {
      const other = await follow();
      await other.move('CONFIRMED');
      await wait(20);
      await other.arrived(1);
    }

    it('leaves when the move cannot be undone any more, for this browser alone to read, signed by this site', async () => {
      const order = await follow('nl');
      await order.move('CONFIRMED');
      await wait(10);
      expect(order.received()).toEqual([]);
      await wait(6);
      const [first] = await order.arrived(1);
      const number = order.orderNumber.slice(-3);
      const { name } = await api.get('restaurantInfo', {});
      expect(first?.message).toEqual({
        title: `Bestelling ${number} is bevestigd`,
        body: `De keuken heeft hem. Je hoort van ons zodra hij klaarstaat. – ${name}`,
        language: 'nl',
        path: `/orders/${order.secret}`,
        tag: order.orderNumber,
      });
      const { publicKey } = await api.get('pushKey', {});
      expect(first?.signedWith).toBe(publicKey);
      expect(first?.claims).toMatchObject({ aud: push.service().origin, sub: 'mailto:owner@example.com' });
      expect(first?.headers).toMatchObject({ ttl: '3600', urgency: 'high' });
      expect(first?.headers.topic).toMatch(/^[\w-]{32}$/);
    });

    it('comes once for each step that matters, whatever is undone in between', async () => {
      const order = await follow();
      for (const status of ['CONFIRMED', 'PREPARING', 'READY'] as const) {
        await order.move(status);
        if (status === 'READY') await order.undo(status);
        await wait(20);
        await order.arrived(1);
      }
      await othersHaveCome();
      expect(order.received()).toHaveLength(1);
      await order.move('READY');
      await wait(20);
      const number = order.orderNumber.slice(-3);
      expect((await order.arrived(2)).map(({ message }) => message.title)).toEqual([
        `Order ${number} is confirmed`,
        `Your order is ready: ${number}`,
      ]);
    });

    it('says why an order was cancelled, and nothing to a customer who did it', async () => {
      const [cancelled, byCustomer] = [await follow(), await follow()];
      await cancelled.move('CANCELLED', 'SOLD_OUT');
      await api.get('cancelOrder', { params: { id: byCustomer.secret } });
      await wait(20);
      const [said] = await cancelled.arrived(1);
      expect(said?.message.body).toContain('something in it has sold out');
      expect(byCustomer.received()).toEqual([]);
    });

    it('does not come when the order has gone on meanwhile', async () => {
      const order = await follow();
      for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const) await order.move(status);
      await wait(20);
      await othersHaveCome();
      expect(order.received()).toEqual([]);
    });

    it('comes once to a browser that asked twice, and not after it has asked to stop', async () => {
      const order = await follow();
      expect((await order.subscribe()).status).toBe(200);
      expect(await order.stored()).toHaveLength(1);
      await order.move('CONFIRMED');
      await wait(20);
      await order.arrived(1);
      const stop = () => api.call('unsubscribePush', { params: { id: order.secret }, query: { device: order.device } });
      expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
      expect(await order.stored()).toEqual([]);
      await order.move('CANCELLED');
      await wait(20);
      await othersHaveCome();
      expect(order.received()).toHaveLength(1);
    });

    it.each([404, 410])('ends when its push service answers %i', async (status) => {
      const order = await follow();
      push.service().answer(status);
      await order.move('CONFIRMED');
      await wait(20);
      await expect.poll(order.stored, SOON).toEqual([]);
      push.service().answer(201);
      expect(push.service().asked(order.endpoint)).toBe(1);
    });

    it('is tried again when its push service has failed', async () => {
      const order = await follow();
      push.service().answer(503);
      await order.move('CONFIRMED');
      await wait(20);
      await expect.poll(() => push.service().asked(order.endpoint), SOON).toBe(1);
      await expect.poll(isIdle, SOON).toBe(true);
      push.service().answer(201);
      await wait(40);
      await order.arrived(1);
    });

    it('is asked for with an order that is open, and an address on the public internet, five times at most', async () => {
      const order = await follow();
      const ask = (endpoint: string, id = order.secret) =>
        api.call('subscribePush', { params: { id }, body: { endpoint, keys: order.keys } });
      expect((await ask('https://169.254.169.254/latest')).status).toBe(400);
      expect((await ask('http://push.example.com/x')).status).toBe(400);
      expect((await ask(order.endpoint, 'unknown')).status).toBe(404);
      for (const index of [2, 3, 4, 5]) expect((await ask(`https://push.example.com/${index}`)).status).toBe(201);
      expect((await ask('https://push.example.com/6')).status).toBe(409);
      await order.move('CANCELLED');
      expect((await ask(order.endpoint)).status).toBe(409);
    });

    it('leaves nothing behind once its customer is erased', async () => {
      const order = await follow();
      await order.move('CANCELLED');
      const { customerEmail } = await api.get('order', { params: { id: order.secret } });
      await api.get('eraseCustomer', { body: { email: customerEmail } }, { token });
      expect(await order.stored()).toEqual([]);
    });
  });
});
