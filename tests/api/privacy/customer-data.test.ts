import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countRows } from '../../restaurant/content.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { COURSE, regulars, somebody } from './customer-actions.js';

const Row = z.object({ id: z.number() });
const NOBODY = 'N.N.';
const NOTHING = 'Nothing is stored under this email address.';

describe.each(DATABASES)("a customer's data on %s", (database) => {
  const product = useProduct(database);
  const { owner, held, erase, place, finish, review, regular, figures, rowsWith, counters } = regulars(
    database,
    product,
  );

  it('are handed over whole, however the address is written', async () => {
    const { who, orders, reviews } = await regular();
    const answer = await held(who.email.toUpperCase());
    if (!answer.ok) throw new Error(answer.error.message);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { email, customer, orders: told, reviews: written } = answer.body;
    expect(email).toBe(who.email);
    expect(customer).toMatchObject({ name: who.customerName, phone: who.customerPhone, orderCount: 2 });
    expect([customer?.firstOrderAt, customer?.lastOrderAt]).toEqual([orders[0]?.createdAt, orders[2]?.createdAt]);
    expect(
      told.map(({ moves: _moves, mails: _mails, corrections: _corrections, notified: _notified, ...order }) => order),
    ).toEqual(orders);
    expect(told.map(({ moves }) => moves.map(({ to }) => to))).toEqual([[...COURSE], [...COURSE], ['CANCELLED']]);
    expect(told[0]?.items[0]?.customizations).toEqual([who.customization]);
    expect(written.map(({ id, isActive, orderNumber }) => [id, isActive, orderNumber])).toEqual([
      [reviews[0]?.id, true, orders[0]?.orderNumber],
      [reviews[1]?.id, false, null],
    ]);
    // Who works here is not the customer's to know, nor is the secret of an order the owner's.
    expect(answer.text).not.toContain('owner@example.com');
    expect(answer.text).not.toContain('public');
  });

  it('name the browsers that are notified of an order, until they are erased', async () => {
    const who = somebody();
    const order = await finish(await place(who));
    const { sql } = product();
    const { id } = Row.parse(await sql('orders').where({ number: order.orderNumber }).first('id'));
    const since = new Date();
    const endpoint = `https://push.example.com/${who.mark}`;
    const keys = { public_key: 'key', auth_secret: 'secret' };
    await sql('push_subscriptions').insert({
      document_id: randomUUID(),
      order_id: id,
      endpoint,
      ...keys,
      created_at: since,
    });
    const answer = await held(who.typed);
    if (!answer.ok) throw new Error(answer.error.message);
    expect(answer.body.orders[0]?.notified).toEqual([{ endpoint, since: since.toISOString() }]);
    await erase(who.typed);
    expect(await rowsWith(who.mark)).toEqual({});
  });

  it('of someone who only wrote reviews are these', async () => {
    const who = somebody();
    const { id } = await review(who);
    const answer = await held(who.typed);
    if (!answer.ok) throw new Error(answer.error.message);
    expect(answer.body).toMatchObject({ customer: null, orders: [], reviews: [{ id }] });
    const erased = await erase(who.typed);
    expect(erased.ok && erased.body).toEqual({ orders: 0, reviews: 1 });
  });

  it('of nobody are 404', async () => {
    for (const ask of [held, erase]) {
      const answer = await ask('nobody@example.com');
      expect(answer.ok ? answer.status : [answer.status, answer.error.message]).toEqual([404, NOTHING]);
    }
  });

  it('are erased everywhere, and no figure changes', async () => {
    const { who, orders, reviews } = await regular();
    expect(Object.keys(await rowsWith(who.mark)).sort()).toEqual(['customers', 'order_lines', 'orders', 'reviews']);
    const before = await figures();
    const answer = await erase(who.typed);
    expect(answer.ok && answer.body).toEqual({ orders: 3, reviews: 2 });
    expect(await figures()).toEqual(before);

    expect(await rowsWith(who.mark)).toEqual({});

    const { api } = product();
    const read = (id: string) => api.get('adminOrder', { params: { id } }, owner());
    const left = await Promise.all(orders.map(({ id }) => read(id)));
    expect(new Set(left.map(({ customerName }) => customerName))).toEqual(new Set([NOBODY]));
    const addresses = new Set(left.map(({ customerEmail }) => customerEmail));
    expect([...addresses]).toEqual([expect.stringMatching(/^erased-[0-9a-f]{24}@invalid$/)]);
    expect(left.map(({ total, createdAt, orderNumber }) => ({ total, createdAt, orderNumber }))).toEqual(
      orders.map(({ total, createdAt, orderNumber }) => ({ total, createdAt, orderNumber })),
    );
    expect(left.map(({ moves }) => moves.length)).toEqual([4, 4, 1]);
    const shown = await api.get('reviews', { query: { size: '100' } });
    expect(shown.content.find(({ id }) => id === reviews[0]?.id)).toMatchObject({
      customerName: NOBODY,
      comment: null,
      rating: 4,
      verified: true,
    });
    expect(await counters([...addresses][0] ?? '')).toEqual({ kept: 2, counted: 2 });
  });

  it('are gone the second time', async () => {
    const { who } = await regular();
    expect((await erase(who.typed)).status).toBe(200);
    const before = await figures();
    for (const ask of [erase, held]) expect((await ask(who.typed)).status).toBe(404);
    expect(await figures()).toEqual(before);
  });

  it('leave behind addresses that have nothing to do with each other or with whom they stood for', async () => {
    const addresses: string[] = [];
    for (const { who, orders } of [await regular(), await regular()]) {
      await erase(who.typed);
      const { customerEmail } = await product().api.get('adminOrder', { params: { id: orders[0]?.id ?? '' } }, owner());
      addresses.push(customerEmail);
      // Nobody can order, write or ask under it.
      expect((await held(customerEmail)).status).toBe(400);
      expect((await erase(customerEmail)).status).toBe(400);
    }
    expect(new Set(addresses).size).toBe(2);
  });

  it('leave no way back: the old link and the old key open nothing', async () => {
    const { api, sql } = product();
    const [who, key] = [somebody(), randomUUID()];
    const placed = await place(who, {}, key);
    await finish(placed);
    expect((await api.call('order', { params: { id: placed.id } })).status).toBe(200);
    await erase(who.typed);
    const [erased, unknown] = [
      await api.call('order', { params: { id: placed.id } }),
      await api.call('order', { params: { id: 'never-given-to-anybody' } }),
    ];
    expect([erased.status, erased.text]).toEqual([404, unknown.text]);
    expect(await countRows(sql, 'orders', { idempotency_key: key })).toBe(0);
    const row: unknown = await sql('orders').where({ number: placed.orderNumber }).first('payload_hash');
    expect(row).toEqual({ payload_hash: null });
  });

  it("leave everybody else's alone", async () => {
    const [one, other] = [await regular(), await regular()];
    const before = await held(other.who.typed);
    await erase(one.who.typed);
    expect((await held(other.who.typed)).text).toBe(before.text);
  });

  it('begin anew when the same person orders again: another customer to every figure', async () => {
    const { who } = await regular();
    await erase(who.typed);
    const before = await product().api.get('customerInsights', { query: { days: '1' } }, owner());
    await finish(await place(who));
    const after = await product().api.get('customerInsights', { query: { days: '1' } }, owner());
    expect(after.totalCustomers).toBe(before.totalCustomers + 1);
    const answer = await held(who.typed);
    expect(answer.ok && [answer.body.orders.length, answer.body.customer?.orderCount]).toEqual([1, 1]);
  });
});
