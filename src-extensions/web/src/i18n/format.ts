import type { Language } from './language.js';

/** Language and time zone are arguments, so that the server formats as the browser does. */
export interface Locale {
  language: Language;
  timeZone: string;
}

type InstantLike = string | number | Date;

const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const satisfies Record<Language, string>;

/** `cash, card or contactless` */
export const listOf = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(words);

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const numbers = new Map<string, Intl.NumberFormat>();

/** `4,456.35` in English, `4.456,35` in Dutch. @param digits behind the point, always so many */
export function formatNumber(value: number, digits: number, language: Language): string {
  const key = `${language} ${digits}`;
  const known = numbers.get(key);
  const made =
    known ?? new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: digits, maximumFractionDigits: digits });
  numbers.set(key, made);
  return made.format(value);
}

/** Euros on the wire: `€4,456.35` in English, `€ 4.456,35` in Dutch. */
export function formatAmount(amount: number, symbol: string, language: Language): string {
  const written = formatNumber(Math.abs(amount), 2, language);
  const sign = amount < 0 ? '-' : '';
  return language === 'nl' ? `${sign}${symbol.trim()}\u00A0${written}` : `${sign}${symbol}${written}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], options);
  formatters.set(key, made);
  return made;
}

const write = (at: InstantLike, language: Language, options: Intl.DateTimeFormatOptions) =>
  formatterFor(language, options).format(new Date(at));

/** `21 November 2026 at 18:30` */
export const formatDateTime = (at: InstantLike, { language, timeZone }: Locale): string =>
  write(at, language, { dateStyle: 'long', timeStyle: 'short', timeZone });

/** `18:30` */
export const formatTime = (at: InstantLike, { language, timeZone }: Locale): string =>
  write(at, language, { timeStyle: 'short', timeZone });

/** `18:30:09` */
export const formatExactTime = (at: InstantLike, { language, timeZone }: Locale): string =>
  write(at, language, { timeStyle: 'medium', timeZone });

/** `21 November 2026` */
export const formatDate = (at: InstantLike, { language, timeZone }: Locale): string =>
  write(at, language, { dateStyle: 'long', timeZone });

/** `Saturday` */
export const formatWeekday = (at: InstantLike, { language, timeZone }: Locale): string =>
  write(at, language, { weekday: 'long', timeZone });

/** A calendar day (`YYYY-MM-DD`): `21 November 2026`, or `21 Nov` when short. */
export const formatDay = (day: string, { language, short = false }: { language: Language; short?: boolean }): string =>
  write(
    `${day}T12:00:00Z`,
    language,
    short ? { day: 'numeric', month: 'short', timeZone: 'UTC' } : { dateStyle: 'long', timeZone: 'UTC' },
  );

/** A calendar day (`YYYY-MM-DD`) with its weekday: `Monday 23 November`, or `Mon 23 Nov` when short. */
export const formatNamedDay = (
  day: string,
  { language, short = false }: { language: Language; short?: boolean },
): string => {
  const length = short ? 'short' : 'long';
  return write(`${day}T12:00:00Z`, language, { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' });
};

/** The weekday of a calendar day (`YYYY-MM-DD`), short: `Sat`. */
export const formatDayName = (day: string, { language }: { language: Language }): string =>
  write(`${day}T12:00:00Z`, language, { weekday: 'short', timeZone: 'UTC' });

/** A calendar month (`YYYY-MM`): `November 2026`. */
export const formatMonth = (month: string, { language }: { language: Language }): string =>
  write(`${month}-15T12:00:00Z`, language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
