import { randomUUID } from 'node:crypto';
import { localDay, formatOrderNumber, type PlacedOrder } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDish, countRows, storedFigures } from '../../restaurant/content.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

const counterOf = (order: PlacedOrder) => Number(order.orderNumber.split('-')[1]);

describe.each(DATABASES)('on %s', (database) => {
  const product = useProduct(database);
  let dish = '';

  beforeAll(async () => {
    dish = await addDish(product().sql, { name: 'Bisque', price: 12.35 });
  });

  const body = (changes: Parameters<typeof orderOf>[1] = {}) => orderOf([dishLine(dish, 2)], changes);
  const place = (headers: { 'idempotency-key'?: string } = {}, changes: Parameters<typeof orderOf>[1] = {}) =>
    product().api.call('placeOrder', { body: body(changes), headers });

  async function placed(changes?: Parameters<typeof orderOf>[1]): Promise<PlacedOrder> {
    return product().api.get('placeOrder', { body: body(changes) });
  }

  describe('a placed order', () => {
    it('is answered in full with 201', async () => {
      const answer = await place({}, { notes: '  Extra napkins  ' });
      expect(answer).toMatchObject({
        status: 201,
        body: {
          status: 'PENDING',
          customerName: 'Anna de Vries',
          customerEmail: 'anna@example.com',
          customerPhone: '+31 20 555 0142',
          notes: 'Extra napkins',
          items: [
            {
              menuItemId: dish,
              itemType: 'menu',
              menuItemName: 'Bisque',
              unitPrice: 12.35,
              quantity: 2,
              totalPrice: 24.7,
              customizations: [],
              menuItemImageUrl: '/dishes/test.webp',
            },
          ],
          subtotal: 24.7,
          tax: 0,
          total: 24.7,
        },
      });
    });

    it('stores just one order, its lines, its customer and its number', async () => {
      const { sql } = product();
      const before = await storedFigures(sql);
      await placed({ customerEmail: `${randomUUID()}@example.com` });
      const after = await storedFigures(sql);
      expect(after).toEqual({
        ...before,
        orders: before.orders + 1,
        lines: before.lines + 1,
        customers: before.customers + 1,
        numbers: before.numbers + 1,
        customerOrders: before.customerOrders + 1,
        days: after.days,
      });
    });

    it('joins the customer of the same email, whatever its case', async () => {
      const { sql } = product();
      const email = `${randomUUID()}@example.com`;
      await placed({ customerEmail: email, customerName: 'First Name' });
      await placed({ customerEmail: email.toUpperCase(), customerName: 'Second Name' });
      const rows: unknown = await sql('customers').where({ email });
      expect(rows).toMatchObject([{ name: 'Second Name', order_count: 2 }]);
    });

    it('is numbered by the business day and its counter', async () => {
      const first = await placed();
      const second = await placed();
      for (const order of [first, second]) {
        const day = localDay(new Date(order.createdAt), 'Europe/Amsterdam');
        expect(order.orderNumber).toBe(formatOrderNumber(day, counterOf(order)));
      }
      const sameDay = first.orderNumber.slice(0, 8) === second.orderNumber.slice(0, 8);
      expect(counterOf(second)).toBe(sameDay ? counterOf(first) + 1 : 1);
    });

    it('is opened by its public id alone', async () => {
      const { api, sql } = product();
      const order = await placed();
      expect(order.id).toMatch(/^[\w-]{32,}$/);
      expect(await api.get('order', { params: { id: order.id } })).toMatchObject(order);
      const row = z
        .object({ document_id: z.string(), id: z.number() })
        .parse(await sql('orders').where({ number: order.orderNumber }).first());
      const others = [
        order.orderNumber,
        row.document_id,
        String(row.id),
        order.id.slice(0, -1),
        'unknown',
        '%00',
        "' OR 1=1",
      ];
      const answers = await Promise.all(others.map((id) => api.call('order', { params: { id } })));
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 404,
          error: { name: 'NotFoundError', message: 'There is no such order.' },
        });
      }
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    });

    it('has a unique public id', async () => {
      const orders = await Promise.all(Array.from({ length: 5 }, () => placed()));
      expect(new Set(orders.map((order) => order.id)).size).toBe(5);
    });
  });

  describe('an Idempotency-Key', () => {
    it('answers a repeat with the first order and 200, and stores nothing more', async () => {
      const { sql } = product();
      const key = newKey();
      const first = await place(key);
      const before = await storedFigures(sql);
      const repeat = await place(key);
      expect([first.status, repeat.status]).toEqual([201, 200]);
      expect(repeat.text).toBe(first.text);
      expect(await storedFigures(sql)).toEqual(before);
    });

    it('knows the same payload in another order of keys and with other white space', async () => {
      const { api } = product();
      const key = newKey();
      const first = await place(key);
      const { items, ...fields } = body();
      const reordered = JSON.stringify({ items, ...Object.fromEntries(Object.entries(fields).reverse()) }, null, 3);
      const repeat = await api.send('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...key },
        body: `\n ${reordered} \n`,
      });
      expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    });

    it('answers the repeat even when the dish has since been deleted', async () => {
      const { sql, api } = product();
      const id = await addDish(sql);
      const headers = newKey();
      const first = await api.call('placeOrder', { body: orderOf([dishLine(id)]), headers });
      await sql('menu_items').where({ document_id: id }).update({ is_active: false });
      const repeat = await api.call('placeOrder', { body: orderOf([dishLine(id)]), headers });
      expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    });

    it.each([
      ['another name', { customerName: 'Bob' }],
      ['another note', { notes: 'Hurry' }],
      ['another quantity', { items: [] }],
    ])('is 409 with %s, and stores nothing', async (_, changes) => {
      const { sql } = product();
      const key = newKey();
      await place(key);
      const before = await storedFigures(sql);
      const other = 'items' in changes ? { items: [dishLine(dish, 3)] } : changes;
      expect(await place(key, other)).toMatchObject({ status: 409, error: { name: 'ConflictError' } });
      expect(await storedFigures(sql)).toEqual(before);
    });

    it.each(['short', 'x'.repeat(101), 'with a space', 'with\ta tab', 'café-au-lait'])(
      '%j is no key: 400',
      async (key) => {
        const { sql, api } = product();
        const before = await storedFigures(sql);
        const headers = { 'content-type': 'application/json', 'idempotency-key': key };
        const failure = await api.sendWrong('/api/orders', body(), { headers });
        expect([failure.status, failure.error.message]).toEqual([
          400,
          'idempotency-key must be 8 to 100 visible characters.',
        ]);
        expect(await storedFigures(sql)).toEqual(before);
      },
    );

    it('is free again after a refusal: the mended order is placed under it', async () => {
      const key = newKey();
      expect((await place(key, { items: [dishLine('nothing')] })).status).toBe(400);
      expect((await place(key)).status).toBe(201);
    });

    it('makes one order of 50 equal posts at once, and 50 equal answers', async () => {
      const { sql } = product();
      const before = await storedFigures(sql);
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 50 }, () => place(key)));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(answers.map((answer) => answer.status).sort()).toEqual([...Array<number>(49).fill(200), 201]);
      const after = await storedFigures(sql);
      expect([after.orders - before.orders, after.lines - before.lines, after.numbers - before.numbers]).toEqual([
        1, 1, 1,
      ]);
    });

    it('lets one of two different payloads at once win', async () => {
      const { sql } = product();
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => place(key, { customerName: index % 2 ? 'Odd' : 'Even' })),
      );
      expect(await countRows(sql, 'orders', { idempotency_key: key['idempotency-key'] })).toBe(1);
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5);
    });
  });

  describe('orders placed at once', () => {
    it('get consecutive numbers, each its own', async () => {
      const { sql } = product();
      const before = await storedFigures(sql);
      const orders = await Promise.all(Array.from({ length: 8 }, () => placed()));
      const numbers = orders.map((order) => order.orderNumber).sort();
      expect(new Set(numbers).size).toBe(8);
      const after = await storedFigures(sql);
      expect(after.numbers - before.numbers).toBe(8);
      if (numbers[0]?.slice(0, 8) !== numbers[7]?.slice(0, 8)) return;
      const counters = orders.map(counterOf).sort((one, other) => one - other);
      expect(counters).toEqual(counters.map((_, index) => (counters[0] ?? 0) + index));
    });

    it('leave no gap where one of them is refused', async () => {
      const { api } = product();
      const first = await placed();
      const wrong = orderOf([dishLine(dish), dishLine('nothing')]);
      await Promise.all(Array.from({ length: 4 }, () => api.sendWrong('/api/orders', wrong)));
      const next = await placed();
      const sameDay = first.orderNumber.slice(0, 8) === next.orderNumber.slice(0, 8);
      expect(counterOf(next)).toBe(sameDay ? counterOf(first) + 1 : 1);
    });

    it('of one new customer make one customer', async () => {
      const { sql } = product();
      const email = `${randomUUID()}@example.com`;
      await Promise.all(Array.from({ length: 6 }, () => placed({ customerEmail: email })));
      expect(await sql('customers').where({ email })).toMatchObject([{ order_count: 6 }]);
    });
  });
});
