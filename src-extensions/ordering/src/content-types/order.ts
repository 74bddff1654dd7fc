import { LANGUAGES, ORDER_CHANNELS, ORDER_LIMITS, ORDER_STATUSES } from '@pickup/contract';

/** Neither shown nor searched in the raw panel. */
export const SECRET = { private: true, searchable: false, pluginOptions: { 'content-manager': { visible: false } } };

/** Spread into each attribute: Strapi writes into the attribute objects, so none is shared. */
const CENTS = { type: 'integer', required: true, min: 0, max: ORDER_LIMITS.totalCents } as const;

/**
 * An order. Its status is the attribute `orderStatus`: the raw panel overwrites an attribute called `status` with the
 * publication state. Customer fields and lines are copies, so that later edits change no past order (product.md, Prices).
 */
export const order = {
  kind: 'collectionType',
  collectionName: 'orders',
  info: { singularName: 'order', pluralName: 'orders', displayName: 'Order' },
  options: { draftAndPublish: false },
  attributes: {
    number: { type: 'string', required: true, maxLength: 20 },
    publicId: { type: 'string', required: true, maxLength: 64, ...SECRET },
    idempotencyKey: { type: 'string', maxLength: 100, ...SECRET },
    payloadHash: { type: 'string', maxLength: 64, ...SECRET },
    orderStatus: { type: 'enumeration', enum: [...ORDER_STATUSES], required: true, default: 'PENDING' },
    /** A developer's reason for a transition that the back office does not allow. It is written to the status history, never here. */
    statusCorrection: { type: 'string', maxLength: 200, searchable: false },
    customerName: { type: 'string', required: true, maxLength: ORDER_LIMITS.name },
    /** Empty where none was given by phone. */
    customerEmail: { type: 'string', maxLength: ORDER_LIMITS.email },
    customerPhone: { type: 'string', required: true, maxLength: ORDER_LIMITS.phone },
    /** Null in orders of before there was a choice: they came online. */
    channel: { type: 'enumeration', enum: [...ORDER_CHANNELS], default: 'online' },
    notes: { type: 'text', maxLength: ORDER_LIMITS.notes },
    subtotalCents: { ...CENTS },
    taxCents: { ...CENTS },
    totalCents: { ...CENTS },
    /** The language of mail to the customer. */
    language: { type: 'enumeration', enum: [...LANGUAGES], default: 'en' },
    placedAt: { type: 'datetime', required: true },
    /** The chosen pickup time, else the estimate. */
    estimatedReadyAt: { type: 'datetime' },
    /** The chosen pickup time; null for as soon as possible. */
    pickupAt: { type: 'datetime' },
    /** When it has to be begun; null for at once. */
    releaseAt: { type: 'datetime' },
    /** The business day of the pickup, and the units of kitchen work it takes, as `[[slot start in ms, units], …]`; null when nothing is booked. */
    pickupDay: { type: 'string', maxLength: 10 },
    slotUnits: { type: 'json' },
    /** When a board first acknowledged it, and when somebody first opened or confirmed it. */
    deliveredAt: { type: 'datetime' },
    openedAt: { type: 'datetime' },
    /** What somebody of the restaurant corrected, oldest first; null where nobody did. */
    corrections: { type: 'json' },
    businessDay: { type: 'string', required: true, maxLength: 10 },
    businessHour: { type: 'integer', required: true },
    customer: {
      type: 'relation',
      relation: 'manyToOne',
      target: 'plugin::ordering.customer',
      inversedBy: 'orders',
      useJoinTable: false,
    },
    lines: { type: 'relation', relation: 'oneToMany', target: 'plugin::ordering.order-line', mappedBy: 'order' },
    moves: { type: 'relation', relation: 'oneToMany', target: 'plugin::ordering.order-move', mappedBy: 'order' },
    mails: { type: 'relation', relation: 'oneToMany', target: 'plugin::ordering.order-mail', mappedBy: 'order' },
  },
  indexes: [
    { name: 'orders_number_unique', columns: ['number'], type: 'unique' },
    { name: 'orders_public_id_unique', columns: ['public_id'], type: 'unique' },
    { name: 'orders_idempotency_key_unique', columns: ['idempotency_key'], type: 'unique' },
    // Covers the queries for figures, which read this index alone.
    {
      name: 'orders_figures_index',
      columns: ['business_day', 'order_status', 'business_hour', 'total_cents', 'placed_at'],
    },
    { name: 'orders_email_day_status_index', columns: ['customer_email', 'business_day', 'order_status'] },
    // Of an index with `id` see ../triggers/order-indexes.ts.
  ],
} as const;
