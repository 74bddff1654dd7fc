import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../entities/opening-hours.js';
import { WEEKDAYS } from '../entities/enumerations.js';
import { calendarOf } from './opening-calendar.js';
import {
  isUnseen,
  currentOpeningStart,
  noBoardSince,
  type WaitingOrder,
  type MonitoredKitchen,
} from './unseen-orders.js';

const ZONE = 'Europe/Amsterdam';
const week = (open: string, close: string, closed = false): WeekHours => {
  const day = { open, close, closed };
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = WEEKDAYS.map(() => day);
  return {
    monday: monday ?? day,
    tuesday: tuesday ?? day,
    wednesday: wednesday ?? day,
    thursday: thursday ?? day,
    friday: friday ?? day,
    saturday: saturday ?? day,
    sunday: sunday ?? day,
  };
};

/** A winter Saturday: the restaurant is an hour ahead of UTC. */
const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}+01:00`);

const kitchen = (given: Partial<MonitoredKitchen> = {}): MonitoredKitchen => ({
  openingHours: week('09:00', '22:00'),
  timeZone: ZONE,
  specialDays: [],
  doorsOpen: true,
  unseenAfterMinutes: 5,
  boardSeenAt: null,
  ...given,
});

const order = (given: Partial<WaitingOrder> = {}): WaitingOrder => ({
  status: 'PENDING',
  waitingSince: at('12:00:00'),
  openedAt: null,
  ...given,
});

describe('currentOpeningStart', () => {
  it.each([
    ['is the opening time of the day', week('09:00', '22:00'), '12:00:00', at('09:00:00')],
    ['is reached at the opening time', week('09:00', '22:00'), '09:00:00', at('09:00:00')],
    ['is null at the closing time', week('09:00', '22:00'), '22:00:00', null],
    ['is null before the opening time', week('09:00', '22:00'), '08:59:59', null],
    ['is yesterday’s opening time after midnight', week('17:00', '02:00'), '01:00:00', at('17:00:00', '2026-11-20')],
    ['is null after that night', week('17:00', '02:00'), '02:00:00', null],
    [
      'is the start of the first of two periods that touch',
      week('09:00', '09:00'),
      '12:00:00',
      at('09:00:00', '2026-11-20'),
    ],
    ['is null on a closed day', week('09:00', '22:00', true), '12:00:00', null],
  ])('%s', (_, hours, clock, expected) => {
    expect(currentOpeningStart(calendarOf({ openingHours: hours, timeZone: ZONE, specialDays: [] }), at(clock))).toBe(
      expected,
    );
  });
});

describe('noBoardSince', () => {
  it.each([
    ['is the opening time when no board was ever connected', null, '12:00:00', at('09:00:00')],
    ['is null in the first minute after opening', null, '09:00:59', null],
    ['is when the last board left, a minute later', at('11:00:00'), '11:01:00', at('11:00:00')],
    ['is null until then', at('11:00:00'), '11:00:59', null],
    [
      'is the opening time when the last board left yesterday',
      at('21:00:00', '2026-11-20'),
      '09:01:00',
      at('09:00:00'),
    ],
    ['is null while the kitchen is closed', null, '23:00:00', null],
    ['is null once the kitchen is closed, whenever a board was last connected', at('21:00:00'), '23:00:00', null],
  ])('%s', (_, boardSeenAt, clock, expected) => {
    expect(noBoardSince(kitchen({ boardSeenAt }), at(clock))).toBe(expected);
  });

  it('is null before the doors are open', () => {
    expect(noBoardSince(kitchen({ doorsOpen: false }), at('12:00:00'))).toBeNull();
  });
});

describe('isUnseen', () => {
  /** A kitchen whose board was last connected at this time. */
  const withBoard = (clock: string) => kitchen({ boardSeenAt: at(clock) });

  it.each([
    ['is false within the minutes of the setting', order(), withBoard('12:04:59'), '12:04:59', false],
    ['is true after them', order(), withBoard('12:05:00'), '12:05:00', true],
    [
      'is false within the minutes of another setting',
      order(),
      { ...withBoard('12:05:00'), unseenAfterMinutes: 20 },
      '12:05:00',
      false,
    ],
    ['is true after a minute without a board', order(), kitchen(), '12:01:00', true],
    ['is false within that minute', order(), kitchen(), '12:00:59', false],
    ['is false within a minute after the last board', order(), withBoard('12:01:00'), '12:01:59', false],
    ['is true when the board stays away', order(), withBoard('12:01:00'), '12:02:00', true],
    ['is false for an opened order', order({ openedAt: at('12:04:00') }), kitchen(), '13:00:00', false],
    ['is false for a confirmed order', order({ status: 'CONFIRMED' }), kitchen(), '13:00:00', false],
    ['is false for a cancelled order', order({ status: 'CANCELLED' }), kitchen(), '13:00:00', false],
    ['is false while the kitchen is closed', order(), kitchen(), '22:30:00', false],
    [
      'counts from the opening for an order of the night',
      order({ waitingSince: at('03:00:00') }),
      kitchen(),
      '09:00:59',
      false,
    ],
    [
      'is true a minute after the opening for an order of the night',
      order({ waitingSince: at('03:00:00') }),
      kitchen(),
      '09:01:00',
      true,
    ],
    [
      'is false for an order of the night with a board',
      order({ waitingSince: at('03:00:00') }),
      withBoard('09:04:59'),
      '09:04:59',
      false,
    ],
    [
      'is true for an order of yesterday that was never opened',
      order({ waitingSince: at('21:59:00', '2026-11-20') }),
      withBoard('09:05:00'),
      '09:05:00',
      true,
    ],
  ])('%s', (_, given, where, clock, expected) => {
    expect(isUnseen(given, where, at(clock))).toBe(expected);
  });
});
