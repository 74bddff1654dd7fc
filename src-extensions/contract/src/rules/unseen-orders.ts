import type { OrderStatus } from '../entities/order.js';
import { addDays, localDay, type InstantLike } from './business-time.js';
import { calendarOf, openingPeriods, type OpeningCalendar, type OpeningTimes } from './opening-calendar.js';

/** How long a kitchen may be without a connected board before an alert, in milliseconds (product.md, Unseen orders). */
export const NO_BOARD_MS = 60_000;

const MINUTE = 60_000;

/** What the unseen-order monitor needs to know of the kitchen. */
export interface MonitoredKitchen extends OpeningTimes {
  /** Whether visitors can order yet. */
  doorsOpen: boolean;
  /** Minutes an order may stay unopened. */
  unseenAfterMinutes: number;
  /** When a board was last connected; null when none ever was. */
  boardSeenAt: InstantLike | null;
}

export interface WaitingOrder {
  status: OrderStatus;
  /** When it was placed or, for later, when it has to be begun. */
  waitingSince: InstantLike;
  /** When somebody first opened it. */
  openedAt: InstantLike | null;
}

/** When the current opening period began, in milliseconds; null while the kitchen is closed. Periods that touch count as one. */
export function currentOpeningStart(calendar: OpeningCalendar, at: InstantLike): number | null {
  const now = Number(at);
  const today = localDay(now, calendar.timeZone);
  const current = openingPeriods(addDays(today, -1), today, calendar).find(({ from, to }) => from <= now && now < to);
  return current?.from ?? null;
}

/** The later of two instants, in milliseconds. */
const later = (one: number, other: InstantLike | null) => Math.max(one, Number(other));

/** Since when an open kitchen has had no board, in milliseconds; null when it has one, had one a moment ago, is closed, or has not opened its doors yet. */
export function noBoardSince(kitchen: MonitoredKitchen, at: InstantLike): number | null {
  const opening = currentOpeningStart(calendarOf(kitchen), at);
  if (opening === null || !kitchen.doorsOpen) return null;
  const since = later(opening, kitchen.boardSeenAt);
  return Number(at) - since >= NO_BOARD_MS ? since : null;
}

/**
 * Whether nobody has opened an order in time: the kitchen is open, and the order has waited for too long, or there is no
 * board that shows it. Both times count from the start of the current opening period at the earliest.
 */
export function isUnseen(
  { status, waitingSince, openedAt }: WaitingOrder,
  kitchen: MonitoredKitchen,
  at: InstantLike,
): boolean {
  if (status !== 'PENDING' || openedAt !== null) return false;
  const opening = currentOpeningStart(calendarOf(kitchen), at);
  if (opening === null || Number(waitingSince) > Number(at)) return false;
  const countedFrom = later(opening, waitingSince);
  const unwatched = later(countedFrom, kitchen.boardSeenAt);
  const now = Number(at);
  return now - countedFrom >= kitchen.unseenAfterMinutes * MINUTE || now - unwatched >= NO_BOARD_MS;
}
