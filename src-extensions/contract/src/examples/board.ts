import type { Examples } from './example.js';
import { details, mailed, noSuchOrder, ownersOrder } from './orders.js';

const waiting = {
  ...mailed,
  state: 'waiting',
  attempts: 3,
  lastError: 'connect ECONNREFUSED 192.0.2.25:587',
  nextAttemptAt: '2026-11-21T17:46:39.000Z',
  sentAt: null,
} as const;

/** The live board, the mail and the pictures. */
export const boardExamples = {
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
  openOrder: {
    request: { params: { id: ownersOrder.id } },
    response: details,
    errors: { 404: noSuchOrder },
  },
  mailStatus: { request: {}, response: { enabled: true, waiting: 1, troubled: [waiting] } },
  retryMail: {
    request: { params: { id: mailed.id } },
    response: { ...waiting, lastError: null },
    errors: { 404: 'There is no such mail.', 409: 'This mail has been sent already.' },
  },
  uploadPicture: {
    request: { query: { alternativeText: 'A bowl of soup with bread beside it.' }, body: new Uint8Array() },
    response: { url: '/uploads/soup_4b1f8a.webp', width: 640, height: 480, bytes: { small: 9_204, full: 27_380 } },
    invalid: { query: { alternativeText: 'x'.repeat(151) } },
    errors: {
      413: 'The picture must be at most 20 MB.',
      415: 'This is not a picture that can be shown: send a JPEG, PNG, WebP or AVIF file.',
    },
  },
} satisfies Partial<Examples>;
