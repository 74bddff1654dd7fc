import type { Kitchen, KitchenControl } from '../entities/kitchen.js';
import type { PublicSpecialDay } from '../entities/special-day.js';
import { businessDay, serviceDay } from './business-day.js';
import { addDays, startOfDay } from './business-time.js';
import { lastOrderAt, nextKitchenChange, nextReadyAt, planPickup, type KitchenSettings } from './kitchen-settings.js';
import { kitchenState, presentKitchenState, toInstant } from './kitchen-state.js';
import { openingState } from './opening-calendar.js';
import type { PickupPlan } from './pickup-plan.js';

/** Days after today whose special days visitors are told. */
const SPECIAL_DAYS_AHEAD = 7;

/** How far ahead a board is told what is booked beyond today, in milliseconds. */
const BOOKED_AHEAD = 12 * 60 * 60_000;

/** What a busy kitchen adds, and until when; nulls once that has ended. */
function extraOf({ extraMinutes, extraUntil }: Pick<KitchenSettings, 'extraMinutes' | 'extraUntil'>, now: number) {
  const lasts = extraMinutes !== null && extraUntil !== null && extraUntil > now;
  return { extraMinutes: lasts ? extraMinutes : null, extraUntil: lasts ? toInstant(extraUntil) : null };
}

/** The kitchen as every page shows it at an instant (product.md, Kitchen state). What is booked has no part in it. */
export function presentKitchen(
  settings: Omit<KitchenSettings, 'specialDays'> & { specialDays: readonly PublicSpecialDay[] },
  now: number,
): Kitchen {
  const plan = planPickup(settings, now);
  const state = kitchenState(plan, now);
  const today = businessDay(now, plan.calendar);
  return {
    ...presentKitchenState(state),
    lastOrderAt: toInstant(lastOrderAt(state, plan)),
    nextReadyAt: toInstant(nextReadyAt(state, plan)),
    ...extraOf(settings, now),
    specialDays: settings.specialDays
      .filter(({ date }) => date >= today && date <= addDays(today, SPECIAL_DAYS_AHEAD))
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ date, closed, shifts, note, noteNl }) => ({ date, closed, shifts, note, noteNl })),
    businessDay: today,
    serviceDay: serviceDay(now, plan.calendar),
    changesAt: new Date(nextKitchenChange(state, plan)).toISOString(),
  };
}

/** What the kitchen's board controls at an instant, and what is booked. @param menuChangedAt when a dish or an option was last changed, in milliseconds */
export function presentKitchenControl(
  settings: KitchenSettings,
  now: number,
  bookedUnits: PickupPlan['bookedUnits'],
  menuChangedAt: number | null,
): KitchenControl {
  const { pausedUntil, slotMinutes, unitsPerSlot, timeZone } = settings;
  const plan = planPickup(settings, now);
  const today = businessDay(now, plan.calendar);
  const start = startOfDay(today, timeZone);
  const isSoon = (at: number) => at <= now + BOOKED_AHEAD || businessDay(at, plan.calendar) === today;
  return {
    pausedUntil: pausedUntil !== null && pausedUntil > now ? toInstant(pausedUntil) : null,
    ...extraOf(settings, now),
    status: presentKitchenState(kitchenState(plan, now)),
    nextOpeningAt: toInstant(openingState(plan.calendar, now).opensAt),
    slotMinutes,
    unitsPerSlot,
    booked: [...bookedUnits]
      .filter(([at, units]) => at >= start && isSoon(at) && units > 0)
      .toSorted(([one], [other]) => one - other)
      .map(([at, units]) => ({ start: new Date(at).toISOString(), units })),
    menuChangedAt: toInstant(menuChangedAt),
  };
}
