import { placeholders, type Sql, type SqlValue } from '@pickup/strapi-kit';
import { z } from 'zod';
import { LineRow, MoveRow, OrderRow, SELECT_LINES, SELECT_MOVES, SELECT_ORDER } from './rows.js';

/** An order with its lines in their order. */
export interface StoredOrder {
  row: OrderRow;
  lines: LineRow[];
}

/** The lines of some orders, by order and position. */
export async function readLines(sql: Sql, orderIds: number[]): Promise<Map<number, LineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await sql(
    `${SELECT_LINES} WHERE order_id IN (${placeholders(orderIds.length)}) ORDER BY order_id, position`,
    orderIds,
  );
  const byOrder = new Map<number, LineRow[]>(orderIds.map((id) => [id, []]));
  for (const line of z.array(LineRow).parse(rows)) byOrder.get(line.order_id)?.push(line);
  return byOrder;
}

async function findOrder(
  sql: Sql,
  column: 'id' | 'public_id' | 'document_id',
  value: SqlValue,
): Promise<StoredOrder | null> {
  const [row] = await sql(`${SELECT_ORDER} WHERE ${column} = ? LIMIT 1`, [value]);
  if (!row) return null;
  const order = OrderRow.parse(row);
  const lines = await readLines(sql, [order.id]);
  return { row: order, lines: lines.get(order.id) ?? [] };
}

/** Some orders by row id; those that are gone are not among them. */
export async function readOrders(sql: Sql, ids: number[]): Promise<Map<number, StoredOrder>> {
  if (ids.length === 0) return new Map();
  const rows = z.array(OrderRow).parse(await sql(`${SELECT_ORDER} WHERE id IN (${placeholders(ids.length)})`, ids));
  const lines = await readLines(
    sql,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.id, { row, lines: lines.get(row.id) ?? [] }]));
}

/** An order that is known to exist, by row id. */
export async function readOrder(sql: Sql, id: number): Promise<StoredOrder> {
  const order = await findOrder(sql, 'id', id);
  if (!order) throw new Error(`Order row ${id} is gone`);
  return order;
}

/** The order a visitor's secret opens, or null (ruling 6). */
export const findByPublicId = (sql: Sql, publicId: string) => findOrder(sql, 'public_id', publicId);

/** The order of a documentId, or null. */
export const findByDocumentId = (sql: Sql, documentId: string) => findOrder(sql, 'document_id', documentId);

/** The moves of an order, oldest first. */
export async function readMoves(sql: Sql, orderId: number): Promise<MoveRow[]> {
  const rows = await sql(`${SELECT_MOVES} WHERE order_id = ? ORDER BY id`, [orderId]);
  return z.array(MoveRow).parse(rows);
}
