import { isUnseen, type MonitoredKitchen, noBoardSince, type OrderStatus } from '@pickup/contract';
import { instantColumn, millisecondsColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { OwnerMail } from '../mail/queue-mail.js';
import type { StoredOrder } from '../orders/read-order.js';
import type { Catalogue } from '../pricing/catalogue-port.js';
import { readBoardSeenAt } from './board-presence.js';

type Restaurants = Pick<Catalogue, 'readRestaurant'>;

/** What decides whether an order counts as unseen; null before the owner has described the restaurant. */
async function readMonitoredKitchen({ readRestaurant }: Restaurants, sql: Sql): Promise<MonitoredKitchen | null> {
  const restaurant = await readRestaurant(sql);
  if (!restaurant) return null;
  const { openingHours, timeZone, unseenAfterMinutes } = restaurant;
  return { openingHours, timeZone, unseenAfterMinutes, boardSeenAt: await readBoardSeenAt(sql) };
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
  const kitchen = await readMonitoredKitchen(restaurants, sql);
  if (!kitchen) return false;
  const order = { status: row.order_status, placedAt: Date.parse(row.placed_at), openedAt: null };
  return isUnseen(order, kitchen, now);
}

/** The least time between two alerts about orders; those in between share a mail. */
const ALERT_INTERVAL_MS = 10 * 60_000;

/** Orders that are looked at; with more the owner has had an alert already. */
const MAX_ORDERS = 100;

const PENDING: OrderStatus = 'PENDING';
const Waiting = z.array(z.object({ id: z.number(), placed_at: instantColumn }));

/** The orders nobody has opened, oldest first. */
async function readWaiting(sql: Sql) {
  const rows = await sql(
    `SELECT id, placed_at FROM orders WHERE order_status = ? AND opened_at IS NULL ORDER BY id LIMIT ${MAX_ORDERS}`,
    [PENDING],
  );
  return Waiting.parse(rows);
}

const LastAlerts = z.tuple([
  z.object({
    /** When the owner was last alerted that no board is connected, in milliseconds. */
    absence_alert_at: millisecondsColumn.nullable(),
    /** When the owner was last alerted of an order, and of which. */
    order_alert_at: millisecondsColumn.nullable(),
    last_order: z.number().nullable(),
  }),
]);

async function readLastAlerts(sql: Sql) {
  const rows = await sql(
    `SELECT (SELECT MAX(queued_at) FROM order_mails WHERE mail_kind = 'no-board') AS absence_alert_at,
       MAX(queued_at) AS order_alert_at, MAX(order_id) AS last_order
     FROM order_mails WHERE mail_kind IN ('unseen', 'no-board') AND order_id IS NOT NULL`,
  );
  return LastAlerts.parse(rows)[0];
}

/** A mail with a future time was written before the clock was set back, and does not count. */
const isRecent = (at: number | null, now: Date) =>
  at !== null && now.getTime() >= at && now.getTime() - at < ALERT_INTERVAL_MS;

export type Alert = Omit<OwnerMail, 'now'>;

/**
 * The alert to send to the owner now, if any (product.md, Unseen orders): one for each time that no board is connected,
 * and one for each unseen order, which names the others too. A mail is stored with the newest order it names, as older
 * orders become unseen first. Instances that look at the same moment find the same `onceKey`, which the outbox takes once.
 */
export async function findAlert(restaurants: Restaurants, sql: Sql, now: Date): Promise<Alert | null> {
  const kitchen = await readMonitoredKitchen(restaurants, sql);
  if (!kitchen) return null;
  const waiting = await readWaiting(sql);
  const unseen = waiting.filter(({ placed_at: placedAt }) =>
    isUnseen({ status: PENDING, placedAt: Date.parse(placedAt), openedAt: null }, kitchen, now),
  );
  const last = await readLastAlerts(sql);
  const newest = unseen.at(-1);
  const absentSince = noBoardSince(kitchen, now);
  if (absentSince !== null && (last.absence_alert_at ?? 0) < absentSince) {
    return { kind: 'no-board', orderId: newest?.id ?? null, onceKey: `no-board:${absentSince}` };
  }
  const unreported = unseen.find(({ id }) => id > (last.last_order ?? 0));
  if (!newest || !unreported || isRecent(last.order_alert_at, now)) return null;
  return { kind: 'unseen', orderId: newest.id, onceKey: `unseen:${unreported.id}` };
}
