import { isOpenStatus, shortOrderNumber, statusWord } from '@pickup/contract';
import { conflict, inSqlTransaction, notFound } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { lockByDocumentId, readOrder, type StoredOrder } from './read-order.js';

/**
 * Strikes a line of an open order as made, or takes that back (product.md, Order status).
 * @throws HttpError 404 for an unknown order or line, 409 for an order that is not open any more
 */
export function setLineMade(
  strapi: Core.Strapi,
  documentId: string,
  lineId: string,
  made: boolean,
): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    const { row, lines } = await lockByDocumentId(sql, documentId);
    if (!lines.some(({ document_id: id }) => id === lineId)) throw notFound('There is no such line.');
    if (!isOpenStatus(row.order_status)) {
      const [number, status] = [shortOrderNumber(row.number), statusWord(row.order_status)];
      throw conflict(`Order ${number} is ${status}; its lines stay as they are.`);
    }
    await sql('UPDATE order_lines SET made = ? WHERE order_id = ? AND document_id = ?', [made, row.id, lineId]);
    return readOrder(sql, row.id);
  });
}
