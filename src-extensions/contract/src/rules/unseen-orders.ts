import type { OrderStatus } from '../entities/order.js';
import type { WeekHours } from '../entities/restaurant.js';
import { addDays, localTime, type InstantLike } from './business-time.js';
import { openingPeriodOf } from './opening-hours.js';

/** A kitchen without a connected board for so long is one that nobody watches; in milliseconds. */
export const NO_BOARD_MS = 60_000;

const MINUTE = 60_000;

/** What the kitchen says of itself at a moment. */
export interface MonitoredKitchen {
  openingHours: WeekHours;
  timeZone: string;
  /** Minutes an order may stay unopened. */
  unseenAfterMinutes: number;
  /** When a board was last connected; null when none ever was. */
  boardSeenAt: InstantLike | null;
}

export interface WaitingOrder {
  status: OrderStatus;
  placedAt: InstantLike;
  /** When somebody first opened it. */
  openedAt: InstantLike | null;
}

/** When the present opening began, in milliseconds; null while the kitchen is closed. Openings that touch count as one. */
export function currentOpeningStart(hours: WeekHours, timeZone: string, at: InstantLike): number | null {
  const now = Number(at);
  const { day } = localTime(now, timeZone);
  const [yesterday, today] = [addDays(day, -1), day].map((each) => openingPeriodOf(each, hours, timeZone));
  const current = [today, yesterday].find((shift) => shift && shift.from <= now && now < shift.to);
  if (!current) return null;
  return yesterday && yesterday.to >= current.from ? Math.min(yesterday.from, current.from) : current.from;
}

/** The later of two instants, in milliseconds; what never was lies before all others. */
const later = (one: number, other: InstantLike | null) => Math.max(one, Number(other));

/** Since when nobody has watched an open kitchen, in milliseconds; null while somebody does, or nobody has to. */
export function noBoardSince(kitchen: MonitoredKitchen, at: InstantLike): number | null {
  const opening = currentOpeningStart(kitchen.openingHours, kitchen.timeZone, at);
  if (opening === null) return null;
  const since = later(opening, kitchen.boardSeenAt);
  return Number(at) - since >= NO_BOARD_MS ? since : null;
}

/**
 * Whether nobody has looked at an order although somebody should have: the kitchen is open, and the order has been
 * waiting in it for too long, or has come in while nobody watched. Both are counted from the present opening at the earliest.
 */
export function isUnseen(
  { status, placedAt, openedAt }: WaitingOrder,
  kitchen: MonitoredKitchen,
  at: InstantLike,
): boolean {
  if (status !== 'PENDING' || openedAt !== null) return false;
  const opening = currentOpeningStart(kitchen.openingHours, kitchen.timeZone, at);
  if (opening === null) return false;
  const waitingSince = later(opening, placedAt);
  const unwatched = later(waitingSince, kitchen.boardSeenAt);
  const now = Number(at);
  return now - waitingSince >= kitchen.unseenAfterMinutes * MINUTE || now - unwatched >= NO_BOARD_MS;
}
