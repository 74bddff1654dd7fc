import { addDays, startOfDay } from '@pickup/contract';

/** The moments of one calendar day: from its first to the next day's first. */
export interface DaySpan {
  from: Date;
  /** Not part of the day; null when the day has no next one. */
  until: Date | null;
}

/** The last day that a date can name. */
const LAST_DAY = '9999-12-31';

/** The moments of the restaurant's calendar day, which has 23 or 25 hours when the clock changes (product.md, Business days). */
export const spanOf = (day: string, timeZone: string): DaySpan => ({
  from: new Date(startOfDay(day, timeZone)),
  until: day === LAST_DAY ? null : new Date(startOfDay(addDays(day, 1), timeZone)),
});
