import { describe, expect, it } from 'vitest';
import type { DietaryInformation } from '../../allergens/AllergenLine.js';
import { countHidden, fitsDiet, NO_DIET_FILTER, parseDietFilter } from './diet-filter.js';

const bread: DietaryInformation = { allergens: ['gluten'], dietary: ['vegan'] };
const cheese: DietaryInformation = { allergens: ['milk'], dietary: ['vegetarian', 'gluten-free'] };
const water: DietaryInformation = { allergens: [], dietary: [] };
const riddle: DietaryInformation = { allergens: null, dietary: ['vegan'] };
const menu = [bread, cheese, water, riddle];

describe('the diet filter', () => {
  it.each([
    ['nothing', NO_DIET_FILTER, [bread, cheese, water, riddle]],
    ['no gluten', { without: ['gluten'], only: [] }, [cheese, water]],
    ['neither gluten nor milk', { without: ['gluten', 'milk'], only: [] }, [water]],
    ['vegetarian, which vegan is', { without: [], only: ['vegetarian'] }, [bread, cheese, riddle]],
    ['vegan', { without: [], only: ['vegan'] }, [bread, riddle]],
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
    for (const text of [null, '', '{', '7', '[]', '{"without":"milk"}'])
      expect(parseDietFilter(text)).toEqual(NO_DIET_FILTER);
  });
});
