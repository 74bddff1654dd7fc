import type { OutgoingMail } from '../entities/mail.js';
import type { AdminOrder, AdminOrderDetails, StatusTransition } from '../entities/order.js';
import { pageOfOne, type Examples } from './example.js';
import { confirmedAt, customer, lines, noSuchOrder, placed, placedAt, preparingAt, readyAt, totals } from './orders.js';
import { reviewExamples } from './reviews.js';

export const ownersOrder: AdminOrder = {
  id: '6f1e0c9b3a7d52e84b60c1fa',
  orderNumber: placed.orderNumber,
  ...customer,
  channel: 'online',
  status: 'CONFIRMED',
  createdAt: placedAt,
  pickupTime: readyAt,
  pickupAt: null,
  releaseAt: null,
  items: lines.map(({ menuItemImageUrl: _image, ...line }, index) => ({
    id: String(4211 + index),
    ...line,
    made: index === 0,
  })),
  ...totals,
  deliveredAt: '2026-11-21T17:42:08.690Z',
  openedAt: '2026-11-21T17:42:51.233Z',
  readyAt: null,
  correctedAt: null,
};

const plain = { reason: null, undone: false, isUndo: false };

export const confirmed: StatusTransition = {
  ...plain,
  from: 'PENDING',
  to: 'CONFIRMED',
  at: confirmedAt,
  by: 'owner@example.com',
};
const preparing: StatusTransition = {
  ...plain,
  from: 'CONFIRMED',
  to: 'PREPARING',
  at: preparingAt,
  by: 'owner@example.com',
};

const sentMail: OutgoingMail = {
  id: 'c9t4r1w7k2m8x5z0b3n6q1ja',
  kind: 'received',
  orderNumber: placed.orderNumber,
  recipient: customer.customerEmail,
  state: 'sent',
  attempts: 1,
  lastError: null,
  createdAt: placedAt,
  nextAttemptAt: null,
  sentAt: '2026-11-21T17:42:09.020Z',
};

export const details: AdminOrderDetails = {
  ...ownersOrder,
  version: '1795282971233',
  moves: [confirmed],
  corrections: [],
  mails: [sentMail],
};

const waitingMail = {
  ...sentMail,
  state: 'waiting',
  attempts: 3,
  lastError: 'connect ECONNREFUSED 192.0.2.25:587',
  nextAttemptAt: '2026-11-21T17:46:39.000Z',
  sentAt: null,
} as const;

const { by: _by, ...withoutActor } = confirmed;
const { version: _version, ...customersOrder } = { ...details, status: 'COMPLETED' as const, moves: [withoutActor] };

const nothingStored = 'Nothing is stored under this email address.';
const invalidAddress = { email: 'anneke.deboer' };

/** Orders as the owner sees them: the live board, the list, their mail, and the data of one customer. */
export const adminOrderExamples = {
  orderEvents: {
    request: { headers: { 'last-event-id': '4711' } },
    events: [
      { id: '4712', name: 'order', data: { kind: 'placed', order: ownersOrder } },
      { id: '4712', name: 'ready', data: { unopened: [ownersOrder] } },
    ],
    invalid: { headers: { 'last-event-id': 'yesterday' } },
  },
  acknowledgeOrders: {
    request: { body: { orders: [ownersOrder.id] } },
    invalid: { body: { orders: [] } },
  },
  markOrderOpened: {
    request: { params: { id: ownersOrder.id } },
    response: details,
    errors: { 404: noSuchOrder },
  },
  mailStatus: { request: {}, response: { enabled: true, waiting: 1, troubled: [waitingMail] } },
  retryMail: {
    request: { params: { id: sentMail.id } },
    response: { ...waitingMail, lastError: null },
    errors: { 404: 'There is no such mail.', 409: 'This mail has been sent already.' },
  },
  adminOrders: {
    request: { query: { page: '0', size: '20', status: 'CONFIRMED', date: '2026-11-21' } },
    response: pageOfOne(ownersOrder, 20),
    invalid: { query: { status: 'confirmed' } },
  },
  orderStatistics: {
    request: { query: { date: '2026-11-21' } },
    response: { date: '2026-11-21', orders: 36, cancelled: 1, revenue: 1104, averageOrderValue: 30.67 },
    invalid: { query: { date: '2026-02-30' } },
  },
  recentOrders: { request: { query: { limit: '10' } }, response: [ownersOrder], invalid: { query: { limit: '1000' } } },
  openOrders: { request: {}, response: [ownersOrder] },
  ordersByStatus: {
    request: {},
    response: { PENDING: 1, CONFIRMED: 2, PREPARING: 3, READY: 2, COMPLETED: 2113, CANCELLED: 38 },
  },
  adminOrder: {
    request: { params: { id: ownersOrder.id } },
    response: details,
    errors: { 404: noSuchOrder },
  },
  transitionOrder: {
    request: { params: { id: ownersOrder.id }, query: { status: 'PREPARING' } },
    response: { ...details, status: 'PREPARING', moves: [confirmed, preparing] },
    invalid: { query: { status: 'LOST' } },
    errors: { 404: noSuchOrder, 409: 'Order 20261121-017 is Confirmed and cannot become Ready.' },
  },
  undoTransition: {
    request: { params: { id: ownersOrder.id }, body: { to: 'PREPARING' } },
    response: {
      ...details,
      moves: [
        confirmed,
        { ...preparing, undone: true },
        { ...preparing, from: 'PREPARING', to: 'CONFIRMED', at: '2026-11-21T17:45:08.120Z', isUndo: true },
      ],
    },
    invalid: { body: { to: 'LOST' } },
    errors: { 404: noSuchOrder, 409: 'Order 017 has meanwhile become Completed; nothing was undone.' },
  },
  setLineMade: {
    request: { params: { id: ownersOrder.id, lineId: '4212' }, body: { made: true } },
    response: {
      ...details,
      items: ownersOrder.items.map((line) => ({ ...line, made: line.made || line.id === '4212' })),
    },
    invalid: { body: { made: 'yes' } },
    errors: { 404: noSuchOrder, 409: 'Order 017 is Completed; its lines stay as they are.' },
  },
  exportCustomer: {
    request: { query: { email: customer.customerEmail } },
    response: {
      email: customer.customerEmail,
      customer: {
        name: customer.customerName,
        phone: customer.customerPhone,
        firstOrderAt: ownersOrder.createdAt,
        lastOrderAt: ownersOrder.createdAt,
        orderCount: 1,
      },
      orders: [
        {
          ...customersOrder,
          notified: [
            {
              endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm',
              since: '2026-11-21T17:42:31.008Z',
            },
          ],
        },
      ],
      reviews: [reviewExamples.adminReview.response],
    },
    invalid: { query: invalidAddress },
    errors: { 404: nothingStored },
  },
  eraseCustomer: {
    request: { body: { email: customer.customerEmail } },
    response: { orders: 1, reviews: 1 },
    invalid: { body: invalidAddress },
    errors: {
      404: nothingStored,
      409: 'Order 20261121-017 is still open (Confirmed): complete or cancel it first.',
    },
  },
} satisfies Partial<Examples>;
