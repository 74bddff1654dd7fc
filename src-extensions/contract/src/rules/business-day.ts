import { addDays, dayEnd, localDay, startOfDay, type InstantLike } from './business-time.js';
import { openingPeriodsOf, openingState, type OpeningCalendar } from './opening-calendar.js';

/**
 * When a business day ends, in milliseconds: at midnight or, where one of its shifts goes on after that, when that closes.
 * An opening of the next day ends it at the latest.
 */
function businessDayEnd(day: string, calendar: OpeningCalendar): number {
  const next = addDays(day, 1);
  const midnight = startOfDay(next, calendar.timeZone);
  const closing = Math.max(midnight, ...openingPeriodsOf(day, calendar).map(({ to }) => to));
  const [opening] = openingPeriodsOf(next, calendar);
  return Math.min(closing, Math.max(midnight, opening?.from ?? Infinity));
}

/**
 * The business day of an instant, `YYYY-MM-DD`: the restaurant's calendar day, but a night belongs to the evening before
 * until the kitchen closes (product.md, Business days). @throws RangeError for an unknown time zone or an invalid date.
 */
export function businessDay(at: InstantLike, calendar: OpeningCalendar): string {
  const today = localDay(at, calendar.timeZone);
  const yesterday = addDays(today, -1);
  return Number(at) < businessDayEnd(yesterday, calendar) ? yesterday : today;
}

/** The business day on which the kitchen is open or, while it is closed, next opens; today's where nothing is planned. */
export function serviceDay(at: InstantLike, calendar: OpeningCalendar): string {
  const { open, opensAt } = openingState(calendar, at);
  return businessDay(open ? at : (opensAt ?? at), calendar);
}

/** When a page about the restaurant becomes stale without an edit: it opens, it closes, or a day ends; in milliseconds. */
export function nextClockChange(calendar: OpeningCalendar, at: InstantLike): number {
  const { closesAt, opensAt } = openingState(calendar, at);
  const businessDayEnds = businessDayEnd(businessDay(at, calendar), calendar);
  return Math.min(
    dayEnd(at, calendar.timeZone),
    businessDayEnds,
    ...[closesAt, opensAt].filter((change) => change !== null),
  );
}
