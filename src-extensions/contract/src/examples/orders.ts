import type { OrderedLine, PlacedOrder, TrackedOrder } from '../entities/order.js';
import type { Quote } from '../entities/quote.js';
import { typedCustomizations } from '../rules/choices.js';
import { dessertOnUs } from './deals.js';
import type { Examples } from './example.js';
import { openKitchen } from './kitchen.js';
import { lemonade, margherita } from './menu.js';
import { largeWithMozzarella } from './option-groups.js';

export const customer = {
  customerName: 'Anneke de Boer',
  customerEmail: 'anneke.deboer@example.nl',
  customerPhone: '+31 30 555 0178',
  notes: 'Please no bag, I come by bicycle.',
};

export const lines: OrderedLine[] = [
  {
    menuItemId: margherita.id,
    itemType: 'menu',
    menuItemName: margherita.name,
    menuItemNameNl: margherita.nameNl,
    unitPrice: 18.5,
    quantity: 2,
    totalPrice: 37,
    choices: largeWithMozzarella,
    customizations: ['Large', '2 × Extra mozzarella', 'Extra basil'],
    menuItemImageUrl: margherita.imageUrl,
    allergens: margherita.allergens,
    knownAllergens: [],
    dietary: margherita.dietary,
  },
  {
    menuItemId: lemonade.id,
    itemType: 'menu',
    menuItemName: lemonade.name,
    menuItemNameNl: lemonade.nameNl,
    unitPrice: 4.5,
    quantity: 2,
    totalPrice: 9,
    choices: [],
    customizations: [],
    menuItemImageUrl: lemonade.imageUrl,
    allergens: lemonade.allergens,
    knownAllergens: [],
    dietary: lemonade.dietary,
  },
  {
    menuItemId: dessertOnUs.id,
    itemType: 'deal',
    menuItemName: dessertOnUs.title,
    menuItemNameNl: dessertOnUs.titleNl,
    unitPrice: 0,
    quantity: 1,
    totalPrice: 0,
    choices: [],
    customizations: [],
    menuItemImageUrl: dessertOnUs.imageUrl,
    allergens: dessertOnUs.allergens,
    knownAllergens: [],
    dietary: dessertOnUs.dietary,
  },
];

export const totals = { subtotal: 46, tax: 0, total: 46 };
export const placedAt = '2026-11-21T17:42:08.512Z';
export const confirmedAt = '2026-11-21T17:43:20.104Z';
export const preparingAt = '2026-11-21T17:45:02.877Z';
export const readyAt = '2026-11-21T18:02:08.512Z';

export const placed: PlacedOrder = {
  id: 'Qm3vZ8xT1hKfW6yBn0aLr4cUeJ9sPd2g',
  orderNumber: '20261121-017',
  status: 'PENDING',
  createdAt: placedAt,
  estimatedReadyAt: readyAt,
  pickupAt: null,
  ...customer,
  items: lines,
  ...totals,
};

const contentsHash = 'mJ0cT3v9Qx7yK2fLr8WbNg';

export const payload = {
  ...customer,
  items: lines.map(({ menuItemId, itemType, quantity, choices, customizations }) => ({
    itemId: menuItemId,
    itemType,
    quantity,
    customizations: typedCustomizations({ choices, customizations }),
    ...(choices.length > 0 && { options: choices.map(({ optionId, count }) => ({ optionId, count })) }),
  })),
  quotedTotal: totals.total,
  quotedContentsHash: contentsHash,
  quotedReadyAt: readyAt,
  language: 'nl' as const,
};
const [pizza, ...others] = payload.items;

const tracked: TrackedOrder = {
  ...placed,
  status: 'PREPARING',
  steps: [
    { status: 'PENDING', at: placedAt },
    { status: 'CONFIRMED', at: confirmedAt },
    { status: 'PREPARING', at: preparingAt },
  ],
  unseen: false,
  cancellable: false,
  cancelledBy: null,
  cancelReason: null,
  correctedAt: null,
};

