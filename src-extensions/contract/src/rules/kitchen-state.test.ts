import { describe, expect, it } from 'vitest';
import { kitchenState, type KitchenHours } from './kitchen-state.js';
import { weekOf } from './opening-hours.js';

/** A winter Saturday in Amsterdam: an hour ahead of UTC. */
const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}:00+01:00`);

const kitchen = (given: Partial<KitchenHours> = {}, closedDays: string[] = []): KitchenHours => ({
  doorsOpen: true,
  calendar: {
    timeZone: 'Europe/Amsterdam',
    weekdays: weekOf(() => [
      { open: '12:00', close: '14:00' },
      { open: '17:00', close: '22:00' },
    ]),
    specialDays: closedDays.map((date) => ({ date, shifts: [] })),
  },
  pausedUntil: null,
  ordersWhenClosed: true,
  ...given,
});

describe('kitchenState', () => {
  it('is open within a shift, and begins at once', () => {
    expect(kitchenState(kitchen(), at('13:00'))).toEqual({
      open: true,
      reason: null,
      opensAt: null,
      closesAt: at('14:00'),
      takesOrders: true,
      startsAt: at('13:00'),
    });
  });

  it('is closed between two shifts, and begins with the next', () => {
    expect(kitchenState(kitchen(), new Date(at('14:00')))).toEqual({
      open: false,
      reason: 'closed',
      opensAt: at('17:00'),
      closesAt: null,
      takesOrders: true,
      startsAt: at('17:00'),
    });
  });

  it('takes no orders while it is closed where the owner wants none', () => {
    expect(kitchenState(kitchen({ ordersWhenClosed: false }), at('15:00')).takesOrders).toBe(false);
    expect(kitchenState(kitchen({ ordersWhenClosed: false }), at('13:00')).takesOrders).toBe(true);
  });

  it('is not open before its doors are, whatever its hours and a pause are, and promises nothing', () => {
    const notOpenYet = { open: false, reason: 'not-open-yet', opensAt: null, closesAt: null };
    for (const given of [{}, { pausedUntil: at('13:30') }]) {
      expect(kitchenState(kitchen({ ...given, doorsOpen: false }), at('13:00'))).toEqual({
        ...notOpenYet,
        takesOrders: false,
        startsAt: null,
      });
    }
    expect(kitchenState(kitchen({ doorsOpen: false }, ['2026-11-21']), at('15:00'))).toMatchObject(notOpenYet);
  });

  it('says that a special day is why it is closed, on that day', () => {
    const closedToday = kitchen({}, ['2026-11-21']);
    expect(kitchenState(closedToday, at('13:00'))).toMatchObject({
      open: false,
      reason: 'special-day',
      opensAt: at('12:00', '2026-11-22'),
    });
    expect(kitchenState(closedToday, at('23:00', '2026-11-20'))).toMatchObject({
      reason: 'closed',
      opensAt: at('12:00', '2026-11-22'),
    });
  });

  it.each([
    ['to the end of the pause', '13:30', at('13:30')],
    ['to the next shift where it outlasts this one', '14:00', at('17:00')],
    ['to its end within the next shift', '18:10', at('18:10')],
    ['to the next day where it outlasts the last shift', '22:30', at('12:00', '2026-11-22')],
  ])('is paused within its hours, and puts off what is ordered %s', (_, until, startsAt) => {
    expect(kitchenState(kitchen({ pausedUntil: at(until) }), at('13:00'))).toEqual({
      open: false,
      reason: 'paused',
      opensAt: startsAt,
      closesAt: null,
      takesOrders: false,
      startsAt,
    });
  });

  it('is open again when the pause ends by itself', () => {
    const paused = kitchen({ pausedUntil: at('13:00') });
    expect(kitchenState(paused, at('13:00'))).toMatchObject({ open: true, startsAt: at('13:00') });
    expect(kitchenState(paused, at('12:59')).open).toBe(false);
  });

  it('opens after a pause that lasts into its hours', () => {
    const paused = kitchen({ pausedUntil: at('17:30') });
    expect(kitchenState(paused, at('15:00'))).toMatchObject({ reason: 'paused', opensAt: at('17:30') });
  });

  it('is closed, not paused, outside its hours where no orders are taken then', () => {
    const paused = kitchen({ pausedUntil: at('15:30'), ordersWhenClosed: false });
    expect(kitchenState(paused, at('15:00'))).toMatchObject({ reason: 'closed', opensAt: at('17:00') });
  });

  it('takes no order outside its hours either while a pause lasts', () => {
    const paused = kitchen({ pausedUntil: at('15:30') });
    const told = { reason: 'paused', takesOrders: false, opensAt: at('15:30'), startsAt: at('17:00') };
    expect(kitchenState(paused, at('15:29'))).toMatchObject(told);
    expect(kitchenState(paused, at('15:30'))).toMatchObject({ reason: 'closed', takesOrders: true });
  });

  it('takes no order and promises no time where no opening is planned', () => {
    const { calendar } = kitchen();
    const never = kitchen({ calendar: { ...calendar, weekdays: weekOf(() => []) } });
    expect(kitchenState(never, at('13:00'))).toEqual({
      open: false,
      reason: 'no-opening',
      opensAt: null,
      closesAt: null,
      takesOrders: false,
      startsAt: null,
    });
  });
});
