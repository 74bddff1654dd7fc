import { describe, expect, it } from 'vitest';
import type { PublicSpecialDay } from '../entities/special-day.js';
import { weekOf } from './opening-hours.js';
import { presentKitchen, presentKitchenControl } from './present-kitchen.js';
import { at, MINUTE } from './testing/kitchen-plan.js';
import { KITCHEN } from './testing/sale-items.js';

const NO_DAYS: PublicSpecialDay[] = [];

/** Open 12:00-14:00 and 17:00-22:00, twenty minutes to prepare. */
const settings = {
  ...KITCHEN,
  openingHours: weekOf(() => ({
    open: '12:00',
    close: '14:00',
    closed: false,
    second: { open: '17:00', close: '22:00' },
  })),
  specialDays: NO_DAYS,
};
const instant = (clock: string, day?: string) => new Date(at(clock, day)).toISOString();
const closedOn = (date: string, given: Partial<PublicSpecialDay> = {}): PublicSpecialDay => ({
  date,
  closed: true,
  shifts: [],
  note: null,
  noteNl: null,
  ...given,
});

describe('the kitchen as pages show it', () => {
  const kitchen = (given: Partial<typeof settings> = {}, clock = '13:00') =>
    presentKitchen({ ...settings, ...given }, at(clock));

  it('is open until its closing, with the last moment to order', () => {
    expect(kitchen()).toMatchObject({
      open: true,
      reason: null,
      closesAt: instant('14:00'),
      lastOrderAt: instant('13:40'),
      nextReadyAt: null,
      extraMinutes: null,
      extraUntil: null,
      businessDay: '2026-11-21',
      serviceDay: '2026-11-21',
    });
  });

  it('says when it opens, and when an order of now is ready', () => {
    expect(kitchen({}, '15:00')).toMatchObject({
      open: false,
      opensAt: instant('17:00'),
      lastOrderAt: null,
      nextReadyAt: instant('17:20'),
      changesAt: instant('17:00'),
    });
  });

  it.each([
    ['says what a busy kitchen adds, until it ends', at('13:30'), 15, instant('13:30')],
    ['forgets it in the moment it has ended', at('13:00'), null, null],
  ])('%s', (_, extraUntil, extraMinutes, until) => {
    expect(kitchen({ extraMinutes: 15, extraUntil })).toMatchObject({ extraMinutes, extraUntil: until });
  });

  it('adds nothing where it is not said how much, or until when', () => {
    expect(kitchen({ extraMinutes: 15, extraUntil: null })).toMatchObject({ extraMinutes: null, extraUntil: null });
    expect(kitchen({ extraMinutes: null, extraUntil: at('13:30') })).toMatchObject({ extraUntil: null });
  });

  it('tells of the special days of today and the seven after it, oldest first, and of nothing the owner keeps', () => {
    const known = { id: '1', version: '2' };
    const specialDays = ['2026-11-29', '2026-11-28', '2026-11-20', '2026-11-21'].map((date) => ({
      ...closedOn(date, { note: 'Away' }),
      ...known,
    }));
    expect(kitchen({ specialDays }).specialDays).toEqual([
      closedOn('2026-11-21', { note: 'Away' }),
      closedOn('2026-11-28', { note: 'Away' }),
    ]);
  });
});

describe('the kitchen as its board controls it', () => {
  const NOW = at('13:00');
  const control = (given: Partial<typeof settings> = {}, booked: [number, number][] = []) =>
    presentKitchenControl({ ...settings, ...given }, NOW, new Map(booked), NOW);

  it('names its slots and its next opening', () => {
    expect(control({ slotMinutes: 20, unitsPerSlot: 6 })).toMatchObject({
      pausedUntil: null,
      extraMinutes: null,
      status: { open: true },
      nextOpeningAt: instant('17:00'),
      slotMinutes: 20,
      unitsPerSlot: 6,
      booked: [],
      menuChangedAt: new Date(NOW).toISOString(),
    });
  });

  it('is paused until the pause has ended', () => {
    expect(control({ pausedUntil: NOW + 1 }).pausedUntil).toBe(new Date(NOW + 1).toISOString());
    expect(control({ pausedUntil: NOW }).pausedUntil).toBeNull();
  });

  it('has what is booked from the beginning of the day to twelve hours ahead, oldest first', () => {
    const midnight = at('00:00');
    const ahead = NOW + 12 * 60 * MINUTE;
    const booked: [number, number][] = [
      [ahead + 1, 1],
      [ahead, 2],
      [at('18:00'), 0],
      [at('17:00'), 3],
      [midnight, 4],
      [midnight - 1, 5],
    ];
    expect(control({}, booked).booked).toEqual([
      { start: new Date(midnight).toISOString(), units: 4 },
      { start: instant('17:00'), units: 3 },
      { start: new Date(ahead).toISOString(), units: 2 },
    ]);
  });

  it('has what is booked for the evening of a day that is young, too', () => {
    const booked: [number, number][] = [[at('18:00'), 3]];
    const young = presentKitchenControl(settings, at('03:00'), new Map(booked), null);
    expect(young.booked).toEqual([{ start: instant('18:00'), units: 3 }]);
  });
});
