import { describe, expect, it } from 'vitest';
import {
  UNDECLARED,
  dietaryFieldOf,
  dietaryInformationOf,
  dietaryValues,
  toggleAllergen,
  toggleMark,
  type DietaryValues,
} from './dietary-information.js';

describe('dietary information in a form', () => {
  it.each([
    [null, 'undeclared'],
    [[], 'none'],
    [['milk'], 'some'],
  ] as const)('shows stored allergens %j as %s, and saves them unchanged', (allergens, declaration) => {
    const stored = { allergens: allergens && [...allergens], dietary: ['halal' as const] };
    expect(dietaryValues(stored).declaration).toBe(declaration);
    expect(dietaryInformationOf(dietaryValues(stored))).toEqual(stored);
  });

  it('keeps the chosen allergens while another declaration is tried', () => {
    const some: DietaryValues = { declaration: 'some', allergens: ['eggs', 'milk'], dietary: [] };
    expect(dietaryInformationOf({ ...some, declaration: 'none' }).allergens).toEqual([]);
    expect(dietaryInformationOf({ ...some, declaration: 'undeclared' }).allergens).toBeNull();
    expect(dietaryInformationOf(some).allergens).toEqual(['eggs', 'milk']);
  });

  it('holds its lists in one order, so that toggling twice is no change', () => {
    const milk = toggleAllergen(UNDECLARED, 'milk');
    const both = toggleAllergen(milk, 'gluten');
    expect(both.allergens).toEqual(['gluten', 'milk']);
    expect(toggleAllergen(toggleAllergen(both, 'gluten'), 'gluten')).toEqual(both);
    expect(toggleMark(toggleMark(both, 'vegan'), 'vegetarian').dietary).toEqual(['vegetarian', 'vegan']);
    expect(toggleMark(toggleMark(both, 'vegan'), 'vegan')).toEqual(both);
  });

  it.each([
    ['allergens', 'dietaryInformation'],
    ['dietary.0', 'dietaryInformation'],
    ['allergensOfNobody', 'allergensOfNobody'],
    ['name', 'name'],
  ])('shows an error about %s at the field %s', (path, field) => expect(dietaryFieldOf(path)).toBe(field));
});
