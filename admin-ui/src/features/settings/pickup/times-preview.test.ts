import { RESTAURANT_DEFAULTS, UNDISTURBED, type KitchenSettings } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { settingsValues } from '../settings-values.js';
import { kitchenOf, timesByDay, timesFor } from './times-preview.js';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);

describe('times by day', () => {
  it('are runs of those that follow each other, by the restaurant’s days', () => {
    const times = [at('22:30'), at('22:45'), at('23:15'), at('23:30')];
    expect(timesByDay(times, 15, 'Europe/Amsterdam')).toEqual([
      { day: '2026-11-21', count: 2, runs: [{ from: at('22:30'), to: at('22:45') }] },
      { day: '2026-11-22', count: 2, runs: [{ from: at('23:15'), to: at('23:30') }] },
    ]);
  });

  it('break where one is left out', () => {
    const [day] = timesByDay([at('12:00'), at('12:15'), at('13:00')], 15, 'UTC');
    expect(day?.runs).toEqual([
      { from: at('12:00'), to: at('12:15') },
      { from: at('13:00'), to: at('13:00') },
    ]);
  });
});

describe('the kitchen of a form', () => {
  const known = { specialDays: [], control: null };
  const values = settingsValues(null);

  it('has the typed figures, and no limit of units where none is typed', () => {
    expect(kitchenOf({ ...values, slotMinutes: '20', mondayClosed: true }, known)).toMatchObject({
      slotMinutes: 20,
      unitsPerSlot: null,
      preparationTimeMax: 20,
      openingHours: { monday: { closed: true } },
    });
  });

  it.each([
    ['slotMinutes', '4'],
    ['slotMinutes', ''],
    ['unitsPerSlot', '0'],
    ['horizonDays', '15'],
    ['lastOrderMinutes', '-1'],
    ['preparationTimeMax', '181'],
  ])('is none with %s "%s"', (field, typed) => {
    expect(kitchenOf({ ...values, [field]: typed }, known)).toBeNull();
  });

  it('is paused and busy as it is now', () => {
    const control = {
      pausedUntil: '2026-11-21T12:00:00.000Z',
      extraMinutes: 10,
      extraUntil: '2026-11-21T13:00:00.000Z',
      status: { open: false, reason: 'paused' as const, opensAt: null, closesAt: null, takesOrders: false },
      nextOpeningAt: null,
      slotMinutes: 15,
      unitsPerSlot: null,
      booked: [],
      menuChangedAt: null,
    };
    expect(kitchenOf(values, { specialDays: [], control })).toMatchObject({
      pausedUntil: at('12:00'),
      extraMinutes: 10,
      extraUntil: at('13:00'),
    });
  });
});

it('leaves out the times that are booked', () => {
  const kitchen: KitchenSettings = {
    ...RESTAURANT_DEFAULTS,
    ...UNDISTURBED,
    doorsOpen: true,
    specialDays: [],
    unitsPerSlot: 4,
    horizonDays: 0,
    timeZone: 'UTC',
  };
  const booked = [
    { start: '2026-11-21T12:00:00.000Z', units: 4 },
    { start: '2026-11-21T12:15:00.000Z', units: 4 },
    { start: '2026-11-21T12:30:00.000Z', units: 4 },
  ];
  const { timing, days } = timesFor(kitchen, 2, at('12:00'), booked);
  expect(timing.readyAt).toBe(at('12:45'));
  expect(days[0]?.runs[0]).toEqual({ from: at('12:45'), to: at('22:45') });
});
