import {
  bookPickup,
  businessDay,
  businessHour,
  type OrderRefusalReason,
  type PlaceOrder,
  type PricedLine,
} from '@pickup/contract';
import {
  conflict,
  HttpError,
  insertOne,
  inSqlTransaction,
  isUniqueViolation,
  type Sql,
  type Visitor,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { takeBooking } from '../kitchen/take-booking.js';
import { queueOrderMail } from '../mail/queue-mail.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { makeQuote, readCircumstances, requirePlaceable } from '../pricing/quote.js';
import { CapacityTakenError, retryWhileCapacityIsTaken } from './capacity-taken.js';
import { insertOrder, lockDay, type NewOrder } from './insert-order.js';
import { countOpenOrder } from './open-order-limit.js';
import { payloadHash } from './payload-hash.js';
import { readOrder, type StoredOrder } from './read-order.js';
import { transitionRow } from './rows-to-write.js';

export interface Placement {
  order: StoredOrder;
  /** True when the key had already placed this order (product.md, Replay). */
  replayed: boolean;
}

const Earlier = z.object({ id: z.number(), payload_hash: z.string().nullable() });

/** The order that a key has placed. @throws HttpError 409 when that was another one */
async function findByKey(sql: Sql, key: string | null, hash: string): Promise<Placement | null> {
  if (key === null) return null;
  const [found] = await sql('SELECT id, payload_hash FROM orders WHERE idempotency_key = ? LIMIT 1', [key]);
  if (!found) return null;
  const row = Earlier.parse(found);
  if (row.payload_hash !== hash) {
    throw conflict('This Idempotency-Key has already placed another order. Use a new key for a new order.');
  }
  return { order: await readOrder(sql, row.id), replayed: true };
}

/** Who places an order: its customer on the site, or the owner, by their email address, for somebody on the phone. */
type Placer = { asker: 'customer'; visitor: Visitor } | { asker: 'owner'; by: string };

/** An order by phone is confirmed with being typed, and seen with that unless it is for later (product.md, Phone orders). */
const newOrderOf = ({ asker }: Placer, isForLater: boolean): Pick<NewOrder, 'channel' | 'status' | 'isOpened'> =>
  asker === 'owner'
    ? { channel: 'phone', status: 'CONFIRMED', isOpened: !isForLater }
    : { channel: 'online', status: 'PENDING', isOpened: false };

/** An order to be placed. */
interface Request {
  placer: Placer;
  body: PlaceOrder;
  key: string | null;
  now: Date;
}

/** @param lockedDay the business day whose other orders have to wait; null at the first attempt, which keeps nobody waiting */
async function placeOnce(
  strapi: Core.Strapi,
  sql: Sql,
  { placer, body, key, now }: Request,
  lockedDay: string | null,
): Promise<Placement> {
  const hash = payloadHash(body);
  const earlier = await findByKey(sql, key, hash);
  if (earlier) return earlier;

  const catalogue = catalogueOf(strapi);
  if (lockedDay !== null) await lockDay(sql, lockedDay);
  const circumstances = await readCircumstances(catalogue, sql, body, now, placer.asker);
  let lines: PricedLine[];
  try {
    lines = requirePlaceable(body, circumstances);
  } catch (refusal) {
    // What is missing may have been taken by this very order, which another instance has stored since.
    const stored = await findByKey(sql, key, hash);
    if (stored) return stored;
    throw refusal;
  }
  const booking = bookPickup(circumstances.timing);
  const { calendar } = circumstances.timing.plan;
  const placedOn = { day: businessDay(now, calendar), hour: businessHour(now, calendar.timeZone) };
  const replay = { idempotencyKey: key, payloadHash: hash };
  const about = newOrderOf(placer, booking.releaseAt !== null);
  const order = await insertOrder(sql, { body, ...about, replay, lines, booking, now, placedOn });
  const { id } = order.row;
  if (placer.asker === 'customer') {
    const { plan, units } = circumstances.timing;
    const sender = { ...body, visitor: placer.visitor };
    await countOpenOrder(strapi, sql, { orderId: id, sender, plan, units, pickupAt: booking.at });
  } else {
    const confirmed = { from: 'PENDING', to: about.status, by: placer.by, at: now } as const;
    await insertOne(sql, 'order_moves', transitionRow(id, confirmed));
  }
  await queueOrderMail(strapi, sql, { kind: 'received', orderId: id, onceKey: `received:${id}`, at: now });
  const isTaken = await takeBooking(catalogue, sql, booking, body.items, circumstances);
  if (!isTaken) throw new CapacityTakenError(placedOn.day);
  return { order, replayed: false };
}

/** @throws HttpError 409 with a new quote */
async function refuseForGood(strapi: Core.Strapi, { placer, body, now }: Request): Promise<never> {
  const reason: OrderRefusalReason = body.pickupAt === null ? 'later' : 'pickup-time';
  throw new HttpError(409, 'Too many orders came in at the same moment. Nothing has been ordered.', {
    details: { reason, quote: await makeQuote(strapi, body, now, placer.asker) },
  });
}

/**
 * Places an order in one transaction, which stores nothing when anything is refused (product.md, Placing an order).
 * @throws HttpError 400 for a line or a deal condition, 409 for a key used with another payload, another total than shown or
 * a pickup time that is not offered, 429 for a customer with too many open orders
 */
export async function placeOrder(
  strapi: Core.Strapi,
  body: PlaceOrder,
  key: string | null,
  now: Date,
  placer: Placer,
): Promise<Placement> {
  const request = { placer, body, key, now };
  // Another instance used the same key between our look-up and our insert; the second attempt finds its order.
  const isReplay = (error: unknown) => isUniqueViolation(error, 'idempotency_key', 'orders_idempotency_key_unique');
  const placed = await retryWhileCapacityIsTaken(
    (lockedDay) => inSqlTransaction(strapi, (sql) => placeOnce(strapi, sql, request, lockedDay)),
    isReplay,
  );
  return placed ?? refuseForGood(strapi, request);
}
