import { OrderStatus, statusCounts, type OrderStatusCounts } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Total } from '../sold-orders.js';

const StatusRow = z
  .object({ order_status: OrderStatus, orders: Total })
  .transform(({ order_status: status, orders }) => [status, orders] as const);

/** How many of a day's orders are in each status, cancelled ones too (ruling 15). */
export async function readStatusDistribution(db: Knex, day: string): Promise<OrderStatusCounts> {
  const rows: unknown = await db('orders')
    .where({ business_day: day })
    .groupBy('order_status')
    .select('order_status')
    .count({ orders: '*' });
  const orders = new Map(z.array(StatusRow).parse(rows));
  return statusCounts((status) => orders.get(status) ?? 0);
}
