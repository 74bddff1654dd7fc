import type { DaySoFar, SoldSoFar } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { z } from 'zod';

const OF_DAY = `
  SELECT COUNT(CASE WHEN placed_at <= ? THEN 1 END) AS orders, COUNT(*) AS orders_of_day,
    COALESCE(SUM(CASE WHEN placed_at <= ? THEN total_cents ELSE 0 END), 0) AS cents
  FROM orders WHERE business_day = ? AND order_status <> 'CANCELLED'`;

const Rows = z.array(
  z
    .object({ orders: z.coerce.number(), orders_of_day: z.coerce.number(), cents: z.coerce.number() })
    .transform(({ orders_of_day: ordersOfDay, ...sold }): SoldSoFar => ({ ...sold, ordersOfDay })),
);

/** What business days had sold up to a time of them, without cancelled orders. Each is found by its index, all in one statement. */
export async function readSoldSoFar(sql: Sql, days: readonly DaySoFar[]): Promise<SoldSoFar[]> {
  const text = days.map(() => OF_DAY).join(' UNION ALL ');
  const values = days.flatMap(({ day, until }) => [new Date(until), new Date(until), day]);
  return Rows.parse(await sql(text, values));
}
