import { inSqlTransaction, placeholders, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readByDocumentId, type StoredOrder } from '../reading/read-order.js';

/** Keeps that orders have reached a board; the first time counts, and unknown ones are nothing to tell. */
export async function acknowledgeOrders(strapi: Core.Strapi, documentIds: string[], now: Date): Promise<void> {
  await sqlOf(strapi.db.connection)(
    `UPDATE orders SET delivered_at = ? WHERE delivered_at IS NULL AND document_id IN (${placeholders(documentIds.length)})`,
    [now, ...documentIds],
  );
}

/**
 * Keeps that somebody has seen an order; the first time counts.
 * @throws HttpError 404 for an unknown order
 */
export function openOrder(strapi: Core.Strapi, documentId: string, now: Date): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    await sql(
      `UPDATE orders SET opened_at = ?, delivered_at = COALESCE(delivered_at, ?)
       WHERE document_id = ? AND opened_at IS NULL`,
      [now, now, documentId],
    );
    return readByDocumentId(sql, documentId);
  });
}
