import { OrderStatus, type OrderStatusCounts } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Total } from '../sold-orders.js';

const StatusRow = z.object({ order_status: OrderStatus, orders: Total });

/** All six statuses are present (ruling 27). */
function presentStatuses(rows: z.infer<typeof StatusRow>[]): OrderStatusCounts {
  const countOf = (status: OrderStatus) => rows.find((row) => row.order_status === status)?.orders ?? 0;
  return {
    PENDING: countOf('PENDING'),
    CONFIRMED: countOf('CONFIRMED'),
    PREPARING: countOf('PREPARING'),
    READY: countOf('READY'),
    COMPLETED: countOf('COMPLETED'),
    CANCELLED: countOf('CANCELLED'),
  };
}

/** How many of a day's orders are in each status, cancelled ones too (ruling 15). */
export async function readStatusDistribution(db: Knex, day: string): Promise<OrderStatusCounts> {
  const rows: unknown = await db('orders')
    .where({ business_day: day })
    .groupBy('order_status')
    .select('order_status')
    .count({ orders: '*' });
  return presentStatuses(z.array(StatusRow).parse(rows));
}
