import { z } from 'zod';
import { AdminOrder, AdminOrderDetails, OrderStatistics, OrderStatus, OrderStatusCounts } from '../entities/order.js';
import { pageOf, pageQuery, queryInteger } from '../entities/page.js';
import { Day, Id } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';

const byId = z.object({ id: Id });
const guarded = [401, 403] as const;
const status = z.enum(OrderStatus.options, `must be one of ${OrderStatus.options.join(', ')}`);

/** The owner's orders (specification 7, orders). */
export const adminOrderEndpoints = {
  adminOrders: endpoint({
    method: 'GET',
    path: '/admin/orders',
    access: 'admin',
    summary: 'A page of orders, newest first.',
    query: z.strictObject({ ...pageQuery(20), status: status.optional(), date: Day.optional() }),
    status: 200,
    response: pageOf(AdminOrder),
    refusals: guarded,
  }),
  orderStatistics: endpoint({
    method: 'GET',
    path: '/admin/orders/statistics',
    access: 'admin',
    summary: 'The orders of one day in figures.',
    query: z.strictObject({ date: Day.optional() }),
    status: 200,
    response: OrderStatistics,
    refusals: guarded,
  }),
  recentOrders: endpoint({
    method: 'GET',
    path: '/admin/orders/recent',
    access: 'admin',
    summary: 'The newest orders.',
    query: z.strictObject({ limit: queryInteger(1, 100).default(10) }),
    status: 200,
    response: z.array(AdminOrder),
    refusals: guarded,
  }),
  ordersByStatus: endpoint({
    method: 'GET',
    path: '/admin/orders/by-status',
    access: 'admin',
    summary: 'How many orders are in each status.',
    status: 200,
    response: OrderStatusCounts,
    refusals: guarded,
  }),
  adminOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/:id',
    access: 'admin',
    summary: 'One order with its moves.',
    params: byId,
    status: 200,
    response: AdminOrderDetails,
    refusals: [...guarded, 404],
  }),
  moveOrder: endpoint({
    method: 'PATCH',
    path: '/admin/orders/:id/status',
    access: 'admin',
    summary: 'Moves an order to its next status.',
    params: byId,
    query: z.strictObject({ status }),
    status: 200,
    response: AdminOrderDetails,
    refusals: [...guarded, 404, 409],
  }),
} as const;
