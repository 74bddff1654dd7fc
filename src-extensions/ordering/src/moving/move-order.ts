import type { OrderStatus } from '@pickup/contract';
import { inSqlTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readByDocumentId, readOrder, type StoredOrder } from '../reading/read-order.js';
import { changeStatus } from './change-status.js';

/**
 * The owner moves an order to a status (ruling 13). A move that somebody makes is made by somebody who has seen the
 * order: it is opened by it.
 * @param by who moves it, as the history shows it
 * @throws HttpError 404 for an unknown order, 409 when the move is not allowed or another one was quicker
 */
export function transitionOrder(
  strapi: Core.Strapi,
  documentId: string,
  to: OrderStatus,
  by: string,
  now: Date,
): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    const order = await readByDocumentId(sql, documentId);
    await changeStatus(sql, { order: order.row, from: order.row.order_status, to, by, at: now });
    await sql('UPDATE orders SET opened_at = ? WHERE id = ? AND opened_at IS NULL', [now, order.row.id]);
    return readOrder(sql, order.row.id);
  });
}
