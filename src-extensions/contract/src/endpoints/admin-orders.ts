import { z } from 'zod';
import { CustomerAddress, CustomerData, ErasedCustomer } from '../entities/customer.js';
import { KitchenControl } from '../entities/kitchen.js';
import { ORDER_LIMITS } from '../entities/limits.js';
import { MailStatus, OutgoingMail } from '../entities/mail.js';
import {
  AdminOrder,
  AdminOrderDetails,
  BoardReady,
  CancelReason,
  OrderEvent,
  OrderStatistics,
  OrderStatus,
  OrderStatusCounts,
} from '../entities/order.js';
import {
  CorrectOrder,
  IdempotencyKey,
  PlacePhoneOrder,
  QuoteCorrection,
  QuoteRequest,
} from '../entities/order-request.js';
import { pageOf, pageQuery, queryBoolean, queryInteger } from '../entities/page.js';
import { CorrectionQuote, Quote } from '../entities/quote.js';
import { IfMatch } from '../entities/record-change.js';
import { Day, Id, trimVisibleText } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';
import { nameOrderPath } from './public.js';

const status = z.enum(OrderStatus.options, `must be one of ${OrderStatus.options.join(', ')}`);

/** Part of an order's number, name, phone or email address. */
const search = z
  .string()
  .overwrite(trimVisibleText)
  .max(ORDER_LIMITS.email, `must be at most ${ORDER_LIMITS.email} characters`)
  .optional();

/** The owner's orders: the live board, the list, their mail, and the data of one customer. */
export const adminOrderEndpoints = {
  // The live board. These paths come before `/admin/orders/:id`: an id must not swallow `events`.
  orderEvents: endpoint({
    method: 'GET',
    path: '/admin/orders/events',
    access: 'admin',
    summary:
      'What happens to orders and to the kitchen, as it happens; with Last-Event-ID first what happened since, then `ready`.',
    /** `board=false`: a screen that rings for new orders and does not show them; the kitchen counts as without a board. */
    query: z.strictObject({ board: queryBoolean.default(true) }),
    headers: z.object({
      'last-event-id': z
        .string()
        .regex(/^\d{1,15}$/, 'must be the id of an event')
        .optional(),
    }),
    events: { ready: BoardReady, order: OrderEvent, kitchen: KitchenControl },
  }),
  acknowledgeOrders: endpoint({
    method: 'POST',
    path: '/admin/orders/delivered',
    access: 'admin',
    summary: 'Says that orders have reached a board; the first time counts.',
    body: z.strictObject({ orders: z.array(Id).min(1, 'must name an order').max(100, 'must be at most 100') }),
  }),
  markOrderOpened: endpoint({
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
    summary: 'A page of orders, newest first; `search` is part of a number, name, phone or email address.',
    query: z.strictObject({ ...pageQuery(20), status: status.optional(), date: Day.optional(), search }),
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
  openOrders: endpoint({
    method: 'GET',
    path: '/admin/orders/open',
    access: 'admin',
    summary: 'Every open order, those for later too, by when it is due.',
    response: z.array(AdminOrder),
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
    summary: 'Moves an order to its next status; a cancelling may say why.',
    query: z
      .strictObject({ status, reason: CancelReason.optional() })
      .refine((query) => query.reason === undefined || query.status === 'CANCELLED', {
        path: ['reason'],
        message: 'must be left out unless the status is CANCELLED',
      }),
    response: AdminOrderDetails,
    errors: [409],
  }),
  undoTransition: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/undo',
    access: 'admin',
    summary: 'Undoes the last move of an order, within seconds; the status before it is back.',
    body: z.strictObject({
      /** The status that the move gave which is to be undone. */
      to: status,
    }),
    response: AdminOrderDetails,
    errors: [409],
  }),
  setLineMade: endpoint({
    method: 'PATCH',
    path: '/admin/orders/:id/lines/:lineId/made',
    access: 'admin',
    summary: 'Strikes a line of an open order as made, or takes that back.',
    body: z.strictObject({ made: z.boolean('must be true or false') }),
    response: AdminOrderDetails,
    errors: [409],
  }),

  // Phone orders and corrections.
  quotePhoneOrder: endpoint({
    method: 'POST',
    path: '/admin/orders/quote',
    access: 'admin',
    summary: 'What an order by phone costs now, and when it can be collected, whether or not the kitchen is paused.',
    body: QuoteRequest,
    response: Quote,
    errors: [503],
    nameOf: nameOrderPath,
  }),
  placePhoneOrder: endpoint({
    method: 'POST',
    path: '/admin/orders',
    access: 'admin',
    summary: 'Places an order that somebody gives by phone, as POST /orders does; it is confirmed at once.',
    headers: z.object({ 'idempotency-key': IdempotencyKey.optional() }),
    body: PlacePhoneOrder,
    status: 201,
    repeatStatus: 200,
    response: AdminOrderDetails,
    errors: [409, 503],
    nameOf: nameOrderPath,
  }),
  quoteCorrection: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/quote',
    access: 'admin',
    summary: 'What an order would cost with other lines, and when it could be collected. It stores nothing.',
    body: QuoteCorrection,
    response: CorrectionQuote,
    errors: [409, 503],
    nameOf: nameOrderPath,
  }),
  correctOrder: endpoint({
    method: 'PUT',
    path: '/admin/orders/:id',
    access: 'admin',
    summary:
      'Corrects lines, note and pickup time of an order that is not ready yet; what no longer fits the kitchen is 409 with a new quote.',
    headers: IfMatch,
    body: CorrectOrder,
    response: AdminOrderDetails,
    errors: [503],
    nameOf: nameOrderPath,
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
