import { endpoints } from '@pickup/contract';
import { type EndpointRoute, eventRoute, inSqlTransaction, placeholders, route, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readAdminOrderDetails } from '../orders/present-order.js';
import { readByDocumentId, type StoredOrder } from '../orders/read-order.js';
import { brokerOf } from './order-event-broker.js';

/** Stores when a board first acknowledged orders; unknown ids are ignored. */
async function acknowledgeOrders(strapi: Core.Strapi, documentIds: string[], now: Date): Promise<void> {
  await inSqlTransaction(strapi, (sql) =>
    sql(
      `UPDATE orders SET delivered_at = ? WHERE delivered_at IS NULL AND document_id IN (${placeholders(documentIds.length)})`,
      [now, ...documentIds],
    ),
  );
}

/**
 * Stores when somebody first opened an order. Opening one for later does not count before it has to be begun
 * (product.md, Orders for later).
 * @throws HttpError 404 for an unknown order
 */
function markOrderOpened(strapi: Core.Strapi, documentId: string, now: Date): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    await sql(
      `UPDATE orders SET opened_at = CASE WHEN release_at > ? THEN opened_at ELSE ? END,
         delivered_at = COALESCE(delivered_at, ?)
       WHERE document_id = ? AND opened_at IS NULL`,
      [now, now, now, documentId],
    );
    return readByDocumentId(sql, documentId);
  });
}

/** The calls of the orders board. */
export const boardRoutes = (strapi: Core.Strapi): EndpointRoute[] => [
  eventRoute(strapi, endpoints.orderEvents, ({ headers, query }, signal) => {
    const lastEventId = headers['last-event-id'];
    return brokerOf(strapi).connect(lastEventId === undefined ? null : Number(lastEventId), signal, query.board);
  }),
  route(endpoints.acknowledgeOrders, ({ body }) => acknowledgeOrders(strapi, body.orders, new Date())),
  route(endpoints.markOrderOpened, async ({ params }) => {
    const order = await markOrderOpened(strapi, params.id, new Date());
    brokerOf(strapi).wake();
    return readAdminOrderDetails(sqlOf(strapi.db.connection), order);
  }),
];
