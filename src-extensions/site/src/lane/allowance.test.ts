import { describe, expect, it } from 'vitest';
import { Allowance } from './allowance.js';

const takeAll = (allowance: Allowance, now: number): number => {
  let taken = 0;
  while (taken < 1000 && allowance.take(now)) taken += 1;
  return taken;
};

describe('an allowance', () => {
  it('is used up, and comes back as time goes by', () => {
    const allowance = new Allowance({ most: 10, perSecond: 2 });
    expect(takeAll(allowance, 0)).toBe(10);
    expect(allowance.take(400)).toBe(false);
    expect(takeAll(allowance, 3000)).toBe(6);
  });

  it('never holds more than its bound, however long it was left alone', () => {
    const allowance = new Allowance({ most: 10, perSecond: 2 });
    expect(takeAll(allowance, 0)).toBe(10);
    expect(takeAll(allowance, 1_000_000)).toBe(10);
  });

  it('takes nothing from a clock that is set back, and goes on from there', () => {
    const allowance = new Allowance({ most: 1, perSecond: 1 });
    expect(takeAll(allowance, 60_000)).toBe(1);
    expect(allowance.take(0)).toBe(false);
    expect(allowance.take(1000)).toBe(true);
  });
});
