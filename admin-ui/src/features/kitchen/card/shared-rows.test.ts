import { describe, expect, it } from 'vitest';
import { sharedRows } from './shared-rows.js';

describe('the rows that texts share', () => {
  it.each([
    ['are one each where there are no more', [60, 10], 2, [1, 1]],
    ['go to the text that is longest', [60, 10], 4, [3, 1]],
    ['are divided by length', [60, 10, 30], 6, [3, 1, 2]],
    ['are all for one text', [10], 3, [3]],
    ['are never fewer than one each', [60, 10, 30], 2, [1, 1, 1]],
    ['are none without a text', [], 2, []],
  ])('%s', (_, letters, rows, shares) => {
    expect(sharedRows(letters, rows)).toEqual(shares);
  });
});
