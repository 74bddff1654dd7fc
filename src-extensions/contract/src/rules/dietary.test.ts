import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '../entities/enumerations.js';
import { allergenStatement, dietaryContradiction, isFreeOf } from './dietary.js';

describe('a dietary mark', () => {
  it.each([
    ['vegetarian', ['crustaceans', 'fish', 'molluscs']],
    ['vegan', ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']],
    ['halal', []],
    ['gluten-free', ['gluten']],
  ] as const)('%s is contradicted by exactly %j', (mark, allergens) => {
    expect(ALLERGENS.filter((allergen) => dietaryContradiction([allergen], [mark]) !== null)).toEqual(allergens);
  });

  it('is reported together with the allergen that contradicts it', () => {
    expect(dietaryContradiction(['celery', 'milk'], ['halal', 'vegan'])).toEqual({ mark: 'vegan', allergen: 'milk' });
  });

  it('contradicts no other allergen, and none where allergens are not declared', () => {
    expect(dietaryContradiction(['milk', 'nuts'], ['vegetarian', 'gluten-free', 'halal'])).toBeNull();
    expect(dietaryContradiction(null, ['vegan'])).toBeNull();
  });
});

describe('isFreeOf', () => {
  it('is false for a dish that contains one of the allergens or has none declared', () => {
    expect(isFreeOf(['milk'], ['milk', 'nuts'])).toBe(false);
    expect(isFreeOf(null, ['nuts'])).toBe(false);
    expect(isFreeOf([], ['nuts'])).toBe(true);
    expect(isFreeOf(['milk'], ['nuts'])).toBe(true);
  });

  it('is true for every dish when no allergen is given', () => expect(isFreeOf(null, [])).toBe(true));
});

describe('what is said of allergens', () => {
  it.each([
    [{ allergens: ['milk'] as const }, { says: 'contains', named: ['milk'] }],
    [{ allergens: [] }, { says: 'none', named: [] }],
    [{ allergens: null }, { says: 'notStated', named: [] }],
    [
      { allergens: null, knownAllergens: ['milk'] as const },
      { says: 'partly', named: ['milk'] },
    ],
  ])('of %j is %j', (stated, said) => {
    expect(allergenStatement(stated)).toEqual(said);
  });
});
