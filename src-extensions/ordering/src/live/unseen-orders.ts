import { isUnseen, type MonitoredKitchen } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { readRestaurant } from '../pricing/catalogue.js';
import type { StoredOrder } from '../reading/read-order.js';
import { readBoardSeenAt } from './board-presence.js';

/** The kitchen as it is watched now; null before the owner has described it. */
export async function readWatchedKitchen(sql: Sql): Promise<MonitoredKitchen | null> {
  const restaurant = await readRestaurant(sql);
  if (!restaurant) return null;
  const { openingHours, timeZone, unseenAfterMinutes } = restaurant;
  return { openingHours, timeZone, unseenAfterMinutes, boardSeenAt: await readBoardSeenAt(sql) };
}

/** Whether nobody in the kitchen has looked at an order although somebody should have. */
export async function readUnseen(sql: Sql, { row }: Pick<StoredOrder, 'row'>, now: Date): Promise<boolean> {
  // Most orders are past that question: it costs them nothing.
  if (row.order_status !== 'PENDING' || row.opened_at !== null) return false;
  const kitchen = await readWatchedKitchen(sql);
  if (!kitchen) return false;
  const order = { status: row.order_status, placedAt: Date.parse(row.placed_at), openedAt: null };
  return isUnseen(order, kitchen, now);
}
