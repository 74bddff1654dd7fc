import {
  CANCEL_REASONS,
  CONTENT_LIMITS,
  LANGUAGES,
  MAIL_KINDS,
  MAX_UNIT_CENTS,
  ORDER_LIMITS,
  ORDER_STATUSES,
  PERSON_LIMITS,
} from '@pickup/contract';
import { outboxColumns, outboxState } from './outbox-columns.js';

/** The relation of a row that belongs to an order. Each call makes a new object, because Strapi writes into it. */
const belongsToOrder = (inversedBy: 'lines' | 'moves' | 'mails') =>
  ({
    type: 'relation',
    relation: 'manyToOne',
    target: 'plugin::ordering.order',
    inversedBy,
    useJoinTable: false,
  }) as const;

/** A line item of an order, with the name and price it had when it was ordered (product.md, Prices). */
export const orderLine = {
  kind: 'collectionType',
  collectionName: 'order_lines',
  info: { singularName: 'order-line', pluralName: 'order-lines', displayName: 'Order line' },
  options: { draftAndPublish: false },
  attributes: {
    order: belongsToOrder('lines'),
    /** When the raw panel leaves out position, total or day, its guard fills them in (raw-panel/guard-lines.ts). */
    position: { type: 'integer', min: 1 },
    itemId: { type: 'string', required: true, maxLength: 64 },
    itemType: { type: 'enumeration', enum: ['menu', 'deal'], required: true },
    name: { type: 'string', required: true, maxLength: CONTENT_LIMITS.name },
    /** Null in lines of before it was kept, and where the dish or deal was not translated. */
    nameNl: { type: 'string', maxLength: CONTENT_LIMITS.name },
    unitCents: { type: 'integer', required: true, min: 0, max: MAX_UNIT_CENTS },
    quantity: { type: 'integer', required: true, min: 1, max: ORDER_LIMITS.quantity },
    totalCents: { type: 'integer' },
    /** What was chosen, with the names and prices of that moment; null in lines of before there were choices. */
    choices: { type: 'json' },
    /** The part of the total that the choices earned. */
    choiceCents: { type: 'integer' },
    /** Units of kitchen work of one piece with its choices; null in lines of before it was counted. */
    kitchenUnits: { type: 'integer', min: 0 },
    customizations: { type: 'json' },
    imageUrl: { type: 'text', maxLength: CONTENT_LIMITS.imageUrl },
    /** The dietary information of the moment it was ordered; null when there was none. */
    allergens: { type: 'json' },
    /** Where the allergens are null because a part did not state its own: those of the other parts. */
    knownAllergens: { type: 'json' },
    dietary: { type: 'json' },
    businessDay: { type: 'string', maxLength: 10 },
    /** Whether the kitchen has struck it as made. */
    made: { type: 'boolean', default: false },
  },
  indexes: [
    { name: 'order_lines_order_index', columns: ['order_id'] },
    // Covers the query for popular items, which reads this index alone.
    {
      name: 'order_lines_popular_items_index',
      columns: ['business_day', 'name', 'order_id', 'quantity', 'total_cents', 'choice_cents'],
    },
  ],
} as const;

/** One row of an order's status history (product.md, Order status). */
export const orderTransition = {
  kind: 'collectionType',
  collectionName: 'order_moves',
  info: { singularName: 'order-move', pluralName: 'order-moves', displayName: 'Order move' },
  options: { draftAndPublish: false },
  attributes: {
    order: belongsToOrder('moves'),
    fromStatus: { type: 'enumeration', enum: [...ORDER_STATUSES], required: true },
    toStatus: { type: 'enumeration', enum: [...ORDER_STATUSES], required: true },
    movedAt: { type: 'datetime', required: true },
    movedBy: { type: 'string', required: true },
    /** Why the restaurant cancelled the order; null where it gave no reason. */
    cancelReason: { type: 'enumeration', enum: [...CANCEL_REASONS] },
    /** Null for what can never be undone: a move of the customer or of a developer, and an undo. */
    undoableUntil: { type: 'datetime' },
    /** Whether a later row has undone this one, and whether this one undoes an earlier one. */
    undone: { type: 'boolean', default: false },
    isUndo: { type: 'boolean', default: false },
  },
  indexes: [{ name: 'order_moves_order_index', columns: ['order_id'] }],
} as const;

/**
 * The outbox: a mail is written in the transaction that causes it, and sent after its commit. Its text is composed when
 * it is sent, from the order as it is then.
 */
export const orderMail = {
  kind: 'collectionType',
  collectionName: 'order_mails',
  info: { singularName: 'order-mail', pluralName: 'order-mails', displayName: 'Mail' },
  options: { draftAndPublish: false },
  attributes: {
    order: belongsToOrder('mails'),
    mailKind: { type: 'enumeration', enum: [...MAIL_KINDS], required: true },
    recipient: { type: 'string', required: true, maxLength: PERSON_LIMITS.email },
    language: { type: 'enumeration', enum: [...LANGUAGES], required: true, default: 'en' },
    mailState: outboxState(),
    ...outboxColumns(),
  },
  indexes: [
    { name: 'order_mails_once_key_unique', columns: ['once_key'], type: 'unique' },
    { name: 'order_mails_due_index', columns: ['mail_state', 'next_attempt_at'] },
    { name: 'order_mails_order_index', columns: ['order_id'] },
    // Finds the last alert to the owner, and the orders it named.
    { name: 'order_mails_told_index', columns: ['mail_kind', 'queued_at', 'order_id'] },
    // Erasing a customer searches by recipient.
    { name: 'order_mails_recipient_index', columns: ['recipient'] },
  ],
} as const;
