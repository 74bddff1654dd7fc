import { byDueTime, endpoints } from '@pickup/contract';
import { contentApi, createVisitorLimiter, readBusinessDay, Reply, route, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { boardRoutes } from './board/board-routes.js';
import { brokerOf } from './board/order-event-broker.js';
import { readUnseen } from './board/unseen-orders.js';
import { wakeMailWorker } from './mail/mail-worker-handle.js';
import { readMailStatus, retryMail } from './mail/mails.js';
import { limitOrders } from './orders/limit-orders.js';
import { listOrders, openOrders, recentOrders } from './orders/list-orders.js';
import { readDayStatistics, readStatusCounts } from './orders/order-counts.js';
import { correctOrder, quoteOrderCorrection } from './orders/correct-order.js';
import { placeOrder } from './orders/place-order.js';
import { presentAdminOrder, presentPlacedOrder, readAdminOrderDetails, trackOrder } from './orders/present-order.js';
import { readByDocumentId, readByPublicId } from './orders/read-order.js';
import { setLineMade } from './orders/set-line-made.js';
import { cancelOrder, transitionOrder } from './orders/transition-order.js';
import { undoTransition } from './orders/undo-transition.js';
import { readOverview } from './overview/read-overview.js';
import { pushRoutes } from './push/push-routes.js';
import { wakePushWorker } from './push/start-push-worker.js';
import { catalogueOf } from './pricing/catalogue-port.js';
import { makeQuote } from './pricing/quote.js';

/** Four a second: an open cart asks once a minute and after each change, and several guests share an address. */
const QUOTES = { name: 'quotes', points: 240, seconds: 60, isPerProcess: true };

/** The calls of this plugin. */
export const routes = ({ strapi }: { strapi: Core.Strapi }) => {
  const limited = limitOrders(strapi);
  const quotes = createVisitorLimiter(strapi, QUOTES);
  /** Wakes the worker of mail and the order event broker, after a new order's commit: nobody follows that one yet. */
  const wakeForNew = () => {
    wakeMailWorker(strapi);
    brokerOf(strapi).wake();
  };
  /** The same after a change of an order, of which notifications may tell. */
  const wake = () => {
    wakeForNew();
    wakePushWorker(strapi);
  };
  return contentApi([
    route(
      endpoints.placeOrder,
      async ({ body, headers, visitor }) => {
        const key = headers['idempotency-key'] ?? null;
        const placer = { asker: 'customer', visitor } as const;
        const place = () => placeOrder(strapi, body, key, new Date(), placer);
        const { order, replayed } = await limited.place(visitor, key, place);
        wakeForNew();
        return new Reply(replayed ? 200 : endpoints.placeOrder.status, presentPlacedOrder(order));
      },
      ({ visitor, header }) => limited.admit(visitor, header('idempotency-key') || null),
    ),
    route(
      endpoints.quote,
      ({ body }) => makeQuote(strapi, body, new Date(), 'customer'),
      ({ visitor }) => quotes.consume(visitor),
    ),
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
    ...pushRoutes(strapi),
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
    route(endpoints.openOrders, async () => {
      const orders = await openOrders(strapi.db.connection);
      return orders.map(presentAdminOrder).sort(byDueTime);
    }),
    route(endpoints.ordersByStatus, () => readStatusCounts(strapi.db.connection)),
    route(endpoints.adminOrder, async ({ params }) => {
      const sql = sqlOf(strapi.db.connection);
      return readAdminOrderDetails(sql, await readByDocumentId(sql, params.id));
    }),
    route(endpoints.transitionOrder, async ({ params, query, actor }) => {
      const move = { to: query.status, reason: query.reason, by: actor.email };
      const order = await transitionOrder(strapi, params.id, move, new Date());
      wake();
      return readAdminOrderDetails(sqlOf(strapi.db.connection), order);
    }),
    route(endpoints.overview, () => readOverview(strapi, new Date())),
    route(endpoints.undoTransition, async ({ params, body, actor }) => {
      const order = await undoTransition(strapi, params.id, { to: body.to, by: actor.email }, new Date());
      wake();
      return readAdminOrderDetails(sqlOf(strapi.db.connection), order);
    }),
    route(endpoints.setLineMade, async ({ params, body }) => {
      const order = await setLineMade(strapi, params.id, params.lineId, body.made);
      brokerOf(strapi).wake();
      return readAdminOrderDetails(sqlOf(strapi.db.connection), order);
    }),
    route(endpoints.quotePhoneOrder, ({ body }) => makeQuote(strapi, body, new Date(), 'owner')),
    route(endpoints.placePhoneOrder, async ({ body, headers, actor }) => {
      const key = headers['idempotency-key'] ?? null;
      const placer = { asker: 'owner', by: actor.email } as const;
      const { order, replayed } = await placeOrder(strapi, body, key, new Date(), placer);
      wakeForNew();
      const details = await readAdminOrderDetails(sqlOf(strapi.db.connection), order);
      return new Reply(replayed ? 200 : endpoints.placePhoneOrder.status, details);
    }),
    route(endpoints.quoteCorrection, ({ params, body }) => quoteOrderCorrection(strapi, params.id, body, new Date())),
    route(endpoints.correctOrder, async ({ params, headers, body, actor }) => {
      const startedFrom = headers['if-match'];
      const order = await correctOrder(strapi, { id: params.id, startedFrom, body, by: actor.email, now: new Date() });
      wake();
      return readAdminOrderDetails(sqlOf(strapi.db.connection), order);
    }),
    route(endpoints.mailStatus, () => readMailStatus(strapi, new Date())),
    route(endpoints.retryMail, ({ params }) => retryMail(strapi, params.id, new Date())),
  ]);
};
