import {
  businessDay,
  dayEnd,
  kitchenState,
  localDay,
  nextKitchenChange,
  planPickup,
  RESTAURANT_DEFAULTS,
} from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { readOrderingRestaurant } from '../restaurant/restaurant-for-orders.js';

/** Of which business day the menu speaks: of that on which the kitchen next begins work (product.md, What is left). */
export interface MenuDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Until when that holds unless the owner changes something, in milliseconds. */
  changesAt: number;
}

export async function readMenuDay(sql: Sql, now: Date): Promise<MenuDay> {
  const settings = await readOrderingRestaurant(sql, now);
  if (!settings) {
    const { timeZone } = RESTAURANT_DEFAULTS;
    return { day: localDay(now, timeZone), changesAt: dayEnd(now, timeZone) };
  }
  const plan = planPickup(settings, now);
  const state = kitchenState(plan, now);
  return { day: businessDay(state.startsAt ?? now, plan.calendar), changesAt: nextKitchenChange(state, plan) };
}
