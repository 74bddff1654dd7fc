import { toPage, type OrderStatus, type Page } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { readLines, type StoredOrder } from './read-order.js';
import { ORDER_COLUMNS, OrderRow } from './rows.js';

export interface OrderFilter {
  page: number;
  size: number;
  status?: OrderStatus | undefined;
  /** A business day. */
  date?: string | undefined;
}

/** A page of orders, newest first. */
export async function listOrders(db: Knex, filter: OrderFilter): Promise<Page<StoredOrder>> {
  const { page, size, status, date } = filter;
  const matching = () => {
    const query = db('orders');
    if (status) query.where('order_status', status);
    if (date) query.where('business_day', date);
    return query;
  };
  const counted: unknown = await matching().count({ count: '*' }).first();
  const { count } = z.object({ count: z.coerce.number() }).parse(counted);
  const found: unknown = await matching()
    .select(ORDER_COLUMNS)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size);
  const rows = z.array(OrderRow).parse(found);
  const lines = await readLines(
    db,
    rows.map((row) => row.id),
  );
  return toPage(
    rows.map((row) => ({ row, lines: lines.get(row.id) ?? [] })),
    page,
    size,
    count,
  );
}