const cancelled: TrackedOrder = {
  ...placed,
  status: 'CANCELLED',
  steps: [
    { status: 'PENDING', at: placedAt },
    { status: 'CANCELLED', at: '2026-11-21T17:42:40.008Z' },
  ],
  unseen: false,
  cancellable: false,
  cancelledBy: 'customer',
  cancelReason: null,
  correctedAt: null,
};

export const quote: Quote = {
  lines: lines.map((line, index) => ({
    itemId: line.menuItemId,
    itemType: line.itemType,
    quantity: line.quantity,
    customizations: typedCustomizations(line),
    options: line.choices.length > 0 ? line.choices.map(({ optionId, count }) => ({ optionId, count })) : null,
    choices: line.choices,
    choiceIssues: [],
    obstacle: index === 1 ? ('sold-out' as const) : null,
    name: line.menuItemName,
    unitPrice: line.unitPrice,
    totalPrice: line.totalPrice,
    imageUrl: line.menuItemImageUrl,
    minimumOrderAmount: line.itemType === 'deal' ? 30 : null,
    maxPerOrder: line.itemType === 'deal' ? 1 : null,
    left: null,
    isConditional: line.itemType === 'deal',
    allergens: line.allergens,
    knownAllergens: line.knownAllergens,
    dietary: line.dietary,
  })),
  subtotal: 37,
  tax: 0,
  total: 37,
  contentsHash,
  kitchen: openKitchen,
  readyAt,
  pickupTimes: ['2026-11-21T18:15:00.000Z', '2026-11-21T18:30:00.000Z', '2026-11-22T11:30:00.000Z'],
  noPickup: null,
};

export const noSuchOrder = 'There is no such order.';

const device = 'p4w8n2k6x0t3v7r1m5q9z8y2';

/** Keys and an endpoint in the form of those that browsers make. */
const pushKeys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};
const pushSubscription = {
  endpoint: 'https://push.example.com/send/dGhlIGFkZHJlc3Mgb2Ygb25lIGJyb3dzZXI',
  keys: pushKeys,
};

/** Orders as their customer sees them. */
export const orderExamples = {
  placeOrder: {
    request: { headers: { 'idempotency-key': '5b2d7e0c-41f9-4f8a-9c53-8e1b6a07d2f4' }, body: payload },
    response: placed,
    invalid: { body: { ...payload, items: [pizza, { ...others[0], quantity: 0 }] } },
    errors: {
      409: 'This Idempotency-Key has already placed another order. Use a new key for a new order.',
      503: 'The restaurant does not take orders yet.',
    },
  },
  order: {
    request: { params: { id: placed.id } },
    response: tracked,
    invalid: { params: { id: '\0' } },
    errors: { 404: noSuchOrder },
  },
  cancelOrder: {
    request: { params: { id: placed.id } },
    response: cancelled,
    invalid: { params: { id: '\0' } },
    errors: {
      404: noSuchOrder,
      409: 'Order 20261121-017 is Confirmed and cannot be cancelled here any more. Please call the restaurant.',
    },
  },
  pushKey: { request: {}, response: { publicKey: pushKeys.p256dh } },
  subscribePush: {
    request: { params: { id: placed.id }, body: pushSubscription },
    response: { device },
    invalid: { body: { ...pushSubscription, keys: { ...pushKeys, auth: 'short' } } },
    errors: { 404: noSuchOrder, 409: 'Order 20261121-017 is Completed: there is nothing more to tell.' },
  },
  unsubscribePush: {
    request: { params: { id: placed.id }, query: { device } },
    invalid: { params: { id: '\0' } },
    errors: { 404: noSuchOrder },
  },
  quote: {
    request: { body: { items: payload.items, pickupAt: null } },
    response: quote,
    invalid: { body: { items: [pizza, { ...others[0], quantity: 0 }] } },
    errors: { 503: 'The restaurant does not take orders yet.' },
  },
} satisfies Partial<Examples>;
