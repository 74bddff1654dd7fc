import { endpoints } from '@pickup/contract';
import { Reply, contentApi, readBusinessDay, route, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { limitOrders } from './limiting/limit-orders.js';
import { boardCalls } from './live/board-calls.js';
import { hubOf } from './live/open-hub.js';
import { readUnseen } from './live/unseen-orders.js';
import { readMailStatus, retryMail } from './mailing/mail-calls.js';
import { wakeMail } from './mailing/mail-switch.js';
import { transitionOrder } from './moving/move-order.js';
import { placeOrder } from './placing/place-order.js';
import { makeQuote } from './pricing/quote.js';
import { readDayStatistics } from './reading/day-statistics.js';
import { listOrders, recentOrders } from './reading/list-orders.js';
import { presentAdminOrder, presentPlacedOrder, readAdminOrderDetails } from './reading/present-order.js';
import { readByDocumentId, readByPublicId } from './reading/read-order.js';
import { readStatusCounts } from './reading/tallies.js';
import { cancelOrder } from './tracking/cancel-order.js';
import { trackOrder } from './tracking/track-order.js';

/** The calls of this plugin. */
export const routes = ({ strapi }: { strapi: Core.Strapi }) => {
  const limited = limitOrders(strapi);
  /** To be called after a commit: mail and boards look for news at once. */
  const wake = () => {
    wakeMail();
    hubOf(strapi).wake();
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
      return trackOrder(sql, order, await readUnseen(sql, order, new Date()));
    }),
    route(endpoints.cancelOrder, async ({ params }) => {
      const order = await cancelOrder(strapi, params.id, new Date());
      wake();
      return trackOrder(sqlOf(strapi.db.connection), order, false);
    }),
    // Before the orders themselves: an id must not swallow `events`.
    ...boardCalls(strapi),
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
