import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '../entities/enumerations.js';
import { dietaryContradiction, isFreeOf } from './dietary.js';

describe('a dietary mark', () => {
  it.each([
    ['vegetarian', ['crustaceans', 'fish', 'molluscs']],
    ['vegan', ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']],
    ['halal', []],
    ['gluten-free', ['gluten']],
  ] as const)('%s is contradicted by exactly %j', (mark, allergens) => {
    expect(ALLERGENS.filter((allergen) => dietaryContradiction([allergen], [mark]) !== null)).toEqual(allergens);
  });

  it('is named together with the allergen that contradicts it', () => {
    expect(dietaryContradiction(['celery', 'milk'], ['halal', 'vegan'])).toEqual({ mark: 'vegan', allergen: 'milk' });
  });

  it('stands beside everything else, and where nothing is stated', () => {
    expect(dietaryContradiction(['milk', 'nuts'], ['vegetarian', 'gluten-free', 'halal'])).toBeNull();
    expect(dietaryContradiction(null, ['vegan'])).toBeNull();
  });
});

describe('leaving allergens out', () => {
  it('leaves out what holds one of them and what nobody has stated', () => {
    expect(isFreeOf(['milk'], ['milk', 'nuts'])).toBe(false);
    expect(isFreeOf(null, ['nuts'])).toBe(false);
    expect(isFreeOf([], ['nuts'])).toBe(true);
    expect(isFreeOf(['milk'], ['nuts'])).toBe(true);
  });

  it('shows everything when nothing is left out', () => expect(isFreeOf(null, [])).toBe(true));
});
