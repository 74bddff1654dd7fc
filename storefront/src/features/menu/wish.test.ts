import { describe, expect, it } from 'vitest';
import type { Stated } from '../../allergens/useStatementWords.js';
import { countHidden, fulfils } from './fulfils.js';
import { NO_WISH, parseWish } from './wish-store.js';

const bread: Stated = { allergens: ['gluten'], dietary: ['vegan'] };
const cheese: Stated = { allergens: ['milk'], dietary: ['vegetarian', 'gluten-free'] };
const water: Stated = { allergens: [], dietary: [] };
const riddle: Stated = { allergens: null, dietary: ['vegan'] };
const menu = [bread, cheese, water, riddle];

describe('a wish', () => {
  it.each([
    ['nothing', NO_WISH, [bread, cheese, water, riddle]],
    ['no gluten', { without: ['gluten'], only: [] }, [cheese, water]],
    ['neither gluten nor milk', { without: ['gluten', 'milk'], only: [] }, [water]],
    ['vegetarian, which vegan is', { without: [], only: ['vegetarian'] }, [bread, cheese, riddle]],
    ['vegan', { without: [], only: ['vegan'] }, [bread, riddle]],
    ['all marks at once', { without: [], only: ['vegetarian', 'gluten-free'] }, [cheese]],
    ['vegan without gluten, where stated', { without: ['gluten'], only: ['vegan'] }, []],
  ] as const)('for %s', (_, wish, left) => {
    expect(menu.filter((dish) => fulfils(dish, wish))).toEqual(left);
    expect(countHidden(menu, wish).hidden).toBe(menu.length - left.length);
  });

  it('tells which dishes are hidden only because nobody has stated their allergens', () => {
    expect(countHidden(menu, { without: ['gluten'], only: [] })).toEqual({ hidden: 2, notStated: 1 });
    expect(countHidden(menu, { without: [], only: ['halal'] })).toEqual({ hidden: 4, notStated: 0 });
  });

  it('is read as far as it is one', () => {
    expect(parseWish('{"without":["milk","moonlight","gluten"],"only":["vegan"]}')).toEqual({
      without: ['gluten', 'milk'],
      only: ['vegan'],
    });
    for (const text of [null, '', '{', '7', '[]', '{"without":"milk"}']) expect(parseWish(text)).toEqual(NO_WISH);
  });
});
