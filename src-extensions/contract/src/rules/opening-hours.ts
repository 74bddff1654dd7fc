import type { WeekHours } from '../entities/opening-hours.js';
import { readClock } from './business-time.js';
import { shiftsOf, shiftsText } from './shifts.js';
import { capitalised } from '../words/write.js';
import { WEEKDAYS, type Weekday } from '../entities/enumerations.js';

/** `Monday: 12:00-14:00 & 17:00-22:00, …, Sunday: Closed` (product.md, Restaurant). */
export const formatOperatingHours = (hours: WeekHours): string =>
  WEEKDAYS.map((weekday) => {
    const shifts = shiftsOf(hours[weekday]);
    return `${capitalised(weekday)}: ${shifts.length === 0 ? 'Closed' : shiftsText(shifts)}`;
  }).join(', ');

/** The hours a clock time is after midnight, begun ones whole: 0 to 24. */
const hoursUntil = (clock: string) => {
  const { hour, minute } = readClock(clock);
  return hour + (minute > 0 ? 1 : 0);
};

/**
 * The hour, 0 to 23, with which the hours of a business day begin: where a shift of the week goes on past midnight, the
 * first one after the last closing, as the hours before it belong to the evening (product.md, Business days).
 */
export function firstHour(week: WeekHours): number {
  const shifts = WEEKDAYS.flatMap((weekday) => shiftsOf(week[weekday]));
  const nights = shifts.filter(({ open, close }) => close <= open).map(({ close }) => hoursUntil(close));
  const mornings = shifts.map(({ open }) => Number(open.slice(0, 2)));
  return Math.min(Math.max(0, ...nights), ...mornings);
}

/** A week in the names of the settings screen: `mondayOpen`, `mondayClose`, `mondayClosed` …. */
export type WeekdayFields = Record<`${Weekday}Open` | `${Weekday}Close`, string> & Record<`${Weekday}Closed`, boolean>;

/** Makes a week, day by day. */
export const weekOf = <Day>(dayOf: (day: Weekday) => Day): Record<Weekday, Day> => ({
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
 * A week from the names of the settings screen, each of which sets one part of one day's first shift.
 * @param fallback the week for parts that are not given, and for times that are blank
 */
export const weekHours = (fields: Partial<WeekdayFields>, fallback: WeekHours): WeekHours =>
  weekOf((day) => ({
    open: fields[`${day}Open`] || fallback[day].open,
    close: fields[`${day}Close`] || fallback[day].close,
    closed: fields[`${day}Closed`] ?? fallback[day].closed,
    second: fallback[day].second ?? null,
  }));
