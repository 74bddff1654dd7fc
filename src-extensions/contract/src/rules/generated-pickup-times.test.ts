import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchenState } from './kitchen-state.js';
import { openingState } from './opening-calendar.js';
import { lastOrderAt, nextKitchenChange, nextReadyAt } from './kitchen-settings.js';
import { bookPickup, offeredTimes, timeOrder, timeProblem } from './pickup-of-order.js';
import { allocateUnits, earliestPickup, mostUnits, pickupTimes, releaseAt } from './pickup-times.js';
import { preparationAt, servicesOf, type PickupPlan } from './pickup-plan.js';
import { aMoment } from './testing/generated-moments.js';
import { offersOf, openMinutes, soonestOf } from './testing/minute-by-minute.js';

const MINUTE = 60_000;

const aCart = fc
  .record({
    moment: aMoment,
    pauseMinutes: fc.option(fc.integer({ min: -60, max: 600 })),
    preparationMinutes: fc.integer({ min: 0, max: 120 }),
    extraMinutes: fc.constantFrom(0, 0, 5, 30, 60),
    extraFor: fc.option(fc.nat({ max: 900 })),
    ordersWhenClosed: fc.boolean(),
    slotMinutes: fc.constantFrom(5, 7, 10, 15, 20, 25, 30, 45, 60),
    horizonDays: fc.nat({ max: 2 }),
    lastOrderMinutes: fc.constantFrom(0, 0, 15, 40, 90),
    unitsPerSlot: fc.option(fc.integer({ min: 0, max: 8 }), { freq: 6 }),
    loads: fc.array(fc.nat({ max: 10 }), { minLength: 1, maxLength: 9 }),
    units: fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 60 })),
  })
  .map(({ moment, pauseMinutes, preparationMinutes, extraMinutes, extraFor, loads, units, ...settings }) => {
    const { calendar, clock, now } = moment;
    const near = ({ at, minute }: { at: number; minute: number }) =>
      Math.abs(at - now) < 40 * 60 * MINUTE && minute % settings.slotMinutes === 0;
    const grid = clock.minutes.filter(near);
    const plan: PickupPlan = {
      ...settings,
      doorsOpen: true,
      calendar,
      now,
      pausedUntil: pauseMinutes === null ? null : now + pauseMinutes * MINUTE,
      preparationMs: preparationMinutes * MINUTE,
      extraMs: extraMinutes * MINUTE,
      extraUntil: extraFor === null || extraFor <= 0 ? null : now + extraFor * MINUTE,
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
          const state = kitchenState({ doorsOpen: true, calendar, pausedUntil, ordersWhenClosed }, now);
          expect(state.open).toBe(openingState(calendar, now).open && (pausedUntil ?? now) <= now);
          expect(state.open).toBe(state.reason === null);
          expect(state.startsAt === null).toBe(state.reason === 'no-opening');
          const paused = pausedUntil !== null && pausedUntil > now;
          const isOutside = paused && ordersWhenClosed && !openingState(calendar, now).open;
          const again = isOutside && !openingState(calendar, pausedUntil).open ? pausedUntil : state.startsAt;
          expect(state.opensAt).toBe(state.open ? null : state.startsAt === null ? null : again);
          expect(state.takesOrders).toBe(state.open || (ordersWhenClosed && !paused && state.startsAt !== null));
          if (state.startsAt === null) return;
          expect(state.startsAt).toBeGreaterThanOrEqual(Math.max(now, pausedUntil ?? now));
          expect(openingState(calendar, state.startsAt).open).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** What pages say of the kitchen. */
function saidOf(plan: PickupPlan) {
  const state = kitchenState(plan, plan.now);
  const { startsAt: _, ...said } = state;
  const readyAt = nextReadyAt(state, plan);
  return { ...said, lastOrderAt: lastOrderAt(state, plan), readyAt };
}

describe('generated kitchens', () => {
  it('say the same until the change that they announce', () => {
    fc.assert(
      fc.property(aCart, fc.float({ min: 0, max: 1, noNaN: true }), ({ plan }, part) => {
        // A kitchen that takes longer than its openings last has another time at every instant.
        fc.pre(servicesOf(plan).some(({ from, to, earliest }) => from <= earliest && to > earliest + 1));
        const change = nextKitchenChange(kitchenState(plan, plan.now), plan);
        expect(change).toBeGreaterThan(plan.now);
        for (const now of [plan.now + Math.floor(part * (change - 1 - plan.now)), change - 1]) {
          expect(saidOf({ ...plan, now })).toEqual(saidOf(plan));
        }
      }),
      { numRuns: 200 },
    );
  });

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

  it('are ready as soon as a clock that is watched minute by minute finds', () => {
    fc.assert(
      fc.property(aCart, ({ plan, clock, units }) => {
        const soonest = soonestOf(clock, plan, units);
        if (soonest !== undefined) expect(earliestPickup(plan, units)).toBe(soonest);
      }),
      { numRuns: 40 },
    );
  });

  it('book what they promise, and begin it in time', () => {
    fc.assert(
      fc.property(aCart, fc.nat(), ({ plan, units }, some) => {
        const times = offeredTimes(timeOrder(plan, units, null));
        const timing = timeOrder(plan, units, times[some % (times.length + 1)] ?? null);
        expect(timeProblem(timing)).toBeNull();
        expect(timing.readyAt === null).toBe(timing.noPickup !== null);
        if (timing.readyAt === null) return;
        const { at, slots, releaseAt: release } = bookPickup(timing);
        expect(at).toBe(timing.pickupAt ?? timing.readyAt);
        expect([...slots.values()].reduce((sum, here) => sum + here, 0)).toBe(units);
        const begin = release ?? plan.now;
        expect(begin).toBeGreaterThanOrEqual(plan.now);
        expect(begin + preparationAt(plan, begin)).toBeLessThanOrEqual(at);
      }),
      { numRuns: 100 },
    );
  });

  it('never take more than a slot has left, take all units, and none before the order can be begun', () => {
    fc.assert(
      fc.property(aCart, ({ plan, units }) => {
        const slot = 2 * plan.slotMinutes * MINUTE + 60 * MINUTE;
        const isPaused = (plan.pausedUntil ?? 0) > plan.now;
        for (const at of pickupTimes(plan, units).slice(0, 6)) {
          const taken = [...(allocateUnits(plan, units, at) ?? [[at, NaN] as const])];
          expect(taken.reduce((sum, [, here]) => sum + here, 0)).toBe(units);
          const release = releaseAt(plan, at);
          // A paused kitchen takes no orders: one that is moved to what it offers may have to be begun at once.
          if (!isPaused) expect(release).toBeGreaterThanOrEqual(plan.now);
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
        const isServed = earliestPickup(plan, 0) !== null;
        expect(earliestPickup(plan, most ?? 9999) !== null).toBe(isServed);
        if (most !== null) expect(earliestPickup(plan, most + 1)).toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});
