import type { Knex } from 'knex';
import { z } from 'zod';
import { LINE_COLUMNS, LineRow, MOVE_COLUMNS, MoveRow, ORDER_COLUMNS, OrderRow } from './rows.js';

/** An order with its lines in their order. */
export interface StoredOrder {
  row: OrderRow;
  lines: LineRow[];
}

/** The lines of some orders, by order and position. */
export async function readLines(db: Knex, orderIds: number[]): Promise<Map<number, LineRow[]>> {
  const rows: unknown = await db('order_lines')
    .select(LINE_COLUMNS)
    .whereIn('order_id', orderIds)
    .orderBy(['order_id', 'position']);
  const byOrder = new Map<number, LineRow[]>(orderIds.map((id) => [id, []]));
  for (const line of z.array(LineRow).parse(rows)) byOrder.get(line.order_id)?.push(line);
  return byOrder;
}

async function findOrder(db: Knex, where: Record<string, string | number>): Promise<StoredOrder | null> {
  const row: unknown = await db('orders').where(where).first(ORDER_COLUMNS);
  if (!row) return null;
  const order = OrderRow.parse(row);
  const lines = await readLines(db, [order.id]);
  return { row: order, lines: lines.get(order.id) ?? [] };
}

/** An order that is known to exist, by row id. */
export async function readOrder(db: Knex, id: number): Promise<StoredOrder> {
  const order = await findOrder(db, { id });
  if (!order) throw new Error(`Order row ${id} is gone`);
  return order;
}

/** The order a visitor's secret opens, or null (ruling 6). */
export const findByPublicId = (db: Knex, publicId: string) => findOrder(db, { public_id: publicId });

/** The order of a documentId, or null. */
export const findByDocumentId = (db: Knex, documentId: string) => findOrder(db, { document_id: documentId });

/** The moves of an order, oldest first. */
export async function readMoves(db: Knex, orderId: number): Promise<MoveRow[]> {
  const rows: unknown = await db('order_moves').where({ order_id: orderId }).select(MOVE_COLUMNS).orderBy('id');
  return z.array(MoveRow).parse(rows);
}
