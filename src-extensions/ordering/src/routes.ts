import { endpoints } from '@pickup/contract';
import { Reply, contentApi, notFound, readBusinessDay, route, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { limitOrders } from './limiting/limit-orders.js';
import { moveOrder } from './moving/move-order.js';
import { placeOrder } from './placing/place-order.js';
import { readDayStatistics } from './reading/day-statistics.js';
import { listOrders, recentOrders } from './reading/list-orders.js';
import { presentAdminOrder, presentAdminOrderDetails, presentPlacedOrder } from './reading/present-order.js';
import { findByDocumentId, findByPublicId, readMoves } from './reading/read-order.js';
import { readStatusCounts } from './reading/tallies.js';

const noSuchOrder = () => notFound('There is no such order.');

/** The calls of this plugin. */
export const routes = ({ strapi }: { strapi: Core.Strapi }) => {
  const limited = limitOrders(strapi);
  return contentApi([
    route(endpoints.placeOrder, async ({ body, headers, visitor }) => {
      const key = headers['idempotency-key'] ?? null;
      const { order, replayed } = await limited(visitor, key, () => placeOrder(strapi, body, key, new Date()));
      return new Reply(replayed ? 200 : endpoints.placeOrder.status, presentPlacedOrder(order));
    }),
    route(endpoints.order, async ({ params }) => {
      const order = await findByPublicId(sqlOf(strapi.db.connection), params.id);
      if (!order) throw noSuchOrder();
      return presentPlacedOrder(order);
    }),
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
      const order = await findByDocumentId(sql, params.id);
      if (!order) throw noSuchOrder();
      return presentAdminOrderDetails(order, await readMoves(sql, order.row.id));
    }),
    route(endpoints.moveOrder, async ({ params, query, actor }) => {
      const { order, moves } = await moveOrder(strapi, params.id, query.status, actor.email, new Date());
      return presentAdminOrderDetails(order, moves);
    }),
  ]);
};
