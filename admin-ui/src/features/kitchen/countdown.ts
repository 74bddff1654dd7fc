import { isLate, type AdminOrder } from '@pickup/contract';
import { dueOf, type Due } from '../../order/due.js';

const MINUTE = 60_000;

/** Up to so many minutes before it is due an order is `soon`. */
const SOON_MINUTES = 5;

/** A ready order that waits so many minutes is getting cold. */
const COLD_MINUTES = 15;

/** How urgent a card is. Each has a colour, a shape and words of its own. */
export type Heat = 'calm' | 'soon' | 'late';

/** What the head of a card counts: to the due time, or since the order is ready. `minutes` are whole. */
export type Countdown = Due | { kind: 'waits'; minutes: number };

type Timed = Pick<AdminOrder, 'status' | 'pickupTime' | 'readyAt'>;

/** Null where nothing is known of an order's time. @param now in milliseconds */
export function countdownOf(order: Timed, now: number): Countdown | null {
  if (order.status !== 'READY') return dueOf(order, now);
  if (order.readyAt === null) return null;
  return { kind: 'waits', minutes: Math.max(0, Math.floor((now - Date.parse(order.readyAt)) / MINUTE)) };
}

/** Whether it is said as a time, with its day where that is not today, instead of minutes. */
export const isInstant = (countdown: Countdown | null): boolean =>
  countdown?.kind === 'at' || countdown?.kind === 'missed';

/** How urgent a countdown is (product.md, Kitchen board). */
export function heatOf(countdown: Countdown | null): Heat {
  switch (countdown?.kind) {
    case 'in':
      return countdown.minutes <= SOON_MINUTES ? 'soon' : 'calm';
    case 'waits':
      return countdown.minutes >= COLD_MINUTES ? 'soon' : 'calm';
    case 'now':
    case 'late':
    case 'missed':
      return 'late';
    case 'at':
    case undefined:
      return 'calm';
  }
}

/** How many orders are late, and the minutes of the one that is latest; 0 for one that is due now. */
export function lateOrders(orders: readonly Timed[], now: number): { count: number; oldest: number } {
  const late = orders.filter((order) => isLate(order, now));
  const minutes = late.map(({ pickupTime }) => Math.floor((now - Date.parse(pickupTime ?? '')) / MINUTE));
  return { count: late.length, oldest: Math.max(0, ...minutes) };
}
