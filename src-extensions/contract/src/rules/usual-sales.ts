import type { UsualSales } from '../entities/overview.js';
import { addDays, clockText, instantOf, localTime, type InstantLike } from './business-time.js';
import { fromCents, type Cents } from './money.js';

/** Of how many same weekdays the average is. */
const WEEKS = 8;
const MINUTE = 60_000;

/** A business day up to an instant, in milliseconds. */
export interface DaySoFar {
  day: string;
  until: number;
}

/**
 * The last eight business days of today's weekday, the newest first, each up to when the restaurant's clock shows what it
 * shows now (product.md, Landing).
 * @param today the business day of `now`, which after midnight may be the evening before
 */
export function sameWeekdays(today: string, now: InstantLike, timeZone: string): DaySoFar[] {
  const local = localTime(now, timeZone);
  return Array.from({ length: WEEKS }, (_, index) => {
    const days = -7 * (index + 1);
    const until = instantOf(addDays(local.day, days), clockText(local), timeZone) + (Number(now) % MINUTE);
    return { day: addDays(today, days), until };
  });
}

/** What a day had sold up to a time of it, without cancelled orders. */
export interface SoldSoFar {
  orders: number;
  cents: Cents;
  /** Of the whole day. */
  ordersOfDay: number;
}

/** Their average; null without any. A day on which nothing at all was sold does not count: the restaurant was closed, or not there yet. */
export function usualSales(days: readonly SoldSoFar[]): UsualSales | null {
  const counted = days.filter(({ ordersOfDay }) => ordersOfDay > 0);
  if (counted.length === 0) return null;
  const averageOf = (figure: (day: SoldSoFar) => number) =>
    counted.reduce((sum, day) => sum + figure(day), 0) / counted.length;
  return {
    days: counted.length,
    orders: Math.round(averageOf(({ orders }) => orders) * 10) / 10,
    revenue: fromCents(Math.round(averageOf(({ cents }) => cents))),
  };
}
