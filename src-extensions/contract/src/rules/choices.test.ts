import { describe, expect, it } from 'vitest';
import type { Option, OptionGroup } from '../entities/option-group.js';
import {
  checkChoices,
  choiceIssueText,
  choiceWords,
  customizationsWith,
  defaultOptions,
  needsChoice,
  typedCustomizations,
} from './choices.js';
import { isFreeOf } from './dietary.js';

const option = (id: string, given: Partial<Option> = {}): Option => ({
  id,
  name: id,
  nameNl: null,
  price: 0,
  isDefault: false,
  maxCount: 1,
  allergens: [],
  dietary: ['vegetarian', 'vegan'],
  soldOut: false,
  ...given,
});
const group = (id: string, min: number, max: number, options: Option[]): OptionGroup => ({
  id,
  name: id,
  nameNl: null,
  min,
  max,
  options,
});
const size = group('Size', 1, 1, [option('regular', { isDefault: true }), option('large', { price: 3 })]);
const extras = group('Extras', 0, 3, [
  option('mozzarella', { price: 1.5, maxCount: 2, allergens: ['milk'], dietary: ['vegetarian'] }),
  option('olives', { price: 1 }),
  option('truffle', { price: 4.25, soldOut: true, allergens: null }),
]);
const pizza = {
  optionGroups: [size, extras],
  allergens: ['gluten' as const],
  dietary: ['vegetarian' as const, 'vegan' as const],
};
const take = (...picked: [optionId: string, count: number][]) =>
  picked.map(([optionId, count]) => ({ optionId, count }));
const kindsOf = (chosen: ReturnType<typeof take>) => checkChoices(pizza, chosen).issues.map(({ kind }) => kind);

describe('choices that are allowed', () => {
  it('are the defaults where nothing was said', () => {
    expect(checkChoices(pizza)).toEqual({
      choices: [
        {
          optionId: 'regular',
          groupName: 'Size',
          groupNameNl: null,
          optionName: 'regular',
          optionNameNl: null,
          count: 1,
          unitPrice: 0,
          isExtra: false,
        },
      ],
      cents: 0,
      allergens: ['gluten'],
      knownAllergens: [],
      dietary: ['vegetarian', 'vegan'],
      issues: [],
    });
    expect(checkChoices(pizza, null)).toEqual(checkChoices(pizza));
  });

  it('come in the order of the groups and options and cost what their options cost together', () => {
    const { choices, cents, issues } = checkChoices(pizza, take(['olives', 1], ['mozzarella', 2], ['large', 1]));
    expect(choices.map(({ optionName, count }) => [optionName, count])).toEqual([
      ['large', 1],
      ['mozzarella', 2],
      ['olives', 1],
    ]);
    expect([cents, issues]).toEqual([700, []]);
  });

  it('may be none where no group asks for one', () => {
    expect(checkChoices({ ...pizza, optionGroups: [extras] }, [])).toMatchObject({ choices: [], cents: 0, issues: [] });
    expect(checkChoices({ ...pizza, optionGroups: [] }).issues).toEqual([]);
  });
});

describe('choices that are refused', () => {
  it.each([
    ['too few of a group, although it has a default', take(), ['too-few'], 'Size of Pizza needs at least 1 choice'],
    ['too many of a group', take(['regular', 1], ['large', 1]), ['too-many'], 'Size of Pizza takes at most 1 choice'],
    [
      'too many of a group by their counts',
      take(['large', 1], ['mozzarella', 2], ['olives', 1], ['truffle', 1]),
      ['sold-out', 'too-many'],
      'truffle in Extras of Pizza is sold out; please choose another',
    ],
    [
      'an option of no group of the dish',
      take(['large', 1], ['rare', 1]),
      ['unknown'],
      'a choice of Pizza is not on offer; please choose again',
    ],
    [
      'an option twice',
      take(['large', 1], ['large', 1]),
      ['repeated'],
      'large in Size of Pizza is named twice; give it once, with a count',
    ],
    [
      'an option more often than it may be',
      take(['large', 1], ['mozzarella', 3]),
      ['count'],
      'mozzarella in Extras of Pizza can be taken 1 to 2 times',
    ],
    ['an option more than once', take(['large', 9]), ['count'], 'large in Size of Pizza can be taken once'],
    [
      'an option that is sold out',
      take(['large', 1], ['truffle', 1]),
      ['sold-out'],
      'truffle in Extras of Pizza is sold out; please choose another',
    ],
  ])('%s', (_, chosen, kinds, sentence) => {
    const { issues } = checkChoices(pizza, chosen);
    expect(issues.map(({ kind }) => kind)).toEqual(kinds);
    expect(issues.slice(0, 1).map((issue) => choiceIssueText(issue, 'Pizza'))).toEqual([sentence]);
  });

  it.each([0, -1, 1.5, NaN, Infinity, -Infinity, 2 ** 53])(
    'a count of %d, which costs a whole number all the same',
    (count) => {
      const { cents, issues } = checkChoices(pizza, take(['large', 1], ['mozzarella', count]));
      expect(issues.map(({ kind }) => kind)).toEqual(['count']);
      expect(Number.isSafeInteger(cents)).toBe(true);
    },
  );

  it('name the group, the option and the limit', () => {
    expect(checkChoices(pizza, take(['mozzarella', 3])).issues).toEqual([
      {
        kind: 'count',
        optionId: 'mozzarella',
        group: { id: 'Extras', name: 'Extras', nameNl: null },
        option: { id: 'mozzarella', name: 'mozzarella', nameNl: null },
        limit: 2,
      },
      { kind: 'too-few', optionId: null, group: { id: 'Size', name: 'Size', nameNl: null }, option: null, limit: 1 },
    ]);
  });

  it('too few of a group that asks for several, in the plural', () => {
    const issues = checkChoices({ ...pizza, optionGroups: [{ ...extras, min: 2 }] }, []).issues;
    expect(issues.map((issue) => choiceIssueText(issue, 'Pizza'))).toEqual([
      'Extras of Pizza needs at least 2 choices',
    ]);
  });

  it('any choice of a dish without groups', () => {
    expect(checkChoices({ ...pizza, optionGroups: [] }, take(['large', 1])).issues).toMatchObject([
      { kind: 'unknown', optionId: 'large' },
    ]);
    expect(kindsOf(take(['large', 1]))).toEqual([]);
  });
});

