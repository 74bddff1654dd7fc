import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './business-time.js';
import { SOLD_OUT_FOREVER, isSoldOutOn, portionsLeft, shownPortionsLeft } from './portions.js';

describe('portionsLeft', () => {
  it.each([
    ['all of them before any was taken', 12, 0, 12],
    ['what was not taken', 12, 5, 7],
    ['none when all were taken', 12, 12, 0],
    ['none when the count was lowered below what was taken', 3, 5, 0],
    ['unlimited without a count', null, 5, null],
  ])('is %s', (_, dailyCount, taken, left) => {
    expect(portionsLeft(dailyCount, taken)).toBe(left);
  });
});

describe('shownPortionsLeft', () => {
  it.each([
    [6, null],
    [5, 5],
    [1, 1],
    [0, 0],
    [null, null],
  ])('of %s is %s', (left, shown) => {
    expect(shownPortionsLeft(left)).toBe(shown);
  });
});

describe('isSoldOutOn', () => {
  it.each([
    ['false where nothing is said', null, false],
    ['true where it is sold out for good', SOLD_OUT_FOREVER, true],
    ['true on the day before it is back', '2026-11-22', true],
    ['true long before it is back', '2027-01-01', true],
    ['false on the day on which it is back', '2026-11-21', false],
    ['false after that day', '2026-11-20', false],
  ])('is %s', (_, soldOutUntil, soldOut) => {
    expect(isSoldOutOn('2026-11-21', soldOutUntil)).toBe(soldOut);
  });

  it('ends at the start of its day, over months and years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: -800, max: 800 }), (start, ahead) => {
        const back = addDays('2020-01-01', start);
        expect(isSoldOutOn(addDays(back, ahead), back)).toBe(ahead < 0);
      }),
    );
  });
});
