import { describe, expect, it } from 'vitest';
import { median, ratioOf, showSpread, spreadOf } from './figures.js';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('leaves its values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('does not exist of nothing', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('spreadOf', () => {
  it('is the middle, the least and the most', () => {
    expect(spreadOf([5, 1, 9, 3, 4])).toEqual({ median: 4, min: 1, max: 9 });
  });
});

describe('ratioOf', () => {
  it('compares medians, and shows what single rounds gave', () => {
    expect(ratioOf([80, 90, 70], [100, 100, 140])).toEqual({ median: 0.8, min: 0.5, max: 0.9 });
  });

  it('needs both sides of each round', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('both sides');
  });
});

describe('showSpread', () => {
  it('rounds all three alike', () => {
    expect(showSpread({ median: 0.8149, min: 0.776, max: 0.9 }, 2)).toBe('0.81 (0.78–0.90)');
  });
});
