import { fromCents, type PopularItem } from '@pickup/contract';
import { isPostgres } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { DayRange } from '../day-range.js';
import { Total, soldOrders } from '../sold-orders.js';

const ItemRow = z.object({ name: z.string(), quantity: Total, cents: Total });

const presentItem = ({ name, quantity, cents }: z.infer<typeof ItemRow>): PopularItem => ({
  name,
  quantity,
  revenue: fromCents(cents),
});

/** Names by code point, as SQLite compares them anyway: of two equals the same one comes first on both databases. */
const plainly = (db: Knex) => db.raw(isPostgres(db) ? '?? collate "C"' : '??', ['order_lines.name']);

/**
 * What sold most: dishes and deals by their name on the order, lines of cancelled orders left out (ruling 15); ties by
 * revenue, then by name. Lines carry their order's day (the database keeps them so), and either index may be read.
 */
export async function readPopularItems(db: Knex, range: DayRange, limit: number): Promise<PopularItem[]> {
  const rows: unknown = await soldOrders(db, range)
    .join('order_lines', 'order_lines.order_id', 'orders.id')
    .whereBetween('order_lines.business_day', [range.first, range.last])
    .groupBy('order_lines.name')
    .select('order_lines.name')
    .sum({ quantity: 'order_lines.quantity', cents: 'order_lines.total_cents' })
    .orderBy([
      { column: 'quantity', order: 'desc' },
      { column: 'cents', order: 'desc' },
    ])
    .orderByRaw(plainly(db))
    .limit(limit);
  return z.array(ItemRow).parse(rows).map(presentItem);
}
