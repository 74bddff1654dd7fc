import { canTransition, fromCents, toPage, type OrderStatus } from '@pickup/contract';
import { markOpened, transitionTo } from './board-stream.js';
import { find } from './changing.js';
import { averageValue, countPerStatus, dayOf, isSold, revenueOf, today } from './counting-orders.js';
import type { MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { presentAdminOrder, presentAdminOrderDetails } from './present.js';
import type { MockOrder } from './records.js';
import { HttpError } from './http-error.js';
import type { Sessions } from './sessions.js';

/** @throws HttpError 409 for a move that is not allowed (ruling 13) */
function move(data: MockData, order: MockOrder, to: OrderStatus, by: string): MockOrder {
  const from = order.status;
  if (!canTransition(from, to))
    throw new HttpError(409, `Order ${order.orderNumber} is ${from} and cannot become ${to}.`);
  markOpened(data, order);
  return transitionTo(data, order, to, by);
}

/** How the owner's calls about orders are answered (specification 7, orders). */
export const ownerOrderAnswers = (data: MockData, sessions: Sessions) =>
  ({
    adminOrders: ({ query: { page, size, status, date } }) => {
      const found = data.orders
        .filter((order) => status === undefined || order.status === status)
        .filter((order) => date === undefined || dayOf(data, order) === date);
      return toPage(found.slice(page * size, (page + 1) * size).map(presentAdminOrder), page, size, found.length);
    },
    orderStatistics: ({ query }) => {
      const date = query.date ?? today(data);
      const placed = data.orders.filter((order) => dayOf(data, order) === date);
      const sold = placed.filter(isSold);
      return {
        date,
        orders: sold.length,
        cancelled: placed.length - sold.length,
        revenue: fromCents(revenueOf(sold)),
        averageOrderValue: averageValue(sold),
      };
    },
    recentOrders: ({ query: { limit } }) => data.orders.slice(0, limit).map(presentAdminOrder),
    ordersByStatus: () => countPerStatus(data.orders),
    adminOrder: ({ params: { id } }) => presentAdminOrderDetails(find(data.orders, id, 'order')),
    transitionOrder: ({ params: { id }, query: { status } }) =>
      presentAdminOrderDetails(move(data, find(data.orders, id, 'order'), status, sessions.user.email)),
  }) satisfies Answers;
