import { PUSH_KINDS, PUSH_LIMITS } from '@pickup/contract';
import { SECRET } from './order.js';
import { outboxColumns, outboxState } from './outbox-columns.js';

const HIDDEN = { 'content-type-builder': { visible: false }, 'content-manager': { visible: false } };

/** The relation of a row that belongs to an order. Each call makes a new object, because Strapi writes into it. */
const ofOrder = () =>
  ({ type: 'relation', relation: 'manyToOne', target: 'plugin::ordering.order', useJoinTable: false }) as const;

/** A browser that is notified of an order: where its push service takes notifications, and its keys (RFC 8291). */
export const pushSubscription = {
  kind: 'collectionType',
  collectionName: 'push_subscriptions',
  info: { singularName: 'push-subscription', pluralName: 'push-subscriptions', displayName: 'Push subscription' },
  options: { draftAndPublish: false },
  pluginOptions: HIDDEN,
  attributes: {
    order: ofOrder(),
    endpoint: { type: 'text', required: true, maxLength: PUSH_LIMITS.endpoint },
    /** Its keys `p256dh` and `auth`; Strapi would write a name with digits otherwise. */
    publicKey: { type: 'string', required: true, maxLength: 100, ...SECRET },
    authSecret: { type: 'string', required: true, maxLength: 100, ...SECRET },
  },
  indexes: [{ name: 'push_subscriptions_order_index', columns: ['order_id'] }],
} as const;

/** The outbox of notifications, one for each browser; its once-key is `ready:4711:12`, of a transition to a subscription. */
export const orderPush = {
  kind: 'collectionType',
  collectionName: 'order_pushes',
  info: { singularName: 'order-push', pluralName: 'order-pushes', displayName: 'Notification' },
  options: { draftAndPublish: false },
  pluginOptions: HIDDEN,
  attributes: {
    order: ofOrder(),
    /** The row of the subscription. */
    subscriptionRow: { type: 'integer', required: true },
    pushKind: { type: 'enumeration', enum: [...PUSH_KINDS], required: true },
    pushState: outboxState(),
    ...outboxColumns(),
  },
  indexes: [
    { name: 'order_pushes_once_key_unique', columns: ['once_key'], type: 'unique' },
    { name: 'order_pushes_due_index', columns: ['push_state', 'next_attempt_at'] },
    { name: 'order_pushes_subscription_index', columns: ['subscription_row'] },
  ],
} as const;
