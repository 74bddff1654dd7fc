import { fromCents, type PopularItem } from '@pickup/contract';
import { isPostgres } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type DayRange, soldOrders, Total } from '../sold-orders.js';

const ItemRow = z.object({ name: z.string(), quantity: Total, cents: Total, choice_cents: Total });
const ItemRows = z.array(ItemRow);

const presentItem = ({ name, quantity, cents, choice_cents: choiceCents }: z.infer<typeof ItemRow>): PopularItem => ({
  name,
  quantity,
  revenue: fromCents(cents),
  choiceRevenue: fromCents(choiceCents),
});

/** Orders names by code point, as SQLite does, so that both databases give the same order. */
const nameByCodePoint = (db: Knex) => db.raw(isPostgres(db) ? '?? collate "C"' : '??', ['order_lines.name']);

/**
 * The dishes and deals that sold most, by their name on the order, without cancelled orders (product.md, Figures). Lines
 * hold their order's day too, so that the database may use the index of either table.
 */
export async function readPopularItems(db: Knex, range: DayRange, limit: number): Promise<PopularItem[]> {
  const rows: unknown = await soldOrders(db, range)
    .join('order_lines', 'order_lines.order_id', 'orders.id')
    .whereBetween('order_lines.business_day', [range.first, range.last])
    .groupBy('order_lines.name')
    .select('order_lines.name')
    .sum({
      quantity: 'order_lines.quantity',
      cents: 'order_lines.total_cents',
      choice_cents: 'order_lines.choice_cents',
    })
    .orderBy([
      { column: 'quantity', order: 'desc' },
      { column: 'cents', order: 'desc' },
    ])
    .orderByRaw(nameByCodePoint(db))
    .limit(limit);
  return ItemRows.parse(rows).map(presentItem);
}
