import { businessDay } from './business-day.js';
import { timeOrder, type OrderTiming } from './pickup-of-order.js';
import type { PickupPlan } from './pickup-plan.js';
import { allocateUnits } from './pickup-times.js';

/** What an order has booked; instants in milliseconds. */
export interface PlacedBooking {
  /** When it is collected; null where nobody has said. */
  at: number | null;
  /** The business day of the pickup; null where nothing is booked. */
  day: string | null;
  /** Its units by when their slot begins. */
  slots: ReadonlyMap<number, number>;
}

/** The units of all slots together. */
export const totalUnits = (slots: PlacedBooking['slots']): number =>
  [...slots.values()].reduce((sum, units) => sum + units, 0);

function addUnits(one: PlacedBooking['slots'], other: PlacedBooking['slots']): Map<number, number> {
  const sum = new Map(one);
  for (const [start, units] of other) sum.set(start, (sum.get(start) ?? 0) + units);
  return sum;
}

/** Fewer units: they are given back from the first slots on. */
export function fewerUnits(slots: PlacedBooking['slots'], less: number): Map<number, number> {
  let rest = less;
  const left = [...slots]
    .sort(([one], [other]) => one - other)
    .map(([start, units]): [number, number] => {
      const here = Math.min(rest, units);
      rest -= here;
      return [start, units - here];
    });
  return new Map(left.filter(([, units]) => units > 0));
}

/** Whether an order is due and the kitchen has closed since: nobody else takes anything of its slots any more. */
const isAfterClosing = (plan: PickupPlan, { at, slots }: PlacedBooking): boolean =>
  at !== null && at <= plan.now && slots.size > 0 && allocateUnits(plan, 0, plan.now) === null;

/**
 * The slots of an order that is collected when it was to be, with so many units: what it has stays, and what it takes more goes
 * where there is room until then, or now where that has passed. After closing it goes to the last slot, without a limit.
 * @param plan with everything that is booked, this order's units too
 * @returns null where there is no room
 */
function slotsAtSameTime(plan: PickupPlan, placed: PlacedBooking, units: number): Map<number, number> | null {
  const { at, slots } = placed;
  const more = units - totalUnits(slots);
  if (more <= 0) return fewerUnits(slots, -more);
  if (at === null) return new Map(slots);
  if (isAfterClosing(plan, placed)) return addUnits(slots, new Map([[Math.max(...slots.keys()), more]]));
  const taken = allocateUnits(plan, more, Math.max(at, plan.now));
  return taken && addUnits(slots, taken);
}

/** When a corrected order can be collected. */
export interface CorrectionTiming {
  /** As of a new order: without what this one has booked. */
  timing: OrderTiming;
  /** Whether its pickup time is to stay as it is. */
  isToStay: boolean;
  /** What it takes then by when the slots begin; null where there is no room. */
  slotsAsItIs: ReadonlyMap<number, number> | null;
  /** Whether it is collected on the day on which it was to be. */
  dayStays: boolean;
  /** Whether no limit holds for what it takes as it is. */
  isAfterClosing: boolean;
}

/**
 * When an order of so many units can be collected after a correction (product.md, Corrections).
 * @param plan with everything that is booked, this order's units too
 * @param pickupAt the time it is moved to; null for as soon as possible, undefined for the time it has
 */
export function timeCorrection(
  plan: PickupPlan,
  placed: PlacedBooking,
  units: number,
  pickupAt: number | null | undefined,
): CorrectionTiming {
  const negative = new Map([...placed.slots].map(([start, count]) => [start, -count]));
  const others = { ...plan, bookedUnits: addUnits(plan.bookedUnits, negative) };
  const isToStay = pickupAt === undefined || (pickupAt !== null && pickupAt === placed.at);
  const free = timeOrder(others, units, isToStay ? null : pickupAt);
  const dayWas = placed.day ?? (placed.at === null ? null : businessDay(placed.at, plan.calendar));
  const timing = isToStay ? { ...free, day: dayWas ?? free.day } : free;
  return {
    timing,
    isToStay,
    slotsAsItIs: slotsAtSameTime(plan, placed, units),
    dayStays: timing.day === dayWas,
    isAfterClosing: isAfterClosing(plan, placed),
  };
}
