import type { Weekday } from '../entities/enumerations.js';
import type { Shift, WeekHours } from '../entities/opening-hours.js';
import type { SpecialDay } from '../entities/special-day.js';
import { addDays, instantOf, localDay, startOfDay, weekdayOf, type InstantLike } from './business-time.js';
import { weekOf } from './opening-hours.js';
import { shiftsOf } from './shifts.js';

/** A date whose shifts differ from those of its weekday; none when it is closed. */
type SpecialDate = Pick<SpecialDay, 'date' | 'shifts'>;

/** When the kitchen opens. A shift belongs to the day on which it opens, so a special day leaves the night before as it is. */
export interface OpeningCalendar {
  timeZone: string;
  weekdays: Readonly<Record<Weekday, readonly Shift[]>>;
  specialDays: readonly SpecialDate[];
}

/** Whether the kitchen is open, and when that changes next, in milliseconds; null when no change is planned. */
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

/** What a restaurant says of its opening hours. */
export interface OpeningTimes {
  openingHours: WeekHours;
  timeZone: string;
  specialDays: readonly SpecialDate[];
}

/** Days searched after today; an opening that lies further ahead counts as not planned. */
export const DAYS_AHEAD = 60;

/** The opening calendar of a restaurant (product.md, Opening hours). */
export const calendarOf = ({ openingHours, timeZone, specialDays }: OpeningTimes): OpeningCalendar => ({
  timeZone,
  weekdays: weekOf((weekday) => shiftsOf(openingHours[weekday])),
  specialDays,
});

/** The special day on a date, if it is one. */
export const specialDayOn = (date: string, { specialDays }: OpeningCalendar): SpecialDate | undefined =>
  specialDays.find((special) => special.date === date);

function computePeriods(day: string, calendar: OpeningCalendar): OpeningPeriod[] {
  const { shifts } = specialDayOn(day, calendar) ?? { shifts: calendar.weekdays[weekdayOf(day)] };
  return shifts
    .map(({ open, close }) => ({
      from: instantOf(day, open, calendar.timeZone),
      to: instantOf(close <= open ? addDays(day, 1) : day, close, calendar.timeZone),
    }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
}

/** A cache: timing an order asks for the same few days many times. */
const periods = new WeakMap<OpeningCalendar, Map<string, readonly OpeningPeriod[]>>();

/** The opening periods of the shifts of one calendar day, oldest first; a shift that the clock skips is none. */
export function openingPeriodsOf(day: string, calendar: OpeningCalendar): readonly OpeningPeriod[] {
  const ofDays = periods.get(calendar) ?? new Map<string, readonly OpeningPeriod[]>();
  periods.set(calendar, ofDays);
  const known = ofDays.get(day);
  if (known) return known;
  const found = computePeriods(day, calendar);
  ofDays.set(day, found);
  return found;
}

/** The opening periods of the days from one to another, both included; those that touch or overlap as one. */
export function openingPeriods(firstDay: string, lastDay: string, calendar: OpeningCalendar): OpeningPeriod[] {
  const joined: OpeningPeriod[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    for (const period of openingPeriodsOf(day, calendar)) {
      const last = joined.at(-1);
      if (last && period.from <= last.to) last.to = Math.max(last.to, period.to);
      else joined.push({ ...period });
    }
  }
  return joined;
}

/** Whether the kitchen is open at an instant. Opening periods that touch or overlap count as one. */
export function openingState(calendar: OpeningCalendar, at: InstantLike): OpeningState {
  const now = Number(at);
  const today = localDay(now, calendar.timeZone);
  const lastDay = addDays(today, DAYS_AHEAD);
  let closesAt: number | null = null;
  // Day by day, as the answer is nearly always among the first of them.
  for (let day = addDays(today, -1); day <= lastDay; day = addDays(day, 1)) {
    for (const { from, to } of openingPeriodsOf(day, calendar)) {
      if (to <= now) continue;
      if (from > (closesAt ?? now)) return { open: closesAt !== null, closesAt, opensAt: from };
      closesAt = Math.max(closesAt ?? to, to);
    }
  }
  // One period up to the last day searched: the kitchen never closes.
  const neverCloses = closesAt !== null && closesAt > startOfDay(lastDay, calendar.timeZone);
  return { open: closesAt !== null, closesAt: neverCloses ? null : closesAt, opensAt: null };
}
