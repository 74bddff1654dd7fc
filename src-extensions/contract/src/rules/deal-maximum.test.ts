import { describe, expect, it } from 'vitest';
import { linesOverMaximum, maximumPerOrder } from './deal-maximum.js';

const line = (key: string, quantity: number, maxPerOrder?: number | null) => ({ key, quantity, maxPerOrder });
const over = (...lines: ReturnType<typeof line>[]) => [...linesOverMaximum(lines)];

describe('how many of a deal one order takes', () => {
  it('is its maximum, and 99 where it has none', () => {
    expect([{}, { maxPerOrder: null }, { maxPerOrder: 1 }, { maxPerOrder: 120 }].map(maximumPerOrder)).toEqual([
      99, 99, 1, 99,
    ]);
  });

  it('is kept by the very number, and by any number without a maximum', () => {
    expect(over(line('dessert', 2, 2), line('soup', 99), line('combo', 50, null))).toEqual([]);
  });

  it('is passed by one more, in the line that does it', () => {
    expect(over(line('soup', 9), line('dessert', 3, 2))).toEqual([1]);
  });

  it('counts all lines of one deal together, and those of another apart', () => {
    expect(over(line('dessert', 1, 1), line('drink', 1, 1), line('dessert', 1, 1), line('dessert', 1, 1))).toEqual([
      2, 3,
    ]);
  });
});
