import { describe, expect, it } from 'vitest';
import { fewerUnits, timeCorrection, totalUnits, type PlacedBooking } from './correction-time.js';
import { at, plan } from './testing/kitchen-plan.js';

const placed = (given: Partial<PlacedBooking> = {}): PlacedBooking => ({
  at: at('18:00'),
  day: '2026-11-21',
  slots: new Map([[at('18:00'), 2]]),
  ...given,
});

/** The order's own units and those of others are booked; two fit into a slot of half an hour. */
const booked = (...more: [clock: string, units: number][]) => ({
  bookedUnits: new Map([[at('18:00'), 2], ...more.map(([clock, units]) => [at(clock), units] as const)]),
});

const slotsOf = (slots: ReadonlyMap<number, number> | null) =>
  slots && [...slots].sort(([one], [other]) => one - other);

describe('the slots of an order that stays at its time', () => {
  const asItIs = (units: number, kitchen = plan(booked()), order = placed()) =>
    slotsOf(timeCorrection(kitchen, order, units, undefined).slotsAsItIs);

  it('stay as they are with as many units', () => {
    expect(asItIs(2)).toEqual([[at('18:00'), 2]]);
  });

  it('give back from the first on', () => {
    const two = new Map([
      [at('18:00'), 2],
      [at('17:30'), 1],
    ]);
    expect(asItIs(2, plan(booked(['17:30', 1])), placed({ slots: two }))).toEqual([[at('18:00'), 2]]);
    expect(slotsOf(fewerUnits(two, 2))).toEqual([[at('18:00'), 1]]);
    expect(totalUnits(fewerUnits(two, 3))).toBe(0);
  });

  it('take more where there is room from when it has to be begun', () => {
    expect(asItIs(4)).toEqual([
      [at('17:30'), 2],
      [at('18:00'), 2],
    ]);
    expect(asItIs(3, plan(booked(['17:30', 1])))).toEqual([
      [at('17:30'), 1],
      [at('18:00'), 2],
    ]);
  });

  it('are none where there is no room', () => {
    expect(asItIs(5)).toBeNull();
    expect(asItIs(3, plan(booked(['17:30', 2])))).toBeNull();
  });

  it('stay as they are where no time is known', () => {
    expect(asItIs(9, plan(booked()), placed({ at: null }))).toEqual([[at('18:00'), 2]]);
  });

  it('take more in the slot of now once the time has passed', () => {
    expect(asItIs(3, plan({ ...booked(), now: at('18:40') }))).toEqual([
      [at('18:00'), 2],
      [at('18:30'), 1],
    ]);
  });
});

describe('an order that is due', () => {
  const timed = (now: number, order = placed(), units = 9) =>
    timeCorrection(plan({ ...booked(), now }), order, units, undefined);

  it('takes as much as it likes of its last slot once the kitchen has closed', () => {
    const order = placed({
      slots: new Map([
        [at('17:30'), 1],
        [at('18:00'), 2],
      ]),
    });
    const { isAfterClosing, slotsAsItIs } = timed(at('19:01'), order);
    expect(isAfterClosing).toBe(true);
    expect(slotsOf(slotsAsItIs)).toEqual([
      [at('17:30'), 1],
      [at('18:00'), 8],
    ]);
  });

  it('is held to the limit while the kitchen is open, and where it has booked nothing', () => {
    expect(timed(at('18:59'))).toMatchObject({ isAfterClosing: false, slotsAsItIs: null });
    expect(timed(at('19:01'), placed({ slots: new Map() }))).toMatchObject({
      isAfterClosing: false,
      slotsAsItIs: null,
    });
    expect(timed(at('17:59')).isAfterClosing).toBe(false);
    expect(timed(at('19:01'), placed({ at: at('19:02') })).isAfterClosing).toBe(false);
    expect(timed(at('19:01'), placed({ at: at('19:01') })).isAfterClosing).toBe(true);
  });
});

describe('the time of a correction', () => {
  const timed = (pickupAt: number | null | undefined, order = placed(), given = {}) =>
    timeCorrection(plan({ ...booked(), horizonDays: 1, ...given }), order, 2, pickupAt);

  it('stays unless another is chosen, or as soon as possible anew', () => {
    expect(timed(undefined)).toMatchObject({ isToStay: true, timing: { pickupAt: null } });
    expect(timed(at('18:00'))).toMatchObject({ isToStay: true, timing: { pickupAt: null } });
    expect(timed(at('18:30'))).toMatchObject({ isToStay: false, timing: { pickupAt: at('18:30') } });
    expect(timed(null)).toMatchObject({ isToStay: false, timing: { pickupAt: null, readyAt: at('13:10') } });
    expect(timed(null, placed({ at: null }))).toMatchObject({ isToStay: false });
    expect(timed(undefined, placed({ at: null }))).toMatchObject({ isToStay: true });
  });

  it('is judged without what the order itself has booked', () => {
    expect(timed(undefined).timing.plan.bookedUnits).toEqual(new Map([[at('18:00'), 0]]));
  });

  it('is on the day on which it was to be, or on another', () => {
    const tomorrow = at('18:00', '2026-11-22');
    expect(timed(tomorrow)).toMatchObject({ dayStays: false, timing: { day: '2026-11-22' } });
    expect(timed(at('18:30'))).toMatchObject({ dayStays: true, timing: { day: '2026-11-21' } });
    const later = placed({ at: tomorrow, day: '2026-11-22', slots: new Map() });
    expect(timed(undefined, later)).toMatchObject({ dayStays: true, timing: { day: '2026-11-22' } });
    expect(timed(null, later)).toMatchObject({ dayStays: false });
  });

  it('is on the day of its time where nothing is booked, and on that of now without a time', () => {
    const unbooked = { day: null, slots: new Map<number, number>() };
    const tomorrow = placed({ ...unbooked, at: at('18:00', '2026-11-22') });
    expect(timed(undefined, tomorrow)).toMatchObject({ dayStays: true, timing: { day: '2026-11-22' } });
    expect(timed(undefined, placed({ ...unbooked, at: null }))).toMatchObject({
      dayStays: false,
      timing: { day: '2026-11-21' },
    });
  });
});