describe('defaults', () => {
  it('leave out what is sold out, so that something has to be chosen', () => {
    const soldOut = { ...size, options: [option('regular', { isDefault: true, soldOut: true }), option('large')] };
    expect(defaultOptions([soldOut])).toEqual([]);
    expect(needsChoice({ ...pizza, optionGroups: [soldOut] })).toBe(true);
    expect(needsChoice(pizza)).toBe(false);
  });

  it('are never more than the group takes', () => {
    const both = group('Sauces', 0, 1, [option('mayo', { isDefault: true }), option('ketchup', { isDefault: true })]);
    expect(defaultOptions([both])).toEqual(take(['mayo', 1]));
  });
});

describe('what is in a line', () => {
  it('is what is in the dish and its choices together', () => {
    const { allergens, dietary } = checkChoices(pizza, take(['large', 1], ['mozzarella', 1]));
    expect([allergens, dietary]).toEqual([['gluten', 'milk'], ['vegetarian']]);
  });

  it('is known in part where one part states no allergens, and passes no search without one', () => {
    const extras = [option('mystery', { allergens: null }), option('cheese', { allergens: ['milk'] })];
    const dish = { ...pizza, optionGroups: [group('Extras', 0, 2, extras)] };
    const chosen = checkChoices(dish, take(['mystery', 1], ['cheese', 1]));
    expect(chosen).toMatchObject({ allergens: null, knownAllergens: ['gluten', 'milk'] });
    expect(isFreeOf(chosen.allergens, ['nuts'])).toBe(false);
    expect(checkChoices(dish, take(['cheese', 1]))).toMatchObject({
      allergens: ['gluten', 'milk'],
      knownAllergens: [],
    });
    const unstated = checkChoices({ ...dish, allergens: null }, take(['cheese', 1]));
    expect(unstated).toMatchObject({ allergens: null, knownAllergens: ['milk'] });
  });

  it.each([
    ['vegetarian dish with a vegan option is vegetarian', ['vegetarian'], ['vegan'], ['vegetarian']],
    ['vegan dish with a vegetarian option is vegetarian', ['vegan'], ['vegetarian'], ['vegetarian']],
    ['vegan dish with a vegan option is vegan', ['vegan'], ['vegan'], ['vegan']],
    ['halal dish with a vegan option is neither', ['halal'], ['vegan'], []],
  ] as const)('is marked by what all parts are: a %s', (_, dish, topping, marks) => {
    const optionGroups = [group('Extras', 0, 1, [option('topping', { dietary: [...topping] })])];
    const { dietary } = checkChoices({ allergens: [], dietary: [...dish], optionGroups }, take(['topping', 1]));
    expect(dietary).toEqual(marks);
    expect(checkChoices({ allergens: [], dietary: [...dish], optionGroups }, []).dietary).toEqual(dish);
  });

  it.each([
    ['the dish says nothing', { ...pizza, allergens: null }, take(['large', 1])],
    ['a choice says nothing', pizza, take(['large', 1], ['truffle', 1])],
  ])('is not stated where %s', (_, dish, chosen) => {
    expect(checkChoices(dish, chosen).allergens).toBeNull();
  });
});

describe('the words of a line', () => {
  const choices = checkChoices(pizza, take(['large', 1], ['mozzarella', 2])).choices;

  it('say how often, where it is more than once', () => {
    expect(choices.map(choiceWords)).toEqual(['large', '2 × mozzarella']);
  });

  it('begin with the choices, and what was typed can be told from them', () => {
    const customizations = customizationsWith({ choices, customizations: ['well done'] });
    expect(customizations).toEqual(['large', '2 × mozzarella', 'well done']);
    expect(typedCustomizations({ choices, customizations })).toEqual(['well done']);
  });
});
