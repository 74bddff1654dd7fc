import type { OrderStatus, OrderStatusCounts } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';

const TallyRow = z.object({ name: z.string(), value: z.coerce.number() });

/** How many orders there are in each status, of all time; the database keeps count (counting/counters.ts). */
export async function readStatusCounts(db: Knex): Promise<OrderStatusCounts> {
  const rows: unknown = await db('order_tallies').select('name', 'value');
  const counts = new Map(
    z
      .array(TallyRow)
      .parse(rows)
      .map(({ name, value }) => [name, value]),
  );
  const of = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    PENDING: of('PENDING'),
    CONFIRMED: of('CONFIRMED'),
    PREPARING: of('PREPARING'),
    READY: of('READY'),
    COMPLETED: of('COMPLETED'),
    CANCELLED: of('CANCELLED'),
  };
}
