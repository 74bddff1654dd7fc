import { describe, expect, it } from 'vitest';
import type { DayHours } from '../entities/opening-hours.js';
import { planPickup, type KitchenSettings } from './kitchen-settings.js';
import { weekOf } from './opening-hours.js';
import { bookPickup, offeredTimes, timeOrder, timeProblem } from './pickup-of-order.js';
import { KITCHEN } from './testing/sale-items.js';

const MINUTE = 60_000;

/** A winter Saturday in Amsterdam: an hour ahead of UTC. */
const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}:00+01:00`);
const SUNDAY = '2026-11-22';

/** A special day on which the kitchen is closed. */
const CLOSED_SUNDAY: Partial<KitchenSettings> = { specialDays: [{ date: SUNDAY, shifts: [] }] };

const everyDay = (hours: Partial<DayHours>) =>
  weekOf((): DayHours => ({ open: '11:00', close: '21:00', closed: false, ...hours }));

/** Open 11:00-21:00 every day, twenty minutes to prepare, slots of a quarter of an hour up to tomorrow. */
interface Given extends Partial<KitchenSettings> {
  now?: number;
  units?: number;
  pickupAt?: number | null;
  booked?: ReadonlyMap<number, number>;
}
const timing = ({ now = at('13:00'), units = 1, pickupAt = null, booked, ...given }: Given = {}) =>
  timeOrder(
    planPickup({ ...KITCHEN, openingHours: everyDay({}), horizonDays: 1, ...given }, now, booked),
    units,
    pickupAt,
  );

/** Books so many units in each slot from one time to another. */
const full = (from: number, to: number, units: number) =>
  new Map(Array.from({ length: (to - from) / (15 * MINUTE) }, (_, index) => [from + index * 15 * MINUTE, units]));

describe('an order for as soon as possible', () => {
  it('is ready after the longest preparation while the kitchen is open', () => {
    expect(timing()).toMatchObject({
      units: 1,
      readyAt: at('13:20'),
      noPickup: null,
      pickupAt: null,
      day: '2026-11-21',
      state: { open: true, takesOrders: true },
    });
  });

  it('counts hours as hours', () => {
    expect(timing({ preparationTimeMax: 2, preparationTimeUnit: 'hrs' }).readyAt).toBe(at('15:00'));
  });

  it('is ready after the next opening while the kitchen is closed', () => {
    expect(timing({ now: at('21:00') })).toMatchObject({
      readyAt: at('11:20', SUNDAY),
      noPickup: null,
      day: SUNDAY,
      state: { open: false, opensAt: at('11:00', SUNDAY), takesOrders: true },
    });
  });

  it.each([
    ['spring', '2026-03-28T22:00:00Z', '2026-03-29T09:20:00Z'],
    ['autumn', '2026-10-24T22:00:00Z', '2026-10-25T10:20:00Z'],
  ])('keeps the wall clock over the %s night', (_, now, readyAt) => {
    expect(timing({ now: Date.parse(now) }).readyAt).toBe(Date.parse(readyAt));
  });

  it.each([
    ['in the last minute in which it can be made', '20:39', 0, at('20:59')],
    ['too late to be made before closing', '20:40', 0, at('11:20', SUNDAY)],
    ['at the last minute before the last pickup', '20:10', 30, at('20:30')],
    ['a minute later', '20:11', 30, at('11:20', SUNDAY)],
  ])('%s, at %s with the last pickup %s minutes before closing', (_, clock, lastOrderMinutes, readyAt) => {
    expect(timing({ now: at(clock), lastOrderMinutes })).toMatchObject({ readyAt, state: { open: true } });
  });

  it('waits for a busy kitchen, and not where it begins after that', () => {
    const busy = { extraMinutes: 30, extraUntil: at('18:00') };
    expect(timing(busy).readyAt).toBe(at('13:50'));
    expect(timing({ ...busy, now: at('18:00') }).readyAt).toBe(at('18:20'));
    expect(timing({ ...busy, now: at('21:30', '2026-11-20') }).readyAt).toBe(at('11:50'));
  });

  it('is ready after the opening of a special day', () => {
    const specialDays = [{ date: '2026-11-22', shifts: [{ open: '16:00', close: '18:00' }] }];
    expect(timing({ now: at('21:00'), specialDays }).readyAt).toBe(at('16:20', SUNDAY));
  });

  it('is ready at the next time that has room', () => {
    const booked = full(at('12:45'), at('14:00'), 4);
    expect(timing({ unitsPerSlot: 4, booked }).readyAt).toBe(at('14:00'));
    expect(timing({ unitsPerSlot: 4, units: 6, booked }).readyAt).toBe(at('14:15'));
  });

  it('moves to the next day where the evening is full', () => {
    const booked = full(at('12:45'), at('21:00'), 4);
    expect(timing({ unitsPerSlot: 4, booked })).toMatchObject({ readyAt: at('11:20', SUNDAY), day: SUNDAY });
  });

  it('lies beyond the horizon only where no opening within it can make anything', () => {
    const holidays = ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => ({ date, shifts: [] }));
    const closed = timing({ specialDays: holidays });
    expect(closed.readyAt).toBe(at('11:20', '2026-11-24'));
    expect(offeredTimes(closed)).toEqual([]);
    const booked = full(at('10:45'), at('21:00', SUNDAY), 4);
    expect(timing({ unitsPerSlot: 4, booked })).toMatchObject({ readyAt: null, noPickup: 'full' });
  });

  it('is ready its preparation after it is begun, where that is longer than every opening', () => {
    const slow = { preparationTimeMax: 24, preparationTimeUnit: 'hrs' } as const;
    expect(timing(slow).readyAt).toBe(at('13:00', SUNDAY));
    expect(timing({ ...slow, now: at('22:00') }).readyAt).toBe(at('11:00', '2026-11-23'));
    expect(timing({ ...slow, unitsPerSlot: 4, units: 12 })).toMatchObject({ readyAt: at('13:00', SUNDAY) });
    expect(offeredTimes(timing(slow))).toEqual([]);
    expect(bookPickup(timing(slow))).toMatchObject({ at: at('13:00', SUNDAY), releaseAt: null });
  });
});

describe('an order for which there is no time', () => {
  const never = { openingHours: everyDay({ closed: true }) };

  it.each([
    ['no opening is planned', never, 'closed'],
    ['the kitchen is paused', { pausedUntil: at('13:30') }, 'closed'],
    ['it is closed and takes no orders then', { now: at('21:00'), ordersWhenClosed: false }, 'closed'],
    ['it needs more than can be made for one time', { unitsPerSlot: 1, units: 41 }, 'too-large'],
    ['everything is taken', { unitsPerSlot: 4, booked: full(at('10:45'), at('21:00', SUNDAY), 4) }, 'full'],
  ] as const)('as %s', (_, given, noPickup) => {
    expect(timing(given)).toMatchObject({ readyAt: null, noPickup, day: '2026-11-21' });
    expect(offeredTimes(timing(given))).toEqual([]);
    expect(() => bookPickup(timing(given))).toThrow(RangeError);
  });

  it('is taken for the next opening where the owner wants that', () => {
    expect(timing({ now: at('21:00'), ordersWhenClosed: true }).noPickup).toBeNull();
  });
});

describe('the chosen time of an order', () => {
  const problem = (pickupAt: number | null, given: Given = {}) => timeProblem(timing({ pickupAt, ...given }));

  it.each([
    ['the earliest on the grid', at('13:30'), {}],
    ['the last before closing', at('20:45'), {}],
    ['one of the last day of the horizon', at('20:45', SUNDAY), {}],
    ['no chosen time', null, {}],
    ['a time for which others left room', at('14:00'), { unitsPerSlot: 4, booked: full(at('13:00'), at('14:00'), 4) }],
  ])('is %s', (_, pickupAt, given) => {
    expect(problem(pickupAt, given)).toBeNull();
  });

  it.each([
    ['has passed', at('12:45'), {}, 'too-soon'],
    ['is sooner than anything can be prepared', at('13:15'), {}, 'too-soon'],
    ['is sooner than anything can be prepared after the opening', at('11:15', SUNDAY), {}, 'too-soon'],
    ['is sooner than anything can be prepared after a pause', at('13:45'), { pausedUntil: at('13:40') }, 'too-soon'],
    ['is not on the grid', at('13:40'), {}, 'off-grid'],
    ['is not on the minute', at('13:45') + 1000, {}, 'off-grid'],
    ['is before the opening', at('10:45', SUNDAY), {}, 'closed'],
    ['is closing time', at('21:00'), {}, 'closed'],
    ['is after the last pickup', at('20:45'), { lastOrderMinutes: 30 }, 'closed'],
    ['is on a special day that is closed', at('13:00', SUNDAY), CLOSED_SUNDAY, 'closed'],
    ['is beyond the horizon', at('13:00', '2026-11-23'), {}, 'beyond-horizon'],
    [
      'is on the day after a night that is the last of the horizon',
      at('13:00', '2026-11-23'),
      { openingHours: everyDay({ close: '02:00' }) },
      'beyond-horizon',
    ],
    ['is full', at('13:30'), { unitsPerSlot: 4, booked: full(at('12:45'), at('13:45'), 4) }, 'full'],
    ['is full for so many units', at('13:30'), { unitsPerSlot: 4, units: 13 }, 'full'],
  ] as const)('that %s is not offered', (_, pickupAt, given, expected) => {
    expect(problem(pickupAt, given)).toBe(expected);
  });

  it('decides the business day of the order', () => {
    expect(timing({ pickupAt: at('13:00', SUNDAY) }).day).toBe(SUNDAY);
  });
});

describe('what an order takes', () => {
  it('is nothing of later slots for as soon as possible, and it is begun at once', () => {
    const booking = bookPickup(timing({ units: 5, unitsPerSlot: 4 }));
    expect(booking).toEqual({
      at: at('13:20'),
      day: '2026-11-21',
      releaseAt: null,
      slots: new Map([
        [at('13:15'), 4],
        [at('13:00'), 1],
      ]),
    });
  });

  it('is begun its preparation before its chosen time, or in the opening of that time', () => {
    expect(bookPickup(timing({ pickupAt: at('18:00') })).releaseAt).toBe(at('17:40'));
    expect(bookPickup(timing({ pickupAt: at('11:30', SUNDAY) })).releaseAt).toBe(at('11:10', SUNDAY));
    expect(bookPickup(timing({ now: at('21:30') })).releaseAt).toBe(at('11:00', SUNDAY));
  });

  it('is begun earlier while the kitchen is busy', () => {
    const busy = { extraMinutes: 30, extraUntil: at('17:20') };
    expect(bookPickup(timing({ ...busy, pickupAt: at('18:00') })).releaseAt).toBe(at('17:10'));
    expect(bookPickup(timing({ ...busy, pickupAt: at('18:30') })).releaseAt).toBe(at('18:10'));
  });

  it('is begun at once by a kitchen that stops being busy meanwhile', () => {
    expect(bookPickup(timing({ extraMinutes: 30, extraUntil: at('13:10') }))).toMatchObject({
      at: at('13:50'),
      releaseAt: null,
    });
  });

  it('is counted without a limit, too', () => {
    expect(bookPickup(timing({ units: 9 })).slots).toEqual(new Map([[at('13:15'), 9]]));
  });
});
