import { z } from 'zod';
import { AdminOrder, AdminOrderDetails, OrderStatistics, OrderStatus, OrderStatusCounts } from '../entities/order.js';
import { pageOf, pageQuery, queryInteger } from '../entities/page.js';
import { Day } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';

const status = z.enum(OrderStatus.options, `must be one of ${OrderStatus.options.join(', ')}`);

/** The owner's orders (specification 7, orders). */
export const adminOrderEndpoints = {
  adminOrders: endpoint({
    method: 'GET',
    path: '/admin/orders',
    access: 'admin',
    summary: 'A page of orders, newest first.',
    query: z.strictObject({ ...pageQuery(20), status: status.optional(), date: Day.optional() }),
    response: pageOf(AdminOrder),
  }),
  orderStatistics: endpoint({
    method: 'GET',
    path: '/admin/orders/statistics',
    access: 'admin',
    summary: 'The orders of one day in figures.',
    query: z.strictObject({ date: Day.optional() }),
    response: OrderStatistics,
  }),
  recentOrders: endpoint({
    method: 'GET',
    path: '/admin/orders/recent',
    access: 'admin',
    summary: 'The newest orders.',
    query: z.strictObject({ limit: queryInteger(1, 100).default(10) }),
    response: z.array(AdminOrder),
  }),
  ordersByStatus: endpoint({
    method: 'GET',
    path: '/admin/orders/by-status',
    access: 'admin',
    summary: 'How many orders are in each status.',
    response: OrderStatusCounts,
  }),
  adminOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/:id',
    access: 'admin',
    summary: 'One order with its moves.',
    response: AdminOrderDetails,
  }),
  transitionOrder: endpoint({
    method: 'PATCH',
    path: '/admin/orders/:id/status',
    access: 'admin',
    summary: 'Moves an order to its next status.',
    query: z.strictObject({ status }),
    response: AdminOrderDetails,
    errors: [409],
  }),
} as const;
