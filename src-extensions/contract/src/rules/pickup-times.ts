import { addDays, businessDay } from './business-time.js';
import { openingPeriods, openingPeriodsOf, type OpeningCalendar } from './opening-calendar.js';
import { openSlots, slotAt, type KitchenCapacity, type Slot } from './pickup-slots.js';

const MINUTE = 60_000;

/** What decides when orders can be collected; instants and durations in milliseconds unless their name says otherwise. */
export interface PickupPlan extends KitchenCapacity {
  calendar: OpeningCalendar;
  now: number;
  /** When the owner's pause ends; null without one. */
  pausedUntil: number | null;
  preparationMs: number;
  /** What a busy kitchen adds to the preparation of what it begins next. Later openings start without it. */
  extraMs: number;
  /** Business days after today on which an opening may begin. */
  horizonDays: number;
  /** How long before closing the last pickup is. */
  lastOrderMinutes: number;
}

/** A period in which the kitchen is open, and when it can begin an order of `now` in it. */
interface Opening {
  from: number;
  to: number;
  begin: number;
}

/** The openings in which an order of `now` can be begun, up to a day; those that touch or overlap are one. */
function openingsUntil(lastDay: string, { calendar, now, pausedUntil }: PickupPlan): Opening[] {
  const yesterday = addDays(businessDay(now, calendar.timeZone), -1);
  const ready = Math.max(now, pausedUntil ?? now);
  return openingPeriods(yesterday, lastDay, calendar)
    .filter(({ to }) => to > ready)
    .map((period) => ({ ...period, begin: Math.max(period.from, ready) }));
}

/** A time at which an order can be collected, and the most units that an order for it can have. */
interface PickupTime {
  at: number;
  units: number;
}

/** The times at which an order of `now` can be collected, whatever it takes, oldest first. */
function timesOf(plan: PickupPlan): PickupTime[] {
  const { calendar, now, horizonDays, lastOrderMinutes, preparationMs, extraMs } = plan;
  const today = businessDay(now, calendar.timeZone);
  const yesterday = addDays(today, -1);
  const horizon = addDays(today, horizonDays);
  let lastClosing = now;
  for (let day = yesterday; day <= horizon; day = addDays(day, 1)) {
    for (const { to } of openingPeriodsOf(day, calendar)) lastClosing = Math.max(lastClosing, to);
  }
  const slots = openSlots(yesterday, addDays(horizon, 1), plan, calendar.timeZone);
  // A night of the last day may go on in openings of the days after it.
  return openingsUntil(addDays(horizon, 2), plan).flatMap(({ to, begin }, index) => {
    const earliest = begin + preparationMs + (index === 0 ? extraMs : 0);
    const last = to - lastOrderMinutes * MINUTE;
    const offered: PickupTime[] = [];
    let units = 0;
    for (const { start, free } of slots.slice(Math.max(0, slotAt(slots, begin)))) {
      if (start > last || start >= to || start >= lastClosing) break;
      units += free;
      if (start >= earliest) offered.push({ at: start, units });
    }
    return offered;
  });
}

/**
 * The times at which an order of so many units can be collected, as instants in milliseconds, oldest first. They lie on
 * the grid of slots, and in an opening in which there is time to prepare the order, `lastOrderMinutes` or more before it
 * closes. The order takes its units in the slot of its pickup time, and in the slots before it what does not fit there.
 */
export const pickupTimes = (plan: PickupPlan, units: number): number[] =>
  timesOf(plan)
    .filter((time) => time.units >= units)
    .map(({ at }) => at);

/**
 * The most units of which an order can be collected at any time of the plan; null without a limit. With nothing booked it
 * is what tells an order that is too large from one that comes too late.
 */
export const mostUnits = (plan: PickupPlan): number | null =>
  plan.unitsPerSlot === null ? null : Math.max(0, ...timesOf(plan).map(({ units }) => units));

/**
 * How many units an order takes in which slot, by when the slot begins: in the slot of its pickup time, and in those before
 * it what does not fit there, never before the slot in which it can be begun. Any pickup time will do, not only one that
 * is offered.
 * @returns null where the order does not fit
 */
export function allocateUnits(plan: PickupPlan, units: number, pickupAt: number): Map<number, number> | null {
  const { calendar, now } = plan;
  const pickupDay = businessDay(pickupAt, calendar.timeZone);
  const opening = openingsUntil(pickupDay, plan).findLast(({ from }) => from <= pickupAt);
  if (!opening || opening.begin > pickupAt) return null;
  const yesterday = addDays(businessDay(now, calendar.timeZone), -1);
  const slots = openSlots(yesterday, pickupDay, plan, calendar.timeZone);
  const usable: Slot[] = slots.slice(Math.max(0, slotAt(slots, opening.begin)), slotAt(slots, pickupAt) + 1);
  const taken = new Map<number, number>();
  let rest = units;
  for (const { start, free } of usable.reverse()) {
    const here = Math.min(rest, free);
    if (here > 0) taken.set(start, here);
    rest -= here;
  }
  return rest === 0 ? taken : null;
}

/** When an order for later has to be begun, in milliseconds: its preparation before its pickup, but not before the opening in which it is collected. */
export function releaseAt(pickupAt: number, preparationMs: number, calendar: OpeningCalendar): number {
  const begin = pickupAt - preparationMs;
  const dayBefore = addDays(businessDay(begin, calendar.timeZone), -1);
  const openings = openingPeriods(dayBefore, businessDay(pickupAt, calendar.timeZone), calendar);
  const opening = openings.find(({ from, to }) => from <= pickupAt && pickupAt < to);
  return Math.max(begin, opening?.from ?? begin);
}
