import { nextClockChange } from './business-day.js';
import type { InstantLike } from './business-time.js';
import type { KitchenState } from './kitchen-state.js';
import { calendarOf, type OpeningTimes } from './opening-calendar.js';
import type { PickupPlan } from './pickup-plan.js';
import { earliestPickup } from './pickup-times.js';
import { longestPreparation, type PreparationTime } from './preparation-time.js';

/** What the owner has said of the kitchen; instants in milliseconds. */
export interface KitchenSettings extends OpeningTimes, PreparationTime {
  doorsOpen: boolean;
  slotMinutes: number;
  /** Null without a limit. */
  unitsPerSlot: number | null;
  horizonDays: number;
  lastOrderMinutes: number;
  ordersWhenClosed: boolean;
  /** When the pause ends, past or future; null without one. */
  pausedUntil: number | null;
  /** What a busy kitchen adds, and until when, past or future; null when it adds nothing. */
  extraMinutes: number | null;
  extraUntil: number | null;
}

/** The kitchen of a restaurant that is neither paused nor busy. */
export const UNDISTURBED = { pausedUntil: null, extraMinutes: null, extraUntil: null } as const;

const NOTHING_BOOKED: PickupPlan['bookedUnits'] = new Map();

/** What decides when an order of `now` can be collected. @param bookedUnits by when their slot begins */
export const planPickup = (
  settings: KitchenSettings,
  now: InstantLike,
  bookedUnits: PickupPlan['bookedUnits'] = NOTHING_BOOKED,
): PickupPlan => ({
  doorsOpen: settings.doorsOpen,
  calendar: calendarOf(settings),
  now: Number(now),
  bookedUnits,
  preparationMs: longestPreparation(settings),
  extraMs: (settings.extraMinutes ?? 0) * 60_000,
  // What has ended lengthens nothing that can still be begun.
  extraUntil: settings.extraUntil !== null && settings.extraUntil > Number(now) ? settings.extraUntil : null,
  pausedUntil: settings.pausedUntil,
  slotMinutes: settings.slotMinutes,
  unitsPerSlot: settings.unitsPerSlot,
  horizonDays: settings.horizonDays,
  lastOrderMinutes: settings.lastOrderMinutes,
  ordersWhenClosed: settings.ordersWhenClosed,
});

/** From when on a small order can no longer be collected before an opening closes, in milliseconds; null while the kitchen is not open, and when it never closes. */
export function lastOrderAt({ closesAt }: KitchenState, plan: PickupPlan): number | null {
  if (closesAt === null) return null;
  const last = closesAt - plan.lastOrderMinutes * 60_000 - plan.preparationMs;
  return plan.extraUntil !== null && plan.extraUntil > last ? last - plan.extraMs : last;
}

/** When a small order can be collected that is not begun now, in milliseconds; null for one that is, when nothing is planned, and before the doors are open. */
export function nextReadyAt({ open, reason, closesAt }: KitchenState, plan: PickupPlan): number | null {
  if (reason === 'not-open-yet') return null;
  const earliest = earliestPickup(plan, 0);
  const isBegunNow = open && earliest !== null && earliest < (closesAt ?? Infinity);
  return isBegunNow ? null : earliest;
}

/** When what pages say of the kitchen becomes stale without an edit, in milliseconds; its day ends at the latest. */
export function nextKitchenChange({ closesAt }: KitchenState, plan: PickupPlan): number {
  const { now, calendar, extraMs, extraUntil, pausedUntil, lastOrderMinutes, preparationMs } = plan;
  // The last pickup may be at that very instant, but not at closing.
  const tooLate = closesAt === null ? [] : [Math.min(closesAt - lastOrderMinutes * 60_000 + 1, closesAt)];
  // A busy kitchen takes its last order earlier, until it is no longer busy.
  const gone = tooLate.flatMap((at) => [at - preparationMs, at - preparationMs - extraMs]);
  const changes = [...gone, pausedUntil, extraUntil].filter((change) => change !== null);
  return Math.min(nextClockChange(calendar, now), ...changes.filter((change) => change > now));
}
