import type { Language } from './language.js';

/** Language and time zone are arguments, so that the server formats as the browser does. */
export interface Locale {
  language: Language;
  timeZone: string;
}

type InstantLike = string | number | Date;

const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const satisfies Record<Language, string>;

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

/** The weekday of a calendar day (`YYYY-MM-DD`), short: `Sat`. */
export const formatDayName = (day: string, { language }: { language: Language }): string =>
  write(`${day}T12:00:00Z`, language, { weekday: 'short', timeZone: 'UTC' });
