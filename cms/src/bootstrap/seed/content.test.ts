import path from 'node:path';
import { dietaryContradiction, needsChoice, unmetGroups } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { readSeed } from './content.js';

const dir = path.resolve(import.meta.dirname, '../../../data/seed');
const dishes = readSeed(dir, 'menu-items');
const deals = readSeed(dir, 'deals');
const groups = readSeed(dir, 'option-groups');
const categories = readSeed(dir, 'categories');
const restaurant = readSeed(dir, 'restaurant');

describe('dietary information of the demo’s dishes and deals', () => {
  it.each([...dishes, ...deals].map((each) => [each.key, each] as const))(
    'contradicts itself nowhere: %s',
    (_, each) => {
      expect(dietaryContradiction(each.allergens, each.dietary)).toBeNull();
    },
  );

  it('is missing for two dishes, so that the demo shows that case', () => {
    const unstated = [...dishes, ...deals].filter(({ allergens }) => allergens === null);
    expect(unstated.map(({ key }) => key)).toEqual(['venison-tagliatelle', 'whole-sea-bream']);
  });

  it('marks every vegan dish as vegetarian, too', () => {
    const odd = [...dishes, ...deals].filter(
      ({ dietary }) => dietary.includes('vegan') && !dietary.includes('vegetarian'),
    );
    expect(odd).toEqual([]);
  });

  it('comes with picture descriptions for at least twelve dishes', () => {
    const described = dishes.filter(({ imageAlt }) => imageAlt);
    expect(described.length).toBeGreaterThanOrEqual(12);
    expect(described.filter(({ imageUrl }) => imageUrl === '')).toEqual([]);
  });
});

describe('what can be chosen of the demo’s dishes', () => {
  const groupOf = (wanted: string) => {
    const found = groups.find(({ key }) => key === wanted);
    if (!found) throw new Error(`There is no group ${wanted}`);
    const options = found.options.map((option) => ({ ...option, id: `${wanted} ${option.name}`, soldOut: false }));
    return { ...found, id: wanted, options };
  };
  const withChoices = dishes
    .filter(({ optionGroups }) => optionGroups.length > 0)
    .map((dish) => ({ ...dish, optionGroups: dish.optionGroups.map(groupOf) }));

  it('is something for a third of them, with groups that can be met', () => {
    expect(withChoices).toHaveLength(25);
    expect(withChoices.filter(({ optionGroups }) => unmetGroups(optionGroups).length > 0)).toEqual([]);
    expect(
      groups.filter(({ key }) => withChoices.every((dish) => dish.optionGroups.every(({ id }) => id !== key))),
    ).toEqual([]);
  });

  it('has to be chosen for three of them; the others have defaults that cost nothing', () => {
    expect(withChoices.filter(needsChoice).map(({ key }) => key)).toEqual([
      'mirabelle-burger',
      'brussels-waffle',
      'three-scoops',
    ]);
    expect(groups.flatMap(({ options }) => options).filter(({ isDefault, price }) => isDefault && price > 0)).toEqual(
      [],
    );
  });

  it('has Dutch names, and dietary information that contradicts itself nowhere', () => {
    const options = groups.flatMap((group) => group.options);
    expect([...groups, ...options].filter(({ nameNl }) => !nameNl)).toEqual([]);
    expect(options.filter(({ allergens }) => allergens === null)).toEqual([]);
    expect(options.filter(({ allergens, dietary }) => dietaryContradiction(allergens, dietary))).toEqual([]);
  });
});

describe('the demo in Dutch', () => {
  /** The texts of a record that have no Dutch beside them. */
  const untranslated = (record: Readonly<Record<string, unknown>>) =>
    Object.keys(record).filter((name) => `${name}Nl` in record && record[name] && !record[`${name}Nl`]);

  it.each([
    ['dishes', dishes, ['name', 'description']],
    ['categories', categories, ['name', 'description']],
    ['deals', deals, ['title', 'description']],
    ['the restaurant', [restaurant], ['story', 'mission', 'country', 'specialInstructions']],
  ] as const)('leaves no text untranslated: %s', (_, records, names) => {
    expect(records.flatMap(untranslated)).toEqual([]);
    expect(records.filter((record) => names.some((name) => !(`${name}Nl` in record)))).toEqual([]);
  });

  it('says the Dutch of every described picture', () => {
    expect(dishes.filter(({ imageAlt, imageAltNl }) => imageAlt && !imageAltNl)).toEqual([]);
  });
});
