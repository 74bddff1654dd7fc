import { describe, expect, it } from 'vitest';
import type { Weekday } from '../entities/enumerations.js';
import type { DayHours, Shift } from '../entities/opening-hours.js';
import { addDays, instantOf } from './business-time.js';
import {
  calendarOf,
  openingPeriods,
  openingPeriodsOf,
  openingState,
  type OpeningCalendar,
} from './opening-calendar.js';
import { weekOf } from './opening-hours.js';

const AMSTERDAM = 'Europe/Amsterdam';
const closed: DayHours = { open: '09:00', close: '22:00', closed: true };
const from = (open: string, close: string): DayHours => ({ open, close, closed: false });

/** A calendar of one shift a day. */
function week(everyDay: DayHours, others: Partial<Record<Weekday, DayHours>> = {}) {
  const days = { monday: everyDay, tuesday: everyDay, wednesday: everyDay, thursday: everyDay };
  const openingHours = { ...days, friday: everyDay, saturday: everyDay, sunday: everyDay, ...others };
  return calendarOf({ openingHours, timeZone: AMSTERDAM, specialDays: [] });
}

/** The state at an Amsterdam wall-clock time, its instants as Amsterdam wall-clock times. */
function stateAt(calendar: OpeningCalendar, day: string, clock: string) {
  const { open, closesAt, opensAt } = openingState(calendar, instantOf(day, clock, AMSTERDAM));
  return { open, closesAt: wallClock(closesAt), opensAt: wallClock(opensAt) };
}

const amsterdamClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: AMSTERDAM,
  dateStyle: 'short',
  timeStyle: 'short',
});
const wallClock = (at: number | null) => (at === null ? null : amsterdamClock.format(at));

// 2026-11-16 is a Monday.
describe('an ordinary week', () => {
  const hours = week(from('09:00', '22:00'), { sunday: from('10:00', '21:00') });

  it('is closed before the opening', () => {
    expect(stateAt(hours, '2026-11-16', '08:59')).toEqual({
      open: false,
      closesAt: null,
      opensAt: '2026-11-16 09:00',
    });
  });

  it('is open at the opening and closed at the closing', () => {
    const open = { open: true, closesAt: '2026-11-16 22:00', opensAt: '2026-11-17 09:00' };
    expect(stateAt(hours, '2026-11-16', '09:00')).toEqual(open);
    expect(stateAt(hours, '2026-11-16', '21:59')).toEqual(open);
    expect(stateAt(hours, '2026-11-16', '22:00')).toEqual({
      open: false,
      closesAt: null,
      opensAt: '2026-11-17 09:00',
    });
  });

  it("uses the weekday of the restaurant's time zone, not the machine's", () => {
    const saturdayEvening = Date.parse('2026-11-22T04:00:00Z');
    expect(openingState({ ...hours, timeZone: 'America/New_York' }, saturdayEvening).opensAt).toBe(
      Date.parse('2026-11-22T15:00:00Z'),
    );
    expect(openingState(hours, saturdayEvening).opensAt).toBe(Date.parse('2026-11-22T09:00:00Z'));
  });

  it('takes a Date as well', () => {
    const at = Date.parse('2026-11-16T12:00:00Z');
    expect(openingState(hours, new Date(at))).toEqual(openingState(hours, at));
  });
});

describe('closed days', () => {
  it('are skipped when looking for the next opening', () => {
    const hours = week(from('17:00', '22:00'), { monday: closed, tuesday: closed });
    expect(stateAt(hours, '2026-11-15', '23:00')).toEqual({
      open: false,
      closesAt: null,
      opensAt: '2026-11-18 17:00',
    });
  });

  it('leave the same weekday of next week when only one is open', () => {
    const hours = week(closed, { monday: from('17:00', '22:00') });
    expect(stateAt(hours, '2026-11-16', '22:00').opensAt).toBe('2026-11-23 17:00');
    expect(stateAt(hours, '2026-11-16', '18:00').opensAt).toBe('2026-11-23 17:00');
  });

  it('never open when all seven days are closed', () => {
    expect(stateAt(week(closed), '2026-11-16', '12:00')).toEqual({ open: false, closesAt: null, opensAt: null });
  });
});

