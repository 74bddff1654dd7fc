import { expect, it } from 'vitest';
import { ratingTone, starFilling } from './Stars.js';

it.each([
  [5, [1, 1, 1, 1, 1]],
  [4.8, [1, 1, 1, 1, 1]],
  [4.7, [1, 1, 1, 1, 0.5]],
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.2, [1, 1, 1, 1, 0]],
  [0.5, [0.5, 0, 0, 0, 0]],
  [0, [0, 0, 0, 0, 0]],
])('a rating of %s fills the stars to the nearest half', (rating, filled) => {
  expect(starFilling(rating)).toEqual(filled);
});

it.each([
  [5, 'good'],
  [4, 'good'],
  [3.9, 'fair'],
  [3, 'fair'],
  [2.9, 'poor'],
  [1, 'poor'],
  [0, 'poor'],
] as const)('a rating of %s has the tone %s', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone);
});
