import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SaveOptionGroup, type Option, type OptionGroup } from '../entities/option-group.js';
import { checkChoices } from './choices.js';
import {
  deletedGroupsText,
  fitsWithout,
  groupInUseText,
  optionGroupContradiction,
  unmetGroups,
} from './option-groups.js';

const given = (maxCount: number, isDefault = false, isActive = true) => ({ maxCount, isDefault, isActive });

describe('a group to be saved', () => {
  it.each([
    ['may ask for as much as its options allow', 3, 3, [given(2), given(1)], null],
    ['may ask for nothing', 0, 1, [given(1)], null],
    ['may take more than its options allow', 0, 10, [given(1)], null],
    ['may choose by default as much as it takes', 0, 2, [given(1, true), given(1, true)], null],
    ['must not ask for more than it takes', 2, 1, [given(9)], { kind: 'min-above-max', limit: 1 }],
    [
      'must not ask for more than its options allow',
      4,
      4,
      [given(2), given(1)],
      { kind: 'min-above-options', limit: 3 },
    ],
    ['may choose as much by default as it takes', 0, 2, [given(1, true), given(1, true)], null],
    ['counts no deleted option', 1, 1, [given(1, true, false)], { kind: 'min-above-options', limit: 0 }],
    [
      'must not choose more by default than it takes',
      0,
      1,
      [given(1, true), given(1, true)],
      { kind: 'defaults-above-max', limit: 1 },
    ],
    [
      'must not name an option twice',
      0,
      1,
      [
        { ...given(1), id: 'a' },
        { ...given(1), id: 'a' },
      ],
      { kind: 'option-repeated', limit: null },
    ],
  ])('%s', (_, min, max, options, found) => {
    const contradiction = optionGroupContradiction({ min, max, options });
    if (found === null) expect(contradiction).toBeNull();
    else expect(contradiction).toMatchObject(found);
  });

  it.each([
    [{ min: 2, max: 1 }, 'max', 'must be at least 2, the least that has to be chosen'],
    [{ min: 2, max: 2 }, 'min', 'must be at most 1: its options allow no more'],
    [
      {
        options: [
          { name: 'A', isDefault: true },
          { name: 'B', isDefault: true },
        ],
      },
      'options',
      'must have at most 1 chosen by default',
    ],
    [
      {
        options: [
          { name: 'A', id: 'a' },
          { name: 'B', id: 'a' },
        ],
      },
      'options',
      'must name each option once',
    ],
    [{ options: [] }, 'options', 'must hold at least one option'],
    [
      {
        options: [
          { name: 'A', isDefault: true },
          { name: 'B', isDefault: true },
        ],
      },
      'options',
      'must have at most 1 chosen by default',
    ],
    [{ min: 11, max: 11 }, 'min', 'must be a whole number from 0 to 10'],
    [{ max: 0 }, 'max', 'must be a whole number from 1 to 10'],
  ])('%j is refused with the field and the reason', (changes, field, message) => {
    const { error } = SaveOptionGroup.safeParse({ name: 'Size', options: [{ name: 'Large' }], ...changes });
    expect(error?.issues[0]).toMatchObject({ path: [field], message });
  });

  it.each([
    [{ price: -0.01 }, 'must not be negative'],
    [{ price: 1000 }, 'must be at most 999.99'],
    [{ price: 0.005 }, 'must have at most two decimals'],
    [{ maxCount: 10 }, 'must be a whole number from 1 to 9'],
    [{ name: ' ' }, 'is required'],
    [{ dietary: ['vegan'], allergens: ['milk'] }, 'must not say vegan of what holds milk'],
  ])('with an option %j is refused', (changes, message) => {
    const { error } = SaveOptionGroup.safeParse({ name: 'Size', options: [{ name: 'Large', ...changes }] });
    expect(error?.issues).toMatchObject([{ message }]);
  });

  it('that names an option twice is told so by its form, too', () => {
    const twice = [
      { ...given(1), id: 'a' },
      { ...given(1), id: 'a' },
    ];
    expect(optionGroupContradiction({ min: 0, max: 1, options: twice })).toMatchObject({ kind: 'option-repeated' });
  });

  it('refuses fields that it does not know', () => {
    const options = [{ name: 'Large' }];
    expect(SaveOptionGroup.safeParse({ name: 'Size', options }).success).toBe(true);
    expect(SaveOptionGroup.safeParse({ name: 'Size', options, colour: 'red' }).success).toBe(false);
    expect(SaveOptionGroup.safeParse({ name: 'Size', options: [{ name: 'Large', colour: 'red' }] }).success).toBe(
      false,
    );
  });
});

