import { addDays } from '@pickup/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, lastDays } from './sold-orders.js';

describe('lastDays', () => {
  it.each([
    ['one day is today', '2026-11-21', 1, ['2026-11-21']],
    ['over a new year', '2027-01-01', 3, ['2026-12-30', '2026-12-31', '2027-01-01']],
    ['over the spring night', '2026-03-30', 3, ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['over the autumn night', '2026-10-26', 3, ['2026-10-24', '2026-10-25', '2026-10-26']],
    ['over a leap day', '2028-03-01', 3, ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['over a February without one', '2027-03-01', 2, ['2027-02-28', '2027-03-01']],
  ])('%s', (_, today, days, expected) => {
    expect(daysOf(lastDays(today, days))).toEqual(expected);
  });

  it('gives consecutive days that end today', () => {
    const today = fc.integer({ min: 0, max: 40_000 }).map((day) => addDays('2000-01-01', day));
    fc.assert(
      fc.property(today, fc.integer({ min: 1, max: 366 }), (last, days) => {
        const range = daysOf(lastDays(last, days));
        expect(range).toHaveLength(days);
        expect(range.at(-1)).toBe(last);
        expect(range.slice(1)).toEqual(range.slice(0, -1).map((day) => addDays(day, 1)));
      }),
    );
  });
});
