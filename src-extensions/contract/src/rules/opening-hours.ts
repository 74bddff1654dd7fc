import type { DayHours, WeekHours } from '../entities/restaurant.js';
import { WEEKDAYS, type Weekday } from '../entities/enumerations.js';
import { addDays, dayEnd, instantOf, localTime, weekdayOf, type InstantLike } from './business-time.js';

/** Whether the kitchen is open, and when that changes next, in milliseconds; null when it never changes. */
export interface OpeningState {
  open: boolean;
  closesAt: number | null;
  opensAt: number | null;
}

/** One period in which the kitchen is open, in milliseconds; `to` is the closing time. */
export interface OpeningPeriod {
  from: number;
  to: number;
}

/** Days searched after today: two weeks, because the change to summer time can skip a week's only opening. */
const DAYS_AHEAD = 14;

/** The opening period of one calendar day, or null. A closing time at or before the opening time lies past midnight (product.md, Opening hours). */
export function openingPeriodOf(day: string, hours: WeekHours, timeZone: string): OpeningPeriod | null {
  const { open, close, closed } = hours[weekdayOf(day)];
  if (closed) return null;
  const closingDay = close <= open ? addDays(day, 1) : day;
  const shift = { from: instantOf(day, open, timeZone), to: instantOf(closingDay, close, timeZone) };
  return shift.from < shift.to ? shift : null;
}

/** Whether the kitchen is open at an instant. Opening periods that touch or overlap count as one. */
export function openingState(hours: WeekHours, timeZone: string, at: InstantLike): OpeningState {
  const now = Number(at);
  const { day } = localTime(now, timeZone);
  let closesAt: number | null = null;
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const shift = openingPeriodOf(addDays(day, ahead), hours, timeZone);
    if (!shift || shift.to <= now) continue;
    if (shift.from > (closesAt ?? now)) return { open: closesAt !== null, closesAt, opensAt: shift.from };
    closesAt = Math.max(closesAt ?? shift.to, shift.to);
  }
  // Two weeks without a gap between two periods, or without any period: it never closes, or never opens.
  return { open: closesAt !== null, closesAt: null, opensAt: null };
}

/** When a page about the restaurant becomes stale without an edit: it opens, it closes, or its day ends; in milliseconds. */
export function nextClockChange(hours: WeekHours, timeZone: string, at: InstantLike): number {
  const { closesAt, opensAt } = openingState(hours, timeZone, at);
  const changes = [dayEnd(at, timeZone), closesAt, opensAt].filter((change) => change !== null);
  return Math.min(...changes);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `Monday: 09:00-22:00, …, Sunday: Closed` (product.md, Restaurant). */
export const formatOperatingHours = (hours: WeekHours): string =>
  WEEKDAYS.map((weekday) => {
    const { open, close, closed } = hours[weekday];
    return `${capitalised(weekday)}: ${closed ? 'Closed' : `${open}-${close}`}`;
  }).join(', ');

/** A week in the names of the settings screen: `mondayOpen`, `mondayClose`, `mondayClosed` …. */
export type WeekdayFields = Record<`${Weekday}Open` | `${Weekday}Close`, string> & Record<`${Weekday}Closed`, boolean>;

/** Makes a week, day by day. */
export const weekOf = (dayOf: (day: Weekday) => DayHours): WeekHours => ({
  monday: dayOf('monday'),
  tuesday: dayOf('tuesday'),
  wednesday: dayOf('wednesday'),
  thursday: dayOf('thursday'),
  friday: dayOf('friday'),
  saturday: dayOf('saturday'),
  sunday: dayOf('sunday'),
});

/** A week in the names of the settings screen. */
export const weekdayFields = ({
  monday,
  tuesday,
  wednesday,
  thursday,
  friday,
  saturday,
  sunday,
}: WeekHours): WeekdayFields => ({
  mondayOpen: monday.open,
  mondayClose: monday.close,
  mondayClosed: monday.closed,
  tuesdayOpen: tuesday.open,
  tuesdayClose: tuesday.close,
  tuesdayClosed: tuesday.closed,
  wednesdayOpen: wednesday.open,
  wednesdayClose: wednesday.close,
  wednesdayClosed: wednesday.closed,
  thursdayOpen: thursday.open,
  thursdayClose: thursday.close,
  thursdayClosed: thursday.closed,
  fridayOpen: friday.open,
  fridayClose: friday.close,
  fridayClosed: friday.closed,
  saturdayOpen: saturday.open,
  saturdayClose: saturday.close,
  saturdayClosed: saturday.closed,
  sundayOpen: sunday.open,
  sundayClose: sunday.close,
  sundayClosed: sunday.closed,
});

/**
 * A week from the names of the settings screen, each of which sets one part of one day.
 * @param fallback the week for parts that are not given, and for times that are blank
 */
export const weekHours = (fields: Partial<WeekdayFields>, fallback: WeekHours): WeekHours =>
  weekOf((day) => ({
    open: fields[`${day}Open`] || fallback[day].open,
    close: fields[`${day}Close`] || fallback[day].close,
    closed: fields[`${day}Closed`] ?? fallback[day].closed,
  }));
