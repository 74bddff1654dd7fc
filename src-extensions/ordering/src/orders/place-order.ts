import { localTime, type PlaceOrder } from '@pickup/contract';
import { conflict, inSqlTransaction, isUniqueViolation, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { queueOrderMail } from '../mail/queue-mail.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { readItemsOf, requirePlaceable, requireRestaurant } from '../pricing/quote.js';
import { insertOrder } from './insert-order.js';
import { payloadHash } from './payload-hash.js';
import { readOrder, type StoredOrder } from './read-order.js';

export interface Placement {
  order: StoredOrder;
  /** True when the key had already placed this order (product.md, Replay). */
  replayed: boolean;
}

const Earlier = z.object({ id: z.number(), payload_hash: z.string().nullable() });

async function findByKey(sql: Sql, key: string, hash: string): Promise<number | null> {
  const [found] = await sql('SELECT id, payload_hash FROM orders WHERE idempotency_key = ? LIMIT 1', [key]);
  if (!found) return null;
  const row = Earlier.parse(found);
  if (row.payload_hash !== hash) {
    throw conflict('This Idempotency-Key has already placed another order. Use a new key for a new order.');
  }
  return row.id;
}

async function placeOnce(
  strapi: Core.Strapi,
  sql: Sql,
  body: PlaceOrder,
  key: string | null,
  now: Date,
): Promise<Placement> {
  const hash = payloadHash(body);
  const earlier = key === null ? null : await findByKey(sql, key, hash);
  if (earlier !== null) return { order: await readOrder(sql, earlier), replayed: true };

  const catalogue = catalogueOf(strapi);
  const restaurant = await requireRestaurant(catalogue, sql);
  const items = await readItemsOf(catalogue, sql, body.items);
  const lines = requirePlaceable(body, items, restaurant, now);
  const local = localTime(now, restaurant.timeZone);
  const replay = { idempotencyKey: key, payloadHash: hash };
  const id = await insertOrder(sql, { body, replay, lines, restaurant, now, local });
  await queueOrderMail(strapi, sql, { kind: 'received', orderId: id, onceKey: `received:${id}`, at: now });
  return { order: await readOrder(sql, id), replayed: false };
}

/**
 * Places an order in one transaction, which stores nothing when anything is refused (product.md, Placing an order).
 * @throws HttpError 400 for a line or a deal condition, 409 for a key used with another payload or another total than shown
 */
export async function placeOrder(
  strapi: Core.Strapi,
  body: PlaceOrder,
  key: string | null,
  now: Date,
): Promise<Placement> {
  const attempt = () => inSqlTransaction(strapi, (sql) => placeOnce(strapi, sql, body, key, now));
  try {
    return await attempt();
  } catch (error) {
    // Another instance used the same key between our look-up and our insert; the second attempt finds its order.
    if (isUniqueViolation(error, 'idempotency_key', 'orders_idempotency_key_unique')) return attempt();
    throw error;
  }
}
