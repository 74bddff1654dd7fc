import { OrderStatus, fromCents, type OrderStatistics } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';

const StatusRow = z.object({
  order_status: OrderStatus,
  orders: z.coerce.number(),
  cents: z.coerce.number(),
});

/** The orders of one business day in figures; the cancelled ones are counted and bring no money (ruling 15). */
export async function readDayStatistics(db: Knex, date: string): Promise<OrderStatistics> {
  const found: unknown = await db('orders')
    .where('business_day', date)
    .groupBy('order_status')
    .select('order_status')
    .count({ orders: '*' })
    .sum({ cents: 'total_cents' });
  const rows = z.array(StatusRow).parse(found);
  const kept = rows.filter((row) => row.order_status !== 'CANCELLED');
  const orders = kept.reduce((sum, row) => sum + row.orders, 0);
  const cents = kept.reduce((sum, row) => sum + row.cents, 0);
  return {
    date,
    orders,
    cancelled: rows.find((row) => row.order_status === 'CANCELLED')?.orders ?? 0,
    revenue: fromCents(cents),
    averageOrderValue: orders === 0 ? 0 : fromCents(Math.round(cents / orders)),
  };
}
