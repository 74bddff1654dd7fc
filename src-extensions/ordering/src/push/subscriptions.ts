import { isOpenStatus, PUSH_LIMITS, type PushSubscription, statusWord } from '@pickup/contract';
import {
  badRequest,
  conflict,
  insertInto,
  inSqlTransaction,
  instantColumn,
  rowDefaults,
  type Sql,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { lockByPublicId, readByPublicId } from '../orders/read-order.js';
import { endpointRefusal } from './push-address.js';
import { pushSettingsOf } from './push-settings.js';

/** A browser that is notified of an order. */
export const SubscriptionRow = z.object({
  id: z.number(),
  document_id: z.string(),
  order_id: z.number(),
  endpoint: z.string(),
  public_key: z.string(),
  auth_secret: z.string(),
  created_at: instantColumn,
});
export type SubscriptionRow = z.infer<typeof SubscriptionRow>;

const SubscriptionRows = z.array(SubscriptionRow);

/** The browsers that are notified of an order. */
export const readSubscriptions = async (sql: Sql, orderId: number): Promise<SubscriptionRow[]> =>
  SubscriptionRows.parse(await sql('SELECT * FROM push_subscriptions WHERE order_id = ? ORDER BY id', [orderId]));

/** Ends subscriptions, by a condition on their row, with what was to be sent to them. */
async function end(sql: Sql, condition: string, values: readonly (string | number | Date)[]): Promise<void> {
  await sql(
    `DELETE FROM order_pushes WHERE subscription_row IN (SELECT id FROM push_subscriptions WHERE ${condition})`,
    values,
  );
  await sql(`DELETE FROM push_subscriptions WHERE ${condition}`, values);
}

/** Ends a subscription that its push service does not know any more. */
export const endSubscription = (sql: Sql, { id }: SubscriptionRow): Promise<void> => end(sql, 'id = ?', [id]);

/** Ends all subscriptions of an order. */
export const endSubscriptionsOf = (sql: Sql, orderId: number): Promise<void> => end(sql, 'order_id = ?', [orderId]);

/** How long subscriptions outlive the last move of an order that has ended, in milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;

/** Ends the subscriptions of orders that ended a day ago, or are gone (product.md, Notifications). */
export const endPastSubscriptions = (sql: Sql, now: Date): Promise<void> =>
  end(
    sql,
    `NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = push_subscriptions.order_id
       AND orders.order_status NOT IN ('COMPLETED', 'CANCELLED'))
     AND NOT EXISTS (SELECT 1 FROM order_moves WHERE order_moves.order_id = push_subscriptions.order_id
       AND order_moves.moved_at > ?)`,
    [new Date(now.getTime() - KEPT_MS)],
  );

/** @throws HttpError 400 for an endpoint that can be no push service's */
function requireEndpoint(strapi: Core.Strapi, endpoint: string): void {
  const refusal = endpointRefusal(endpoint, pushSettingsOf(strapi).testOrigin);
  if (refusal === null) return;
  throw badRequest(`endpoint ${refusal}.`, [{ path: 'endpoint', message: refusal }]);
}

/**
 * Has a browser notified of an order. One that is notified already is stored once, with its newest keys.
 * @throws HttpError 404 for an unknown order, 409 for one that has ended or is followed by too many
 */
export function subscribe(
  strapi: Core.Strapi,
  publicId: string,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
  now: Date,
): Promise<{ device: string; known: boolean }> {
  requireEndpoint(strapi, endpoint);
  return inSqlTransaction(strapi, async (sql) => {
    // Locked, so that two requests of one browser store it once.
    const { row: order } = await lockByPublicId(sql, publicId);
    if (!isOpenStatus(order.order_status)) {
      throw conflict(`Order ${order.number} is ${statusWord(order.order_status)}: there is nothing more to tell.`);
    }
    const subscribed = await readSubscriptions(sql, order.id);
    const known = subscribed.find((row) => row.endpoint === endpoint);
    if (known) {
      await sql('UPDATE push_subscriptions SET public_key = ?, auth_secret = ?, updated_at = ? WHERE id = ?', [
        p256dh,
        auth,
        now,
        known.id,
      ]);
      return { device: known.document_id, known: true };
    }
    if (subscribed.length >= PUSH_LIMITS.devices) {
      throw conflict(`Order ${order.number} is followed by ${PUSH_LIMITS.devices} browsers already.`);
    }
    const row = { order_id: order.id, endpoint, public_key: p256dh, auth_secret: auth, ...rowDefaults(now) };
    await insertInto(sql, 'push_subscriptions', [row]);
    return { device: row.document_id, known: false };
  });
}

/** Ends the notifications of one browser. @throws HttpError 404 for an unknown order */
export function unsubscribe(strapi: Core.Strapi, publicId: string, device: string): Promise<void> {
  return inSqlTransaction(strapi, async (sql) => {
    const { row } = await readByPublicId(sql, publicId);
    await end(sql, 'order_id = ? AND document_id = ?', [row.id, device]);
  });
}
