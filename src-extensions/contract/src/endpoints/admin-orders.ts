import { z } from 'zod';
import { CustomerAddress, CustomerData, ErasedCustomer } from '../entities/customer.js';
import { MailStatus, OutgoingMail } from '../entities/mail.js';
import {
  AdminOrder,
  AdminOrderDetails,
  BoardReady,
  OrderEvent,
  OrderStatistics,
  OrderStatus,
  OrderStatusCounts,
} from '../entities/order.js';
import { pageOf, pageQuery, queryInteger } from '../entities/page.js';
import { Day, Id } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';

const status = z.enum(OrderStatus.options, `must be one of ${OrderStatus.options.join(', ')}`);

/** The owner's orders: the live board, the list, their mail, and the data of one customer. */
export const adminOrderEndpoints = {
  // The live board. These paths come before `/admin/orders/:id`: an id must not swallow `events`.
  orderEvents: endpoint({
    method: 'GET',
    path: '/admin/orders/events',
    access: 'admin',
    summary: 'What happens to orders, as it happens; with Last-Event-ID first what happened since, then `ready`.',
    headers: z.object({
      'last-event-id': z
        .string()
        .regex(/^\d{1,15}$/, 'must be the id of an event')
        .optional(),
    }),
    events: { ready: BoardReady, order: OrderEvent },
  }),
  acknowledgeOrders: endpoint({
    method: 'POST',
    path: '/admin/orders/delivered',
    access: 'admin',
    summary: 'Says that orders have reached a board; the first time counts.',
    body: z.strictObject({ orders: z.array(Id).min(1, 'must name an order').max(100, 'must be at most 100') }),
  }),
  openOrder: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/opened',
    access: 'admin',
    summary: 'Says that somebody has seen an order; the first time counts.',
    response: AdminOrderDetails,
  }),

  // The list of orders.
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
    summary: 'One order with its status history.',
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

  // Mail.
  mailStatus: endpoint({
    method: 'GET',
    path: '/admin/mail',
    access: 'admin',
    summary: 'Whether mail is sent, how much waits, and what has failed.',
    response: MailStatus,
  }),
  retryMail: endpoint({
    method: 'POST',
    path: '/admin/mail/:id/retry',
    access: 'admin',
    summary: 'Tries a mail again at once that failed.',
    response: OutgoingMail,
    errors: [409],
  }),

  // A customer's data.
  exportCustomer: endpoint({
    method: 'GET',
    path: '/admin/customers/export',
    access: 'admin',
    summary: 'Everything that is stored of one email address.',
    query: CustomerAddress,
    response: CustomerData,
    errors: [404],
  }),
  eraseCustomer: endpoint({
    method: 'POST',
    path: '/admin/customers/erase',
    access: 'admin',
    summary: 'Makes everything of one email address anonymous, for good; no figure changes.',
    body: CustomerAddress,
    response: ErasedCustomer,
    errors: [404, 409],
  }),
} as const;
