import { isOpenStatus, ORDER_STATUSES, type OrderStatus, type Page, toPage } from '@pickup/contract';
import { sqlOf } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { readStatusCounts } from './order-counts.js';
import { ORDER_COLUMNS, OrderRows } from './order-rows.js';
import { type StoredOrder, withLines } from './read-order.js';
import { whereFound } from './search-orders.js';

interface OrderFilter {
  status?: OrderStatus | undefined;
  /** A business day. */
  date?: string | undefined;
  /** Part of a number, name, phone or email address. */
  search?: string | undefined;
}

export interface OrderQuery extends OrderFilter {
  page: number;
  size: number;
}

/** Part of the list of orders, read from its newest end (`desc`) or its oldest (`asc`). */
interface Slice {
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

function matching(db: Knex, { status, date, search }: OrderFilter) {
  const orders = db('orders');
  if (status) orders.where('order_status', status);
  if (date) orders.where('business_day', date);
  if (search) whereFound(orders, db, search);
  return orders;
}

const Count = z.object({ count: z.coerce.number() });

/** How many orders a filter finds. Those of a day are counted in the index, those of a search as they are found; those of all time come from the tallies. */
async function countOrders(db: Knex, filter: OrderFilter): Promise<number> {
  if (filter.date || filter.search) return Count.parse(await matching(db, filter).count({ count: '*' }).first()).count;
  const counts = await readStatusCounts(db);
  if (filter.status) return counts[filter.status];
  return ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0);
}

/** The slice of a page. Past the middle it is read from the oldest order, so that the last page costs no more than the first. */
function sliceOf({ page, size }: OrderQuery, total: number): Slice {
  const offset = page * size;
  const limit = Math.min(size, Math.max(total - offset, 0));
  if (offset <= total / 2) return { direction: 'desc', offset, limit };
  return { direction: 'asc', offset: Math.max(total - offset - limit, 0), limit };
}

/** The orders of a slice, newest first. The inner query skips the orders before it in the index alone. */
async function readSlice(db: Knex, filter: OrderFilter, { direction, offset, limit }: Slice): Promise<StoredOrder[]> {
  if (limit === 0) return [];
  const ids = matching(db, filter).select('id').orderBy('id', direction).limit(limit).offset(offset);
  const found: unknown = await db('orders').select(ORDER_COLUMNS).whereIn('id', ids).orderBy('id', 'desc');
  return withLines(sqlOf(db), OrderRows.parse(found));
}

/** A page of orders, newest first. */
export async function listOrders(db: Knex, query: OrderQuery): Promise<Page<StoredOrder>> {
  const total = await countOrders(db, query);
  const content = await readSlice(db, query, sliceOf(query, total));
  return toPage(content, query.page, query.size, total);
}

/** The newest orders, whatever their status. */
export const recentOrders = (db: Knex, limit: number): Promise<StoredOrder[]> =>
  readSlice(db, {}, { direction: 'desc', offset: 0, limit });

const OPEN_STATUSES = ORDER_STATUSES.filter(isOpenStatus);

/** Every open order, the oldest first: as many as a kitchen has, found by the index of the statuses. */
export async function openOrders(db: Knex): Promise<StoredOrder[]> {
  const found: unknown = await db('orders').select(ORDER_COLUMNS).whereIn('order_status', OPEN_STATUSES).orderBy('id');
  return withLines(sqlOf(db), OrderRows.parse(found));
}
