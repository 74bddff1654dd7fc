import {
  businessDay,
  calendarOf,
  type ChangeKitchenControl,
  KITCHEN_LIMITS,
  type KitchenControl,
  presentKitchenControl,
  startOfDay,
} from '@pickup/contract';
import { readBookedUnits } from '@pickup/ordering';
import {
  badRequest,
  inTransaction,
  isPostgres,
  millisecondsColumn,
  type Sql,
  sqlOf,
  type Transaction,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readOrderingRestaurant } from '../restaurant/restaurant-for-orders.js';
import { readKitchenSettings, undescribed } from './kitchen.js';

export const KITCHEN_STATE = 'api::kitchen-state.kitchen-state';

const MenuChange = z.object({ at: millisecondsColumn.nullable() });

/** When a dish or an option was last changed, in milliseconds; null without any. */
async function readMenuChangedAt(sql: Sql): Promise<number | null> {
  const [row] = await sql(
    `SELECT max(at) AS at FROM (
       SELECT max(updated_at) AS at FROM menu_items UNION ALL SELECT max(updated_at) FROM menu_options
     ) AS changes`,
  );
  return MenuChange.parse(row).at;
}

/** The kitchen's state as its boards control it; null before the owner has described the restaurant. */
export async function findKitchenControl(sql: Sql, now: Date): Promise<KitchenControl | null> {
  const settings = await readOrderingRestaurant(sql, now);
  if (!settings) return null;
  const today = businessDay(now, calendarOf(settings));
  const booked = await readBookedUnits(sql, new Date(startOfDay(today, settings.timeZone)), null);
  return presentKitchenControl(settings, now.getTime(), booked, await readMenuChangedAt(sql));
}

/** The same. @throws HttpError 404 before the owner has described the restaurant */
export async function readKitchenControl(strapi: Core.Strapi, now: Date): Promise<KitchenControl> {
  const control = await findKitchenControl(sqlOf(strapi.db.connection), now);
  if (!control) throw undescribed();
  return control;
}

const DAY_MS = 24 * 60 * 60_000;

/** Why a pause or extra minutes cannot end at an instant; null when they can. */
export function endContradiction(end: Date, now: Date): string | null {
  if (end <= now) return 'must lie in the future';
  const isNear = end.getTime() <= now.getTime() + KITCHEN_LIMITS.controlDays * DAY_MS;
  return isNear ? null : `must be at most ${KITCHEN_LIMITS.controlDays} days ahead`;
}

/** @throws HttpError 400 for an end that has passed or lies too far ahead */
function requireNearEnd(name: 'pausedUntil' | 'extraUntil', end: string | null | undefined, now: Date): void {
  const contradiction = typeof end === 'string' ? endContradiction(new Date(end), now) : null;
  if (contradiction === null) return;
  const message = `${name} ${contradiction}.`;
  throw badRequest(message, [{ path: name, message }]);
}

/** The columns of a change. Extra minutes end together with their end. */
function valuesOf({ pausedUntil, extraMinutes, extraUntil }: ChangeKitchenControl) {
  const endsExtra = extraMinutes === null || extraUntil === null;
  return {
    ...(pausedUntil !== undefined && { pausedUntil }),
    ...(endsExtra && { extraMinutes: null, extraUntil: null }),
    ...(!endsExtra && extraMinutes !== undefined && { extraMinutes, extraUntil }),
  };
}

const Row = z.object({ id: z.number() });

/** The one row of the kitchen's state, locked. */
async function lockState(trx: Transaction): Promise<number> {
  return Row.parse(await trx('kitchen_states').orderBy('id').forUpdate().first('id')).id;
}

/**
 * Pauses the kitchen, adds minutes, or ends either.
 * @throws HttpError 400 for an end that has passed or lies too far ahead, 404 before the owner has described the restaurant
 */
export async function changeKitchenControl(
  strapi: Core.Strapi,
  change: ChangeKitchenControl,
  now: Date,
): Promise<KitchenControl> {
  requireNearEnd('pausedUntil', change.pausedUntil, now);
  requireNearEnd('extraUntil', change.extraUntil, now);
  await inTransaction(strapi, async (trx) => {
    await readKitchenSettings(sqlOf(trx), now);
    const id = await lockState(trx);
    await strapi.db.query(KITCHEN_STATE).update({ where: { id }, data: valuesOf(change) });
  });
  return readKitchenControl(strapi, now);
}

/** Makes the one row of the kitchen's state where there is none: at the first start, and on a database of before there was one. */
export async function ensureKitchenState(strapi: Core.Strapi, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    if (isPostgres(trx)) await trx.raw('LOCK TABLE kitchen_states IN SHARE ROW EXCLUSIVE MODE');
    const rows = strapi.db.query(KITCHEN_STATE);
    if ((await rows.count()) === 0) await rows.create({ data: { publishedAt: now } });
  });
}
