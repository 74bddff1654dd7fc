import {
  businessDay,
  calendarOf,
  isSoldOutOn,
  kitchenState,
  planPickup,
  portionsLeft,
  presentKitchenControl,
  type KitchenControl,
  type KitchenSettings,
  type OpeningCalendar,
  type PickupPlan,
  type SpecialDay,
} from '@pickup/contract';
import type { MockData } from './data.js';
import type { MockDish, MockOption, MockOrder } from './records.js';

/** What the owner has said of the mock's kitchen. */
export const kitchenSettings = ({
  restaurant,
  kitchenControl,
  specialDays,
}: MockData): Omit<KitchenSettings, 'specialDays'> & { specialDays: readonly SpecialDay[] } => ({
  ...restaurant,
  ...kitchenControl,
  specialDays,
});

/** When the mock's restaurant opens. */
export const calendar = ({ restaurant, specialDays }: MockData): OpeningCalendar =>
  calendarOf({ ...restaurant, specialDays });

/** Cancelled orders take nothing. */
const takingOrders = ({ orders }: MockData): MockOrder[] => orders.filter(({ status }) => status !== 'CANCELLED');

/** Units of kitchen work that are booked, by when their slot begins. */
function bookedUnits(data: MockData): Map<number, number> {
  const booked = new Map<number, number>();
  for (const { slots } of takingOrders(data)) {
    for (const [start, units] of slots) booked.set(start, (booked.get(start) ?? 0) + units);
  }
  return booked;
}

/** What decides when an order that is placed now can be collected. */
export const pickupPlan = (data: MockData): PickupPlan =>
  planPickup(kitchenSettings(data), data.now, bookedUnits(data));

/** The same for the owner, whom no pause holds up (product.md, Phone orders). */
export const ownersPickupPlan = (data: MockData): PickupPlan => ({
  ...pickupPlan(data),
  doorsOpen: true,
  pausedUntil: null,
  ordersWhenClosed: true,
});

/** What the kitchen's board controls, as it is now. */
export const presentControl = (data: MockData): KitchenControl =>
  presentKitchenControl(kitchenSettings(data), data.now, bookedUnits(data), null);

/** The business day of the next pickup, for which the menu says what is sold out and what is left. */
export function menuDay(data: MockData): string {
  const { startsAt } = kitchenState(pickupPlan(data), data.now);
  return businessDay(startsAt ?? data.now, calendar(data));
}

/** How many portions of each dish the orders for a business day take, by its id. @param except an order that is left out */
export function portionsTaken(data: MockData, day: string, except?: MockOrder): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { pickupTime, createdAt, items } of takingOrders(data).filter((order) => order !== except)) {
    if (businessDay(Date.parse(pickupTime ?? createdAt), calendar(data)) !== day) continue;
    for (const { itemType, menuItemId, quantity } of items) {
      if (itemType === 'menu') taken.set(menuItemId, (taken.get(menuItemId) ?? 0) + quantity);
    }
  }
  return taken;
}

/** How many portions of a dish are left on the day of which the menu speaks; null without a count. */
export const leftOf = (data: MockData, { id, dailyCount }: MockDish): number | null =>
  dailyCount === null ? null : portionsLeft(dailyCount, portionsTaken(data, menuDay(data)).get(id) ?? 0);

/** Whether an option is sold out on the day of which the menu speaks. */
export const isOptionSoldOut = (data: MockData, { soldOut, soldOutUntil }: MockOption): boolean =>
  soldOut || (soldOutUntil !== null && isSoldOutOn(menuDay(data), soldOutUntil));
