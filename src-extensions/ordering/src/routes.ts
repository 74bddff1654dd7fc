import { endpoints } from '@pickup/contract';
import { contentApi, readBusinessDay, Reply, route, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { boardRoutes } from './board/board-routes.js';
import { brokerOf } from './board/order-event-broker.js';
import { readUnseen } from './board/unseen-orders.js';
import { wakeMailWorker } from './mail/mail-worker-handle.js';
import { readMailStatus, retryMail } from './mail/mails.js';
import { limitOrders } from './orders/limit-orders.js';
import { listOrders, recentOrders } from './orders/list-orders.js';
import { readDayStatistics, readStatusCounts } from './orders/order-counts.js';
import { placeOrder } from './orders/place-order.js';
import { presentAdminOrder, presentPlacedOrder, readAdminOrderDetails, trackOrder } from './orders/present-order.js';
import { readByDocumentId, readByPublicId } from './orders/read-order.js';
import { cancelOrder, transitionOrder } from './orders/transition-order.js';
import { catalogueOf } from './pricing/catalogue-port.js';
import { makeQuote } from './pricing/quote.js';

/** The calls of this plugin. */
export const routes = ({ strapi }: { strapi: Core.Strapi }) => {
  const limited = limitOrders(strapi);
  /** Wakes the mail worker and the order event broker, after a commit. */
  const wake = () => {
    wakeMailWorker(strapi);
    brokerOf(strapi).wake();
  };
  return contentApi([
    route(
      endpoints.placeOrder,
      async ({ body, headers, visitor }) => {
        const key = headers['idempotency-key'] ?? null;
        const { order, replayed } = await limited.place(visitor, key, () => placeOrder(strapi, body, key, new Date()));
        wake();
        return new Reply(replayed ? 200 : endpoints.placeOrder.status, presentPlacedOrder(order));
      },
      ({ visitor, header }) => limited.admit(visitor, header('idempotency-key') || null),
    ),
    route(endpoints.quote, ({ body }) => makeQuote(strapi, body.items, new Date())),
    route(endpoints.order, async ({ params }) => {
      const sql = sqlOf(strapi.db.connection);
      const order = await readByPublicId(sql, params.id);
      return trackOrder(sql, order, await readUnseen(catalogueOf(strapi), sql, order, new Date()));
    }),
    route(endpoints.cancelOrder, async ({ params }) => {
      const order = await cancelOrder(strapi, params.id, new Date());
      wake();
      return trackOrder(sqlOf(strapi.db.connection), order, false);
    }),
    // Before `/orders/:id`, which would match `events` as an id.
    ...boardRoutes(strapi),
    route(endpoints.adminOrders, async ({ query }) => {
      const page = await listOrders(strapi.db.connection, query);
      return { ...page, content: page.content.map(presentAdminOrder) };
    }),
    route(endpoints.orderStatistics, async ({ query }) => {
      const db = strapi.db.connection;
      return readDayStatistics(db, query.date ?? (await readBusinessDay(db, new Date())));
    }),
    route(endpoints.recentOrders, async ({ query }) => {
      const orders = await recentOrders(strapi.db.connection, query.limit);
      return orders.map(presentAdminOrder);
    }),
    route(endpoints.ordersByStatus, () => readStatusCounts(strapi.db.connection)),
    route(endpoints.adminOrder, async ({ params }) => {
      const sql = sqlOf(strapi.db.connection);
      return readAdminOrderDetails(sql, await readByDocumentId(sql, params.id));
    }),
    route(endpoints.transitionOrder, async ({ params, query, actor }) => {
      const order = await transitionOrder(strapi, params.id, query.status, actor.email, new Date());
      wake();
      return readAdminOrderDetails(sqlOf(strapi.db.connection), order);
    }),
    route(endpoints.mailStatus, () => readMailStatus(strapi)),
    route(endpoints.retryMail, ({ params }) => retryMail(strapi, params.id, new Date())),
  ]);
};
