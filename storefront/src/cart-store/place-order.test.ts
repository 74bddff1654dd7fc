import type { PlacedOrder, PlaceOrderInput } from '@pickup/contract';
import { ApiError, NetworkError, randomKey } from '@pickup/web';
import { describe, expect, it } from 'vitest';
import { add, restoreLine, remove } from './cart-changes.js';
import { createCartStore } from './cart-store.js';
import { ATTEMPT_LIFETIME_MS, closeOrder } from './order-attempt.js';
import { placeOrder } from './place-order.js';
import { soup, soupOrder as payload } from './testing/soup.js';

const changed: PlaceOrderInput = { ...payload, notes: 'no bag' };

type Trouble = 'lose-answer' | 'lose-request' | 'refuse' | 'requote' | 'crash';

const otherTotal = JSON.stringify({
  data: null,
  error: {
    status: 409,
    name: 'ConflictError',
    message: 'The total is now €7.00 instead of €6.50. Nothing has been ordered.',
    details: { reason: 'total' },
  },
});

/** A server with one order per key, and 409 for another payload under it. */
function kitchen() {
  const orders = new Map<string, { text: string; order: PlacedOrder }>();
  const troubles: Trouble[] = [];
  const keys: string[] = [];

  function store(body: PlaceOrderInput, key: string): PlacedOrder {
    // What was shown and in which language is no part of the order (payload hash).
    const { quotedTotal: _total, quotedContentsHash: _contents, language: _language, ...ordered } = body;
    const text = JSON.stringify(ordered);
    const known = orders.get(key);
    if (known && known.text !== text) throw new ApiError(409, '');
    if (known) return known.order;
    const order: PlacedOrder = {
      id: `secret-${orders.size + 1}`,
      orderNumber: `20261121-00${orders.size + 1}`,
      status: 'PENDING',
      createdAt: '2026-11-21T17:30:00Z',
      estimatedReadyAt: null,
      pickupAt: null,
      customerName: body.customerName,
      customerEmail: body.customerEmail,
      customerPhone: body.customerPhone,
      notes: body.notes ?? null,
      items: [],
      subtotal: 0,
      tax: 0,
      total: 0,
    };
    orders.set(key, { text, order });
    return order;
  }

  return {
    orders,
    keys,
    troubles,
    send: async (body: PlaceOrderInput, key: string) => {
      keys.push(key);
      const trouble = troubles.shift();
      if (trouble === 'lose-request') throw new NetworkError('offline');
      if (trouble === 'refuse') throw new ApiError(400, '');
      if (trouble === 'requote') throw new ApiError(409, otherTotal);
      if (trouble === 'crash') throw new ApiError(500, '');
      const order = store(body, key);
      if (trouble === 'lose-answer') throw new NetworkError('gone');
      return order;
    },
  };
}

function setUp() {
  const shop = kitchen();
  const store = createCartStore({ storage: () => localStorage, events: window });
  let count = 0;
  const newKey = () => `key-000${(count += 1)}`;
  const place = (body: PlaceOrderInput, now = 0) => placeOrder({ store, send: shop.send, newKey, now }, body);
  return { shop, store, place };
}

