import { LANGUAGES, MAIL_KINDS, MAIL_STATES, PERSON_LIMITS } from '@pickup/contract';
import { belongsToOrder } from './belongs-to-order.js';

/**
 * The outbox: a mail that is to be sent is written in the transaction of what it tells of, and sent after its commit.
 * Its text is made when it is sent, from the order as it stands.
 */
export const orderMail = {
  kind: 'collectionType',
  collectionName: 'order_mails',
  info: { singularName: 'order-mail', pluralName: 'order-mails', displayName: 'Mail' },
  options: { draftAndPublish: false },
  attributes: {
    order: belongsToOrder('mails'),
    mailKind: { type: 'enumeration', enum: [...MAIL_KINDS], required: true },
    /** What makes a mail the same mail: `received:4711`. It is written once. */
    onceKey: { type: 'string', required: true, maxLength: 100 },
    recipient: { type: 'string', required: true, maxLength: PERSON_LIMITS.email },
    language: { type: 'enumeration', enum: [...LANGUAGES], required: true, default: 'en' },
    mailState: { type: 'enumeration', enum: [...MAIL_STATES], required: true, default: 'waiting' },
    attempts: { type: 'integer', required: true, default: 0 },
    queuedAt: { type: 'datetime', required: true },
    nextAttemptAt: { type: 'datetime' },
    /** Until then one instance has it in hand. */
    claimedUntil: { type: 'datetime' },
    lastError: { type: 'text' },
    sentAt: { type: 'datetime' },
  },
  indexes: [
    { name: 'order_mails_once_key_unique', columns: ['once_key'], type: 'unique' },
    { name: 'order_mails_due_index', columns: ['mail_state', 'next_attempt_at'] },
    { name: 'order_mails_order_index', columns: ['order_id'] },
    // What the owner was told last, and of which orders.
    { name: 'order_mails_told_index', columns: ['mail_kind', 'queued_at', 'order_id'] },
    // Erasing a customer looks for their mail.
    { name: 'order_mails_recipient_index', columns: ['recipient'] },
  ],
} as const;
