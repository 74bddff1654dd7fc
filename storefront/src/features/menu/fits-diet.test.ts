import { describe, expect, it } from 'vitest';
import type { Stated } from '../../allergens/useStatementWords.js';
import { countHidden, fitsDiet } from './fits-diet.js';
import { NO_DIET_FILTER, parseDietFilter } from './diet-filter-store.js';

const bread: Stated = { allergens: ['gluten'], dietary: ['vegan'] };
const cheese: Stated = { allergens: ['milk'], dietary: ['vegetarian', 'gluten-free'] };
const water: Stated = { allergens: [], dietary: [] };
const riddle: Stated = { allergens: null, dietary: ['vegan'] };
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

  it('tells which dishes are hidden only because nobody has stated their allergens', () => {
    expect(countHidden(menu, { without: ['gluten'], only: [] })).toEqual({ hidden: 2, notStated: 1 });
    expect(countHidden(menu, { without: [], only: ['halal'] })).toEqual({ hidden: 4, notStated: 0 });
  });

  it('is read as far as it is one', () => {
    expect(parseDietFilter('{"without":["milk","moonlight","gluten"],"only":["vegan"]}')).toEqual({
      without: ['gluten', 'milk'],
      only: ['vegan'],
    });
    for (const text of [null, '', '{', '7', '[]', '{"without":"milk"}'])
      expect(parseDietFilter(text)).toEqual(NO_DIET_FILTER);
  });
});
