import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../entities/restaurant.js';
import { WEEKDAYS } from '../entities/enumerations.js';
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
  unseenAfterMinutes: 5,
  boardSeenAt: null,
  ...given,
});

const order = (given: Partial<WaitingOrder> = {}): WaitingOrder => ({
  status: 'PENDING',
  placedAt: at('12:00:00'),
  openedAt: null,
  ...given,
});

describe('the present opening', () => {
  it.each([
    ['begins with its day', week('09:00', '22:00'), '12:00:00', at('09:00:00')],
    ['begins at its first second', week('09:00', '22:00'), '09:00:00', at('09:00:00')],
    ['is over at its last', week('09:00', '22:00'), '22:00:00', null],
    ['has not begun before', week('09:00', '22:00'), '08:59:59', null],
    ['began yesterday after midnight', week('17:00', '02:00'), '01:00:00', at('17:00:00', '2026-11-20')],
    ['is over after that night', week('17:00', '02:00'), '02:00:00', null],
    ['is one with the opening it touches', week('09:00', '09:00'), '12:00:00', at('09:00:00', '2026-11-20')],
    ['is none on a closed day', week('09:00', '22:00', true), '12:00:00', null],
  ])('%s', (_, hours, clock, expected) => {
    expect(currentOpeningStart(hours, ZONE, at(clock))).toBe(expected);
  });
});

describe('a kitchen', () => {
  it.each([
    ['is unwatched when no board ever came', null, '12:00:00', at('09:00:00')],
    ['is given a minute after it opens', null, '09:00:59', null],
    ['is unwatched a minute after its last board', at('11:00:00'), '11:01:00', at('11:00:00')],
    ['is watched until then', at('11:00:00'), '11:00:59', null],
    ['counts yesterday’s board from its opening', at('21:00:00', '2026-11-20'), '09:01:00', at('09:00:00')],
    ['needs nobody while it is closed', null, '23:00:00', null],
    ['needs nobody once it is closed, whoever watched before', at('21:00:00'), '23:00:00', null],
  ])('%s', (_, boardSeenAt, clock, expected) => {
    expect(noBoardSince(kitchen({ boardSeenAt }), at(clock))).toBe(expected);
  });
});

describe('an order', () => {
  /** A board that stays. */
  const watched = (clock: string) => kitchen({ boardSeenAt: at(clock) });

  it.each([
    ['may stay unopened for the minutes that are set', order(), watched('12:04:59'), '12:04:59', false],
    ['is unseen after them', order(), watched('12:05:00'), '12:05:00', true],
    ['follows the owner’s setting', order(), { ...watched('12:05:00'), unseenAfterMinutes: 20 }, '12:05:00', false],
    ['is unseen after a minute without a board', order(), kitchen(), '12:01:00', true],
    ['is given that minute', order(), kitchen(), '12:00:59', false],
    ['is given that minute after the last board, too', order(), watched('12:01:00'), '12:01:59', false],
    ['is unseen when the board stays away', order(), watched('12:01:00'), '12:02:00', true],
    ['is seen once it was opened', order({ openedAt: at('12:04:00') }), kitchen(), '13:00:00', false],
    ['is seen once it was confirmed', order({ status: 'CONFIRMED' }), kitchen(), '13:00:00', false],
    ['needs nobody once it is cancelled', order({ status: 'CANCELLED' }), kitchen(), '13:00:00', false],
    ['needs nobody while the kitchen is closed', order(), kitchen(), '22:30:00', false],
    ['of the night waits from the opening', order({ placedAt: at('03:00:00') }), kitchen(), '09:00:59', false],
    ['of the night is unseen from then', order({ placedAt: at('03:00:00') }), kitchen(), '09:01:00', true],
    ['of the night, with a board', order({ placedAt: at('03:00:00') }), watched('09:04:59'), '09:04:59', false],
    [
      'of yesterday, never opened',
      order({ placedAt: at('21:59:00', '2026-11-20') }),
      watched('09:05:00'),
      '09:05:00',
      true,
    ],
  ])('%s', (_, given, house, clock, expected) => {
    expect(isUnseen(given, house, at(clock))).toBe(expected);
  });
});
