import { isUnseen, noBoardSince, type OrderStatus } from '@pickup/contract';
import { instantColumn, millisecondsColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { OwnerMail } from '../mailing/queue-mail.js';
import { readWatchedKitchen } from './unseen-orders.js';

/** The owner hears of orders at once, and of those that come after them no sooner than this, all in one mail. */
const NEXT_MAIL_AFTER_MS = 10 * 60_000;

/** Orders looked at in a round; with more the owner knows already. */
const MOST_ORDERS = 100;

const PENDING: OrderStatus = 'PENDING';
const Waiting = z.array(z.object({ id: z.number(), placed_at: instantColumn }));

/** The orders nobody has opened, oldest first. */
async function readWaiting(sql: Sql) {
  const rows = await sql(
    `SELECT id, placed_at FROM orders WHERE order_status = ? AND opened_at IS NULL ORDER BY id LIMIT ${MOST_ORDERS}`,
    [PENDING],
  );
  return Waiting.parse(rows);
}

const Told = z.tuple([
  z.object({
    /** When the owner was last told that no board is connected, in milliseconds. */
    absence_told_at: millisecondsColumn.nullable(),
    /** When the owner was last told of an order, and of which. */
    order_told_at: millisecondsColumn.nullable(),
    last_order: z.number().nullable(),
  }),
]);

async function readTold(sql: Sql) {
  const rows = await sql(
    `SELECT (SELECT MAX(queued_at) FROM order_mails WHERE mail_kind = 'no-board') AS absence_told_at,
       MAX(queued_at) AS order_told_at, MAX(order_id) AS last_order
     FROM order_mails WHERE mail_kind IN ('unseen', 'no-board') AND order_id IS NOT NULL`,
  );
  return Told.parse(rows)[0];
}

/** A mail in the future was written before the clock was put back: it keeps no other waiting. */
const isRecent = (at: number | null, now: Date) =>
  at !== null && now.getTime() >= at && now.getTime() - at < NEXT_MAIL_AFTER_MS;

export type Alarm = Omit<OwnerMail, 'now'>;

/**
 * What the owner has to be told at a moment, if anything: of each absence of all boards once, at once, and of each unseen
 * order once, together with the others that wait. Older orders are unseen before newer ones, so a mail names the newest
 * it tells of. Instances that look at the same moment find the same key, and the outbox takes it once.
 */
export async function findAlarm(sql: Sql, now: Date): Promise<Alarm | null> {
  const kitchen = await readWatchedKitchen(sql);
  if (!kitchen) return null;
  const waiting = await readWaiting(sql);
  const unseen = waiting.filter(({ placed_at: placedAt }) =>
    isUnseen({ status: PENDING, placedAt: Date.parse(placedAt), openedAt: null }, kitchen, now),
  );
  const told = await readTold(sql);
  const newest = unseen.at(-1);
  const absentSince = noBoardSince(kitchen, now);
  if (absentSince !== null && (told.absence_told_at ?? 0) < absentSince) {
    return { kind: 'no-board', orderId: newest?.id ?? null, onceKey: `no-board:${absentSince}` };
  }
  const untold = unseen.find(({ id }) => id > (told.last_order ?? 0));
  if (!newest || !untold || isRecent(told.order_told_at, now)) return null;
  return { kind: 'unseen', orderId: newest.id, onceKey: `unseen:${untold.id}` };
}
