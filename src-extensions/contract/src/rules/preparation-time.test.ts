import { describe, expect, it } from 'vitest';
import type { DayHours, WeekHours } from '../entities/restaurant.js';
import {
  DEFAULT_PREPARATION_TIME,
  FALLBACK_PREPARATION_TEXT,
  estimatePickup,
  preparationTimeText,
  readyInText,
  type PreparationTime,
} from './preparation-time.js';

const time = (min: number, max: number, unit: 'min' | 'hrs'): PreparationTime => ({
  preparationTimeMin: min,
  preparationTimeMax: max,
  preparationTimeUnit: unit,
});

describe('preparationTimeText', () => {
  it.each([
    [15, 20, 'min', '15-20 minutes'],
    [1, 1, 'min', '1-1 minute'],
    [1, 2, 'min', '1-2 minutes'],
    [1, 1, 'hrs', '1-1 hour'],
    [1, 2, 'hrs', '1-2 hours'],
    [2, 3, 'hrs', '2-3 hours'],
    [2, 1, 'hrs', '2-1 hours'],
    [180, 180, 'min', '180-180 minutes'],
  ] as const)('%d to %d %s reads %s', (min, max, unit, text) => {
    expect(preparationTimeText(time(min, max, unit))).toBe(text);
  });

  it('gives the fallback for an unknown time', () => {
    expect(preparationTimeText(null)).toBe('50-60 minutes');
    expect(FALLBACK_PREPARATION_TEXT).toBe('50-60 minutes');
  });
});

describe('readyInText', () => {
  it.each([
    [DEFAULT_PREPARATION_TIME, 'Ready in 15-20 min'],
    [time(1, 2, 'hrs'), 'Ready in 1-2 hrs'],
  ])('reads %o', (preparation, text) => {
    expect(readyInText(preparation)).toBe(text);
  });
});

describe('estimatePickup', () => {
  const day: DayHours = { open: '11:00', close: '21:00', closed: false };
  const week = (hours: DayHours): WeekHours => ({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  });
  const restaurant = { ...time(15, 20, 'min'), openingHours: week(day), timeZone: 'Europe/Amsterdam' };
  const at = (text: string) => Date.parse(text);

  it('is now and the longest time while the kitchen is open', () => {
    expect(estimatePickup(restaurant, at('2026-11-21T12:00:00Z'))).toEqual({
      open: true,
      opensAt: null,
      readyAt: at('2026-11-21T12:20:00Z'),
    });
  });

  it('counts hours as hours', () => {
    const slow = { ...restaurant, ...time(1, 2, 'hrs') };
    expect(estimatePickup(slow, new Date('2026-11-21T12:00:00Z')).readyAt).toBe(at('2026-11-21T14:00:00Z'));
  });

  it('counts from now in the last minute before closing', () => {
    expect(estimatePickup(restaurant, at('2026-11-21T19:59:00Z'))).toMatchObject({
      open: true,
      readyAt: at('2026-11-21T20:19:00Z'),
    });
  });

  it('is the next opening and the longest time while it is closed', () => {
    expect(estimatePickup(restaurant, at('2026-11-21T20:00:00Z'))).toEqual({
      open: false,
      opensAt: at('2026-11-22T10:00:00Z'),
      readyAt: at('2026-11-22T10:20:00Z'),
    });
  });

  it.each([
    ['spring', '2026-03-28T22:00:00Z', '2026-03-29T09:20:00Z'],
    ['autumn', '2026-10-24T22:00:00Z', '2026-10-25T10:20:00Z'],
  ])('keeps the wall clock over the %s night', (_, now, readyAt) => {
    expect(estimatePickup(restaurant, at(now)).readyAt).toBe(at(readyAt));
  });

  it('gives no time when every day is closed', () => {
    const shut = { ...restaurant, openingHours: week({ ...day, closed: true }) };
    expect(estimatePickup(shut, at('2026-11-21T12:00:00Z'))).toEqual({ open: false, opensAt: null, readyAt: null });
  });
});
