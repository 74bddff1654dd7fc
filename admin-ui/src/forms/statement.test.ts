import { describe, expect, it } from 'vitest';
import {
  NOTHING_SAID,
  statementField,
  statementOf,
  statementValues,
  toggleAllergen,
  toggleMark,
  type StatementValues,
} from './statement.js';

describe('a statement in its form', () => {
  it.each([
    [null, 'nothing'],
    [[], 'none'],
    [['milk'], 'some'],
  ] as const)('says of %j: %s, and is saved as it was', (allergens, said) => {
    const stored = { allergens: allergens && [...allergens], dietary: ['halal' as const] };
    expect(statementValues(stored).said).toBe(said);
    expect(statementOf(statementValues(stored))).toEqual(stored);
  });

  it('keeps what was chosen while another saying is tried', () => {
    const some: StatementValues = { said: 'some', allergens: ['eggs', 'milk'], dietary: [] };
    expect(statementOf({ ...some, said: 'none' }).allergens).toEqual([]);
    expect(statementOf({ ...some, said: 'nothing' }).allergens).toBeNull();
    expect(statementOf(some).allergens).toEqual(['eggs', 'milk']);
  });

  it('holds its lists in one order, so that turning back is no change', () => {
    const milk = toggleAllergen(NOTHING_SAID, 'milk');
    const both = toggleAllergen(milk, 'gluten');
    expect(both.allergens).toEqual(['gluten', 'milk']);
    expect(toggleAllergen(toggleAllergen(both, 'gluten'), 'gluten')).toEqual(both);
    expect(toggleMark(toggleMark(both, 'vegan'), 'vegetarian').dietary).toEqual(['vegetarian', 'vegan']);
    expect(toggleMark(toggleMark(both, 'vegan'), 'vegan')).toEqual(both);
  });

  it.each([
    ['allergens', 'statement'],
    ['dietary.0', 'statement'],
    ['allergensOfNobody', 'allergensOfNobody'],
    ['name', 'name'],
  ])('takes a refusal of %s at %s', (path, field) => expect(statementField(path)).toBe(field));
});
