import { randomInt, randomUUID } from 'node:crypto';
import type { AdminOrder, OrderStatus, PlaceOrderInput, PlacedOrder } from '@pickup/contract';
import { z } from 'zod';
import { storedFigures } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import type { DatabaseName, RunningProduct } from '../../restaurant/use-product.js';

/** From placed to collected. */
export const COURSE = ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const satisfies readonly OrderStatus[];

/** Somebody with words of their own in every field that takes words. */
export const somebody = () => {
  const mark = String(randomInt(10_000_000, 99_999_999));
  return {
    /** Part of each of the words below. */
    mark,
    typed: `Wilhelmina.${mark}@Example.com`,
    email: `wilhelmina.${mark}@example.com`,
    customerName: `Wilhelmina Quispel-${mark}`,
    customerPhone: `+31 6 ${mark}`,
    notes: `Ring at Quispel, third floor ${mark}`,
    customization: `write Wilhelmina ${mark} on the box`,
    comment: `I am Wilhelmina of ${mark} and liked it.`,
  };
};
export type Somebody = ReturnType<typeof somebody>;

/** What the tests of a customer's data do and look at. */
export function regulars(database: DatabaseName, product: () => RunningProduct) {
  const owner = () => ({ token: product().token });
  const held = (email: string) => product().api.call('exportCustomer', { query: { email } }, owner());
  const erase = (email: string) => product().api.call('eraseCustomer', { body: { email } }, owner());

  async function place(who: Somebody, changes: Partial<PlaceOrderInput> = {}, key: string = randomUUID()) {
    const [dish, other] = await product().api.get('menuItems', {});
    const lines = [{ ...dishLine(dish?.id ?? '', 2), customizations: [who.customization] }, dishLine(other?.id ?? '')];
    const { customerName, customerPhone, notes, typed: customerEmail } = who;
    const body = orderOf(lines, { customerName, customerEmail, customerPhone, notes, ...changes });
    return product().api.get('placeOrder', { body, headers: { 'idempotency-key': key } });
  }

  async function asOwner({ orderNumber }: PlacedOrder): Promise<AdminOrder> {
    const { content } = await product().api.get('adminOrders', { query: { size: '20' } }, owner());
    const order = content.find((candidate) => candidate.orderNumber === orderNumber);
    if (!order) throw new Error(`Order ${orderNumber} is not in the owner's list`);
    return order;
  }

  async function finish(placed: PlacedOrder, course: readonly OrderStatus[] = COURSE): Promise<AdminOrder> {
    const { id } = await asOwner(placed);
    for (const status of course)
      await product().api.get('transitionOrder', { params: { id }, query: { status } }, owner());
    return asOwner(placed);
  }

  const review = (who: Somebody, orderNumber?: string, email = who.typed) =>
    product().api.get('createReview', {
      body: { customerName: who.customerName, customerEmail: email, rating: 4, comment: who.comment, orderNumber },
    });

  /** Two orders that were collected, one that was cancelled, a verified review, and a deleted one. */
  async function regular() {
    const who = somebody();
    const orders = [await finish(await place(who)), await finish(await place(who, { customerEmail: who.email }))];
    const cancelled = await finish(await place(who), ['CANCELLED']);
    const reviews = [await review(who, orders[0]?.orderNumber), await review(who, undefined, who.email)];
    await product().api.call('deleteReview', { params: { id: reviews[1]?.id ?? '' } }, owner());
    return { who, orders: [...orders, cancelled], reviews };
  }

  /** Every figure that the owner or a visitor can see. */
  async function figures() {
    const { api, sql } = product();
    const byStatus = await api.get('ordersByStatus', {}, owner());
    const insights = ['1', '7', '30'].map((days) => api.get('customerInsights', { query: { days } }, owner()));
    return {
      dashboard: await api.get('dashboard', { query: {} }, owner()),
      trends: await api.get('salesTrends', { query: { days: '30' } }, owner()),
      statuses: await api.get('orderStatusDistribution', { query: {} }, owner()),
      popular: await api.get('popularItems', { query: { limit: '100', days: '30' } }, owner()),
      insights: await Promise.all(insights),
      hours: await api.get('revenueByHour', { query: {} }, owner()),
      day: await api.get('orderStatistics', { query: {} }, owner()),
      byStatus,
      reviews: await api.get('reviewStatistics', { query: {} }, owner()),
      perStar: await api.get('reviewsByRating', {}, owner()),
      public: await api.get('reviewStats', {}),
      stored: await storedFigures(sql),
    };
  }

  /** The tables that hold a word, each with its rows that do. */
  async function rowsWith(word: string): Promise<Record<string, string[]>> {
    const { sql } = product();
    const names =
      database === 'sqlite'
        ? await sql('sqlite_master').where({ type: 'table' }).pluck<string[]>('name')
        : await sql('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
    const found: Record<string, string[]> = {};
    for (const name of names) {
      const rows: unknown[] = await sql(name).select('*');
      const texts = rows.map((row) => JSON.stringify(row)).filter((text) => text.includes(word));
      if (texts.length > 0) found[name] = texts.sort();
    }
    return found;
  }

  /** The counters as the triggers left them, and counted again. */
  async function counters(email: string) {
    const { sql } = product();
    const Count = z.object({ order_count: z.number() });
    return {
      kept: Count.parse(await sql('customers').where({ email }).first('order_count')).order_count,
      counted: await sql('orders')
        .where({ customer_email: email })
        .whereNot({ order_status: 'CANCELLED' })
        .pluck<number[]>('id')
        .then((ids) => ids.length),
    };
  }

  return { owner, held, erase, place, finish, review, regular, figures, rowsWith, counters };
}
