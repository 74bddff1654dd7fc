import { z } from 'zod';
import { BoardReady, OrderEvent } from '../entities/board.js';
import { AdminOrderDetails } from '../entities/order.js';
import { Id } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';

/** What a live board of orders does. */
export const adminBoardEndpoints = {
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
} as const;
