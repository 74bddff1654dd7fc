import { describe, expect, it } from 'vitest';
import { NO_DIET_FILTER } from '../allergens/diet-filter.js';
import { dish, option, optionGroup } from '../../../tests/mock-api/index.js';
import { asksFirst, startingOptions } from './starting-options.js';

const burger = dish('burger', {
  optionGroups: [
    optionGroup('bun', {
      min: 1,
      options: [option('wheat', { isDefault: true, allergens: ['gluten'] }), option('corn')],
    }),
    optionGroup('extras', { max: 2, options: [option('cheese', { isDefault: true, allergens: ['milk'] })] }),
  ],
});
const idsFor = (without: ('gluten' | 'milk' | 'fish')[]) =>
  startingOptions(burger, { without, only: [] }).map(({ optionId }) => optionId);

describe('what a dish starts with', () => {
  it('is its defaults, as far as they pass the diet filter', () => {
    expect(idsFor([])).toEqual(['wheat', 'cheese']);
    expect(idsFor(['milk'])).toEqual(['wheat']);
    expect(idsFor(['gluten', 'milk'])).toEqual([]);
  });

  it('asks first where the defaults do not suffice, or one of them is filtered out', () => {
    const needed = dish('steak', { optionGroups: [optionGroup('doneness', { min: 1 })] });
    expect(asksFirst(dish('soup'), NO_DIET_FILTER)).toBe(false);
    expect(asksFirst(burger, NO_DIET_FILTER)).toBe(false);
    expect(asksFirst(burger, { without: ['fish'], only: [] })).toBe(false);
    expect(asksFirst(burger, { without: ['milk'], only: [] })).toBe(true);
    expect(asksFirst(needed, NO_DIET_FILTER)).toBe(true);
  });
});