describe('placeOrder', () => {
  it('stores the order with the cart, for a reload', async () => {
    const { store, place } = setUp();
    await place(payload);
    expect(store.get()).toMatchObject({ attempt: null, placed: { id: 'secret-1', earlier: false, keepsCart: false } });
  });

  it('returns the first order when the same is sent again after a lost answer', async () => {
    const { shop, place } = setUp();
    shop.troubles.push('lose-answer');
    await expect(place(payload)).rejects.toBeInstanceOf(NetworkError);
    expect(await place(payload)).toMatchObject({ order: { id: 'secret-1' }, earlier: false });
    expect(shop.orders.size).toBe(1);
    expect(shop.keys).toEqual(['key-0001', 'key-0001']);
  });

  it('keeps its key over a reload and in a second tab', async () => {
    const { shop, place } = setUp();
    shop.troubles.push('lose-answer');
    await expect(place(payload)).rejects.toThrow();
    const tab = createCartStore({ storage: () => localStorage, events: window });
    await placeOrder({ store: tab, send: shop.send, newKey: randomKey, now: 0 }, payload);
    expect(shop.orders.size).toBe(1);
  });

  it('places one order on a double click', async () => {
    const { shop, place } = setUp();
    const both = await Promise.all([place(payload), place(payload)]);
    expect(both.map(({ order }) => order.id)).toEqual(['secret-1', 'secret-1']);
    expect(shop.orders.size).toBe(1);
  });

  it('returns the stored order when the content was changed after a lost answer', async () => {
    const { shop, store, place } = setUp();
    shop.troubles.push('lose-answer');
    await expect(place(payload)).rejects.toThrow();
    expect(await place(changed)).toMatchObject({ order: { id: 'secret-1', notes: null }, earlier: true });
    expect(shop.orders.size).toBe(1);
    expect(store.get().placed).toEqual({ id: 'secret-1', earlier: true, keepsCart: false });
  });

  it('finds the stored order among several payloads', async () => {
    const { shop, place } = setUp();
    const third = { ...payload, notes: 'third' };
    shop.troubles.push('lose-request', 'lose-answer');
    await expect(place(payload)).rejects.toThrow();
    await expect(place(changed)).rejects.toThrow();
    expect(await place(third)).toMatchObject({ order: { notes: 'no bag' }, earlier: true });
    expect(shop.orders.size).toBe(1);
  });

  it('places the changed content when the first request never arrived', async () => {
    const { shop, place } = setUp();
    shop.troubles.push('lose-request');
    await expect(place(payload)).rejects.toThrow();
    expect(await place(changed)).toMatchObject({ order: { notes: 'no bag' }, earlier: false });
    expect(shop.orders.size).toBe(1);
  });

  it('does not send a rejected payload again', async () => {
    const { shop, store, place } = setUp();
    shop.troubles.push('refuse');
    await expect(place(payload)).rejects.toBeInstanceOf(ApiError);
    expect(store.get().attempt?.tried).toEqual([]);
  });

  it('treats a crash of the server like a lost answer', async () => {
    const { shop, store, place } = setUp();
    shop.troubles.push('crash');
    await expect(place(payload)).rejects.toBeInstanceOf(ApiError);
    expect(store.get().attempt?.tried).toEqual([payload]);
  });

  it('takes a new key, once, when the old one belongs to an order it cannot find', async () => {
    const { shop, place } = setUp();
    await shop.send({ ...payload, customerName: 'Somebody else' }, 'key-0001');
    expect(await place(payload)).toMatchObject({ order: { customerName: 'Anna' }, earlier: false });
    expect(shop.keys).toEqual(['key-0001', 'key-0001', 'key-0002']);
  });

  it('keeps the key after a 409 with a reason, which stored nothing', async () => {
    const { shop, store, place } = setUp();
    shop.troubles.push('requote');
    await expect(place({ ...payload, quotedTotal: 6.5 })).rejects.toBeInstanceOf(ApiError);
    expect(store.get().attempt).toEqual({ key: 'key-0001', at: 0, tried: [] });
    expect(await place({ ...payload, quotedTotal: 7 })).toMatchObject({ order: { id: 'secret-1' }, earlier: false });
    expect(shop.keys).toEqual(['key-0001', 'key-0001']);
  });

  it('treats a payload with another total or language as the same order', async () => {
    const { shop, store, place } = setUp();
    shop.troubles.push('lose-answer');
    await expect(place({ ...payload, quotedTotal: 6.5, language: 'en' })).rejects.toThrow();
    expect(await place({ ...payload, quotedTotal: 7, language: 'nl' })).toMatchObject({
      order: { id: 'secret-1' },
      earlier: false,
    });
    expect(shop.orders.size).toBe(1);
    expect(store.get().attempt).toBeNull();
  });

  it('places a new order when the lost answer is older than half an hour', async () => {
    const { shop, place } = setUp();
    shop.troubles.push('lose-answer');
    await expect(place(payload)).rejects.toThrow();
    expect(await place(payload, ATTEMPT_LIFETIME_MS + 1)).toMatchObject({ order: { id: 'secret-2' } });
  });
});

describe('a lost answer and a later order', () => {
  async function loseAnOrder() {
    const made = setUp();
    made.store.update((cart) => add(cart, soup));
    made.shop.troubles.push('lose-answer');
    await expect(made.place(payload)).rejects.toBeInstanceOf(NetworkError);
    return made;
  }

  it('of the same content gives two orders when the cart was emptied between them', async () => {
    const { shop, store, place } = await loseAnOrder();
    store.update((cart) => add(remove(cart, soup), soup));
    expect(await place(payload)).toMatchObject({ order: { id: 'secret-2' }, earlier: false });
    expect(shop.orders.size).toBe(2);
  });

  it('gives one order when the emptying was undone', async () => {
    const { shop, store, place } = await loseAnOrder();
    const { lines, attempt } = store.get();
    const [line] = lines;
    if (!line) throw new Error('The cart is empty.');
    store.update((cart) => restoreLine(remove(cart, line), line, 0, { attempt, pickupAt: null }));
    expect(await place(payload)).toMatchObject({ order: { id: 'secret-1' } });
    expect(shop.orders.size).toBe(1);
  });

  it('of other lines keeps them in the cart', async () => {
    const { shop, store, place } = await loseAnOrder();
    store.update((cart) => add(cart, soup));
    const two: PlaceOrderInput = { ...payload, items: [{ itemId: 'soup', itemType: 'menu', quantity: 2 }] };
    expect(await place(two)).toMatchObject({ order: { id: 'secret-1' }, earlier: true });
    expect(store.get().placed).toEqual({ id: 'secret-1', earlier: true, keepsCart: true });
    expect(store.update(closeOrder).lines).toMatchObject([{ id: 'soup', quantity: 2 }]);
    expect(await place(two)).toMatchObject({ order: { id: 'secret-2' }, earlier: false });
    expect(store.update(closeOrder).lines).toEqual([]);
    expect(shop.orders.size).toBe(2);
  });
});
