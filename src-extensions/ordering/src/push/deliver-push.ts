import { createHash } from 'node:crypto';
import { inSqlTransaction, sqlOf, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import webPush from 'web-push';
import { readStatusHistory, readOrder } from '../orders/read-order.js';
import { cancellationOf } from '../orders/status-history.js';
import { Undeliverable } from '../outbox/delivery-errors.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { endpointRefusal } from './push-address.js';
import { composePush, isCurrent } from './push-message.js';
import { sendPushRequest, type PushRequest } from './push-request.js';
import type { PushRow } from './push-row.js';
import { type PushSettings, pushSettingsOf } from './push-settings.js';
import { endSubscription, readSubscriptions, type SubscriptionRow } from './subscriptions.js';

/** An hour later, a notification about an order is old news; in seconds. */
export const PUSH_LIFETIME_S = 60 * 60;

const TOPIC_LENGTH = 32;

/** By this name a push service replaces an older notification of the order that has not been fetched; it says nothing of the order. */
const topicOf = (publicId: string) => createHash('sha256').update(publicId).digest('base64url').slice(0, TOPIC_LENGTH);

/** What is said now, and under which topic. @throws Undeliverable when it is not true any more */
async function composeNow(strapi: Core.Strapi, sql: Sql, { push_kind: kind, order_id: orderId }: PushRow) {
  const { row } = await readOrder(sql, orderId);
  if (!isCurrent(kind, row.order_status)) throw new Undeliverable(`The order is ${row.order_status} by now.`);
  const restaurant = await catalogueOf(strapi).readMailRestaurant(sql);
  const message = composePush(kind, {
    restaurant: restaurant?.name ?? '',
    orderNumber: row.number,
    publicId: row.public_id,
    language: row.language,
    cancellation: cancellationOf(await readStatusHistory(sql, orderId)),
  });
  return { message, topic: topicOf(row.public_id) };
}

/** Encrypts a message for one browser (RFC 8291) and signs the request (RFC 8292). @throws Undeliverable for keys that are no point of the curve */
function encrypt(
  { endpoint, public_key: p256dh, auth_secret: auth }: SubscriptionRow,
  payload: string,
  topic: string,
  { subject, publicKey, privateKey }: PushSettings,
): PushRequest {
  try {
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: PUSH_LIFETIME_S,
      urgency: 'high',
      topic,
    });
    return { endpoint, headers: details.headers, body: details.body };
  } catch {
    throw new Undeliverable('The keys of the subscription cannot be used.');
  }
}

/** The statuses of an answer by which a push service says that it does not know the subscription any more. */
const GONE: readonly number[] = [404, 410];

/** Worth another attempt: too many requests, and faults of the push service. */
const mayPass = (status: number) => status === 429 || status >= 500;

/**
 * Sends one notification, made from its order as it is now.
 * @throws Undeliverable when no further attempt could succeed, Error when one could
 */
export async function deliverPush(strapi: Core.Strapi, push: PushRow): Promise<void> {
  const settings = pushSettingsOf(strapi);
  const sql = sqlOf(strapi.db.connection);
  const subscription = (await readSubscriptions(sql, push.order_id)).find(({ id }) => id === push.subscription_row);
  if (!subscription) throw new Undeliverable('The subscription has ended.');
  const { message, topic } = await composeNow(strapi, sql, push);
  const { endpoint } = subscription;
  if (endpointRefusal(endpoint, settings.testOrigin) !== null) throw new Undeliverable('The endpoint is not allowed.');
  const request = encrypt(subscription, JSON.stringify(message), topic, settings);
  const status = await sendPushRequest(request, new URL(endpoint).origin === settings.testOrigin);
  if (status >= 200 && status < 300) return;
  if (GONE.includes(status)) await inSqlTransaction(strapi, (trx) => endSubscription(trx, subscription));
  const said = `The push service answered ${status}.`;
  throw mayPass(status) ? new Error(said) : new Undeliverable(said);
}
