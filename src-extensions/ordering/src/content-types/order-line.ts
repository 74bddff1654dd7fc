import { CONTENT_LIMITS, MAX_PRICE, ORDER_LIMITS, toCents } from '@pickup/contract';
import { belongsToOrder } from './belongs-to-order.js';

/** A line item of an order, with the name and prices of the day it was placed (ruling 8). */
export const orderLine = {
  kind: 'collectionType',
  collectionName: 'order_lines',
  info: { singularName: 'order-line', pluralName: 'order-lines', displayName: 'Order line' },
  options: { draftAndPublish: false },
  attributes: {
    order: belongsToOrder('lines'),
    /** Given by the guard of the raw panel when it is left out, like the total and the day (panel/line-rules.ts). */
    position: { type: 'integer', min: 1 },
    itemId: { type: 'string', required: true, maxLength: 64 },
    itemType: { type: 'enumeration', enum: ['menu', 'deal'], required: true },
    name: { type: 'string', required: true, maxLength: CONTENT_LIMITS.name },
    unitCents: { type: 'integer', required: true, min: 0, max: toCents(MAX_PRICE) },
    quantity: { type: 'integer', required: true, min: 1, max: ORDER_LIMITS.quantity },
    totalCents: { type: 'integer' },
    customizations: { type: 'json' },
    imageUrl: { type: 'text', maxLength: CONTENT_LIMITS.imageUrl },
    /** As stated when it was ordered; null when nobody had. */
    allergens: { type: 'json' },
    dietary: { type: 'json' },
    businessDay: { type: 'string', maxLength: 10 },
  },
  indexes: [
    { name: 'order_lines_order_index', columns: ['order_id'] },
    // What the popular items of a window read: they never touch the rows themselves.
    {
      name: 'order_lines_day_figures_index',
      columns: ['business_day', 'name', 'order_id', 'quantity', 'total_cents'],
    },
  ],
} as const;
