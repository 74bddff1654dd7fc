import type { DayHours, WeekHours } from '../entities/restaurant.js';
import { WEEKDAYS, type Weekday } from '../entities/enumerations.js';
import { addDays, dayEnd, instantOf, localTime, weekdayOf, type InstantLike } from './business-time.js';

/** Whether the kitchen is open, and when that changes next; instants in milliseconds, null when it never does. */
export interface OpeningState {
  open: boolean;
  closesAt: number | null;
  opensAt: number | null;
}

/** One opening of the kitchen, in milliseconds; `to` is the closing time itself. */
export interface OpeningPeriod {
  from: number;
  to: number;
}

/** Days looked at after today: two weeks, as the spring night can swallow a week's only opening. */
const DAYS_AHEAD = 14;

/** The opening of one calendar day, if it has one; a close at or before the open lies past midnight (ruling 26). */
export function openingPeriodOf(day: string, hours: WeekHours, timeZone: string): OpeningPeriod | null {
  const { open, close, closed } = hours[weekdayOf(day)];
  if (closed) return null;
  const closingDay = close <= open ? addDays(day, 1) : day;
  const shift = { from: instantOf(day, open, timeZone), to: instantOf(closingDay, close, timeZone) };
  return shift.from < shift.to ? shift : null;
}

/** Opening hours at an instant. Openings that touch or overlap count as one, so closing means that nobody is there. */
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
  // Two weeks without a moment between closing and opening: it never opens, or never closes.
  return { open: closesAt !== null, closesAt: null, opensAt: null };
}

/** When the clock alone changes what can be said of the restaurant: it opens, it closes, or its day ends; in milliseconds. */
export function nextClockChange(hours: WeekHours, timeZone: string, at: InstantLike): number {
  const { closesAt, opensAt } = openingState(hours, timeZone, at);
  const changes = [dayEnd(at, timeZone), closesAt, opensAt].filter((change) => change !== null);
  return Math.min(...changes);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `Monday: 09:00-22:00, …, Sunday: Closed` (ruling 25). */
export const formatOperatingHours = (hours: WeekHours): string =>
  WEEKDAYS.map((weekday) => {
    const { open, close, closed } = hours[weekday];
    return `${capitalised(weekday)}: ${closed ? 'Closed' : `${open}-${close}`}`;
  }).join(', ');

/** The week in the settings screen's names: `mondayOpen`, `mondayClose`, `mondayClosed` … (specification 3). */
export type WeekdayFields = Record<`${Weekday}Open` | `${Weekday}Close`, string> & Record<`${Weekday}Closed`, boolean>;

/** The same of every day. */
export const weekOf = (dayOf: (day: Weekday) => DayHours): WeekHours => ({
  monday: dayOf('monday'),
  tuesday: dayOf('tuesday'),
  wednesday: dayOf('wednesday'),
  thursday: dayOf('thursday'),
  friday: dayOf('friday'),
  saturday: dayOf('saturday'),
  sunday: dayOf('sunday'),
});

/** The week under its flat names (ruling 24). */
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
 * The week from its flat names: each changes that part of its day and nothing else (ruling 24).
 * @param unsaid what counts where a field is not given or a time is blank
 */
export const weekHours = (fields: Partial<WeekdayFields>, unsaid: WeekHours): WeekHours =>
  weekOf((day) => ({
    open: fields[`${day}Open`] || unsaid[day].open,
    close: fields[`${day}Close`] || unsaid[day].close,
    closed: fields[`${day}Closed`] ?? unsaid[day].closed,
  }));
