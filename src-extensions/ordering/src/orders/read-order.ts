import { instantColumn, notFound, placeholders, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import {
  type LineRow,
  LineRows,
  type OrderRow,
  OrderRows,
  type TransitionRow,
  TransitionRows,
  SELECT_LINES,
  SELECT_STATUS_HISTORY,
  SELECT_ORDER,
} from './order-rows.js';

/** An order with its lines in their order. */
export interface StoredOrder {
  row: OrderRow;
  lines: LineRow[];
  /** When it became ready; null unless it is. */
  readyAt: string | null;
}

const ReadyRows = z.array(z.object({ order_id: z.number(), ready_at: instantColumn }));

/** When each of these orders that is ready became so, by row id; an undo that made it ready again does not count. Of orders none of which is ready, nothing is asked. */
async function readReadyTimes(sql: Sql, orders: readonly OrderRow[]): Promise<Map<number, string>> {
  const ids = orders.filter(({ order_status: status }) => status === 'READY').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await sql(
    `SELECT order_id, MAX(moved_at) AS ready_at FROM order_moves
       WHERE to_status = 'READY' AND COALESCE(is_undo, FALSE) = FALSE AND order_id IN (${placeholders(ids.length)}) GROUP BY order_id`,
    ids,
  );
  return new Map(ReadyRows.parse(found).map(({ order_id: id, ready_at: at }) => [id, at]));
}

/** Orders with their lines: one query for all of them, and one more for those that are ready. */
export async function withLines(sql: Sql, orders: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const found = await sql(
    `${SELECT_LINES} WHERE order_id IN (${placeholders(ids.length)}) ORDER BY order_id, position`,
    ids,
  );
  const byOrder = new Map(ids.map((id): [number, LineRow[]] => [id, []]));
  for (const line of LineRows.parse(found)) byOrder.get(line.order_id)?.push(line);
  const readyTimes = await readReadyTimes(sql, orders);
  return orders.map((row) => ({ row, lines: byOrder.get(row.id) ?? [], readyAt: readyTimes.get(row.id) ?? null }));
}

async function findOrder(
  sql: Sql,
  column: 'id' | 'public_id' | 'document_id',
  value: number | string,
): Promise<StoredOrder | null> {
  const rows = await sql(`${SELECT_ORDER} WHERE ${column} = ? LIMIT 1`, [value]);
  const [order] = await withLines(sql, OrderRows.parse(rows));
  return order ?? null;
}

/** Orders by row id, without those that no longer exist. */
export async function readOrders(sql: Sql, ids: number[]): Promise<Map<number, StoredOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(`${SELECT_ORDER} WHERE id IN (${placeholders(ids.length)})`, ids);
  const orders = await withLines(sql, OrderRows.parse(rows));
  return new Map(orders.map((order) => [order.row.id, order]));
}

/** An order that is known to exist, by row id. */
export async function readOrder(sql: Sql, id: number): Promise<StoredOrder> {
  const order = await findOrder(sql, 'id', id);
  if (!order) throw new Error(`Order row ${id} is gone`);
  return order;
}

async function requireOrder(order: Promise<StoredOrder | null>): Promise<StoredOrder> {
  const found = await order;
  if (!found) throw notFound('There is no such order.');
  return found;
}

/** The order at a visitor's secret address (product.md, Order addresses). @throws HttpError 404 */
export const readByPublicId = (sql: Sql, publicId: string) => requireOrder(findOrder(sql, 'public_id', publicId));

/** The order of a documentId. @throws HttpError 404 */
export const readByDocumentId = (sql: Sql, documentId: string) =>
  requireOrder(findOrder(sql, 'document_id', documentId));

type NamedBy = 'public_id' | 'document_id';

/** Changes nothing, but locks an order's row on both databases, so that what is read of it stays so until the transaction ends. */
async function lockOrder(sql: Sql, column: NamedBy, value: string): Promise<StoredOrder> {
  await sql(`UPDATE orders SET order_status = order_status WHERE ${column} = ?`, [value]);
  return requireOrder(findOrder(sql, column, value));
}

/** Locks and reads the order at a visitor's secret address. @throws HttpError 404 */
export const lockByPublicId = (sql: Sql, publicId: string) => lockOrder(sql, 'public_id', publicId);

/** Locks and reads the order of a documentId. @throws HttpError 404 */
export const lockByDocumentId = (sql: Sql, documentId: string) => lockOrder(sql, 'document_id', documentId);

/** The status transitions of an order, oldest first. */
export async function readStatusHistory(sql: Sql, orderId: number): Promise<TransitionRow[]> {
  const rows = await sql(`${SELECT_STATUS_HISTORY} WHERE order_id = ? ORDER BY id`, [orderId]);
  return TransitionRows.parse(rows);
}
