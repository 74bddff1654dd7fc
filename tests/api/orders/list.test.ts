import { localDay, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, orderOf, placeForOwner } from '../../restaurant/orders.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

interface ListQuery {
  page?: string;
  size?: string;
  status?: OrderStatus;
  date?: string;
  search?: string;
}

describe.each(DATABASES)('on %s', (database) => {
  const product = useProduct(database);
  let total = 0;

  beforeAll(async () => {
    total = await countRows(product().sql, 'orders');
  });

  const list = (query: ListQuery = {}) => product().api.get('adminOrders', { query }, { token: product().token });
  const dayOf = (order: AdminOrder) => localDay(new Date(order.createdAt), 'Europe/Amsterdam');
  const times = (orders: AdminOrder[]) => orders.map((order) => Date.parse(order.createdAt));

  it('starts with the 20 newest', async () => {
    const page = await list();
    expect(total).toBeGreaterThan(500);
    expect(page).toMatchObject({ number: 0, size: 20, totalElements: total, totalPages: Math.ceil(total / 20) });
    expect([page.first, page.last, page.content.length]).toEqual([true, false, 20]);
    expect(times(page.content)).toEqual(times(page.content).sort((one, other) => other - one));
  });

  it('gives every order once, page by page, newest first', async () => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) }, (_, page) => list({ page: String(page), size: '100' })),
    );
    const orders = pages.flatMap((page) => page.content);
    expect(orders).toHaveLength(total);
    expect(new Set(orders.map((order) => order.id)).size).toBe(total);
    expect(times(orders)).toEqual(times(orders).sort((one, other) => other - one));
    expect(pages.map((page) => page.last)).toEqual(pages.map((_, index) => index === pages.length - 1));
    expect(orders.every((order) => order.items.length > 0)).toBe(true);
  });

  describe('searched', () => {
    const found = async (search: string) => (await list({ search })).content.map(({ orderNumber }) => orderNumber);

    it('finds an order by number, name, phone or email address, whatever capitals and separators', async () => {
      const { api, sql } = product();
      const { orderNumber } = await api.get('placeOrder', {
        body: {
          ...orderOf([dishLine(await addDish(sql))]),
          customerName: 'Zoë 100%_Quist',
          customerEmail: 'Zoe.Quist@example.com',
          customerPhone: '+31 6 9876-5432',
        },
      });
      total += 1;
      for (const search of [
        orderNumber,
        'zoë 100%',
        '%_quist',
        'ZOE.QUIST@EXAMPLE.COM',
        'quist@ex',
        '9876-54',
        '+31698765432',
        '6 98 76',
      ]) {
        expect([search, await found(search)]).toEqual([search, [orderNumber]]);
      }
      expect(await found('%__quist')).toEqual([]);
      expect(await found('nobody by this name')).toEqual([]);
    });

    it('counts what it finds, page by page and with a status', async () => {
      const { orderNumber } = (await list({ size: '1' })).content[0] ?? { orderNumber: '' };
      const day = orderNumber.slice(0, 8);
      const rows = await product().sql('orders').where('number', 'like', `${day}-%`).pluck('number');
      const pages = await list({ search: day, size: '2' });
      expect(pages).toMatchObject({ totalElements: rows.length, totalPages: Math.ceil(rows.length / 2) });
      const completed = await product()
        .sql('orders')
        .where('number', 'like', `${day}-%`)
        .where({ order_status: 'COMPLETED' })
        .pluck('number');
      expect((await list({ search: day, status: 'COMPLETED', size: '1' })).totalElements).toBe(completed.length);
    });
  });

  it('is empty past the end, which is no error', async () => {
    const page = await list({ page: '100000' });
    expect(page).toMatchObject({ content: [], number: 100_000, totalElements: total, first: false, last: true });
  });

  it('caps the size at 100', async () => {
    const page = await list({ size: '5000' });
    expect([page.size, page.content.length]).toEqual([100, 100]);
  });

  it.each([
    'size=0',
    'size=abc',
    'size=-1',
    'size=1.5',
    'page=-1',
    'page=abc',
    'status=LOST',
    'date=2026-02-30',
    'sort=id',
  ])('?%s is 400', async (query) => {
    const { api, token } = product();
    const failure = await api.sendWrong(`/api/admin/orders?${query}`, undefined, {
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(failure.status).toBe(400);
    expect(failure.error.message).toContain(query.split('=')[0]);
  });

  it('filters by status', async () => {
    const page = await list({ status: 'CANCELLED', size: '100' });
    expect(page.totalElements).toBe(await countRows(product().sql, 'orders', { order_status: 'CANCELLED' }));
    expect(page.totalElements).toBeGreaterThan(0);
    expect(new Set(page.content.map((order) => order.status))).toEqual(new Set(['CANCELLED']));
  });

  it('filters by business day, and by both', async () => {
    const { content } = await list({ page: '10' });
    const [order] = content;
    if (!order) throw new Error('The demo has no order on page 10');
    const date = dayOf(order);
    const ofDay = await list({ date, size: '100' });
    expect(ofDay.totalElements).toBe(await countRows(product().sql, 'orders', { business_day: date }));
    expect(ofDay.content.map(dayOf)).toEqual(ofDay.content.map(() => date));
    expect(ofDay.content.map(({ id }) => id)).toContain(order.id);
    const both = await list({ date, status: order.status, size: '100' });
    expect(both.content.map(({ id }) => id)).toEqual(
      ofDay.content.filter(({ status }) => status === order.status).map(({ id }) => id),
    );
    expect(await list({ date: '2001-01-01' })).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
  });

  it('puts a new order first, and never tells its secret', async () => {
    const { api, sql, token } = product();
    const dish = await addDish(sql, { name: 'Newest' });
    const placed = await api.get('placeOrder', { body: orderOf([dishLine(dish, 3)]) });
    const answer = await api.call('adminOrders', { query: { size: '1' } }, { token });
    expect(answer).toMatchObject({
      body: {
        content: [
          {
            orderNumber: placed.orderNumber,
            status: 'PENDING',
            createdAt: placed.createdAt,
            pickupTime: placed.estimatedReadyAt,
            total: placed.total,
            items: [{ menuItemName: 'Newest', quantity: 3 }],
          },
        ],
      },
    });
    expect(answer.text).not.toContain(placed.id);
  });

  it('gives one order by its id, with its status history and its mail', async () => {
    const { api, sql, token } = product();
    const order = await placeForOwner(product(), await addDish(sql));
    const { version, ...details } = await api.get('adminOrder', { params: { id: order.id } }, { token });
    expect(version).not.toBe('');
    expect(details).toEqual({
      ...order,
      moves: [],
      corrections: [],
      mails: [],
    });
    const number = await api.call('adminOrder', { params: { id: order.orderNumber } }, { token });
    expect(number).toMatchObject({ status: 404, error: { message: 'There is no such order.' } });
  });
});
