import {
  addDays,
  countOpenOrders,
  isOpenStatus,
  kitchenState,
  noBoardSince,
  ORDER_STATUSES,
  type OpenOrders,
  type Overview,
  OrderStatus,
  planPickup,
  presentKitchenState,
  RESTAURANT_DEFAULTS,
  sameWeekdays,
  toInstant,
  usualSales,
} from '@pickup/contract';
import { instantColumn, placeholders, readBusinessDay, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readBoardSeenAt } from '../board/board-presence.js';
import { isMailEnabled } from '../mail/mail-worker-handle.js';
import { IS_TROUBLED, troubledFrom } from '../mail/mails.js';
import { readDayStatistics } from '../orders/order-counts.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { readSoldSoFar } from './sold-so-far.js';

const OPEN_STATUSES = ORDER_STATUSES.filter(isOpenStatus);

const OpenRows = z.array(
  z
    .object({
      document_id: z.string(),
      number: z.string(),
      order_status: OrderStatus,
      placed_at: instantColumn,
      estimated_ready_at: instantColumn.nullable(),
      release_at: instantColumn.nullable(),
      opened_at: instantColumn.nullable(),
    })
    .transform((row) => ({
      id: row.document_id,
      orderNumber: row.number,
      status: row.order_status,
      createdAt: row.placed_at,
      pickupTime: row.estimated_ready_at,
      releaseAt: row.release_at,
      openedAt: row.opened_at,
    })),
);

async function readOpenOrders(sql: Sql, now: Date): Promise<OpenOrders> {
  const rows = await sql(
    `SELECT document_id, number, order_status, placed_at, estimated_ready_at, release_at, opened_at FROM orders
     WHERE order_status IN (${placeholders(OPEN_STATUSES.length)}) ORDER BY id`,
    OPEN_STATUSES,
  );
  return countOpenOrders(OpenRows.parse(rows), now);
}

const MailRows = z.array(z.object({ mail_state: z.enum(['waiting', 'failed']), mails: z.coerce.number() }));

/** How many mails that failed at least once are tried again, and how many were given up. */
async function readTroubledMail(sql: Sql, now: Date): Promise<Pick<Overview['mail'], 'retrying' | 'failed'>> {
  const rows = MailRows.parse(
    await sql(
      `SELECT mail_state, COUNT(*) AS mails FROM order_mails
       WHERE ${IS_TROUBLED} GROUP BY mail_state`,
      [troubledFrom(now)],
    ),
  );
  const countOf = (state: 'waiting' | 'failed') => rows.find((row) => row.mail_state === state)?.mails ?? 0;
  return { retrying: countOf('waiting'), failed: countOf('failed') };
}

/** What the owner's landing says (product.md, Landing). It reads what is open, and the orders of ten days. */
export async function readOverview(strapi: Core.Strapi, now: Date): Promise<Overview> {
  const db = strapi.db.connection;
  const sql = sqlOf(db);
  const restaurant = await catalogueOf(strapi).readRestaurant(sql, now);
  const timeZone = restaurant?.timeZone ?? RESTAURANT_DEFAULTS.timeZone;
  const today = await readBusinessDay(db, now);
  const before = sameWeekdays(today, now, timeZone);
  return {
    at: now.toISOString(),
    openOrders: await readOpenOrders(sql, now),
    kitchen: restaurant && presentKitchenState(kitchenState(planPickup(restaurant, now), now)),
    noBoardSince:
      restaurant && toInstant(noBoardSince({ ...restaurant, boardSeenAt: await readBoardSeenAt(sql) }, now)),
    mail: { enabled: isMailEnabled(strapi), ...(await readTroubledMail(sql, now)) },
    today: await readDayStatistics(db, today),
    usual: usualSales(await readSoldSoFar(sql, before)),
    yesterday: await readDayStatistics(db, addDays(today, -1)),
  };
}
