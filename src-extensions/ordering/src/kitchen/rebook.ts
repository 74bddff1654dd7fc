import {
  businessDay,
  fewerUnits,
  type KitchenSettings,
  localDay,
  planPickup,
  type PickupBooking,
  releaseAt,
  slotStarts,
} from '@pickup/contract';

/** When the slot begins in which an instant lies, in milliseconds. */
function slotOf(at: number, { slotMinutes, timeZone }: Pick<KitchenSettings, 'slotMinutes' | 'timeZone'>): number {
  const starts = slotStarts(localDay(at, timeZone), slotMinutes, timeZone);
  return starts.findLast((start) => start <= at) ?? at;
}

/**
 * What an order takes that is collected at an instant whatever is booked, all of it in the slot of its pickup: a developer's
 * correction, and what is imported, is not held to the capacity (product.md, Capacity).
 */
export function bookAnyway(settings: KitchenSettings, units: number, at: number, now: Date): Omit<PickupBooking, 'at'> {
  const plan = planPickup(settings, now);
  const begin = releaseAt(plan, at);
  return {
    day: businessDay(at, plan.calendar),
    slots: new Map(units > 0 ? [[slotOf(at, settings), units]] : []),
    releaseAt: begin > plan.now ? begin : null,
  };
}

/**
 * The units of an order by when their slot begins, after a correction of its lines: more of them go to the slot of its
 * pickup, fewer are taken from the first slots.
 * @param at when it is collected, in milliseconds
 */
export function shiftUnits(
  slots: ReadonlyMap<number, number>,
  by: number,
  at: number,
  settings: KitchenSettings,
): Map<number, number> {
  if (by <= 0) return fewerUnits(slots, -by);
  const last = slots.size > 0 ? Math.max(...slots.keys()) : slotOf(at, settings);
  return new Map([...slots, [last, (slots.get(last) ?? 0) + by]]);
}
