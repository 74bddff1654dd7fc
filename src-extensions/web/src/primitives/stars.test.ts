import { expect, it } from 'vitest';
import { starFilling } from './Stars.js';

it.each([
  [5, [1, 1, 1, 1, 1]],
  [4.8, [1, 1, 1, 1, 1]],
  [4.7, [1, 1, 1, 1, 0.5]],
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.2, [1, 1, 1, 1, 0]],
  [0.5, [0.5, 0, 0, 0, 0]],
  [0, [0, 0, 0, 0, 0]],
])('a rating of %s is drawn as stars to the nearest half', (rating, filled) => {
  expect(starFilling(rating)).toEqual(filled);
});
