import { clockText, localDay, localTime, WEEKDAYS, weekdayOf } from '@pickup/contract';
import type { Language } from './language.js';

/** Language and time zone are arguments, so that the server formats as the browser does. */
export interface Locale {
  language: Language;
  timeZone: string;
}

type InstantLike = string | number | Date;

/*
 * All of it is written without Intl. The first formatter of any kind costs a slow phone a tenth of a second, and a server and a
 * browser of different years write some dates differently, so that a page would not hydrate.
 */

const OR = { en: 'or', nl: 'of' } as const satisfies Record<Language, string>;

/** `cash, card or contactless` */
export const listOf = (words: readonly string[], language: Language): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${OR[language]} ${words.at(-1) ?? ''}`;

const SEPARATORS = { en: [',', '.'], nl: ['.', ','] } as const satisfies Record<
  Language,
  [group: string, point: string]
>;

/** `4,456.35` in English, `4.456,35` in Dutch. @param digits behind the point, always so many */
export function formatNumber(value: number, digits: number, language: Language): string {
  const [group, point] = SEPARATORS[language];
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}

/** Euros on the wire: `€4,456.35` in English, `€ 4.456,35` in Dutch. */
export function formatAmount(amount: number, symbol: string, language: Language): string {
  const written = formatNumber(Math.abs(amount), 2, language);
  const sign = amount < 0 ? '-' : '';
  return language === 'nl' ? `${sign}${symbol.trim()}\u00A0${written}` : `${sign}${symbol}${written}`;
}

interface Names {
  months: readonly string[];
  /** Two may be longer than three letters: `Sept`. */
  shortMonths: readonly string[];
  /** From Monday on. */
  weekdays: readonly string[];
  /** Letters of a short weekday. */
  weekdayLetters: number;
  /** Between a day and a time. */
  at: string;
}

const NAMES: Record<Language, Names> = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    weekdayLetters: 3,
    at: 'at',
  },
  nl: {
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    shortMonths: 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' '),
    weekdays: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' '),
    weekdayLetters: 2,
    at: 'om',
  },
};

/** The words of a calendar day (`YYYY-MM-DD`). */
function wordsOf(day: string, language: Language) {
  const { months, shortMonths, weekdays, weekdayLetters } = NAMES[language];
  const [year = '', month = '', date = ''] = day.split('-');
  const weekday = weekdays[WEEKDAYS.indexOf(weekdayOf(day))] ?? '';
  return {
    year,
    date: String(Number(date)),
    month: months[Number(month) - 1] ?? '',
    shortMonth: shortMonths[Number(month) - 1] ?? '',
    weekday,
    shortWeekday: weekday.slice(0, weekdayLetters),
  };
}

const dayAt = (at: InstantLike, { timeZone }: Locale) => localDay(new Date(at), timeZone);

/** `18:30`, in every language. */
export const formatTime = (at: InstantLike, { timeZone }: Locale): string =>
  clockText(localTime(new Date(at), timeZone));

/** `18:30:09` */
export const formatExactTime = (at: InstantLike, locale: Locale): string =>
  `${formatTime(at, locale)}:${String(localTime(new Date(at), locale.timeZone).second).padStart(2, '0')}`;

/** A calendar day (`YYYY-MM-DD`): `21 November 2026`, or `21 Nov` when short. */
export function formatDay(day: string, { language, short = false }: { language: Language; short?: boolean }): string {
  const { year, month, shortMonth, date } = wordsOf(day, language);
  return short ? `${date} ${shortMonth}` : `${date} ${month} ${year}`;
}

/** `21 November 2026` */
export const formatDate = (at: InstantLike, locale: Locale): string => formatDay(dayAt(at, locale), locale);

/** `21 November 2026 at 18:30` */
export const formatDateTime = (at: InstantLike, locale: Locale): string =>
  `${formatDate(at, locale)} ${NAMES[locale.language].at} ${formatTime(at, locale)}`;

/** `Saturday` */
export const formatWeekday = (at: InstantLike, locale: Locale): string =>
  wordsOf(dayAt(at, locale), locale.language).weekday;

/** A calendar day (`YYYY-MM-DD`) with its weekday: `Monday 23 November`, or `Mon 23 Nov` when short. */
export function formatNamedDay(
  day: string,
  { language, short = false }: { language: Language; short?: boolean },
): string {
  const { date, month, shortMonth, weekday, shortWeekday } = wordsOf(day, language);
  return short ? `${shortWeekday} ${date} ${shortMonth}` : `${weekday} ${date} ${month}`;
}

/** The weekday of a calendar day (`YYYY-MM-DD`), short: `Sat`. */
export const formatDayName = (day: string, { language }: { language: Language }): string =>
  wordsOf(day, language).shortWeekday;

/** A calendar month (`YYYY-MM`): `November 2026`. */
export function formatMonth(month: string, { language }: { language: Language }): string {
  const words = wordsOf(`${month}-01`, language);
  return `${words.month} ${words.year}`;
}
