import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';

const product = useProduct('postgres');

describe('an order whose transaction PostgreSQL aborts in a deadlock', () => {
  it('is retried and stored once, without an error', async () => {
    const { api, sql } = product();
    const customerEmail = `${randomUUID()}@example.com`;
    const order = orderOf([dishLine(await addDish(sql))], { customerEmail });
    await api.get('placeOrder', { body: order });

    // Somebody who deletes orders by the dozen: first they lock the counter, then they want the customer.
    const other = await sql.transaction();
    await other.raw("SET LOCAL deadlock_timeout = '30s'");
    await other('order_tallies')
      .where({ name: 'PENDING' })
      .update({ value: other.raw('value') });
    const headers = newKey();
    const placing = api.call('placeOrder', { body: order, headers });
    const here = { datname: sql.raw('current_database()'), wait_event_type: 'Lock' };
    try {
      await vi.waitFor(async () => expect(await countRows(sql, 'pg_stat_activity', here)).toBe(1), 20_000);
      await other('customers').where({ email: customerEmail }).update({ name: 'Somebody else' });
      await other.commit();
    } finally {
      if (!other.isCompleted()) await other.rollback();
    }

    expect(await placing).toMatchObject({ status: 201, body: { customerEmail } });
    expect(await countRows(sql, 'orders', { idempotency_key: headers['idempotency-key'] })).toBe(1);
    expect(await sql('customers').where({ email: customerEmail })).toMatchObject([{ order_count: 2 }]);
  });
});

describe('a repeat of an order', () => {
  it('is answered with the order that was stored while the repeat was read, although that has taken the last portion', async () => {
    const { api, sql } = product();
    const dish = await addDish(sql);
    await sql('menu_items').where({ document_id: dish }).update({ daily_count: 1 });
    const [body, headers] = [orderOf([dishLine(dish)]), newKey()];
    const first = await api.get('placeOrder', { body, headers });
    const { 'idempotency-key': idempotency_key } = headers;
    // As if another instance had not committed it yet.
    await sql('orders').where({ number: first.orderNumber }).update({ idempotency_key: null });

    const other = await sql.transaction();
    const waiting = { datname: sql.raw('current_database()'), wait_event_type: 'Lock' };
    let repeated: ReturnType<typeof api.call<'placeOrder'>> | undefined;
    try {
      await other.raw('LOCK TABLE restaurants IN ACCESS EXCLUSIVE MODE');
      repeated = api.call('placeOrder', { body, headers });
      await vi.waitFor(async () => expect(await countRows(sql, 'pg_stat_activity', waiting)).toBe(1), 20_000);
      await other('orders').where({ number: first.orderNumber }).update({ idempotency_key });
      await other.commit();
    } finally {
      if (!other.isCompleted()) await other.rollback();
    }
    expect(await repeated).toMatchObject({ status: 200, body: { id: first.id } });
  });
});

describe('a table that somebody else has locked', () => {
  it('makes a call that needs it fail after some seconds, and delays no other', async () => {
    const { api, sql } = product();
    const { id } = await api.get('placeOrder', { body: orderOf([dishLine(await addDish(sql))]) });
    const dish = await addDish(sql);
    const answered: string[] = [];
    const noted = async <Answer>(what: string, answer: Promise<Answer>): Promise<Answer> => {
      const told = await answer;
      answered.push(what);
      return told;
    };
    const other = await sql.transaction();
    try {
      await other.raw('LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
      const [order, placed, menu] = await Promise.all([
        noted('the order', api.call('order', { params: { id } })),
        noted('the placing', api.call('placeOrder', { body: orderOf([dishLine(dish)]), headers: newKey() })),
        noted('the menu', api.get('menuItems', {})),
      ]);
      expect(answered[0]).toBe('the menu');
      expect(menu.map((each) => each.id)).toContain(dish);
      for (const { status, text, headers } of [order, placed]) {
        expect([status, headers.get('retry-after')]).toEqual([503, '5']);
        expect(text).toContain('This cannot be done at the moment. Please try again in a few seconds.');
      }
    } finally {
      await other.rollback();
    }
    expect((await api.get('order', { params: { id } })).id).toBe(id);
  });
});
