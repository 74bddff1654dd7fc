import { randomUUID } from 'node:crypto';
import type { PlacePhoneOrderInput } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { countRows, storedFigures } from '../../restaurant/content.js';
import { useTimedKitchen } from '../../restaurant/kitchen.js';
import { expectBooksRight } from '../../restaurant/kitchen-books.js';
import { recountOrders, storedCounters } from '../../restaurant/order-counters.js';
import { dishLine, newKey } from '../../restaurant/orders.js';
import { DATABASES_IN_DEPTH } from '../../restaurant/use-product.js';

/** A Tuesday in winter, 17:07 by the restaurant's clock. */
const NOW = '2026-11-24T16:07:00.000Z';
const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;

describe.each(DATABASES_IN_DEPTH)('an order by phone, on %s', (database) => {
  const { running, owner, order } = useTimedKitchen(database, NOW);

  const bodyOf = (changes: Partial<PlacePhoneOrderInput> = {}, quantity = 1): PlacePhoneOrderInput => ({
    customerName: 'Bram Visser',
    customerPhone: '+31 30 555 0199',
    items: [dishLine(running().dish, quantity)],
    ...changes,
  });
  const call = async (changes?: Partial<PlacePhoneOrderInput>, quantity?: number) =>
    running().api.call('placePhoneOrder', { body: bodyOf(changes, quantity) }, await owner());
  const place = async (changes?: Partial<PlacePhoneOrderInput>, quantity?: number) =>
    running().api.get('placePhoneOrder', { body: bodyOf(changes, quantity) }, await owner());

  it('is confirmed by who types it, seen, and answered in full', async () => {
    const placed = await place({ notes: 'Rings the bell.' }, 2);
    expect(placed).toMatchObject({
      channel: 'phone',
      status: 'CONFIRMED',
      customerEmail: '',
      customerName: 'Bram Visser',
      releaseAt: null,
      notes: 'Rings the bell.',
      corrections: [],
      mails: [],
      moves: [{ from: 'PENDING', to: 'CONFIRMED', by: 'owner@example.com' }],
    });
    expect(placed.openedAt).not.toBeNull();
    expect(placed.items).toMatchObject([{ menuItemId: running().dish, quantity: 2 }]);
    await expectBooksRight(running().sql);
  });

  it('for later still waits to be opened when it has to be begun', async () => {
    expect(await place({ pickupAt: at('19:00') })).toMatchObject({
      pickupAt: at('19:00'),
      releaseAt: at('18:40'),
      openedAt: null,
      status: 'CONFIRMED',
    });
  });

  it('without an email address is nobody’s: no customer, no mail, no figure of customers', async () => {
    const { sql, api } = running();
    await place({ customerEmail: `${randomUUID()}@example.com` });
    const before = await storedFigures(sql);
    const insights = async () => await api.get('customerInsights', { query: { days: '7' } }, await owner());
    const figures = await insights();
    const { id } = await place();
    const after = await storedFigures(sql);
    expect([after.orders - before.orders, after.customers - before.customers]).toEqual([1, 0]);
    expect(await insights()).toEqual(figures);
    expect(await countRows(sql, 'customers', { email: '' })).toBe(0);
    expect(await sql('orders').where({ document_id: id }).first('customer_email', 'customer_id')).toEqual({
      customer_email: '',
      customer_id: null,
    });
    await api.get('transitionOrder', { params: { id }, query: { status: 'CANCELLED' } }, await owner());
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
  });

  it('with one is that customer’s', async () => {
    const { sql } = running();
    await place({ customerEmail: ' Bram@Example.com ' });
    expect(await sql('customers').where({ email: 'bram@example.com' })).toMatchObject([
      { name: 'Bram Visser', order_count: 1 },
    ]);
  });

  it('is taken during a pause and while no orders are taken for a closed kitchen, within the hours', async () => {
    const { sql, api, product } = running();
    await sql('kitchen_states').update({ paused_until: new Date(at('18:00')) });
    expect(await order()).toMatchObject({ status: 409 });
    expect(await api.get('quotePhoneOrder', { body: { items: bodyOf().items } }, await owner())).toMatchObject({
      noPickup: null,
      kitchen: { open: true },
    });
    expect((await place()).pickupTime?.slice(0, 16)).toBe('2026-11-24T16:27');
    await sql('restaurants').update({ orders_when_closed: false });
    await product.setClock(at('22:30'));
    expect(await order()).toMatchObject({ status: 409 });
    expect((await place()).pickupTime).toBe('2026-11-25T11:20:00.000Z');
  });

  it('is refused as a customer’s is, with its reason and a quote, and stores nothing', async () => {
    const { sql, dish } = running();
    await sql('restaurants').update({ units_per_slot: 2 });
    const before = await storedFigures(sql);
    const refusals = [
      [await call({ pickupAt: at('17:20') }), 409, 'pickup-time'],
      [await call({ items: [dishLine('no-such-dish')] }), 400, 'line'],
      [await call({ quotedTotal: 1 }), 409, 'total'],
      [await call({}, 99), 409, 'no-pickup'],
    ] as const;
    for (const [answer, status, reason] of refusals) {
      expect(answer).toMatchObject({ status, error: { details: { reason } } });
    }
    await sql('menu_items').where({ document_id: dish }).update({ daily_count: 1 });
    expect(await call({}, 2)).toMatchObject({ status: 400, error: { details: { reason: 'line' } } });
    await sql('menu_items').where({ document_id: dish }).update({ daily_count: null });
    expect(await call({ customerEmail: 'bram@' })).toMatchObject({ status: 400 });
    expect(await storedFigures(sql)).toEqual(before);
  });

  it('is placed once under its key', async () => {
    const headers = newKey();
    const send = async () => running().api.call('placePhoneOrder', { body: bodyOf(), headers }, await owner());
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second).toMatchObject({ body: first.ok && first.body });
  });

  it('and customers’ orders at once share the last units, and nobody gets what another has', async () => {
    const { sql } = running();
    await sql('restaurants').update({ units_per_slot: 2 });
    const pickupAt = at('18:15');
    const token = await owner();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? running().api.call('placePhoneOrder', { body: bodyOf({ pickupAt }) }, token)
          : order({ pickupAt }),
      ),
    );
    // Three slots from when the order has to be begun to its pickup, of two units each.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
    expect(answers.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([409, 409]);
    await expectBooksRight(sql);
  });
});
