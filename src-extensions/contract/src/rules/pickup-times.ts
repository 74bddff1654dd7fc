import { addDays, localDay } from './business-time.js';
import { openingPeriods } from './opening-calendar.js';
import {
  beginsAt,
  openingFor,
  preparationBefore,
  servicesOf,
  servicesWithin,
  type PickupPlan,
  type Service,
} from './pickup-plan.js';
import { openSlots, slotAt, type Slot } from './pickup-slots.js';

/** A time at which an order can be collected, and the most units that an order for it can have. */
interface PickupTime {
  at: number;
  units: number;
}

/** The slots from the day before an instant to the day of another. */
const slotsBetween = (from: number, to: number, plan: PickupPlan): Slot[] =>
  openSlots(
    addDays(localDay(from, plan.calendar.timeZone), -1),
    localDay(to, plan.calendar.timeZone),
    plan,
    plan.calendar.timeZone,
  );

/** Slots, and what is free before each of them: an order that takes days to prepare takes thousands, for each time. */
interface SummedSlots {
  slots: readonly Slot[];
  before: readonly number[];
}

function withFreeBefore(slots: readonly Slot[]): SummedSlots {
  const before = [0];
  let sum = 0;
  for (const { free } of slots) before.push((sum += free));
  return { slots, before };
}

/** The most units of an order that is collected at an instant of a service: what is free from when it has to be begun. */
function unitsFor(pickupAt: number, service: Service, { slots, before }: SummedSlots, plan: PickupPlan): number {
  const from = Math.max(0, slotAt(slots, beginsAt(plan, service, pickupAt)));
  const to = slotAt(slots, pickupAt) + 1;
  if (to <= from) return 0;
  return plan.unitsPerSlot === null ? Infinity : (before[to] ?? 0) - (before[from] ?? 0);
}

/** What can be collected in a service: as soon as possible, and on the grid of slots, oldest first. */
function timesIn(service: Service, plan: PickupPlan): { soonest: PickupTime; grid: PickupTime[] } {
  const { begin, earliest, last, to } = service;
  const slots = slotsBetween(begin, Math.min(to, last), plan);
  const summed = withFreeBefore(slots);
  const timeAt = (at: number) => ({ at, units: unitsFor(at, service, summed, plan) });
  const offered = slots.filter(({ start }) => start >= earliest && start <= last && start < to);
  return { soonest: timeAt(earliest), grid: offered.map(({ start }) => timeAt(start)) };
}

/**
 * The times at which an order of so many units can be collected, as instants in milliseconds, oldest first. They lie on
 * the grid of slots, and in an opening in which there is time to prepare the order, `lastOrderMinutes` or more before it
 * closes. The order takes its units in the slot of its pickup time, and in the slots before it, back to when it has to be begun,
 * what does not fit there.
 */
export const pickupTimes = (plan: PickupPlan, units: number): number[] =>
  servicesWithin(plan)
    .flatMap((service) => timesIn(service, plan).grid)
    .filter((time) => time.units >= units)
    .map(({ at }) => at);

/** Whether an order of so many units can be collected at an instant: whether it is one of its {@link pickupTimes}. */
export function isPickupTime(plan: PickupPlan, units: number, at: number): boolean {
  const service = servicesWithin(plan).find(({ earliest, last, to }) => earliest <= at && at <= last && at < to);
  if (!service) return false;
  const slots = slotsBetween(beginsAt(plan, service, at), at, plan);
  return slots.some(({ start }) => start === at) && unitsFor(at, service, withFreeBefore(slots), plan) >= units;
}

/**
 * The earliest instant at which an order of so many units can be collected: its preparation after it is begun, or later on
 * the grid where the kitchen has too much to do until then. Past the horizon only where no opening within it has time to
 * prepare anything.
 * @returns milliseconds; null where every time is taken, and where nothing is planned
 */
export function earliestPickup(plan: PickupPlan, units: number): number | null {
  const services = servicesOf(plan);
  if (plan.unitsPerSlot === null) return services[0]?.earliest ?? null;
  for (const service of services) {
    const { soonest, grid } = timesIn(service, plan);
    const found = [soonest, ...grid].find((time) => time.units >= units);
    if (found) return found.at;
  }
  return null;
}

/**
 * The most units of which an order can be collected at any time of the plan; null without a limit. With nothing booked it
 * is what tells an order that is too large from one that comes too late.
 */
export function mostUnits(plan: PickupPlan): number | null {
  if (plan.unitsPerSlot === null) return null;
  const times = servicesOf(plan).flatMap((service) => {
    const { soonest, grid } = timesIn(service, plan);
    return [soonest, ...grid];
  });
  return Math.max(0, ...times.map(({ units }) => units));
}

/**
 * How many units an order takes in which slot, by when the slot begins: in the slot of its pickup time, and in those before
 * it what does not fit there, back to the slot in which it has to be begun. Any pickup time will do, not only one that is
 * offered.
 * @returns null where the order does not fit
 */
export function allocateUnits(plan: PickupPlan, units: number, pickupAt: number): Map<number, number> | null {
  const opening = openingFor(pickupAt, plan);
  if (!opening) return null;
  // Without a limit all of it fits into the slot of its pickup time.
  const from = plan.unitsPerSlot === null ? pickupAt : beginsAt(plan, opening, pickupAt);
  const slots = slotsBetween(from, pickupAt, plan);
  const usable = slots.slice(Math.max(0, slotAt(slots, from)), slotAt(slots, pickupAt) + 1);
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
export function releaseAt(plan: PickupPlan, pickupAt: number): number {
  const { calendar } = plan;
  const begin = pickupAt - preparationBefore(plan, pickupAt);
  const dayBefore = addDays(localDay(begin, calendar.timeZone), -1);
  const openings = openingPeriods(dayBefore, localDay(pickupAt, calendar.timeZone), calendar);
  const opening = openings.find(({ from, to }) => from <= pickupAt && pickupAt < to);
  return Math.max(begin, opening?.from ?? begin);
}
