import { canTransition, fromCents, toPage, type OrderStatus } from '@pickup/contract';
import { moveTo, open } from './board-stream.js';
import { find } from './changing.js';
import { averageValue, countPerStatus, dayOf, isSold, revenueOf, today } from './counting-orders.js';
import type { Kitchen } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { presentAdminOrder, presentAdminOrderDetails } from './present.js';
import type { KitchenOrder } from './records.js';
import { Refusal } from './refusal.js';
import type { Sessions } from './sessions.js';

/** @throws Refusal 409 for a move that is not allowed (ruling 13) */
function move(kitchen: Kitchen, order: KitchenOrder, to: OrderStatus, by: string): KitchenOrder {
  const from = order.status;
  if (!canTransition(from, to))
    throw new Refusal(409, `Order ${order.orderNumber} is ${from} and cannot become ${to}.`);
  open(kitchen, order);
  return moveTo(kitchen, order, to, by);
}

/** How the owner's calls about orders are answered (specification 7, orders). */
export const ownerOrderAnswers = (kitchen: Kitchen, sessions: Sessions) =>
  ({
    adminOrders: ({ query: { page, size, status, date } }) => {
      const found = kitchen.orders
        .filter((order) => status === undefined || order.status === status)
        .filter((order) => date === undefined || dayOf(kitchen, order) === date);
      return toPage(found.slice(page * size, (page + 1) * size).map(presentAdminOrder), page, size, found.length);
    },
    orderStatistics: ({ query }) => {
      const date = query.date ?? today(kitchen);
      const placed = kitchen.orders.filter((order) => dayOf(kitchen, order) === date);
      const sold = placed.filter(isSold);
      return {
        date,
        orders: sold.length,
        cancelled: placed.length - sold.length,
        revenue: fromCents(revenueOf(sold)),
        averageOrderValue: averageValue(sold),
      };
    },
    recentOrders: ({ query: { limit } }) => kitchen.orders.slice(0, limit).map(presentAdminOrder),
    ordersByStatus: () => countPerStatus(kitchen.orders),
    adminOrder: ({ params: { id } }) => presentAdminOrderDetails(find(kitchen.orders, id, 'order')),
    transitionOrder: ({ params: { id }, query: { status } }) =>
      presentAdminOrderDetails(move(kitchen, find(kitchen.orders, id, 'order'), status, sessions.user.email)),
  }) satisfies Answers;