describe('closing past midnight', () => {
  const hours = week(closed, { friday: from('17:00', '02:00') });

  it("keeps Friday's evening open into Saturday", () => {
    expect(stateAt(hours, '2026-11-20', '23:30')).toMatchObject({ open: true, closesAt: '2026-11-21 02:00' });
    expect(stateAt(hours, '2026-11-21', '01:59')).toMatchObject({ open: true, closesAt: '2026-11-21 02:00' });
    expect(stateAt(hours, '2026-11-21', '02:00')).toMatchObject({ open: false, opensAt: '2026-11-27 17:00' });
  });

  it('does not open the night before', () => {
    expect(stateAt(hours, '2026-11-20', '01:00')).toMatchObject({ open: false, opensAt: '2026-11-20 17:00' });
  });

  it('takes closing at the opening time as a whole day', () => {
    const day = week(closed, { friday: from('09:00', '09:00') });
    expect(stateAt(day, '2026-11-20', '09:00')).toMatchObject({ open: true, closesAt: '2026-11-21 09:00' });
    expect(stateAt(day, '2026-11-21', '08:59').open).toBe(true);
    expect(stateAt(day, '2026-11-21', '09:00').open).toBe(false);
  });
});

describe('openings that touch or overlap', () => {
  it('count as one period that ends with the last of them', () => {
    const hours = week(closed, { friday: from('18:00', '04:00'), saturday: from('03:00', '12:00') });
    const open = { open: true, closesAt: '2026-11-21 12:00', opensAt: '2026-11-27 18:00' };
    expect(stateAt(hours, '2026-11-20', '20:00')).toEqual(open);
    expect(stateAt(hours, '2026-11-21', '03:30')).toEqual(open);
  });

  it('count as one period when one lies within the other', () => {
    const hours = week(closed, { friday: from('10:00', '10:00'), saturday: from('03:00', '05:00') });
    expect(stateAt(hours, '2026-11-20', '20:00')).toMatchObject({ open: true, closesAt: '2026-11-21 10:00' });
  });

  it.each(['00:00', '09:00'])('never close when every day lasts from %s to the next', (clock) => {
    const always = { open: true, closesAt: null, opensAt: null };
    expect(stateAt(week(from(clock, clock)), '2026-11-16', '00:30')).toEqual(always);
    expect(stateAt(week(from(clock, clock)), '2026-11-16', '23:30')).toEqual(always);
    expect(stateAt(week(from(clock, clock)), '2026-03-28', '23:30')).toEqual(always);
    expect(stateAt(week(from(clock, clock)), '2026-10-24', '23:30')).toEqual(always);
  });

  it('close once a week when one day is closed', () => {
    const hours = week(from('00:00', '00:00'), { monday: closed });
    expect(stateAt(hours, '2026-11-17', '00:00')).toEqual({
      open: true,
      closesAt: '2026-11-23 00:00',
      opensAt: '2026-11-24 00:00',
    });
  });
});

describe('the nights in which the clock changes', () => {
  const late = week(from('18:00', '02:30'));
  const hoursOpen = (day: string) => {
    const { closesAt } = openingState(late, instantOf(day, '18:00', AMSTERDAM));
    return ((closesAt ?? NaN) - instantOf(day, '18:00', AMSTERDAM)) / 3_600_000;
  };

  it('close at the first 02:30 when the clock shows it twice', () => {
    expect(hoursOpen('2026-10-24')).toBe(8.5);
    expect(hoursOpen('2026-10-23')).toBe(8.5);
  });

  it('close after the jump when the clock skips the closing time', () => {
    expect(stateAt(late, '2026-03-28', '23:00').closesAt).toBe('2026-03-29 03:30');
    expect(hoursOpen('2026-03-28')).toBe(8.5);
  });

  it('open at the same wall clock on the day of the change', () => {
    expect(stateAt(late, '2026-03-29', '12:00').opensAt).toBe('2026-03-29 18:00');
    expect(stateAt(late, '2026-10-25', '12:00').opensAt).toBe('2026-10-25 18:00');
  });

  it.each(['03:10', '03:30'])('leave out an opening period from 02:30 to %s that the clock skips', (close) => {
    const swallowed = week(closed, { sunday: from('02:30', close) });
    const opensNextWeek = { open: false, closesAt: null, opensAt: '2026-04-05 02:30' };
    expect(stateAt(swallowed, '2026-03-29', '00:30')).toEqual(opensNextWeek);
    expect(stateAt(swallowed, '2026-03-27', '12:00')).toEqual(opensNextWeek);
    expect(stateAt(swallowed, '2026-03-22', '12:00')).toEqual(opensNextWeek);
  });

  it('close on time before an opening period that the clock skips', () => {
    const swallowed = week(closed, { sunday: from('02:30', '03:10') });
    expect(stateAt(swallowed, '2026-03-22', '02:45')).toEqual({
      open: true,
      closesAt: '2026-03-22 03:10',
      opensAt: '2026-04-05 02:30',
    });
  });
});

