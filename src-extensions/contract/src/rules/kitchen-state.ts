import { businessDay, type InstantLike } from './business-time.js';
import { openingState, specialDayOn, type OpeningCalendar } from './opening-calendar.js';

/** What decides whether the kitchen works. */
export interface KitchenSettings {
  calendar: OpeningCalendar;
  /** When the owner's pause ends, in milliseconds; null without one. */
  pausedUntil: number | null;
  /** Whether one may order for the next opening while the kitchen is closed. */
  ordersWhenClosed: boolean;
}

/**
 * Why a kitchen is not open: it is paused within its hours, no opening is planned, today has hours of its own, or these
 * are not its hours.
 */
export type ClosedReason = 'paused' | 'no-opening' | 'special-day' | 'closed';

/** What the kitchen does at an instant; times in milliseconds. */
export interface KitchenState {
  open: boolean;
  /** Null while it is open. */
  reason: ClosedReason | null;
  /** When it works again; null while it is open, and when nothing is planned. */
  opensAt: number | null;
  /** Null while it is not open, and when it never closes. */
  closesAt: number | null;
  /** Whether an order may be placed. */
  takesOrders: boolean;
  /** When it can begin what is ordered at this instant; null when nothing is planned. */
  startsAt: number | null;
}

/** Whether the kitchen works, until when or from when, and why not. A pause that ends outside the hours leads to the next opening. */
export function kitchenState(
  { calendar, pausedUntil, ordersWhenClosed }: KitchenSettings,
  at: InstantLike,
): KitchenState {
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
  const special = specialDayOn(businessDay(now, calendar.timeZone), calendar);
  const reason = hours.open ? 'paused' : special ? 'special-day' : 'closed';
  return { ...closed, reason, takesOrders: ordersWhenClosed };
}
