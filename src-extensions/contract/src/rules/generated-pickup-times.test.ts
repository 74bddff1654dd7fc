import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from './business-time.js';
import { kitchenState } from './kitchen-state.js';
import { openingState, type OpeningCalendar } from './opening-calendar.js';
import { weekOf } from './opening-hours.js';
import { allocateUnits, mostUnits, pickupTimes, releaseAt, type PickupPlan } from './pickup-times.js';
import { offersOf, openMinutes, watch } from './testing/minute-by-minute.js';

const MINUTE = 60_000;

/** Days around which kitchens are generated: both clock changes, and a zone whose clock never changes. */
const CLOCKS = [
  { timeZone: 'Europe/Amsterdam', day: '2026-03-29' },
  { timeZone: 'Europe/Amsterdam', day: '2026-10-25' },
  { timeZone: 'America/New_York', day: '2026-03-08' },
  { timeZone: 'America/New_York', day: '2026-11-01' },
  { timeZone: 'Australia/Lord_Howe', day: '2026-04-05' },
  { timeZone: 'Australia/Lord_Howe', day: '2026-10-04' },
  { timeZone: 'Asia/Kolkata', day: '2026-03-29' },
].map(({ timeZone, day }) => ({ timeZone, day, clock: watch(addDays(day, -4), 11, timeZone) }));

const clockTime = fc
  .oneof(
    fc.nat({ max: 287 }).map((five) => five * 5),
    fc.nat({ max: 1439 }),
    fc.constantFrom(0, 120, 150, 180),
  )
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'));
const someShifts = fc.array(fc.record({ open: clockTime, close: clockTime }), { maxLength: 2 });
const aWeek = fc
  .tuple(someShifts, someShifts, someShifts, someShifts, someShifts, someShifts, someShifts)
  .map(([monday, tuesday, wednesday, thursday, friday, saturday, sunday]) => ({
    ...{ monday, tuesday, wednesday, thursday, friday, saturday, sunday },
  }));
const everyDay = someShifts.map((shifts) => weekOf(() => shifts));

/** A calendar, an instant from the day before to the day after a clock change, and the clock of those days. */
const aMoment = fc
  .record({
    where: fc.constantFrom(...CLOCKS),
    weekdays: fc.oneof(aWeek, everyDay),
    specialDays: fc.uniqueArray(fc.record({ ahead: fc.integer({ min: -3, max: 3 }), shifts: someShifts }), {
      maxLength: 3,
      selector: ({ ahead }) => ahead,
    }),
    seconds: fc.nat({ max: 3 * 24 * 3600 }),
  })
  .map(({ where, weekdays, specialDays, seconds }) => {
    const { timeZone, day, clock } = where;
    const calendar: OpeningCalendar = {
      timeZone,
      weekdays,
      specialDays: specialDays.map(({ ahead, shifts }) => ({ date: addDays(day, ahead), shifts })),
    };
    return { calendar, clock, now: startOfDay(addDays(day, -1), timeZone) + seconds * 1000 };
  });

const aCart = fc
  .record({
    moment: aMoment,
    pauseMinutes: fc.option(fc.integer({ min: -60, max: 600 })),
    preparationMinutes: fc.integer({ min: 0, max: 120 }),
    extraMinutes: fc.constantFrom(0, 0, 5, 30, 60),
    slotMinutes: fc.constantFrom(5, 7, 10, 15, 20, 25, 30, 45, 60),
    horizonDays: fc.nat({ max: 2 }),
    lastOrderMinutes: fc.constantFrom(0, 0, 15, 40, 90),
    unitsPerSlot: fc.option(fc.integer({ min: 0, max: 8 }), { freq: 6 }),
    loads: fc.array(fc.nat({ max: 10 }), { minLength: 1, maxLength: 9 }),
    units: fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 60 })),
  })
  .map(({ moment, pauseMinutes, preparationMinutes, extraMinutes, loads, units, ...settings }) => {
    const { calendar, clock, now } = moment;
    const near = ({ at, minute }: { at: number; minute: number }) =>
      Math.abs(at - now) < 40 * 60 * MINUTE && minute % settings.slotMinutes === 0;
    const grid = clock.minutes.filter(near);
    const plan: PickupPlan = {
      ...{ ...settings, calendar, now },
      pausedUntil: pauseMinutes === null ? null : now + pauseMinutes * MINUTE,
      preparationMs: preparationMinutes * MINUTE,
      extraMs: extraMinutes * MINUTE,
      bookedUnits: new Map(grid.map(({ at }, index) => [at, loads[index % loads.length] ?? 0])),
    };
    return { plan, clock, units };
  });

