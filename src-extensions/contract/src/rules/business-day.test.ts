import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Weekday } from '../entities/enumerations.js';
import type { Shift } from '../entities/opening-hours.js';
import { businessDay, nextClockChange, serviceDay } from './business-day.js';
import { addDays, instantOf, localDay, weekdayOf } from './business-time.js';
import type { OpeningCalendar } from './opening-calendar.js';
import { weekOf } from './opening-hours.js';
import { aMoment } from './testing/generated-moments.js';
import { openMinutes, type Watch } from './testing/minute-by-minute.js';

const AMSTERDAM = 'Europe/Amsterdam';
const DAY = 24 * 60 * 60_000;
const shift = (hours: string): Shift => ({ open: hours.slice(0, 5), close: hours.slice(6) });

/** A week of the same shifts every day, but for some weekdays and dates: `{ sunday: [], '2026-11-24': ['12:00-14:00'] }`. */
function week(hours: string[], others: Partial<Record<Weekday | `${number}-${number}-${number}`, string[]>> = {}) {
  const given = new Map<string, string[] | undefined>(Object.entries(others));
  const calendar: OpeningCalendar = {
    timeZone: AMSTERDAM,
    weekdays: weekOf((weekday) => (given.get(weekday) ?? hours).map(shift)),
    specialDays: [...given]
      .filter(([key]) => key.includes('-'))
      .map(([date, shifts = []]) => ({ date, shifts: shifts.map(shift) })),
  };
  return calendar;
}

const at = (moment: string) => instantOf(moment.slice(0, 10), moment.slice(11), AMSTERDAM);
const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: AMSTERDAM, dateStyle: 'short', timeStyle: 'short' });

// 2026-11-23 is a Monday.
const evenings = week(['12:00-14:00', '17:00-05:00']);
const roundTheClock = week(['00:00-00:00']);
const fromSixToSix = week(['06:00-06:00']);
const nights = week(['18:00-04:00']);

describe('businessDay', () => {
  it.each([
    ['an hour of the day is that day’s', evenings, '2026-11-24 13:00', '2026-11-24'],
    ['so is the evening', evenings, '2026-11-24 23:59', '2026-11-24'],
    ['a night that is open until 05:00 belongs to the evening before', evenings, '2026-11-25 01:09', '2026-11-24'],
    ['until its last minute', evenings, '2026-11-25 04:59', '2026-11-24'],
    ['with the closing the next day begins', evenings, '2026-11-25 05:00', '2026-11-25'],
    ['a closed evening ends at midnight', week(['12:00-22:00']), '2026-11-24 23:59', '2026-11-24'],
    ['so does an evening that closes at midnight', week(['12:00-00:00']), '2026-11-25 00:00', '2026-11-25'],
    [
      'a night of a day that is closed belongs to the day before it',
      week(['17:00-05:00'], { wednesday: [] }),
      '2026-11-25 01:09',
      '2026-11-24',
    ],
    [
      'the night after a closed day is its own',
      week(['17:00-05:00'], { wednesday: [] }),
      '2026-11-26 01:09',
      '2026-11-26',
    ],
    ['a restaurant that never opens has calendar days', week([]), '2026-11-25 01:09', '2026-11-25'],
    ['one that never closes has calendar days', roundTheClock, '2026-11-25 00:00', '2026-11-25'],
    ['one that is open from six to six has days that begin at six', fromSixToSix, '2026-11-25 05:59', '2026-11-24'],
    ['and end there', fromSixToSix, '2026-11-25 06:00', '2026-11-25'],
    ['an opening ends the day before it', week(['18:00-05:00', '04:00-12:00']), '2026-11-25 04:00', '2026-11-25'],
    [
      'a special evening goes on as long as it says',
      week(['17:00-22:00'], { '2026-11-24': ['17:00-03:00'] }),
      '2026-11-25 02:59',
      '2026-11-24',
    ],
    [
      'a special day that is closed leaves the night before as it is',
      week(['17:00-05:00'], { '2026-11-25': [] }),
      '2026-11-25 01:09',
      '2026-11-24',
    ],
    ['and has no night', week(['17:00-05:00'], { '2026-11-24': [] }), '2026-11-25 01:09', '2026-11-25'],
    ['the spring night skips an hour', nights, '2026-03-29 03:59', '2026-03-28'],
    ['and ends at its closing', nights, '2026-03-29 04:00', '2026-03-29'],
  ])('%s', (_, calendar, moment, day) => {
    expect(businessDay(at(moment), calendar)).toBe(day);
  });

  it('a night that goes on until a time that comes twice ends at the first', () => {
    const calendar = week(['18:00-02:30']);
    const first = at('2026-10-25 02:30');
    expect([first - 1, first, first + 60 * 60_000 - 1].map((instant) => businessDay(instant, calendar))).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-25',
    ]);
  });

  it('counts twenty-five hours of the autumn night’s day from closing to closing', () => {
    const start = at('2026-10-24 04:00');
    expect([start, start + DAY, start + 25 * (DAY / 24) - 1].map((instant) => businessDay(instant, nights))).toEqual([
      '2026-10-24',
      '2026-10-24',
      '2026-10-24',
    ]);
    expect(businessDay(start + 25 * (DAY / 24), nights)).toBe('2026-10-25');
  });
});

