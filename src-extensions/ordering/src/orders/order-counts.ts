import { fromCents, type OrderStatistics, OrderStatus, type OrderStatusCounts, statusCounts } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';

const TallyRow = z
  .object({ name: z.string(), value: z.coerce.number() })
  .transform(({ name, value }) => [name, value] as const);
const TallyRows = z.array(TallyRow);

/** How many orders there are in each status, of all time; database triggers count them (triggers/tallies.ts). */
export async function readStatusCounts(db: Knex): Promise<OrderStatusCounts> {
  const rows: unknown = await db('order_tallies').select('name', 'value');
  const tallies = new Map(TallyRows.parse(rows));
  return statusCounts((status) => tallies.get(status) ?? 0);
}

const StatusRow = z.object({
  order_status: OrderStatus,
  orders: z.coerce.number(),
  cents: z.coerce.number(),
});
const StatusRows = z.array(StatusRow);

/** The figures of one business day. Cancelled orders are counted, and bring no revenue (product.md, Order status). */
export async function readDayStatistics(db: Knex, date: string): Promise<OrderStatistics> {
  const found: unknown = await db('orders')
    .where('business_day', date)
    .groupBy('order_status')
    .select('order_status')
    .count({ orders: '*' })
    .sum({ cents: 'total_cents' });
  const rows = StatusRows.parse(found);
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