/** Open 09:00-22:00 every day, but for special days. */
const withSpecialDays = (...specialDays: OpeningCalendar['specialDays']): OpeningCalendar => ({
  ...week(from('09:00', '22:00')),
  specialDays,
});

describe('two shifts a day', () => {
  const lunch = { open: '12:00', close: '14:00' };
  const dinner = { open: '17:00', close: '01:00' };
  const everyDay = (...shifts: Shift[]) => ({ ...withSpecialDays(), weekdays: weekOf(() => shifts) });

  it.each([
    ['11:00', false, null, '2026-11-16 12:00'],
    ['13:00', true, '2026-11-16 14:00', '2026-11-16 17:00'],
    ['14:00', false, null, '2026-11-16 17:00'],
    ['23:30', true, '2026-11-17 01:00', '2026-11-17 12:00'],
    ['00:30', true, '2026-11-16 01:00', '2026-11-16 12:00'],
  ])('are told apart at %s, in whatever order they stand', (clock, open, closesAt, opensAt) => {
    const state = { open, closesAt, opensAt };
    expect(stateAt(everyDay(lunch, dinner), '2026-11-16', clock)).toEqual(state);
    expect(stateAt(everyDay(dinner, lunch), '2026-11-16', clock)).toEqual(state);
  });

  it('count as one period where they touch', () => {
    const calendar = everyDay(lunch, { open: '14:00', close: '20:00' });
    expect(stateAt(calendar, '2026-11-16', '13:00')).toMatchObject({ open: true, closesAt: '2026-11-16 20:00' });
    expect(openingPeriods('2026-11-16', '2026-11-17', calendar)).toHaveLength(2);
    expect(openingPeriodsOf('2026-11-16', calendar)).toHaveLength(2);
  });
});

describe('special days', () => {
  it('have their own shifts instead of those of the weekday', () => {
    const calendar = withSpecialDays({ date: '2026-11-16', shifts: [{ open: '12:00', close: '15:00' }] });
    expect(stateAt(calendar, '2026-11-16', '10:00').opensAt).toBe('2026-11-16 12:00');
    expect(stateAt(calendar, '2026-11-16', '14:00')).toEqual({
      open: true,
      closesAt: '2026-11-16 15:00',
      opensAt: '2026-11-17 09:00',
    });
    expect(stateAt(calendar, '2026-11-23', '10:00').open).toBe(true);
  });

  it('without shifts are closed, but leave the night before as it is', () => {
    const closedDay = withSpecialDays({ date: '2026-11-17', shifts: [] });
    const late = { ...closedDay, weekdays: weekOf(() => [{ open: '18:00', close: '02:00' }]) };
    expect(stateAt(late, '2026-11-17', '01:00')).toEqual({
      open: true,
      closesAt: '2026-11-17 02:00',
      opensAt: '2026-11-18 18:00',
    });
  });

  const closedFrom = (day: string, days: number) =>
    withSpecialDays(...Array.from({ length: days }, (_, ahead) => ({ date: addDays(day, ahead), shifts: [] })));

  it('that close six weeks lead to the opening after them', () => {
    expect(stateAt(closedFrom('2026-11-17', 42), '2026-11-16', '12:00')).toEqual({
      open: true,
      closesAt: '2026-11-16 22:00',
      opensAt: '2026-12-29 09:00',
    });
  });

  it('that close all days for which openings are looked for leave none planned', () => {
    const calendar = closedFrom('2026-11-17', 100);
    const open = { open: true, closesAt: '2026-11-16 22:00', opensAt: null };
    expect(stateAt(calendar, '2026-11-16', '12:00')).toEqual(open);
    expect(stateAt(calendar, '2026-11-16', '23:00')).toEqual({ open: false, closesAt: null, opensAt: null });
  });
});
