import { addDays } from '@pickup/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { edgeDays, ordersAround, todayThere, type GeneratedOrder } from './generated-orders.js';
import { replaceOrders } from './order-tables.js';
import { recountCustomers, recountDay, recountHours, recountItems, recountStatuses, recountTrends } from './recount.js';
import { FULL } from '../../depth.js';

/** Within a test's 60 s, so that whoever breaks a figure is told the smallest example found by then. */
const SEARCH = { numRuns: FULL ? 30 : 10, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true };

describe.each(DATABASES)('on %s', (database) => {
  const product = useProduct(database);

  interface Question {
    orders: GeneratedOrder[];
    date: string;
    days: number;
    limit: number;
  }

  /** All six figures equal their recounts. */
  async function expectEqual({ orders, date, days, limit }: Question, today: string): Promise<void> {
    const { api, sql, token } = product();
    await replaceOrders(sql, orders);
    const [onDate, lately] = [{ query: { date } }, { query: { days: String(days) } }];
    const answers = {
      day: await api.get('dashboard', onDate, { token }),
      trends: await api.get('salesTrends', lately, { token }),
      statuses: await api.get('orderStatusDistribution', onDate, { token }),
      items: await api.get('popularItems', { query: { days: String(days), limit: String(limit) } }, { token }),
      customers: await api.get('customerInsights', lately, { token }),
      hours: await api.get('revenueByHour', onDate, { token }),
    };
    // Midnight went by: what was asked as today is no longer.
    fc.pre(todayThere() === today);
    expect(answers).toEqual({
      day: expect.objectContaining(recountDay(orders, date)) as unknown,
      trends: recountTrends(orders, today, days),
      statuses: recountStatuses(orders, date),
      items: recountItems(orders, today, days, limit),
      customers: recountCustomers(orders, today, days),
      hours: recountHours(orders, date),
    });
    expect(Object.keys(answers.trends.dailyOrders)).toEqual(Object.keys(answers.trends.dailyOrders).sort());
  }

  it('every figure equals a recount of its orders', async () => {
    const today = todayThere();
    const question = ordersAround(today).chain((orders) =>
      fc.record({
        orders: fc.constant(orders),
        date: fc.constantFrom(...edgeDays(today)),
        days: fc.oneof(fc.constantFrom(1, 7, 30, 366), fc.integer({ min: 1, max: 366 })),
        limit: fc.oneof(fc.constantFrom(1, 10, 100), fc.integer({ min: 1, max: 100 })),
      }),
    );
    await fc.assert(
      fc.asyncProperty(question, (asked) => expectEqual(asked, today)),
      SEARCH,
    );
  });

  it.each([
    { day: '2026-03-29', skippedOrRepeated: 0, orders: 46 },
    { day: '2026-10-25', skippedOrRepeated: 4, orders: 50 },
  ])(
    'on $day the clocks change: the hour from 2 to 3 comes to $skippedOrRepeated',
    async ({ day, skippedOrRepeated, orders }) => {
      const { api, sql, token } = product();
      // One order of one euro every half hour of real time, from the evening before to the night after.
      const evening = Date.parse(`${addDays(day, -1)}T21:00:00Z`);
      const halfHours = Array.from({ length: 58 }, (_, index) => evening + index * 30 * 60 * 1000);
      await replaceOrders(
        sql,
        halfHours.map((placedAt) => ({
          placedAt,
          email: 'anna@example.com',
          status: 'COMPLETED',
          lines: [{ name: 'Soup', type: 'menu', quantity: 1, unitCents: 100 }],
        })),
      );
      const hours = Array.from({ length: 24 }, (_, hour) => [String(hour), hour === 2 ? skippedOrRepeated : 2]);
      expect(await api.get('revenueByHour', { query: { date: day } }, { token })).toEqual(Object.fromEntries(hours));
      expect(await api.get('dashboard', { query: { date: day } }, { token })).toMatchObject({
        todayOrders: orders,
        todayRevenue: orders,
        averageOrderValue: 1,
      });
    },
  );
});
