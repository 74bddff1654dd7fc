import { describe, expect, it } from 'vitest';
import { weekOf } from './opening-hours.js';
import { slotStarts } from './pickup-slots.js';
import { allocateUnits, isPickupTime, mostUnits, pickupTimes, releaseAt } from './pickup-times.js';
import type { PickupPlan } from './pickup-plan.js';
import { AMSTERDAM, at, MINUTE, plan } from './testing/kitchen-plan.js';

const clockIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  return (instants: Iterable<number>) => [...instants].map((instant) => format.format(instant));
};
const clocks = clockIn(AMSTERDAM);

describe('isPickupTime', () => {
  it.each([1, 3, 4, 5])('is true of each of the times for %s units, and of no other minute', (units) => {
    const kitchen = plan({ horizonDays: 1, bookedUnits: new Map([[at('18:00'), 1]]) });
    const minutes = Array.from({ length: 3 * 24 * 60 }, (_, minute) => at('00:00') + minute * MINUTE);
    expect(minutes.filter((minute) => isPickupTime(kitchen, units, minute))).toEqual(pickupTimes(kitchen, units));
  });
});

describe('pickupTimes', () => {
  it('begin after the preparation, in each shift, and end before closing', () => {
    expect(clocks(pickupTimes(plan(), 1))).toEqual(['13:30', '17:30', '18:00', '18:30']);
  });

  it('include the closing time of no shift', () => {
    expect(clocks(pickupTimes(plan({ lastOrderMinutes: 0 }), 1))).toEqual(['13:30', '17:30', '18:00', '18:30']);
  });

  it('go on to the last day of the horizon, and not to the next', () => {
    const next = pickupTimes(plan({ horizonDays: 1, now: at('20:00') }), 1);
    expect(next.map((time) => new Date(time).toISOString().slice(0, 10))).toEqual(Array(6).fill('2026-11-22'));
    expect(pickupTimes(plan({ now: at('20:00') }), 1)).toEqual([]);
  });

  it('of a night belong to the day on which its shift opens', () => {
    const night = { ...plan().calendar, weekdays: weekOf(() => [{ open: '22:00', close: '02:00' }]) };
    expect(clocks(pickupTimes(plan({ calendar: night, now: at('23:50') }), 1))).toEqual(['00:30', '01:00', '01:30']);
  });

  it('wait for a busy kitchen in this opening, and not in the next', () => {
    expect(clocks(pickupTimes(plan({ now: at('12:00'), extraMs: 40 * MINUTE, extraUntil: at('13:00') }), 1))).toEqual([
      '13:00',
      '13:30',
      '17:30',
      '18:00',
      '18:30',
    ]);
  });

  it('wait for the end of a pause', () => {
    expect(clocks(pickupTimes(plan({ pausedUntil: at('17:45') }), 1))).toEqual(['18:30']);
  });

  it('are those at which the order fits, with the slots before it from when it has to be begun', () => {
    const bookedUnits = new Map([
      [at('12:30'), 2],
      [at('13:00'), 1],
      [at('17:30'), 2],
    ]);
    expect(clocks(pickupTimes(plan({ bookedUnits }), 3))).toEqual(['13:30', '18:30']);
    expect(clocks(pickupTimes(plan({ bookedUnits }), 4))).toEqual(['18:30']);
    expect(clocks(pickupTimes(plan({ bookedUnits }), 7))).toEqual([]);
  });

  it('have room for everything where the kitchen has no limit', () => {
    expect(pickupTimes(plan({ unitsPerSlot: null }), 5000)).toHaveLength(4);
  });
});

describe('mostUnits', () => {
  it('is the most that the slots of one pickup time have left', () => {
    expect(mostUnits(plan())).toBe(4);
    const bookedUnits = new Map([at('13:00'), at('17:00'), at('18:00')].map((start) => [start, 1]));
    expect(mostUnits(plan({ bookedUnits }))).toBe(3);
    expect(mostUnits(plan({ bookedUnits, preparationMs: 50 * MINUTE }))).toBe(5);
  });

  it('is null without a limit, that of the first opening after the horizon, and 0 where none is planned', () => {
    expect(mostUnits(plan({ unitsPerSlot: null }))).toBeNull();
    expect(mostUnits(plan({ now: at('20:00') }))).toBe(4);
    const never = { ...plan().calendar, weekdays: weekOf(() => []) };
    expect(mostUnits(plan({ calendar: never }))).toBe(0);
  });
});

