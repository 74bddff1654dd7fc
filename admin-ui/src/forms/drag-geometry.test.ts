import { describe, expect, it } from 'vitest';
import { boundedOffset, moved, placeOf, shiftOf } from './drag-geometry.js';

/** Three rows with gaps of 10; the second is twice as high. */
const ROWS = [
  { top: 0, height: 50 },
  { top: 60, height: 100 },
  { top: 170, height: 50 },
];

describe('a row that is dragged', () => {
  it.each([
    [0, 59, 0],
    [0, 61, 1],
    [0, 146, 2],
    [2, -59, 2],
    [2, -61, 1],
    [2, -146, 0],
    [1, 34, 1],
    [1, 36, 2],
    [1, -36, 0],
  ])('from %i by %i px takes place %i', (from, offset, place) => {
    expect(placeOf(ROWS, from, offset)).toBe(place);
  });

  it('stays within the list', () => {
    expect(boundedOffset(ROWS, 0, -5)).toBe(0);
    expect(boundedOffset(ROWS, 0, 900)).toBe(170);
    expect(boundedOffset(ROWS, 1, -900)).toBe(-60);
    expect(boundedOffset(ROWS, 1, 30)).toBe(30);
  });

  it('makes those between its places go up or down by its height and the gap', () => {
    const shifts = (from: number, to: number) => ROWS.map((_, index) => shiftOf(ROWS, { from, to }, index));
    expect(shifts(0, 2)).toEqual([0, -60, -60]);
    expect(shifts(1, 0)).toEqual([110, 0, 0]);
    expect(shifts(1, 1)).toEqual([0, 0, 0]);
  });
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