describe('serviceDay', () => {
  it.each([
    ['while the kitchen is open it is the business day', '2026-11-25 01:09', '2026-11-24'],
    ['between two shifts it is the same day', '2026-11-25 15:00', '2026-11-25'],
    ['after the last closing it is the next opening’s', '2026-11-25 05:00', '2026-11-25'],
  ])('%s', (_, moment, day) => {
    expect(serviceDay(at(moment), evenings)).toBe(day);
  });

  it('an evening after closing speaks of the day of the next opening', () => {
    const calendar = week(['12:00-22:00'], { wednesday: [] });
    expect(serviceDay(at('2026-11-24 22:00'), calendar)).toBe('2026-11-26');
    expect(businessDay(at('2026-11-24 22:00'), calendar)).toBe('2026-11-24');
  });

  it('without any opening it is today', () => {
    expect(serviceDay(at('2026-11-25 12:00'), week([]))).toBe('2026-11-25');
  });
});

describe('nextClockChange', () => {
  const hours = week(['09:00-22:00'], { sunday: [] });

  it.each([
    ['at the opening', hours, '2026-11-16 08:00', '2026-11-16 09:00'],
    ['at the closing', hours, '2026-11-16 09:00', '2026-11-16 22:00'],
    ['at midnight', hours, '2026-11-16 22:00', '2026-11-17 00:00'],
    ['at the end of a closed day', hours, '2026-11-22 12:00', '2026-11-23 00:00'],
    ['at midnight for a kitchen that never opens', week([]), '2026-11-16 08:00', '2026-11-17 00:00'],
    ['at midnight, although the business day goes on', evenings, '2026-11-16 20:00', '2026-11-17 00:00'],
    ['where a business day ends although the kitchen stays open', fromSixToSix, '2026-11-17 01:00', '2026-11-17 06:00'],
  ])('%s', (_, calendar, moment, change) => {
    expect(amsterdam.format(nextClockChange(calendar, at(moment)))).toBe(change);
  });
});

/** The minutes in which shifts of one day alone are open. */
function openOf(day: string, clock: Watch, calendar: OpeningCalendar): boolean[] {
  const special = calendar.specialDays.find(({ date }) => date === day);
  const shifts = [...(special?.shifts ?? calendar.weekdays[weekdayOf(day)])];
  const alone = { ...calendar, weekdays: weekOf(() => []), specialDays: [{ date: day, shifts }] };
  return openMinutes(clock, alone).map((open) => open !== null);
}

/** The business day of a minute by looking at every minute: yesterday's while a shift of it goes on and none of today has begun. */
function dayOfMinute(index: number, clock: Watch, calendar: OpeningCalendar): string {
  const today = clock.minutes[index]?.day ?? '';
  const yesterday = addDays(today, -1);
  const begun = openOf(today, clock, calendar).indexOf(true);
  const goesOn = openOf(yesterday, clock, calendar).lastIndexOf(true) >= index;
  return goesOn && (begun === -1 || begun > index) ? yesterday : today;
}

describe('generated opening calendars', () => {
  it('give each instant the same business day as a clock that is watched minute by minute', () => {
    fc.assert(
      fc.property(aMoment, ({ calendar, clock, now }) => {
        const here = clock.minutes.filter(({ at: minute }) => minute <= now).length - 1;
        expect(businessDay(now, calendar)).toBe(dayOfMinute(here, clock, calendar));
      }),
      { numRuns: 400 },
    );
  });

  it('have business days that follow one another, each named after the calendar day it begins on or is', () => {
    fc.assert(
      fc.property(aMoment, fc.nat({ max: DAY }), ({ calendar, now }, later) => {
        const day = businessDay(now, calendar);
        expect([day, addDays(day, 1)]).toContain(localDay(now, calendar.timeZone));
        expect(businessDay(now + later, calendar) >= day).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('keep business day and day of service until the next change of the clock', () => {
    fc.assert(
      fc.property(
        aMoment,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        ({ calendar, now }, share) => {
          const until = now + Math.floor((nextClockChange(calendar, now) - now) * share);
          expect(businessDay(until, calendar)).toBe(businessDay(now, calendar));
          expect(serviceDay(until, calendar)).toBe(serviceDay(now, calendar));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('name as day of service the business day of the first minute in which the kitchen is open', () => {
    fc.assert(
      fc.property(aMoment, ({ calendar, clock, now }) => {
        const open = openMinutes(clock, calendar);
        const here = clock.minutes.filter(({ at: minute }) => minute <= now).length - 1;
        const first = open.findIndex((day, index) => index >= here && day !== null);
        // The watch ends after some days; the calendar goes on.
        fc.pre(first !== -1);
        expect(serviceDay(now, calendar)).toBe(dayOfMinute(first, clock, calendar));
      }),
      { numRuns: 100 },
    );
  });
});
