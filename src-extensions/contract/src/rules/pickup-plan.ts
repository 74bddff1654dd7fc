import { addDays, localDay } from './business-time.js';
import { kitchenState, type KitchenHours } from './kitchen-state.js';
import { DAYS_AHEAD, openingPeriods, openingPeriodsOf } from './opening-calendar.js';
import type { KitchenCapacity } from './pickup-slots.js';

/** What decides when orders can be collected; instants and durations in milliseconds unless their name says otherwise. */
export interface PickupPlan extends KitchenCapacity, KitchenHours {
  now: number;
  preparationMs: number;
  /** What a busy kitchen adds to the preparation of what it begins before `extraUntil`. */
  extraMs: number;
  /** After now; null when it adds nothing, or nothing any more. */
  extraUntil: number | null;
  /** Calendar days after today on which an opening may begin. */
  horizonDays: number;
  /** How long before closing the last pickup is. */
  lastOrderMinutes: number;
}

/** How long an order takes that is begun at an instant, in milliseconds. */
export const preparationAt = ({ preparationMs, extraMs, extraUntil }: PickupPlan, begin: number): number =>
  preparationMs + (extraUntil !== null && begin < extraUntil ? extraMs : 0);

/** How long before its pickup an order has to be begun, in milliseconds: with what a busy kitchen adds where it is begun in that time. */
export const preparationBefore = (plan: PickupPlan, pickupAt: number): number =>
  preparationAt(plan, pickupAt - plan.preparationMs - plan.extraMs);

/** When an order has to be begun that is collected at an instant of an opening: its preparation before, but not before it can be begun there. */
export const beginsAt = (plan: PickupPlan, { begin }: Pick<Opening, 'begin'>, pickupAt: number): number =>
  Math.max(begin, pickupAt - preparationBefore(plan, pickupAt));

/** A period in which the kitchen is open, and when it can begin an order of `now` in it. */
interface Opening {
  from: number;
  to: number;
  begin: number;
}

const readyToBegin = ({ now, pausedUntil }: PickupPlan): number => Math.max(now, pausedUntil ?? now);

const todayOf = ({ now, calendar }: PickupPlan): string => localDay(now, calendar.timeZone);

/** The openings in which an order of `now` can be begun, up to a day; those that touch or overlap are one. */
function openingsUntil(lastDay: string, plan: PickupPlan): Opening[] {
  const ready = readyToBegin(plan);
  return openingPeriods(addDays(todayOf(plan), -1), lastDay, plan.calendar)
    .filter(({ to }) => to > ready)
    .map((period) => ({ ...period, begin: Math.max(period.from, ready) }));
}

/** The opening in which an order is made that is collected at an instant, be it after closing; undefined where it cannot be begun before. */
export function openingFor(pickupAt: number, plan: PickupPlan): Opening | undefined {
  const openings = openingsUntil(localDay(pickupAt, plan.calendar.timeZone), plan);
  const opening = openings.findLast(({ from }) => from <= pickupAt);
  return opening && opening.begin <= pickupAt ? opening : undefined;
}

/** An opening in which there is time to prepare an order of `now`, from the earliest to the last pickup in it. */
export interface Service extends Opening {
  earliest: number;
  last: number;
}

function serviceIn(opening: Opening, plan: PickupPlan): Service[] {
  const earliest = opening.begin + preparationAt(plan, opening.begin);
  const last = opening.to - plan.lastOrderMinutes * 60_000;
  return earliest <= last && earliest < opening.to ? [{ ...opening, earliest, last }] : [];
}

/** The last closing of the openings that begin within the horizon. */
export function closingOfHorizon(plan: PickupPlan): number {
  const today = todayOf(plan);
  let lastClosing = plan.now;
  for (let day = addDays(today, -1); day <= addDays(today, plan.horizonDays); day = addDays(day, 1)) {
    for (const { to } of openingPeriodsOf(day, plan.calendar)) lastClosing = Math.max(lastClosing, to);
  }
  return lastClosing;
}

/** The services within the horizon, oldest first. A night of its last day may go on in openings of the days after it. */
export function servicesWithin(plan: PickupPlan): Service[] {
  const lastClosing = closingOfHorizon(plan);
  return openingsUntil(addDays(todayOf(plan), plan.horizonDays + 2), plan)
    .flatMap((opening) => serviceIn(opening, plan))
    .filter(({ earliest }) => earliest < lastClosing)
    .map((service) => ({ ...service, to: Math.min(service.to, lastClosing) }));
}

/** For a kitchen that takes longer than every opening lasts: an order is ready its preparation after it is begun, whatever the hours are then. */
function serviceAtAnyHour(plan: PickupPlan): Service[] {
  const { startsAt } = kitchenState(plan, plan.now);
  if (startsAt === null) return [];
  const earliest = startsAt + preparationAt(plan, startsAt);
  const opening = openingFor(earliest, plan);
  return opening ? [{ ...opening, earliest, last: earliest, to: earliest + 1 }] : [];
}

/** The services in which an order for as soon as possible is made: those within the horizon or, where there are none, the first after it. */
export function servicesOf(plan: PickupPlan): Service[] {
  const within = servicesWithin(plan);
  if (within.length > 0) return within;
  const planned = openingsUntil(addDays(todayOf(plan), DAYS_AHEAD), plan);
  const first = planned.flatMap((opening) => serviceIn(opening, plan)).slice(0, 1);
  return first.length > 0 ? first : serviceAtAnyHour(plan);
}
