import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PREPARATION_TIME,
  FALLBACK_PREPARATION_TIME,
  longestPreparation,
  preparationTimeText,
  readyInText,
  type PreparationTime,
} from './preparation-time.js';

const time = (min: number, max: number, unit: 'min' | 'hrs'): PreparationTime => ({
  preparationTimeMin: min,
  preparationTimeMax: max,
  preparationTimeUnit: unit,
});

describe('preparationTimeText', () => {
  it.each([
    [15, 20, 'min', '15-20 minutes'],
    [1, 1, 'min', '1-1 minute'],
    [1, 2, 'min', '1-2 minutes'],
    [1, 1, 'hrs', '1-1 hour'],
    [1, 2, 'hrs', '1-2 hours'],
    [2, 3, 'hrs', '2-3 hours'],
    [2, 1, 'hrs', '2-1 hours'],
    [180, 180, 'min', '180-180 minutes'],
  ] as const)('%d to %d %s reads %s', (min, max, unit, text) => {
    expect(preparationTimeText(time(min, max, unit))).toBe(text);
  });

  it('writes the fallback for an unknown time', () => {
    expect(preparationTimeText(FALLBACK_PREPARATION_TIME)).toBe('50-60 minutes');
  });
});

describe('readyInText', () => {
  it.each([
    [DEFAULT_PREPARATION_TIME, 'Ready in 15-20 min'],
    [time(1, 2, 'hrs'), 'Ready in 1-2 hrs'],
  ])('reads %o', (preparation, text) => {
    expect(readyInText(preparation)).toBe(text);
  });
});

it.each([
  [DEFAULT_PREPARATION_TIME, 20],
  [time(1, 2, 'hrs'), 120],
])('the longest preparation of %o takes %s minutes', (preparation, minutes) => {
  expect(longestPreparation(preparation)).toBe(minutes * 60_000);
});
