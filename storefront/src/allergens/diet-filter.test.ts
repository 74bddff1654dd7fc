import type { OptionGroup } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { option, optionGroup } from '../../../tests/mock-api/index.js';
import type { DietaryInformation } from './AllergenLine.js';
import { canFitDiet, countHidden, fitsDiet, NO_DIET_FILTER, parseDietFilter } from './diet-filter.js';

const dish = (given: DietaryInformation, optionGroups: OptionGroup[] = []) => ({
  ...given,
  optionGroups,
  soldOut: false,
});
const bread = dish({ allergens: ['gluten'], dietary: ['vegan'] });
const cheese = dish({ allergens: ['milk'], dietary: ['vegetarian', 'gluten-free'] });
const water = dish({ allergens: [], dietary: [] });
const unstated = dish({ allergens: null, dietary: ['vegan'] });
const menu = [bread, cheese, water, unstated];

describe('the diet filter', () => {
  it.each([
    ['nothing', NO_DIET_FILTER, [bread, cheese, water, unstated]],
    ['no gluten', { without: ['gluten'], only: [] }, [cheese, water]],
    ['neither gluten nor milk', { without: ['gluten', 'milk'], only: [] }, [water]],
    ['vegetarian, which vegan is', { without: [], only: ['vegetarian'] }, [bread, cheese, unstated]],
    ['vegan', { without: [], only: ['vegan'] }, [bread, unstated]],
    ['all marks at once', { without: [], only: ['vegetarian', 'gluten-free'] }, [cheese]],
    ['vegan without gluten, where stated', { without: ['gluten'], only: ['vegan'] }, []],
  ] as const)('for %s', (_, filter, left) => {
    expect(menu.filter((dish) => fitsDiet(dish, filter))).toEqual(left);
    expect(countHidden(menu, filter).hidden).toBe(menu.length - left.length);
  });

  it('counts the dishes that are hidden for lack of dietary information', () => {
    expect(countHidden(menu, { without: ['gluten'], only: [] })).toEqual({ hidden: 2, notStated: 1 });
    expect(countHidden(menu, { without: [], only: ['halal'] })).toEqual({ hidden: 4, notStated: 0 });
  });

  it('reads only the known values of a stored filter', () => {
    expect(parseDietFilter('{"without":["milk","moonlight","gluten"],"only":["vegan"]}')).toEqual({
      without: ['gluten', 'milk'],
      only: ['vegan'],
    });
    for (const text of ['null', '7', '[]', '{"without":"milk"}']) expect(parseDietFilter(text)).toEqual(NO_DIET_FILTER);
    for (const text of ['', '{']) expect(() => parseDietFilter(text)).toThrow(SyntaxError);
  });

  it('keeps a dish that can be ordered with choices that pass, each of them in all respects', () => {
    const cheesy = option('cheesy', { allergens: ['milk'], dietary: ['vegetarian'] });
    const fishy = option('fishy', { allergens: ['fish'], dietary: [] });
    const plain = option('plain', { soldOut: true });
    const has = (min: number, ...options: (typeof plain)[]) =>
      dish(water, [optionGroup('g', { min, max: 2, options })]);
    const without = (...list: ('milk' | 'fish')[]) => ({ without: list, only: [] });
    expect(canFitDiet(has(1, cheesy, fishy), without('milk'))).toBe(true);
    expect(canFitDiet(has(1, cheesy, fishy), without('milk', 'fish'))).toBe(false);
    expect(canFitDiet(has(0, cheesy, fishy), without('milk', 'fish'))).toBe(true);
    expect(canFitDiet(has(1, cheesy, plain), without('milk'))).toBe(false);
    expect(canFitDiet({ ...has(1, plain), soldOut: true }, without('milk'))).toBe(true);
    expect(canFitDiet({ ...has(1, plain), soldOut: true }, NO_DIET_FILTER)).toBe(true);
    const vegetarian = dish({ allergens: [], dietary: ['vegetarian'] }, has(1, cheesy, fishy).optionGroups);
    expect(canFitDiet(vegetarian, { without: ['fish'], only: ['vegetarian'] })).toBe(true);
    expect(canFitDiet(vegetarian, { without: ['milk'], only: ['vegetarian'] })).toBe(false);
  });
});