const option = (id: string, changes: Partial<Option> = {}): Option => ({
  id,
  name: id,
  nameNl: null,
  price: 0,
  isDefault: false,
  maxCount: 1,
  allergens: [],
  dietary: [],
  soldOut: false,
  ...changes,
});
const group = (min: number, options: Option[]): OptionGroup => ({
  id: 'g',
  name: 'Group',
  nameNl: null,
  min,
  max: 10,
  options,
});

describe('a group that a dish needs', () => {
  it('cannot be met once too few of its options are left', () => {
    const [one, two] = [option('one', { maxCount: 2 }), option('two')];
    const soldOut = { ...one, soldOut: true };
    expect(unmetGroups([group(3, [one, two])])).toEqual([]);
    expect(unmetGroups([group(3, [soldOut, two]), group(0, [soldOut])])).toEqual([group(3, [soldOut, two])]);
    expect(unmetGroups([group(1, [])])).toHaveLength(1);
  });

  it('is unmet exactly where no choice is allowed', () => {
    const anOption = fc.record({ maxCount: fc.integer({ min: 1, max: 3 }), soldOut: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.array(anOption, { maxLength: 3 }), (min, options) => {
        const one = group(
          min,
          options.map((changes, index) => option(`o${index}`, changes)),
        );
        const all = one.options
          .filter(({ soldOut }) => !soldOut)
          .map(({ id, maxCount }) => ({ optionId: id, count: maxCount }));
        const { issues } = checkChoices({ optionGroups: [one], allergens: [], dietary: [] }, all);
        expect(unmetGroups([one]).length > 0).toBe(issues.length > 0);
      }),
    );
  });
});

describe('a dish that has to be free of an allergen', () => {
  const milk = option('milk', { allergens: ['milk'] });
  const unstated = option('unstated', { allergens: null });
  const oat = option('oat', { allergens: ['gluten'] });
  const dish = (...optionGroups: OptionGroup[]) => ({ allergens: [], optionGroups });

  it.each([
    ['fits where a choice fits', dish(group(1, [milk, oat])), true],
    ['fits where nothing has to be chosen', dish(group(0, [milk])), true],
    ['does not fit where every choice contains it or says nothing', dish(group(1, [milk, unstated])), false],
    ['does not fit where a fitting choice is sold out', dish(group(1, [milk, { ...oat, soldOut: true }])), false],
    ['does not fit where it contains the allergen itself', { allergens: ['milk' as const], optionGroups: [] }, false],
  ])('%s', (_, one, fits) => {
    expect(fitsWithout(one, ['milk'])).toBe(fits);
    expect(fitsWithout(one, [])).toBe(true);
  });
});

describe('a sentence that refuses a change', () => {
  it('names the dishes that use a group, and of many the first five', () => {
    expect(groupInUseText('Size', ['Soup', 'Pie'])).toBe(
      'Size is used by Soup, Pie: take it off these dishes before you delete it.',
    );
    expect(groupInUseText('Size', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe(
      'Size is used by a, b, c, d, e, … (7): take it off these dishes before you delete it.',
    );
  });

  it('names the deleted groups of a dish', () => {
    expect(deletedGroupsText('Pizza', ['Size', 'Extras'])).toBe(
      'Pizza uses option groups that are deleted: Size, Extras. Restore them first.',
    );
  });
});
