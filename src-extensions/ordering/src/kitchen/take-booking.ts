import { localDay, openSlots, type PickupBooking, type PickupPlan, type SaleItem } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import type { Catalogue } from '../pricing/catalogue-port.js';
import type { Circumstances } from '../pricing/quote.js';
import { type Booking, type CountedLine, portionsOf, slotsOf } from './booking.js';
import type { PortionChange, SlotChange } from './books.js';
import { changeBooks } from './change-books.js';

/**
 * Changes of slots with the most that each row may come to: the capacity without what is booked in the slot under other times,
 * from before the slots were set to other minutes. What is given back has no limit.
 */
function limitSlots(plan: PickupPlan, changes: readonly SlotChange[]): SlotChange[] {
  if (plan.unitsPerSlot === null || changes.length === 0) return [...changes];
  const starts = changes.map(({ start }) => start);
  const others = new Map([...plan.bookedUnits].filter(([start]) => !starts.includes(start)));
  const { timeZone } = plan.calendar;
  const [firstDay, lastDay] = [Math.min(...starts), Math.max(...starts)].map((at) => localDay(at, timeZone));
  const slots = openSlots(firstDay ?? '', lastDay ?? '', { ...plan, bookedUnits: others }, timeZone);
  const free = new Map(slots.map((slot) => [slot.start, slot.free]));
  return changes.map((change) => (change.units > 0 ? { ...change, most: free.get(change.start) ?? 0 } : change));
}

/** Changes of portions with the most of those that have a count. */
const limitPortions = (changes: readonly PortionChange[], items: readonly SaleItem[]): PortionChange[] =>
  changes.map((change) => {
    const count = items.find(({ id }) => id === change.itemId)?.dailyCount ?? null;
    return count === null || change.portions <= 0 ? change : { ...change, most: count };
  });

/**
 * Changes what an order takes of the kitchen, as the last step of its transaction (product.md, Capacity).
 * @param items the dishes behind its lines
 * @returns false when somebody else was faster: then all has to be undone
 */
export function takeChanges(
  catalogue: Catalogue,
  sql: Sql,
  { slots, portions }: Booking,
  { plan, items }: { plan: PickupPlan; items: readonly SaleItem[] },
): Promise<boolean> {
  const changes = { slots: limitSlots(plan, slots), portions: limitPortions(portions, items) };
  return changeBooks(catalogue, sql, changes, new Date(plan.now), items);
}

/** Takes what a new order needs of the kitchen. @returns false when somebody else was faster */
export const takeBooking = (
  catalogue: Catalogue,
  sql: Sql,
  booking: PickupBooking,
  lines: readonly CountedLine[],
  { timing: { plan }, items }: Circumstances,
): Promise<boolean> =>
  takeChanges(
    catalogue,
    sql,
    { slots: slotsOf(booking.slots), portions: portionsOf(lines, booking.day) },
    { plan, items },
  );
