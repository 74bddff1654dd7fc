import { ORDER_STATUSES, addDays } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { todayThere, type GeneratedOrder } from './generated-orders.js';
import { removeOrders, replaceOrders } from './order-tables.js';

const NO_STATUSES = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0]));
const NO_HOURS = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), 0]));
const NOBODY = { totalCustomers: 0, activeCustomers: 0, repeatCustomers: 0, averageOrdersPerCustomer: 0 };
const NOTHING = {
  todayOrders: 0,
  todayRevenue: 0,
  averageOrderValue: 0,
  averageRating: 0,
  activeMenuItems: 0,
  totalMenuItems: 0,
  totalReviews: 0,
  activeDeals: 0,
};

// The machine of a shared product is in another zone: no figure may ask it for the day.
describe.each(DATABASES)('on %s', (database) => {
  const product = useProduct(database);
  let panel: Panel;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });
  beforeEach(() => removeOrders(product().sql));

  /** All six figures of today, with their defaults. */
  async function figures() {
    const { api, token } = product();
    return {
      day: await api.get('dashboard', { query: {} }, { token }),
      trends: await api.get('salesTrends', { query: {} }, { token }),
      statuses: await api.get('orderStatusDistribution', { query: {} }, { token }),
      items: await api.get('popularItems', { query: {} }, { token }),
      customers: await api.get('customerInsights', { query: {} }, { token }),
      hours: await api.get('revenueByHour', { query: {} }, { token }),
    };
  }

  const edit = (uid: string, id: string, changes: object) =>
    panel.ask(`/content-manager/collection-types/${uid}/${id}`, { method: 'PUT', body: JSON.stringify(changes) });

  const idOf = async (table: string, where: Record<string, unknown>) => {
    const row: { document_id: string } | undefined = await product().sql(table).where(where).first('document_id');
    if (!row) throw new Error(`There is no such row in ${table}`);
    return row.document_id;
  };

  it('the first day shows in all figures, and no longer once its orders are cancelled', async () => {
    const { api, sql, token } = product();
    const soup = await addDish(sql, { name: 'First soup', price: 7.35 });
    await api.get('placeOrder', { body: orderOf([dishLine(soup, 2)]) });
    await api.get('placeOrder', { body: orderOf([dishLine(soup)], { customerEmail: 'ANNA@example.com' }) });
    const { day, trends, statuses, items, customers, hours } = await figures();
    expect(day).toMatchObject({ todayOrders: 2, todayRevenue: 22.05, averageOrderValue: 11.03 });
    expect(trends.period).toBe(7);
    expect(Object.values(trends.dailyOrders)).toEqual([0, 0, 0, 0, 0, 0, 2]);
    expect(Object.values(trends.dailyRevenue)).toEqual([0, 0, 0, 0, 0, 0, 22.05]);
    expect(Object.keys(trends.dailyOrders).at(-1)).toBe(todayThere());
    expect(statuses).toEqual({ ...NO_STATUSES, PENDING: 2 });
    expect(items).toEqual([{ name: 'First soup', quantity: 3, revenue: 22.05, choiceRevenue: 0 }]);
    expect(customers).toEqual({
      period: 30,
      totalCustomers: 1,
      activeCustomers: 1,
      repeatCustomers: 1,
      averageOrdersPerCustomer: 2,
    });
    expect(Object.values(hours).reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(2205);

    // One is cancelled by the call, the other in the raw panel.
    const [first, second] = (await api.get('adminOrders', { query: {} }, { token })).content;
    await api.get('transitionOrder', { params: { id: first?.id ?? '' }, query: { status: 'CANCELLED' } }, { token });
    expect((await figures()).customers).toMatchObject({ activeCustomers: 1, repeatCustomers: 0 });
    await edit('plugin::ordering.order', second?.id ?? '', { orderStatus: 'CANCELLED' });
    const after = await figures();
    expect(after).toMatchObject({
      day: { todayOrders: 0, todayRevenue: 0, averageOrderValue: 0 },
      statuses: { ...NO_STATUSES, CANCELLED: 2 },
      items: [],
      customers: { period: 30, ...NOBODY },
      hours: NO_HOURS,
    });
    expect(new Set(Object.values(after.trends.dailyOrders))).toEqual(new Set([0]));
  });

  it("follows what a developer does to an order's money, day, hour, customer and lines", async () => {
    const { sql } = product();
    const today = todayThere();
    const order: GeneratedOrder = {
      placedAt: Date.now(),
      email: 'anna@example.com',
      status: 'READY',
      lines: [{ name: 'Panel soup', type: 'menu', quantity: 1, unitCents: 500 }],
    };
    await replaceOrders(sql, [order, { ...order, email: 'bob@example.com' }]);
    const id = await idOf('orders', { customer_email: 'bob@example.com' });
    const { id: orderRow }: { id: number } = await sql('orders').where({ document_id: id }).first('id');
    const line = await idOf('order_lines', { order_id: orderRow });
    await edit('plugin::ordering.order', id, { customerEmail: 'anna@example.com' });
    await edit('plugin::ordering.order-line', line, { unitCents: 1250 });
    // Day and hour stay as they are in the panel; a developer's own SQL may change them.
    await sql('orders').where({ id: orderRow }).update({ business_hour: 3 });
    const moved = await figures();
    expect(moved.day.todayRevenue).toBe(17.5);
    expect(moved.hours['3']).toBeGreaterThanOrEqual(12.5);
    expect(moved.customers).toMatchObject({ totalCustomers: 1, activeCustomers: 1, repeatCustomers: 1 });

    await edit('plugin::ordering.order-line', line, { name: 'Panel stew', quantity: 4, unitCents: 500 });
    expect((await figures()).items).toEqual([
      { name: 'Panel stew', quantity: 4, revenue: 20, choiceRevenue: 0 },
      { name: 'Panel soup', quantity: 1, revenue: 5, choiceRevenue: 0 },
    ]);

    // The order goes to another day, and its lines with it.
    await sql('orders')
      .where({ id: orderRow })
      .update({ business_day: addDays(today, -20) });
    const gone = await figures();
    expect(gone.day.todayOrders).toBe(1);
    expect(gone.items).toEqual([{ name: 'Panel soup', quantity: 1, revenue: 5, choiceRevenue: 0 }]);
  });

  it('has zeros for a future day and for one long ago', async () => {
    const { api, token } = product();
    for (const date of ['1999-12-31', '2099-01-01']) {
      const query = { date };
      expect(await api.get('dashboard', { query }, { token })).toMatchObject({ todayOrders: 0, todayRevenue: 0 });
      expect(await api.get('orderStatusDistribution', { query }, { token })).toEqual(NO_STATUSES);
      expect(await api.get('revenueByHour', { query }, { token })).toEqual(NO_HOURS);
    }
  });

  it('ends the day in the time zone of the restaurant, not of the server or the visitor', async () => {
    const { api, sql, token } = product();
    // Of these two, one is always a day ahead of the other.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await sql('restaurants').update({ time_zone: zone });
      const days = [todayThere(zone)];
      const { dailyOrders } = await api.get('salesTrends', { query: { days: '1' } }, { token });
      days.push(todayThere(zone));
      expect(days).toContain(Object.keys(dailyOrders)[0]);
    }
    await sql('restaurants').update({ time_zone: 'Europe/Amsterdam' });
  });

  it('an empty restaurant that nobody has described yet has all its figures, and all are 0', async () => {
    const { sql } = product();
    for (const table of ['reviews', 'menu_items', 'deals', 'restaurants']) await sql(table).delete();
    const { trends, ...rest } = await figures();
    expect(rest).toEqual({
      day: NOTHING,
      statuses: NO_STATUSES,
      items: [],
      customers: { period: 30, ...NOBODY },
      hours: NO_HOURS,
    });
    const days = Array.from({ length: 7 }, (_, index) => [addDays(todayThere(), index - 6), 0] as const);
    expect(trends).toEqual({
      period: 7,
      dailyRevenue: Object.fromEntries(days),
      dailyOrders: Object.fromEntries(days),
    });
  });
});
