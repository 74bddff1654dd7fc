import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../entities/enumerations.js';
import { firstHour, formatOperatingHours, weekHours, weekOf, weekdayFields } from './opening-hours.js';
import { DEFAULT_HOURS } from './restaurant-defaults.js';

describe('formatOperatingHours', () => {
  it('lists every weekday', () => {
    const ordinary = { open: '09:00', close: '22:00', closed: false };
    const hours = {
      ...weekOf(() => ordinary),
      friday: { ...ordinary, close: '01:00' },
      sunday: { ...ordinary, closed: true },
    };
    expect(formatOperatingHours(hours)).toBe(
      'Monday: 09:00-22:00, Tuesday: 09:00-22:00, Wednesday: 09:00-22:00, Thursday: 09:00-22:00, ' +
        'Friday: 09:00-01:00, Saturday: 09:00-22:00, Sunday: Closed',
    );
  });
});

describe('formatOperatingHours of a day with two shifts', () => {
  it('joins them, and keeps the days apart', () => {
    const lunch = { open: '12:00', close: '14:00', closed: false, second: { open: '17:00', close: '22:00' } };
    const hours = { ...weekOf(() => lunch), sunday: { ...lunch, closed: true } };
    expect(formatOperatingHours(hours)).toMatch(
      /^Monday: 12:00-14:00 & 17:00-22:00, Tuesday: 12:00-14:00 & 17:00-22:00, .*, Sunday: Closed$/,
    );
  });
});

describe('firstHour', () => {
  it.each([
    ['09:00', '22:00', 0],
    ['17:00', '00:00', 0],
    ['17:00', '00:30', 1],
    ['17:00', '02:00', 2],
    ['10:00', '10:00', 9],
    ['06:30', '05:45', 6],
    ['04:00', '12:00', 0],
  ])('of a restaurant that is open from %s until %s is %i', (open, close, first) => {
    const ordinary = { open: '09:00', close: '22:00', closed: false };
    expect(firstHour({ ...weekOf(() => ordinary), friday: { open, close, closed: false } })).toBe(first);
  });

  it('is midnight when it never opens, and not before it opens', () => {
    const closed = { open: '17:00', close: '03:00', closed: true };
    expect(firstHour(weekOf(() => closed))).toBe(0);
    const night = { open: '17:00', close: '08:00', closed: false };
    expect(firstHour({ ...weekOf(() => night), sunday: { open: '07:30', close: '12:00', closed: false } })).toBe(7);
  });
});

const clockTime = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyDay = fc.record({
  open: clockTime,
  close: clockTime,
  closed: fc.boolean(),
  second: fc.option(fc.record({ open: clockTime, close: clockTime })),
});
const anyWeek = fc.tuple(anyDay, anyDay, anyDay, anyDay, anyDay, anyDay, anyDay).map((days) => {
  const byName = new Map(WEEKDAYS.map((name, at) => [name, days[at]]));
  return weekOf((name) => byName.get(name) ?? DEFAULT_HOURS[name]);
});

describe('a week in the names of the settings screen', () => {
  it('has a field for each part of each day', () => {
    const fields = weekdayFields({ ...DEFAULT_HOURS, tuesday: { open: '16:30', close: '01:00', closed: true } });
    expect(Object.keys(fields)).toEqual(WEEKDAYS.flatMap((name) => [`${name}Open`, `${name}Close`, `${name}Closed`]));
    expect(fields).toMatchObject({
      mondayOpen: '09:00',
      mondayClosed: false,
      tuesdayOpen: '16:30',
      tuesdayClose: '01:00',
      tuesdayClosed: true,
      sundayClose: '21:00',
    });
  });

  it('is the same week after conversion there and back, with the second shifts that there were', () => {
    fc.assert(
      fc.property(anyWeek, anyWeek, (hours, fallback) => {
        const kept = weekOf((day) => ({ ...hours[day], second: fallback[day].second }));
        expect(weekHours(weekdayFields(hours), fallback)).toEqual(kept);
      }),
    );
  });

  it('changes given fields only', () => {
    const hours = weekOf((day) => ({ ...DEFAULT_HOURS[day], second: null }));
    expect(weekHours({}, DEFAULT_HOURS)).toEqual(hours);
    expect(weekHours({ fridayClose: '02:00', sundayClosed: true }, DEFAULT_HOURS)).toEqual({
      ...hours,
      friday: { open: '09:00', close: '02:00', closed: false, second: null },
      sunday: { open: '10:00', close: '21:00', closed: true, second: null },
    });
  });

  it('treats a blank time as not given, and false as given', () => {
    const closedMonday = { ...DEFAULT_HOURS, monday: { open: '12:00', close: '20:00', closed: true } };
    expect(weekHours({ mondayOpen: '', mondayClose: '', mondayClosed: false }, closedMonday).monday).toEqual({
      open: '12:00',
      close: '20:00',
      closed: false,
      second: null,
    });
  });
});
