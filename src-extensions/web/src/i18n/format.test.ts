import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayName,
  formatExactTime,
  formatMonth,
  formatNamedDay,
  formatNumber,
  formatTime,
  formatWeekday,
  listOf,
} from './format.js';
import { LANGUAGES } from './language.js';

const timeZone = 'Europe/Amsterdam';
const en = { language: 'en', timeZone } as const;
const nl = { language: 'nl', timeZone } as const;

/** A Saturday evening in Amsterdam. */
const EVENING = '2026-11-21T17:30:09Z';

describe('dates and times', () => {
  it.each([
    ['a time', formatTime, '18:30', '18:30'],
    ['a time with seconds', formatExactTime, '18:30:09', '18:30:09'],
    ['a date', formatDate, '21 November 2026', '21 november 2026'],
    ['a date and time', formatDateTime, '21 November 2026 at 18:30', '21 november 2026 om 18:30'],
    ['a weekday', formatWeekday, 'Saturday', 'zaterdag'],
  ])('%s of an instant is the restaurant’s', (_, format, english, dutch) => {
    expect([format(EVENING, en), format(EVENING, nl)]).toEqual([english, dutch]);
  });

  it('an instant is of the day in its time zone, and takes every way to write it', () => {
    const midnight = '2026-12-31T23:00:00Z';
    expect(formatDateTime(midnight, en)).toBe('1 January 2027 at 00:00');
    expect(formatDateTime(new Date(midnight), en)).toBe(formatDateTime(Date.parse(midnight), en));
    expect(formatDateTime(midnight, { ...en, timeZone: 'UTC' })).toBe('31 December 2026 at 23:00');
  });

  it('a calendar day is written long and short', () => {
    const day = '2026-09-07';
    const ways = (language: 'en' | 'nl') => [
      formatDay(day, { language }),
      formatDay(day, { language, short: true }),
      formatNamedDay(day, { language }),
      formatNamedDay(day, { language, short: true }),
      formatDayName(day, { language }),
      formatMonth('2026-09', { language }),
    ];
    expect(ways('en')).toEqual([
      '7 September 2026',
      '7 Sept',
      'Monday 7 September',
      'Mon 7 Sept',
      'Mon',
      'September 2026',
    ]);
    expect(ways('nl')).toEqual([
      '7 september 2026',
      '7 sep',
      'maandag 7 september',
      'ma 7 sep',
      'ma',
      'september 2026',
    ]);
  });

  // Where browsers write a name differently (March in short Dutch is `mrt` or `mrt.`), these are the words of the site.
  it.each([
    ['en-GB', 'en'],
    ['nl-NL', 'nl'],
  ] as const)('every month and weekday has the name that a browser gives it in %s', (locale, language) => {
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(Date.UTC(2028, 0, 1 + day));
      const text = date.toISOString().slice(0, 10);
      const named = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(date).replaceAll(/[.,]/g, '');
      expect(formatDay(text, { language })).toBe(named({ day: 'numeric', month: 'long', year: 'numeric' }));
      expect(formatDay(text, { language, short: true })).toBe(named({ day: 'numeric', month: 'short' }));
      expect(formatNamedDay(text, { language })).toBe(named({ weekday: 'long', day: 'numeric', month: 'long' }));
      expect(formatDayName(text, { language })).toBe(named({ weekday: 'short' }));
    }
  });
});

describe('numbers', () => {
  it('are written as a browser does', () => {
    const written = fc.tuple(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(...LANGUAGES),
    );
    fc.assert(
      fc.property(written, ([value, digits, language]) => {
        // What is rounded here and there may differ in halves; whole thousandths have none.
        const number = Number(value.toFixed(digits));
        const formatter = new Intl.NumberFormat(language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'negative',
        });
        expect(formatNumber(number === 0 ? 0 : number, digits, language)).toBe(formatter.format(number));
      }),
    );
  });

  it('of money have two digits behind the point, and the sign first', () => {
    expect([4456.35, 0, -12.5, 0.05].map((amount) => formatAmount(amount, '€', 'en'))).toEqual([
      '€4,456.35',
      '€0.00',
      '-€12.50',
      '€0.05',
    ]);
    expect([4456.35, -12.5].map((amount) => formatAmount(amount, '€ ', 'nl'))).toEqual([
      '€\u00A04.456,35',
      '-€\u00A012,50',
    ]);
  });
});

describe('words', () => {
  it('are listed with "or" before the last', () => {
    const lists = [[], ['cash'], ['cash', 'card'], ['cash', 'card', 'contactless']];
    expect(lists.map((words) => listOf(words, 'en'))).toEqual([
      '',
      'cash',
      'cash or card',
      'cash, card or contactless',
    ]);
    expect(listOf(['contant', 'pin', 'contactloos'], 'nl')).toBe('contant, pin of contactloos');
  });
});