describe('generated opening calendars', () => {
  it('are open, close and open again in the same minutes as on a clock that is watched', () => {
    fc.assert(
      fc.property(aMoment, ({ calendar, clock, now }) => {
        const { open, closesAt, opensAt } = openingState(calendar, now);
        const openAt = openMinutes(clock, calendar);
        const here = clock.minutes.filter(({ at }) => at <= now).length - 1;
        const changes = clock.minutes.filter(
          (_, at) => at > here && (openAt[at] === null) !== (openAt[at - 1] === null),
        );
        const end = clock.minutes.at(-1)?.at ?? 0;
        expect(open).toBe(openAt[here] !== null);
        const expected = open ? [closesAt, opensAt] : [opensAt];
        for (const [index, change] of expected.entries()) {
          // The watch ends after some days; the calendar goes on.
          if (changes[index]) expect(change).toBe(changes[index].at);
          else expect(change ?? Infinity).toBeGreaterThan(end);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('take orders exactly while there is something to begin, and begin in an opening after the pause', () => {
    fc.assert(
      fc.property(
        aMoment,
        fc.option(fc.integer({ min: -60, max: 3000 })),
        fc.boolean(),
        (moment, pause, ordersWhenClosed) => {
          const { calendar, now } = moment;
          const pausedUntil = pause === null ? null : now + pause * MINUTE;
          const state = kitchenState({ calendar, pausedUntil, ordersWhenClosed }, now);
          expect(state.open).toBe(openingState(calendar, now).open && (pausedUntil ?? now) <= now);
          expect(state.open).toBe(state.reason === null);
          expect(state.opensAt).toBe(state.open ? null : state.startsAt);
          expect(state.startsAt === null).toBe(state.reason === 'no-opening');
          expect(state.takesOrders).toBe(state.open || (ordersWhenClosed && state.startsAt !== null));
          if (state.startsAt === null) return;
          expect(state.startsAt).toBeGreaterThanOrEqual(Math.max(now, pausedUntil ?? now));
          expect(openingState(calendar, state.startsAt).open).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('generated kitchens', () => {
  it('offer the times, and take the units, that a clock that is watched minute by minute finds', () => {
    fc.assert(
      fc.property(aCart, ({ plan, clock, units }) => {
        const offers = offersOf(clock, plan, units);
        expect(pickupTimes(plan, units)).toEqual(offers.map(({ at }) => at));
        for (const { at, taken } of [...offers.slice(0, 4), ...offers.slice(-2)]) {
          expect(allocateUnits(plan, units, at)).toEqual(taken);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('never take more than a slot has left, take all units, and none before the order can be begun', () => {
    fc.assert(
      fc.property(aCart, ({ plan, units }) => {
        const slot = 2 * plan.slotMinutes * MINUTE + 60 * MINUTE;
        for (const at of pickupTimes(plan, units).slice(0, 6)) {
          const taken = [...(allocateUnits(plan, units, at) ?? [[at, NaN] as const])];
          expect(taken.reduce((sum, [, here]) => sum + here, 0)).toBe(units);
          const release = releaseAt(at, plan.preparationMs, plan.calendar);
          expect(release).toBeGreaterThanOrEqual(plan.now);
          expect(openingState(plan.calendar, release).open).toBe(true);
          for (const [start, here] of taken) {
            expect(here).toBeGreaterThan(0);
            expect(here + (plan.bookedUnits.get(start) ?? 0)).toBeLessThanOrEqual(plan.unitsPerSlot ?? Infinity);
            expect(start).toBeLessThanOrEqual(at);
            expect(start).toBeGreaterThan(Math.max(plan.now, plan.pausedUntil ?? 0) - slot);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('offer an order of the most units some time, and none to a larger one', () => {
    fc.assert(
      fc.property(aCart, ({ plan }) => {
        const most = mostUnits(plan);
        expect(most === null).toBe(plan.unitsPerSlot === null);
        expect(pickupTimes(plan, (most ?? 0) + (most === null ? 9999 : 1)).length > 0).toBe(
          most === null && pickupTimes(plan, 0).length > 0,
        );
        expect(pickupTimes(plan, most ?? 0).length > 0).toBe(pickupTimes(plan, 0).length > 0);
      }),
      { numRuns: 50 },
    );
  });
});
