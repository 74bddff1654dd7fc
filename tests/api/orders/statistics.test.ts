import { ORDER_STATUSES, OrderStatus, addDays, localDay } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, orderOf, placeForOwner } from '../../restaurant/orders.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { FULL } from '../../depth.js';

const Row = z.object({ order_status: OrderStatus, business_day: z.string(), total_cents: z.number() });

describe.each(DATABASES)('on %s', (database) => {
  const product = useProduct(database);

  const owner = () => ({ token: product().token });
  const today = () => localDay(new Date(), 'Europe/Amsterdam');
  const statistics = (date?: string) => product().api.get('orderStatistics', { query: date ? { date } : {} }, owner());
  const counts = () => product().api.get('ordersByStatus', {}, owner());
  const total = async (query: { status?: OrderStatus; date?: string } = {}) =>
    (await product().api.get('adminOrders', { query: { ...query, size: '1' } }, owner())).totalElements;
  const place = (dish: string, quantity: number) =>
    product().api.get('placeOrder', { body: orderOf([dishLine(dish, quantity)]) });
  const cancel = async (id: string) =>
    product().api.get('transitionOrder', { params: { id }, query: { status: 'CANCELLED' } }, owner());
  const refuses = async (path: string) => {
    const failure = await product().api.sendWrong(path, undefined, {
      method: 'GET',
      headers: { authorization: `Bearer ${product().token}` },
    });
    return [failure.status, failure.error.message];
  };

  describe('the figures of a day', () => {
    it('are those of a plain recount, on each day of the demo and around it', async () => {
      const rows = z.array(Row).parse(await product().sql('orders').select(Object.keys(Row.shape)));
      const days = [...new Set(rows.map((row) => row.business_day))].sort();
      expect(days.length).toBeGreaterThan(30);
      const asked = days.filter((_, index) => FULL || index % 6 === 0 || index === days.length - 1);
      for (const date of [addDays(days[0] ?? '', -1), ...asked, addDays(today(), 1)]) {
        const ofDay = rows.filter((row) => row.business_day === date);
        const kept = ofDay.filter((row) => row.order_status !== 'CANCELLED');
        const cents = kept.reduce((sum, row) => sum + row.total_cents, 0);
        expect(await statistics(date)).toEqual({
          date,
          orders: kept.length,
          cancelled: ofDay.length - kept.length,
          revenue: cents / 100,
          averageOrderValue: kept.length === 0 ? 0 : Math.round(cents / kept.length) / 100,
        });
      }
    });

    it('are today’s unless asked otherwise, and follow an order and its cancellation', async () => {
      const dish = await addDish(product().sql, { price: 33.33 });
      const before = await statistics();
      expect(before.date).toBe(today());
      await place(dish, 2);
      const { id } = await placeForOwner(product(), dish);
      await cancel(id);
      const after = await statistics();
      expect([after.orders, after.cancelled]).toEqual([before.orders + 1, before.cancelled + 1]);
      expect(after.revenue).toBeCloseTo(before.revenue + 66.66, 2);
      expect(after).toEqual(await statistics(today()));
    });

    it('are of the day in the restaurant’s time zone', async () => {
      const { api } = product();
      for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Amsterdam']) {
        await api.get('updateRestaurant', { body: { timeZone } }, owner());
        const earliest = localDay(new Date(), timeZone);
        const { date } = await statistics();
        expect([earliest, localDay(new Date(), timeZone)]).toContain(date);
      }
    });

    it('need a date that can be', async () => {
      const message = 'date must be a date such as 2026-11-21.';
      for (const date of ['2026-02-30', 'today', '%20']) {
        expect(await refuses(`/api/admin/orders/statistics?date=${date}`)).toEqual([400, message]);
      }
      expect(await refuses('/api/admin/orders/statistics?day=2026-11-21')).toEqual([400, 'day is not a known field.']);
    });
  });

  describe('the newest orders', () => {
    it('are ten unless asked otherwise, the same as the list starts with', async () => {
      const { api } = product();
      const { content } = await api.get('adminOrders', { query: { size: '25' } }, owner());
      expect(await api.get('recentOrders', { query: {} }, owner())).toEqual(content.slice(0, 10));
      expect(await api.get('recentOrders', { query: { limit: '25' } }, owner())).toEqual(content);
    });

    it('are 1 to 100', async () => {
      for (const limit of ['0', '101', 'abc', '-1', '1.5']) {
        const [status, message] = await refuses(`/api/admin/orders/recent?limit=${limit}`);
        expect([status, String(message).startsWith('limit must be')]).toEqual([400, true]);
      }
    });
  });

  describe('the counts of the statuses', () => {
    const recounted = async () =>
      Object.fromEntries(
        await Promise.all(
          ORDER_STATUSES.map(
            async (status) => [status, await countRows(product().sql, 'orders', { order_status: status })] as const,
          ),
        ),
      );

    it('are those of a plain recount, in the list too', async () => {
      const found = await counts();
      expect(found).toEqual(await recounted());
      expect(await total()).toBe(await countRows(product().sql, 'orders'));
      for (const status of ORDER_STATUSES) expect(await total({ status })).toBe(found[status]);
    });

    it('follow an order, its transitions, and direct writes to the table', async () => {
      const { sql } = product();
      const before = await counts();
      const { id, orderNumber } = await placeForOwner(product(), await addDish(sql));
      expect(await counts()).toEqual({ ...before, PENDING: before.PENDING + 1 });
      await cancel(id);
      expect(await counts()).toEqual({ ...before, CANCELLED: before.CANCELLED + 1 });
      await sql('orders').where({ number: orderNumber }).update({ order_status: 'READY' });
      expect(await counts()).toEqual({ ...before, READY: before.READY + 1 });
      expect(await total({ status: 'READY' })).toBe(before.READY + 1);
      expect(await total({ status: 'READY', date: today() })).toBe(
        await countRows(sql, 'orders', { order_status: 'READY', business_day: today() }),
      );
    });
  });

  describe('a page far down the list', () => {
    it('is the same reached from either end, whatever the size and the filter', async () => {
      const { api } = product();
      const page = (query: Record<string, string>) => api.get('adminOrders', { query }, owner());
      for (const status of [undefined, 'COMPLETED'] as const) {
        const all = await total(status ? { status } : {});
        const newestFirst: string[] = [];
        for (let number = 0; number * 100 < all; number += 1) {
          const { content } = await page({ size: '100', page: String(number), ...(status && { status }) });
          newestFirst.push(...content.map(({ id }) => id));
        }
        expect(newestFirst).toHaveLength(all);
        for (const size of [7, 33]) {
          const last = Math.ceil(all / size) - 1;
          for (const number of [0, Math.floor(last / 2), Math.floor(last / 2) + 1, last - 1, last, last + 1]) {
            const { content } = await page({ size: String(size), page: String(number), ...(status && { status }) });
            expect(content.map(({ id }) => id)).toEqual(newestFirst.slice(number * size, (number + 1) * size));
          }
        }
      }
    });
  });
});
