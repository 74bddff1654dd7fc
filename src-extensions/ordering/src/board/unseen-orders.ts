import { isUnseen, type MonitoredKitchen, noBoardSince, type OrderStatus } from '@pickup/contract';
import { millisecondsColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { OwnerMail } from '../mail/queue-mail.js';
import { WAITING_SINCE } from '../orders/order-rows.js';
import type { StoredOrder } from '../orders/read-order.js';
import type { Catalogue } from '../pricing/catalogue-port.js';
import { readBoardSeenAt } from './board-presence.js';

type Restaurants = Pick<Catalogue, 'readRestaurant'>;

/** What decides whether an order counts as unseen; null before the owner has described the restaurant. */
async function readMonitoredKitchen(
  { readRestaurant }: Restaurants,
  sql: Sql,
  now: Date,
): Promise<MonitoredKitchen | null> {
  const restaurant = await readRestaurant(sql, now);
  if (!restaurant) return null;
  return { ...restaurant, boardSeenAt: await readBoardSeenAt(sql) };
}

/** Whether an order has waited unopened for longer than the owner allows (product.md, Unseen orders). */
export async function readUnseen(
  restaurants: Restaurants,
  sql: Sql,
  { row }: Pick<StoredOrder, 'row'>,
  now: Date,
): Promise<boolean> {
  // Answers for most orders without a query.
  if (row.order_status !== 'PENDING' || row.opened_at !== null) return false;
  const kitchen = await readMonitoredKitchen(restaurants, sql, now);
  if (!kitchen) return false;
  const waitingSince = Date.parse(row.release_at ?? row.placed_at);
  const order = { status: row.order_status, waitingSince, openedAt: null };
  return isUnseen(order, kitchen, now);
}

/** The least time between two alerts about orders; those in between share a mail. */
const ALERT_INTERVAL_MS = 10 * 60_000;

/** Orders that are looked at; with more the owner has had an alert already. */
const MAX_ORDERS = 100;

const PENDING: OrderStatus = 'PENDING';
const Waiting = z.array(z.object({ id: z.number(), waiting_since: millisecondsColumn }));

/** The orders nobody has opened that are not for later, those that are due the longest first. */
async function readWaiting(sql: Sql, now: Date) {
  const rows = await sql(
    `SELECT id, ${WAITING_SINCE} AS waiting_since FROM orders
     WHERE order_status = ? AND opened_at IS NULL AND (release_at IS NULL OR release_at <= ?)
     ORDER BY waiting_since, id LIMIT ${MAX_ORDERS}`,
    [PENDING, now],
  );
  return Waiting.parse(rows);
}

const LastAlerts = z.tuple([
  z.object({
    /** When the owner was last alerted that no board is connected, in milliseconds. */
    absence_alert_at: millisecondsColumn.nullable(),
    /** When the owner was last alerted of an order; the last that was named, and since when it was due. */
    order_alert_at: millisecondsColumn.nullable(),
    last_order: z.number().nullable(),
    last_due: millisecondsColumn.nullable(),
    /** When the owner was last alerted of an order that has been moved to a later time since. */
    moved_alert_at: millisecondsColumn.nullable(),
  }),
]);

async function readLastAlerts(sql: Sql) {
  const rows = await sql(
    `WITH alerts AS (
       SELECT mail.queued_at, orders.id, ${WAITING_SINCE} AS due FROM order_mails AS mail
         LEFT JOIN orders ON orders.id = mail.order_id
       WHERE mail.mail_kind IN ('unseen', 'no-board') AND mail.order_id IS NOT NULL)
     SELECT (SELECT MAX(queued_at) FROM order_mails WHERE mail_kind = 'no-board') AS absence_alert_at,
       (SELECT MAX(queued_at) FROM alerts) AS order_alert_at, last.id AS last_order, last.due AS last_due,
       (SELECT MAX(queued_at) FROM alerts WHERE due > queued_at) AS moved_alert_at
     FROM (SELECT 1) AS one LEFT JOIN (SELECT id, due FROM alerts WHERE due <= queued_at ORDER BY due DESC, id DESC LIMIT 1) AS last ON 1 = 1`,
  );
  return LastAlerts.parse(rows)[0];
}

/** A mail with a future time was written before the clock was set back, and does not count. */
const isRecent = (at: number | null, now: Date) =>
  at !== null && now.getTime() >= at && now.getTime() - at < ALERT_INTERVAL_MS;

export type Alert = Omit<OwnerMail, 'now'>;

/**
 * The alert to send to the owner now, if any (product.md, Unseen orders): one for each time that no board is connected,
 * and one for each unseen order, which names the others too. A mail is stored with the last order it names, as orders
 * become unseen in the sequence in which they were due; of one that has been moved to a later time since, the mail tells only
 * that all which had waited long enough by then were named. Instances that look at the same moment find the same `onceKey`, which
 * the outbox takes once.
 */
export async function findAlert(restaurants: Restaurants, sql: Sql, now: Date): Promise<Alert | null> {
  const kitchen = await readMonitoredKitchen(restaurants, sql, now);
  if (!kitchen) return null;
  const waiting = await readWaiting(sql, now);
  const unseen = waiting.filter(({ waiting_since: waitingSince }) =>
    isUnseen({ status: PENDING, waitingSince, openedAt: null }, kitchen, now),
  );
  const last = await readLastAlerts(sql);
  const newest = unseen.at(-1);
  const namedUntil = (last.moved_alert_at ?? 0) - kitchen.unseenAfterMinutes * 60_000;
  const isAfterLast = ({ id, waiting_since: due }: (typeof unseen)[number]) =>
    last.last_due === null || due > last.last_due || (due === last.last_due && id > (last.last_order ?? 0));
  const isUnreported = (order: (typeof unseen)[number]) => order.waiting_since > namedUntil && isAfterLast(order);
  const absentSince = noBoardSince(kitchen, now);
  if (absentSince !== null && (last.absence_alert_at ?? 0) < absentSince) {
    return { kind: 'no-board', orderId: newest?.id ?? null, onceKey: `no-board:${absentSince}` };
  }
  const unreported = unseen.find(isUnreported);
  if (!newest || !unreported || isRecent(last.order_alert_at, now)) return null;
  return { kind: 'unseen', orderId: newest.id, onceKey: `unseen:${unreported.id}:${last.order_alert_at ?? 'first'}` };
}
