import type { NoPickupReason } from '../entities/enumerations.js';
import { businessDay } from './business-day.js';
import { kitchenState, type KitchenState } from './kitchen-state.js';
import { openingState } from './opening-calendar.js';
import { closingOfHorizon, preparationAt, servicesWithin, type PickupPlan } from './pickup-plan.js';
import { allocateUnits, earliestPickup, isPickupTime, mostUnits, pickupTimes, releaseAt } from './pickup-times.js';

/** When an order can be collected; instants in milliseconds. */
export interface OrderTiming {
  plan: PickupPlan;
  state: KitchenState;
  /** Units of kitchen work of the order. */
  units: number;
  /** As soon as possible; null when there is no time for it. */
  readyAt: number | null;
  /** Null when there is a time for it. */
  noPickup: NoPickupReason | null;
  /** The chosen time; null for as soon as possible. */
  pickupAt: number | null;
  /** The business day of the pickup; today where there is none. */
  day: string;
}

/** The most units that the kitchen could make for one time if nothing were booked; null without a limit. */
export const mostPossibleUnits = (plan: PickupPlan): number | null => mostUnits({ ...plan, bookedUnits: new Map() });

function noPickupReason(plan: PickupPlan, { takesOrders }: KitchenState, units: number): NoPickupReason {
  if (!takesOrders) return 'closed';
  const most = mostPossibleUnits(plan);
  return most !== null && units > most ? 'too-large' : 'full';
}

/** When an order of so many units can be collected (product.md, Pickup times). @param pickupAt the chosen time */
export function timeOrder(plan: PickupPlan, units: number, pickupAt: number | null): OrderTiming {
  const state = kitchenState(plan, plan.now);
  const readyAt = state.takesOrders ? earliestPickup(plan, units) : null;
  const noPickup = readyAt === null ? noPickupReason(plan, state, units) : null;
  const day = businessDay(pickupAt ?? readyAt ?? plan.now, plan.calendar);
  return { plan, state, units, readyAt, noPickup, pickupAt, day };
}

/** The times that can be chosen for an order; none while no order is taken. */
export const offeredTimes = ({ plan, state, units }: OrderTiming): number[] =>
  state.takesOrders ? pickupTimes(plan, units) : [];

/**
 * Why a chosen time is not offered: it has passed, or there is too little time before it to prepare anything; it is not on the
 * grid; the kitchen is closed, or closes too soon after it; it is beyond the horizon; it is full. Null when it is offered.
 */
export type TimeProblem = 'too-soon' | 'off-grid' | 'closed' | 'beyond-horizon' | 'full';

/** Why an order cannot be collected at its chosen time; null when it can, and for as soon as possible. */
export function timeProblem(timing: OrderTiming): TimeProblem | null {
  const { plan, state, units, pickupAt } = timing;
  if (pickupAt === null || (state.takesOrders && isPickupTime(plan, units, pickupAt))) return null;
  const isServed = servicesWithin(plan).some(
    ({ earliest, last, to }) => earliest <= pickupAt && pickupAt <= last && pickupAt < to,
  );
  if (isServed) return pickupTimes({ ...plan, unitsPerSlot: null }, 0).includes(pickupAt) ? 'full' : 'off-grid';
  if (pickupAt < plan.now + preparationAt(plan, plan.now)) return 'too-soon';
  const { open, closesAt } = openingState(plan.calendar, pickupAt);
  if (!open) return 'closed';
  if (pickupAt >= closingOfHorizon(plan)) return 'beyond-horizon';
  return closesAt !== null && pickupAt > closesAt - plan.lastOrderMinutes * 60_000 ? 'closed' : 'too-soon';
}

/** What an order takes of the kitchen; instants in milliseconds. */
export interface PickupBooking {
  /** When it is collected: the chosen time, else as soon as possible. */
  at: number;
  /** The business day of the pickup. */
  day: string;
  /** Its units by when their slot begins. */
  slots: ReadonlyMap<number, number>;
  /** When it has to be begun; null for at once. */
  releaseAt: number | null;
}

/** When an order has to be begun that is collected at an instant. One that is ready as soon as it can be is begun as soon as it can be. */
function beginOf({ plan, state: { startsAt } }: OrderTiming, at: number): number {
  if (startsAt !== null && at === startsAt + preparationAt(plan, startsAt)) return startsAt;
  return releaseAt(plan, at);
}

/** What an order takes that can be collected when it says. @throws RangeError for one that cannot */
export function bookPickup(timing: OrderTiming): PickupBooking {
  const { plan, units, readyAt, pickupAt, day } = timing;
  const at = pickupAt ?? readyAt;
  const slots = at === null ? null : allocateUnits(plan, units, at);
  if (at === null || slots === null) throw new RangeError('There is no pickup time for this order.');
  const begin = beginOf(timing, at);
  return { at, day, slots, releaseAt: begin > plan.now ? begin : null };
}
