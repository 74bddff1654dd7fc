import type { AdminOrderDetails } from '../entities/order.js';
import type { OrderCorrection } from '../entities/order-correction.js';
import { confirmed, details, ownersOrder } from './admin-orders.js';
import { recordErrors, type Examples } from './example.js';
import { customer, noSuchOrder, payload, placedAt, quote, readyAt, totals } from './orders.js';

const noRestaurant = 'The restaurant does not take orders yet.';

const byPhone: AdminOrderDetails = {
  ...details,
  customerEmail: '',
  channel: 'phone',
  moves: [{ ...confirmed, at: placedAt }],
  mails: [],
};

const correctedAt = '2026-11-21T17:48:30.000Z';
const correction: OrderCorrection = {
  at: correctedAt,
  by: 'owner@example.com',
  changes: [
    { what: 'quantity', name: 'Homemade Lemonade', from: 3, to: 2 },
    { what: 'pickup', from: '2026-11-21T17:50:00.000Z', to: readyAt },
  ],
  totalBefore: 50.5,
  total: totals.total,
};

const [firstLine, ...otherLines] = ownersOrder.items;
const corrected = {
  items: [
    ...[firstLine, ...otherLines].flatMap((line) =>
      line ? [{ id: line.id, itemId: line.menuItemId, itemType: line.itemType, quantity: line.quantity }] : [],
    ),
    { itemId: 'm3n8v1c6x4z2a9s7d5f0g1hj', itemType: 'menu' as const, quantity: 1 },
  ],
};

/** Orders that the owner types for somebody on the phone, and corrections. */
export const correctionExamples = {
  quotePhoneOrder: {
    request: { body: { items: payload.items } },
    response: quote,
    invalid: { body: { items: [] } },
    errors: { 503: noRestaurant },
  },
  placePhoneOrder: {
    request: {
      headers: { 'idempotency-key': 'a41c9f0d-27be-4b16-8f5e-0d9c3b72e815' },
      body: { ...payload, customerEmail: '' },
    },
    response: byPhone,
    invalid: { body: { ...payload, customerEmail: 'anneke@' } },
    errors: { 409: 'The pickup time 18:30 is full for this order. Nothing has been ordered.', 503: noRestaurant },
  },
  quoteCorrection: {
    request: { params: { id: ownersOrder.id }, body: corrected },
    response: { ...quote, timeStays: true },
    invalid: { body: { items: [] } },
    errors: {
      404: noSuchOrder,
      409: 'Order 20261121-017 is Ready and cannot be corrected any more.',
      503: noRestaurant,
    },
  },
  correctOrder: {
    request: {
      params: { id: ownersOrder.id },
      headers: { 'if-match': '"1795282971233"' },
      body: { ...corrected, notes: customer.notes, pickupAt: '2026-11-21T18:15:00.000Z' },
    },
    response: { ...details, version: '1795283310000', correctedAt, corrections: [correction] },
    invalid: { body: { items: [] } },
    errors: { 404: noSuchOrder, 409: recordErrors('order')[409], 503: noRestaurant },
  },
} satisfies Partial<Examples>;
