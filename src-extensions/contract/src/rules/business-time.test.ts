import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  localDay,
  businessHour,
  dayEnd,
  daysBetween,
  instantOf,
  localTime,
  startOfDay,
  weekdayOf,
} from './business-time.js';

const HOUR = 3_600_000;
const AMSTERDAM = 'Europe/Amsterdam';
const ZONES = [
  AMSTERDAM,
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'UTC',
];

const utc = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString();
const clockOf = (at: number, timeZone: string) => {
  const { hour, minute } = localTime(at, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};
const hoursOf = (day: string, timeZone: string) =>
  (startOfDay(addDays(day, 1), timeZone) - startOfDay(day, timeZone)) / HOUR;

describe('localTime', () => {
  it('gives the wall clock of the zone', () => {
    expect(localTime(utc('2026-11-21T23:30:15Z'), AMSTERDAM)).toEqual({
      day: '2026-11-22',
      hour: 0,
      minute: 30,
      second: 15,
      weekday: 'sunday',
    });
  });

  it('takes a Date as well', () => {
    const at = utc('2026-07-01T10:00:00Z');
    expect(localTime(new Date(at), AMSTERDAM)).toEqual(localTime(at, AMSTERDAM));
  });

  it.each([
    ['America/New_York', '2026-11-21', 7],
    ['Asia/Kathmandu', '2026-11-21', 17],
    ['Pacific/Apia', '2026-11-22', 1],
  ])('gives day and hour of noon UTC in %s', (timeZone, day, hour) => {
    const noon = utc('2026-11-21T12:00:00Z');
    expect(localDay(noon, timeZone)).toBe(day);
    expect(businessHour(noon, timeZone)).toBe(hour);
  });

  it('supports a zone with an offset of 45 minutes', () => {
    expect(clockOf(utc('2026-11-21T18:15:00Z'), 'Asia/Kathmandu')).toBe('00:00');
    expect(localDay(utc('2026-11-21T18:14:59Z'), 'Asia/Kathmandu')).toBe('2026-11-21');
    expect(localDay(utc('2026-11-21T18:15:00Z'), 'Asia/Kathmandu')).toBe('2026-11-22');
  });

  it('gives midnight as hour 0, not 24', () => {
    expect(businessHour(utc('2026-11-21T00:00:00Z'), 'UTC')).toBe(0);
  });

  it('throws for an unknown zone and an invalid date', () => {
    expect(() => localTime(0, 'Europe/Utopia')).toThrow(RangeError);
    expect(() => localTime(NaN, AMSTERDAM)).toThrow(RangeError);
  });
});

describe('the change to summer time, 29 March 2026 in Amsterdam', () => {
  it('jumps from 01:59 to 03:00', () => {
    const jump = utc('2026-03-29T01:00:00Z');
    expect(clockOf(jump - 60_000, AMSTERDAM)).toBe('01:59');
    expect(clockOf(jump, AMSTERDAM)).toBe('03:00');
    expect(businessHour(jump - 1, AMSTERDAM)).toBe(1);
    expect(businessHour(jump, AMSTERDAM)).toBe(3);
  });

  it('has 23 hours, its neighbours 24', () => {
    expect(['2026-03-28', '2026-03-29', '2026-03-30'].map((day) => hoursOf(day, AMSTERDAM))).toEqual([24, 23, 24]);
  });

  it('starts in winter time, and the next day in summer time', () => {
    expect(iso(startOfDay('2026-03-29', AMSTERDAM))).toBe('2026-03-28T23:00:00.000Z');
    expect(iso(startOfDay('2026-03-30', AMSTERDAM))).toBe('2026-03-29T22:00:00.000Z');
  });

  it.each([
    ['01:59', '2026-03-29T00:59:00.000Z'],
    ['02:00', '2026-03-29T01:00:00.000Z'],
    ['02:30', '2026-03-29T01:30:00.000Z'],
    ['03:00', '2026-03-29T01:00:00.000Z'],
    ['03:30', '2026-03-29T01:30:00.000Z'],
  ])('reads the skipped time %s as %s, the same distance after the jump', (clock, instant) => {
    expect(iso(instantOf('2026-03-29', clock, AMSTERDAM))).toBe(instant);
  });
});

describe('the change to winter time, 25 October 2026 in Amsterdam', () => {
  it('repeats the hour from 02:00', () => {
    expect(clockOf(utc('2026-10-25T00:30:00Z'), AMSTERDAM)).toBe('02:30');
    expect(clockOf(utc('2026-10-25T01:30:00Z'), AMSTERDAM)).toBe('02:30');
    expect(clockOf(utc('2026-10-25T02:00:00Z'), AMSTERDAM)).toBe('03:00');
  });

  it('has 25 hours, its neighbours 24', () => {
    expect(['2026-10-24', '2026-10-25', '2026-10-26'].map((day) => hoursOf(day, AMSTERDAM))).toEqual([24, 25, 24]);
  });

  it('starts in summer time, and the next day in winter time', () => {
    expect(iso(startOfDay('2026-10-25', AMSTERDAM))).toBe('2026-10-24T22:00:00.000Z');
    expect(iso(startOfDay('2026-10-26', AMSTERDAM))).toBe('2026-10-25T23:00:00.000Z');
  });

  it.each([
    ['01:59', '2026-10-24T23:59:00.000Z'],
    ['02:00', '2026-10-25T00:00:00.000Z'],
    ['02:59', '2026-10-25T00:59:00.000Z'],
    ['03:00', '2026-10-25T02:00:00.000Z'],
  ])('reads the repeated time %s as its first occurrence %s', (clock, instant) => {
    expect(iso(instantOf('2026-10-25', clock, AMSTERDAM))).toBe(instant);
  });
});

describe('clock changes elsewhere', () => {
  it.each([
    ['New York springs forward', 'America/New_York', '2026-03-08', 23],
    ['New York falls back', 'America/New_York', '2026-11-01', 25],
    ['Lord Howe falls back half an hour', 'Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Lord Howe springs forward half an hour', 'Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Kathmandu never changes', 'Asia/Kathmandu', '2026-03-29', 24],
    ['Apia no longer changes', 'Pacific/Apia', '2026-04-05', 24],
    ['Apia skipped a whole day in 2011', 'Pacific/Apia', '2011-12-30', 0],
  ])('%s', (_, timeZone, day, hours) => {
    expect(hoursOf(day, timeZone)).toBe(hours);
  });

  it('starts a day whose midnight is skipped at its first instant, in Cairo on 24 April 2026', () => {
    const start = startOfDay('2026-04-24', 'Africa/Cairo');
    expect(clockOf(start, 'Africa/Cairo')).toBe('01:00');
    expect(localDay(start, 'Africa/Cairo')).toBe('2026-04-24');
    expect(localDay(start - 1, 'Africa/Cairo')).toBe('2026-04-23');
  });
});

describe('instantOf', () => {
  const aDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
  const aMinute = fc.nat({ max: 1439 });
  const clockText = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const aZone = fc.constantFrom(...ZONES);

  it('is the inverse of localTime, except for skipped times', () => {
    fc.assert(
      fc.property(aDay, aMinute, aZone, (day, minutes, timeZone) => {
        const clock = clockText(minutes);
        const at = instantOf(day, clock, timeZone);
        const shown = `${localDay(at, timeZone)} ${clockOf(at, timeZone)}`;
        if (shown === `${day} ${clock}`) return;
        // A skipped time: the clock jumps over it within the hour before the answer.
        const justBefore = `${localDay(at - HOUR, timeZone)} ${clockOf(at - HOUR, timeZone)}`;
        expect(justBefore < `${day} ${clock}` && `${day} ${clock}` < shown).toBe(true);
        expect(hoursOf(day, timeZone)).toBeLessThan(24);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the inverse of localTime at every minute of both Amsterdam clock changes, skipped times apart', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      for (let minutes = 0; minutes < 1440; minutes += 1) {
        const clock = clockText(minutes);
        const inGap = day === '2026-03-29' && clock >= '02:00' && clock < '03:00';
        const at = instantOf(day, clock, AMSTERDAM);
        expect(localDay(at, AMSTERDAM)).toBe(day);
        expect(clockOf(at, AMSTERDAM)).toBe(inGap ? clockText(minutes + 60) : clock);
      }
    }
  });

  it('gives an instant even for a day in a mistyped year', () => {
    expect(instantOf('0226-11-21', '12:00', AMSTERDAM)).not.toBeNaN();
  });

  it('finds the first instant that shows a time', () => {
    fc.assert(
      fc.property(aDay, aMinute, aZone, (day, minutes, timeZone) => {
        const at = instantOf(day, clockText(minutes), timeZone);
        for (const earlier of [HOUR / 2, HOUR]) {
          const before = `${localDay(at - earlier, timeZone)} ${clockOf(at - earlier, timeZone)}`;
          expect(before).not.toBe(`${day} ${clockText(minutes)}`);
        }
      }),
    );
  });
});

describe('startOfDay', () => {
  it('is the first instant of its day, in every zone', () => {
    const aDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(aDay, fc.constantFrom(...ZONES), (day, timeZone) => {
        const start = startOfDay(day, timeZone);
        expect(localDay(start, timeZone)).toBe(day);
        expect(localDay(start - 1, timeZone)).toBe(addDays(day, -1));
        expect([23, 23.5, 24, 24.5, 25]).toContain(hoursOf(day, timeZone));
      }),
      { numRuns: 500 },
    );
  });
});

describe('dayEnd', () => {
  it('is the start of the next business day at any time of the day', () => {
    const at = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2031-01-01') });
    fc.assert(
      fc.property(at, fc.constantFrom(...ZONES), (now, timeZone) => {
        const end = dayEnd(now, timeZone);
        expect(end).toBeGreaterThan(now);
        expect(localDay(end - 1, timeZone)).toBe(localDay(now, timeZone));
        expect(localDay(end, timeZone)).toBe(addDays(localDay(now, timeZone), 1));
      }),
      { numRuns: 500 },
    );
  });
});

describe('calendar days', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-10-25', 0, '2026-10-25'],
  ])('%s and %d days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
    expect(daysBetween(day, result)).toBe(days);
  });

  it('daysBetween is the inverse of addDays', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        expect(daysBetween('2026-10-20', addDays('2026-10-20', days))).toBe(days);
      }),
    );
  });

  it.each([
    ['2026-11-16', 'monday'],
    ['2026-11-21', 'saturday'],
    ['2026-11-22', 'sunday'],
    ['2028-02-29', 'tuesday'],
  ])('%s is a %s', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });
});