describe('allocateUnits', () => {
  const allocated = (units: number, pickupAt: number, given: Partial<PickupPlan> = {}) => {
    const taken = allocateUnits(plan(given), units, pickupAt);
    return taken && [...taken].map(([slot, here]) => [...clocks([slot]), here]);
  };

  it('takes the slot of the pickup time first, then those before it', () => {
    expect(allocated(2, at('18:00'))).toEqual([['18:00', 2]]);
    expect(allocated(3, at('18:00'))).toEqual([
      ['18:00', 2],
      ['17:30', 1],
    ]);
    expect(allocated(5, at('18:00'), { preparationMs: 50 * MINUTE })).toEqual([
      ['18:00', 2],
      ['17:30', 2],
      ['17:00', 1],
    ]);
  });

  it('takes nothing from before it has to be begun', () => {
    expect(allocated(4, at('18:00'))).toEqual([
      ['18:00', 2],
      ['17:30', 2],
    ]);
    expect(allocated(5, at('18:00'))).toBeNull();
    const busy = { extraMs: 30 * MINUTE, extraUntil: at('17:15') };
    expect(allocated(6, at('18:00'), busy)).toHaveLength(3);
    expect(allocated(6, at('18:00'), { ...busy, extraUntil: at('17:10') })).toBeNull();
  });

  it('takes nothing from before the opening or from before now', () => {
    const preparationMs = 180 * MINUTE;
    expect(allocated(7, at('18:00'), { preparationMs })).toBeNull();
    expect(allocated(6, at('13:30'), { preparationMs })).toEqual([
      ['13:30', 2],
      ['13:00', 2],
      ['12:30', 2],
    ]);
    expect(allocated(7, at('13:30'), { preparationMs })).toBeNull();
    expect(allocated(1, at('12:49'))).toBeNull();
  });

  it('takes the slot in which a time lies that is not on the grid, even shortly after closing', () => {
    expect(allocated(1, at('13:11'))).toEqual([['13:00', 1]]);
    expect(allocated(3, at('14:10'), { now: at('13:50') })).toEqual([
      ['14:00', 2],
      ['13:30', 1],
    ]);
  });

  it('counts bookings of another grid in the slot in which they begin, and leaves an overbooked slot alone', () => {
    const bookedUnits = new Map([
      [at('17:45'), 1],
      [at('17:10'), 9],
    ]);
    expect(allocated(3, at('18:00'), { bookedUnits })).toEqual([
      ['18:00', 2],
      ['17:30', 1],
    ]);
    expect(allocated(4, at('18:00'), { bookedUnits })).toBeNull();
  });

  it('takes nothing for an order without kitchen work, and all in one slot without a limit', () => {
    expect(allocated(0, at('18:00'))).toEqual([]);
    expect(allocated(500, at('18:00'), { unitsPerSlot: null })).toEqual([['18:00', 500]]);
  });
});

describe('releaseAt', () => {
  it.each([
    ['its preparation before the pickup', '18:30', '18:10'],
    ['the opening where the preparation would begin before it', '17:10', '17:00'],
    ['its preparation before a pickup outside the hours', '16:00', '15:40'],
    ['its preparation before a pickup at closing time', '19:00', '18:40'],
  ])('is %s', (_, pickup, release) => {
    expect(releaseAt(plan(), at(pickup))).toBe(at(release));
  });

  it.each([
    ['18:49', '17:59'],
    ['18:55', '18:35'],
  ])('adds what a busy kitchen takes longer to what is begun in that time: %s', (pickup, release) => {
    const busy = plan({ extraMs: 30 * MINUTE, extraUntil: at('18:00') });
    expect(releaseAt(busy, at(pickup))).toBe(at(release));
  });
});

describe('slotStarts', () => {
  it.each([
    ['are none at times that the clock skips', '2026-03-29', AMSTERDAM, 60, '00:00 01:00 03:00 04:00'],
    ['are two at times that it repeats', '2026-10-25', AMSTERDAM, 60, '00:00 01:00 02:00 02:00 03:00'],
    ['keep to the wall clock where they divide no hour', '2026-03-29', AMSTERDAM, 50, '00:00 00:50 01:40 03:20 04:10'],
    ['of a change by half an hour', '2026-10-04', 'Australia/Lord_Howe', 30, '00:00 00:30 01:00 01:30 02:30 03:00'],
    ['of a day whose midnight is skipped', '2026-04-24', 'Africa/Cairo', 60, '01:00 02:00'],
    ['of an ordinary day', '2026-11-21', 'Asia/Kolkata', 45, '00:00 00:45 01:30'],
  ])('%s', (_, day, timeZone, slotMinutes, expected) => {
    const first = expected.split(' ');
    expect(clockIn(timeZone)(slotStarts(day, slotMinutes, timeZone)).slice(0, first.length)).toEqual(first);
  });
});
