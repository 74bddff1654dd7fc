import {
  DEFAULT_HOURS,
  secondShiftContradiction,
  lasts24Hours,
  shiftsText,
  WEEKDAYS,
  weekdayFields,
  weekHours,
  weekOf,
  type Shift,
  type Weekday,
  type WeekdayFields,
  type WeekHours,
  capitalised,
} from '@pickup/contract';
import type { TFunction } from 'i18next';
import type { Described } from './RestaurantForm.js';

type SecondShiftFields = Record<`${Weekday}SecondOpen` | `${Weekday}SecondClose`, string> &
  Record<`${Weekday}HasSecond`, boolean>;

/** The week as a form holds it, flat: the first shifts in the settings screen's names, and the second ones. */
export type HoursValues = WeekdayFields & SecondShiftFields;

const fieldsOf = (day: Weekday) =>
  [
    ...([`${day}Open`, `${day}Close`, `${day}Closed`] as const),
    ...([`${day}SecondOpen`, `${day}SecondClose`, `${day}HasSecond`] as const),
  ] as const;

/** Every input of the week. */
export const HOURS_FIELDS = WEEKDAYS.flatMap(fieldsOf);

function secondFields(week: WeekHours): SecondShiftFields {
  const entries = WEEKDAYS.flatMap((day) => {
    const { open, close } = week[day].second ?? { open: '', close: '' };
    return [
      [`${day}HasSecond`, Boolean(week[day].second)],
      [`${day}SecondOpen`, open],
      [`${day}SecondClose`, close],
    ];
  });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- every day has just been given its three values
  return Object.fromEntries(entries) as SecondShiftFields;
}

/** A saved week as a form shows it. */
export const hoursValues = (week: WeekHours): HoursValues => ({ ...weekdayFields(week), ...secondFields(week) });

/** The first shift of a day as typed. */
const firstOf = (values: HoursValues, day: Weekday): Shift => ({
  open: values[`${day}Open`],
  close: values[`${day}Close`],
});

/** The second shift of a day as typed; null for none. */
const secondOf = (values: HoursValues, day: Weekday): Shift | null =>
  values[`${day}HasSecond`] ? { open: values[`${day}SecondOpen`], close: values[`${day}SecondClose`] } : null;

const isFilled = ({ open, close }: Shift): boolean => open !== '' && close !== '';

/** The week that a form saves; of a closed day, a second shift that is not filled in is dropped. */
export function openingHoursOf(values: HoursValues): WeekHours {
  const firsts = weekHours(values, DEFAULT_HOURS);
  return weekOf((day) => {
    const second = secondOf(values, day);
    return { ...firsts[day], second: second && isFilled(second) ? second : null };
  });
}

/** Closing at or before opening means past midnight (product.md, Opening hours). */
const closesAfterMidnight = ({ open, close }: Shift): boolean => open !== '' && close !== '' && close <= open;

/** What is to be known of a shift that does not end on its own day; null for any other. */
export function lateCloseNote(shift: Shift, t: TFunction): string | null {
  if (!closesAfterMidnight(shift)) return null;
  return t(lasts24Hours(shift) ? 'restaurant.hours.wholeDay' : 'restaurant.hours.afterMidnight');
}

/** Why a second shift cannot follow the first, while both are typed; null when it can. */
export function overlapProblem(first: Shift, second: Shift, t: TFunction): string | null {
  if (!isFilled(first) || !isFilled(second) || secondShiftContradiction(first, second) === null) return null;
  return closesAfterMidnight(first)
    ? t('restaurant.problem.firstPastMidnight')
    : t('restaurant.problem.overlap', { open: second.open, first: `${first.open}–${first.close}` });
}

/** Why the second shift of a day cannot follow its first; null when it can, and for a closed day. */
export function dayOverlap(values: HoursValues, day: Weekday, t: TFunction): string | null {
  const second = values[`${day}Closed`] ? null : secondOf(values, day);
  return second && overlapProblem(firstOf(values, day), second, t);
}

/** The times of an open day that have to be filled in. */
const timesOf = (values: HoursValues, day: Weekday) =>
  [
    ...([`${day}Open`, `${day}Close`] as const),
    ...(values[`${day}HasSecond`] ? ([`${day}SecondOpen`, `${day}SecondClose`] as const) : []),
  ] as const;

/** A sentence for each time of an open day that is missing, and for each second shift that overlaps the first. */
export const hoursProblems = (values: HoursValues, t: TFunction): Record<string, string> =>
  Object.fromEntries(
    WEEKDAYS.filter((day) => !values[`${day}Closed`]).flatMap((day): (readonly [string, string])[] => {
      const missing = timesOf(values, day).filter((field) => values[field] === '');
      const overlap = dayOverlap(values, day, t);
      return [
        ...missing.map((field) => [field, t('restaurant.problem.time')] as const),
        ...(overlap === null ? [] : [[`${day}SecondOpen`, overlap] as const]),
      ];
    }),
  );

/** The input of `openingHours.monday.open`, `openingHours.monday.second` or `openingHours.monday.second.close`. */
export function hoursField(path: string): string {
  const [, day = '', part = '', time = 'open'] = path.split('.');
  return part === 'second' ? `${day}Second${capitalised(time)}` : `${day}${capitalised(part)}`;
}

/** A day's hours in words: `Closed`, `12:00–14:00 & 17:00–22:00`, `24 hours from 00:00`. */
export function hoursInWords(shifts: readonly Shift[], t: TFunction): string {
  const [first] = shifts;
  if (!first) return t('restaurant.words.closed');
  return isFilled(first) && lasts24Hours(first)
    ? t('restaurant.words.wholeDay', { open: first.open })
    : shiftsText(shifts).replaceAll('-', '–');
}

/** Every day in words, for a comparison. */
export const describeHours = (values: HoursValues, t: TFunction): Described[] =>
  WEEKDAYS.map((day) => {
    const second = secondOf(values, day);
    const shifts = values[`${day}Closed`] ? [] : [firstOf(values, day), ...(second ? [second] : [])];
    return [t(`restaurant.day.${day}`), hoursInWords(shifts, t)];
  });

/** The week with the shifts of one day on all days; days that are closed stay closed. */
export function copiedToAllDays(values: HoursValues, from: Weekday): HoursValues {
  const { open, close } = firstOf(values, from);
  const second = secondOf(values, from);
  const week = weekOf((day) => ({ open, close, closed: values[`${day}Closed`], second }));
  return hoursValues(week);
}
