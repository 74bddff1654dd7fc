import type { OrderStatus, PushKind } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { type OutboxTable, queueMessage, withdrawMessage } from '../outbox/outbox.js';
import { readSubscriptions, type SubscriptionRow } from './subscriptions.js';

/** The notifications to be sent, one for each browser. */
export const PUSHES: OutboxTable = { table: 'order_pushes', state: 'push_state' };

/** The statuses that customers are notified of. */
export const PUSH_OF_STATUS: Partial<Record<OrderStatus, PushKind>> = {
  CONFIRMED: 'confirmed',
  READY: 'ready',
  CANCELLED: 'cancelled',
};

/** What a notification is about. */
interface Occasion {
  kind: PushKind;
  /** The row ids of the order and of its transition. */
  orderId: number;
  transitionId: number;
}

const onceKeyOf = ({ kind, transitionId }: Occasion, { id }: SubscriptionRow) => `${kind}:${transitionId}:${id}`;

/** Queues a notification for each browser that follows an order, in the transaction of what it is about. */
export async function queuePushes(sql: Sql, occasion: Occasion & { at: Date; dueAt: Date }): Promise<void> {
  const { kind, orderId, at, dueAt } = occasion;
  for (const subscription of await readSubscriptions(sql, orderId)) {
    const columns = { push_kind: kind, subscription_row: subscription.id };
    await queueMessage(sql, PUSHES, { orderId, onceKey: onceKeyOf(occasion, subscription), at, dueAt, columns });
  }
}

/** Takes the notifications back that have not been sent, in the transaction that undoes what they are about. */
export async function withdrawPushes(sql: Sql, occasion: Occasion, now: Date): Promise<void> {
  for (const subscription of await readSubscriptions(sql, occasion.orderId)) {
    await withdrawMessage(sql, PUSHES, onceKeyOf(occasion, subscription), now);
  }
}
