import { expect, it } from 'vitest';
import { ratingTone } from './rating-tone.js';

it.each([
  [5, 'good'],
  [4, 'good'],
  [3.9, 'fair'],
  [3, 'fair'],
  [2.9, 'poor'],
  [1, 'poor'],
  [0, 'poor'],
] as const)('a rating of %s is %s (specification 9, rating colours)', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone);
});
