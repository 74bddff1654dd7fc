import type { ClosedReason } from '../entities/enumerations.js';
import type { KitchenStatus } from '../entities/kitchen.js';
import { businessDay } from './business-day.js';
import type { InstantLike } from './business-time.js';
import { openingState, specialDayOn, type OpeningCalendar } from './opening-calendar.js';

/** What decides whether the kitchen works. */
export interface KitchenHours {
  /** Whether the restaurant has opened its doors; until then it takes no order (product.md, First evening). */
  doorsOpen: boolean;
  calendar: OpeningCalendar;
  /** When the owner's pause ends, in milliseconds; null without one. */
  pausedUntil: number | null;
  /** Whether one may order for the next opening while the kitchen is closed. */
  ordersWhenClosed: boolean;
}

/** What the kitchen does at an instant; times in milliseconds. */
export interface KitchenState {
  open: boolean;
  /** Null while it is open. */
  reason: ClosedReason | null;
  /** When it works again, or takes orders again after a pause outside its hours; null while it is open, when nothing is planned, and before the doors are open. */
  opensAt: number | null;
  /** Null while it is not open, and when it never closes. */
  closesAt: number | null;
  /** Whether an order may be placed: not during a pause, also outside the hours, nor where nothing is planned or the doors are not open yet. */
  takesOrders: boolean;
  /** When it can begin what is ordered at this instant; null when nothing is planned, and before the doors are open. */
  startsAt: number | null;
}

const NOT_OPEN_YET: KitchenState = {
  open: false,
  reason: 'not-open-yet',
  takesOrders: false,
  opensAt: null,
  closesAt: null,
  startsAt: null,
};

/**
 * Whether the kitchen works, until when or from when, and why not. A pause that ends outside the hours leads to the next
 * opening. One that begins outside them stops the orders for it until its own end, which `opensAt` says then.
 */
export function kitchenState(
  { doorsOpen, calendar, pausedUntil, ordersWhenClosed }: KitchenHours,
  at: InstantLike,
): KitchenState {
  if (!doorsOpen) return NOT_OPEN_YET;
  const now = Number(at);
  const hours = openingState(calendar, now);
  const resumesAt = Math.max(now, pausedUntil ?? now);
  const resumed = resumesAt === now ? hours : openingState(calendar, resumesAt);
  const startsAt = resumed.open ? resumesAt : resumed.opensAt;
  if (startsAt === now) {
    return { open: true, reason: null, opensAt: null, closesAt: hours.closesAt, takesOrders: true, startsAt };
  }
  const closed = { open: false, opensAt: startsAt, closesAt: null, startsAt };
  if (startsAt === null) return { ...closed, reason: 'no-opening', takesOrders: false };
  if (hours.open) return { ...closed, reason: 'paused', takesOrders: false };
  if (resumesAt > now && ordersWhenClosed) {
    return { ...closed, reason: 'paused', opensAt: resumed.open ? startsAt : resumesAt, takesOrders: false };
  }
  const special = specialDayOn(businessDay(now, calendar), calendar);
  return { ...closed, reason: special ? 'special-day' : 'closed', takesOrders: ordersWhenClosed };
}

/** An instant in milliseconds as it stands on the wire. */
export const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The state as it stands on the wire. */
export const presentKitchenState = ({ open, reason, opensAt, closesAt, takesOrders }: KitchenState): KitchenStatus => ({
  open,
  reason,
  takesOrders,
  opensAt: toInstant(opensAt),
  closesAt: toInstant(closesAt),
});
