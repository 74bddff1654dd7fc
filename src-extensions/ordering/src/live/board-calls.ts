import { endpoints } from '@pickup/contract';
import { eventRoute, route, sqlOf, type EndpointRoute } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readAdminOrderDetails } from '../reading/present-order.js';
import { hubOf } from './open-hub.js';
import { acknowledgeOrders, openOrder } from './open-order.js';

/** The calls of the live board. */
export const boardCalls = (strapi: Core.Strapi): EndpointRoute[] => [
  eventRoute(strapi, endpoints.orderEvents, ({ headers }, signal) => {
    const lastEventId = headers['last-event-id'];
    return hubOf(strapi).connect(lastEventId === undefined ? null : Number(lastEventId), signal);
  }),
  route(endpoints.acknowledgeOrders, ({ body }) => acknowledgeOrders(strapi, body.orders, new Date())),
  route(endpoints.openOrder, async ({ params }) => {
    const order = await openOrder(strapi, params.id, new Date());
    hubOf(strapi).wake();
    return readAdminOrderDetails(sqlOf(strapi.db.connection), order);
  }),
];
