import { localTime, type PlaceOrder } from '@pickup/contract';
import { Refusal, conflict, inSqlTransaction, isTaken, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readRestaurant, readSaleItems } from '../pricing/catalogue.js';
import { priceLines, requireDealConditions } from '../pricing/price-lines.js';
import { readOrder, type StoredOrder } from '../reading/read-order.js';
import { insertOrder } from './insert-order.js';
import { payloadHash } from './payload-hash.js';

export interface Placement {
  order: StoredOrder;
  /** True when the key had already placed this order (ruling 9). */
  replayed: boolean;
}

const idsOf = (body: PlaceOrder, type: 'menu' | 'deal') => [
  ...new Set(body.items.filter((line) => line.itemType === type).map((line) => line.itemId)),
];

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

async function placeOnce(sql: Sql, body: PlaceOrder, key: string | null, now: Date): Promise<Placement> {
  const hash = payloadHash(body);
  const earlier = key === null ? null : await findByKey(sql, key, hash);
  if (earlier !== null) return { order: await readOrder(sql, earlier), replayed: true };

  const restaurant = await readRestaurant(sql);
  if (!restaurant) throw new Refusal(503, 'The restaurant does not take orders yet.');
  const items = [
    ...(await readSaleItems(sql, 'menu', idsOf(body, 'menu'))),
    ...(await readSaleItems(sql, 'deal', idsOf(body, 'deal'))),
  ];
  const local = localTime(now, restaurant.timeZone);
  const lines = priceLines(body.items, items, local.day);
  requireDealConditions(lines, restaurant.currencySymbol);
  const replay = { idempotencyKey: key, payloadHash: hash };
  const id = await insertOrder(sql, { body, replay, lines, restaurant, now, local });
  return { order: await readOrder(sql, id), replayed: false };
}

/**
 * Places an order in one transaction: the key, the current items and deals, the rules, the number, the order, its
 * lines and its customer. Nothing is stored when anything is refused (rulings 6 to 14).
 * @throws Refusal 400 for a line or a deal condition, 409 for a key used with another payload
 */
export async function placeOrder(
  strapi: Core.Strapi,
  body: PlaceOrder,
  key: string | null,
  now: Date,
): Promise<Placement> {
  const attempt = () => inSqlTransaction(strapi, (sql) => placeOnce(sql, body, key, now));
  try {
    return await attempt();
  } catch (error) {
    // Another instance placed the same key between our look-up and our insert: its order is the answer.
    if (isTaken(error, 'idempotency_key', 'orders_idempotency_key_unique')) return attempt();
    throw error;
  }
}
