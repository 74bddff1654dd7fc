import { statusCounts, type OrderStatusCounts } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';

const TallyRow = z
  .object({ name: z.string(), value: z.coerce.number() })
  .transform(({ name, value }) => [name, value] as const);

/** How many orders there are in each status, of all time; the database keeps count (counting/counters.ts). */
export async function readStatusCounts(db: Knex): Promise<OrderStatusCounts> {
  const rows: unknown = await db('order_tallies').select('name', 'value');
  const tallies = new Map(z.array(TallyRow).parse(rows));
  return statusCounts((status) => tallies.get(status) ?? 0);
}
