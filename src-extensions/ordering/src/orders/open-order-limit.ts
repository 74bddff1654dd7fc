import { isOpenStatus, type OrderStatus, type PickupPlan, type PlaceOrder } from '@pickup/contract';
import { HttpError, keyedHash, networksOf, type Sql, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/*
 * Keeps a stranger from filling the kitchen with orders that nobody collects (product.md, Open orders): what one network,
 * phone number or email address has ordered and not collected yet is bounded in number and in kitchen work. The table
 * `order_origins` holds where open orders came from, as keyed hashes; their rows go when the order ends, or an hour after its customer has cancelled it.
 */

/** How much of the kitchen the open orders of one origin may hold: what it makes in this time. An evening is longer. */
const WORK_MS = 90 * 60_000;

/** How long an order that nobody completes or cancels counts after its pickup time. */
const FORGOTTEN_AFTER_MS = 6 * 60 * 60_000;

/** By how much more a wider network may have: phones of strangers may share an IPv6 /56, and many households an IPv4 /24. */
const WIDENING = { household: 1, delegation: 2, site: 8 } as const;

/** What orders are counted by. */
interface Origin {
  hash: string;
  /** How many times the limit it has. */
  times: number;
}

/** Who places an order. */
type Sender = Pick<PlaceOrder, 'customerEmail' | 'customerPhone'> & { visitor: Visitor };

/** The end of a phone number is the same with and without the code of its country. */
const endOfPhone = (phone: string) => phone.replace(/\D/g, '').slice(-9);

function originsOf(strapi: Core.Strapi, { visitor, customerEmail, customerPhone }: Sender): Origin[] {
  const { household, delegation, site } = networksOf(visitor.address);
  const given = [
    { origin: `network ${household}`, times: WIDENING.household },
    { origin: delegation === null ? '' : `network ${delegation}`, times: WIDENING.delegation },
    { origin: `network ${site}`, times: WIDENING.site },
    { origin: `phone ${endOfPhone(customerPhone)}`, times: 1 },
    { origin: customerEmail === '' ? '' : `email ${customerEmail.toLowerCase()}`, times: 1 },
  ];
  return given
    .filter(({ origin }) => origin !== '')
    .map(({ origin, times }) => ({ hash: keyedHash(strapi, `open orders of ${origin}`), times }));
}

/** The largest INTEGER of either database, where there is no limit. */
const MAX_INTEGER = 2_147_483_647;

/** Adds rows for so many origins unless one of them has too much. One statement, as every order has to pass it. */
const addingUnlessFull = (origins: number): string => {
  const rows = Array<string>(origins).fill('(?, CAST(? AS INTEGER), CAST(? AS INTEGER))').join(', ');
  return `WITH given(hash, most_orders, most_units) AS (VALUES ${rows}),
    overfull AS (SELECT hash FROM given JOIN order_origins ON origin_hash = hash AND counts_until > ?
      GROUP BY hash, most_orders, most_units HAVING COUNT(*) >= most_orders OR (SUM(units) > 0 AND SUM(units) > most_units - ?))
    INSERT INTO order_origins (order_row, origin_hash, units, counts_until)
    SELECT CAST(? AS INTEGER), hash, CAST(? AS INTEGER), CAST(? AS TIMESTAMP) FROM given
    WHERE NOT EXISTS (SELECT 1 FROM overfull) RETURNING id`;
};

/** What the kitchen makes in {@link WORK_MS}; without a limit of its own it has none here. */
const mostOpenUnits = ({ unitsPerSlot, slotMinutes }: PickupPlan): number =>
  unitsPerSlot === null ? Infinity : Math.floor((unitsPerSlot * WORK_MS) / (slotMinutes * 60_000));

/** A new order, of which it is asked whether its origins have too many open ones. */
interface Placed {
  orderId: number;
  sender: Sender;
  plan: PickupPlan;
  /** The kitchen units it takes. */
  units: number;
  pickupAt: number;
}

/**
 * Counts a new order for its origins, in its transaction and after it has its number: that lock keeps other orders out, so
 * that of many at once no more than the limit are placed, on any number of instances. An order may be of any size while its
 * origin takes nothing of the kitchen.
 * @throws HttpError 429 where one of its origins has too much that was not collected yet
 */
export async function countOpenOrder(strapi: Core.Strapi, sql: Sql, order: Placed): Promise<void> {
  const limit = openOrdersOf(strapi);
  if (limit === null) return;
  const { orderId, sender, plan, units, pickupAt } = order;
  const origins = originsOf(strapi, sender);
  const now = new Date(plan.now);
  const until = new Date(Math.max(pickupAt, plan.now) + FORGOTTEN_AFTER_MS);
  // What takes nothing of the kitchen is bounded in number alone.
  const most = units === 0 ? Infinity : mostOpenUnits(plan);
  const added = await sql(addingUnlessFull(origins.length), [
    ...origins.flatMap(({ hash, times }) => [hash, limit * times, Math.min(most * times, MAX_INTEGER)]),
    now,
    units,
    orderId,
    units,
    until,
  ]);
  if (added.length === 0) throw tooManyOpen();
}

const tooManyOpen = () =>
  new HttpError(
    429,
    'Many orders from this network, or with this phone number or email address, have not been collected yet. Nothing has been ordered. Please call the restaurant.',
    { details: { reason: 'open-orders' } },
  );

const OpenOrders = z.number().nullable();

/** How many open orders one origin may have; null where they are not limited. */
const openOrdersOf = (strapi: Core.Strapi): number | null => OpenOrders.parse(strapi.config.get('pickup.openOrders'));

/** How long an order counts in number that its customer has cancelled. */
const CANCELLED_COUNTS_MS = 60 * 60_000;

/** Counts an order no more that has ended, and forgets where it came from. */
export async function forgetOrigins(sql: Sql, orderId: number, status: OrderStatus): Promise<void> {
  if (!isOpenStatus(status)) await sql('DELETE FROM order_origins WHERE order_row = ?', [orderId]);
}

/**
 * Counts an order that its customer has cancelled in number alone, for a while: whoever orders and cancels in turn rings at the
 * kitchen and causes mail each time.
 */
export async function countCancelled(sql: Sql, orderId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + CANCELLED_COUNTS_MS);
  await sql('UPDATE order_origins SET units = 0, counts_until = ? WHERE order_row = ?', [until, orderId]);
}

/** Forgets where orders came from that nobody has ended. */
export async function forgetPastOrigins(sql: Sql, now: Date): Promise<void> {
  await sql('DELETE FROM order_origins WHERE counts_until <= ?', [now]);
}
