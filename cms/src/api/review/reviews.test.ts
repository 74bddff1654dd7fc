import { describe, expect, it } from 'vitest';
import { spanOf } from './reviews.js';

const hours = (day: string) => {
  const { from, until } = spanOf(day, 'Europe/Amsterdam');
  return until === null ? null : (until.getTime() - from.getTime()) / 3_600_000;
};

describe('spanOf', () => {
  it("is from midnight to midnight in the restaurant's time zone", () => {
    expect(spanOf('2026-11-21', 'Europe/Amsterdam')).toEqual({
      from: new Date('2026-11-20T23:00:00Z'),
      until: new Date('2026-11-21T23:00:00Z'),
    });
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-21', 24],
  ])('%s has %s hours', (day, length) => {
    expect(hours(day)).toBe(length);
  });

  it('works for a day long ago and for the last possible one', () => {
    expect(hours('0002-01-01')).toBe(24);
    expect(spanOf('9999-12-31', 'Europe/Amsterdam')).toEqual({ from: new Date('9999-12-30T23:00:00Z'), until: null });
  });
});
