import { businessDay, type PlaceOrder } from '@pickup/contract';
import { Refusal, conflict, inTransaction, isTaken, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
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

async function findByKey(trx: Transaction, key: string, hash: string): Promise<number | null> {
  const row: { id: number; payload_hash: string } | undefined = await trx('orders')
    .where({ idempotency_key: key })
    .first('id', 'payload_hash');
  if (!row) return null;
  if (row.payload_hash !== hash) {
    throw conflict('This Idempotency-Key has already placed another order. Use a new key for a new order.');
  }
  return row.id;
}

async function placeOnce(trx: Transaction, body: PlaceOrder, key: string | null, now: Date): Promise<Placement> {
  const hash = payloadHash(body);
  const earlier = key === null ? null : await findByKey(trx, key, hash);
  if (earlier !== null) return { order: await readOrder(trx, earlier), replayed: true };

  const restaurant = await readRestaurant(trx);
  if (!restaurant) throw new Refusal(503, 'The restaurant does not take orders yet.');
  const items = [
    ...(await readSaleItems(trx, 'menu', idsOf(body, 'menu'))),
    ...(await readSaleItems(trx, 'deal', idsOf(body, 'deal'))),
  ];
  const lines = priceLines(body.items, items, businessDay(now, restaurant.timeZone));
  requireDealConditions(lines, restaurant.currencySymbol);
  const replay = { idempotencyKey: key, payloadHash: hash };
  const id = await insertOrder(trx, { body, replay, lines, restaurant, now });
  return { order: await readOrder(trx, id), replayed: false };
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
  const attempt = () => inTransaction(strapi, (trx) => placeOnce(trx, body, key, now));
  try {
    return await attempt();
  } catch (error) {
    // Another instance placed the same key between our look-up and our insert: its order is the answer.
    if (isTaken(error, 'idempotency_key', 'orders_idempotency_key_unique')) return attempt();
    throw error;
  }
}
