import { describe, expect, it } from 'vitest';
import { contradiction, isWithout } from './dietary.js';

describe('a dietary mark', () => {
  it.each([
    ['vegan', 'milk'],
    ['vegan', 'eggs'],
    ['vegetarian', 'fish'],
    ['gluten-free', 'gluten'],
  ] as const)('%s is contradicted by %s', (mark, allergen) => {
    expect(contradiction(['celery', allergen], ['halal', mark])).toEqual({ mark, allergen });
  });

  it('stands beside everything else, and where nothing is stated', () => {
    expect(contradiction(['milk', 'nuts'], ['vegetarian', 'gluten-free', 'halal'])).toBeNull();
    expect(contradiction(null, ['vegan'])).toBeNull();
  });
});

describe('leaving allergens out', () => {
  it('leaves out what holds one of them and what nobody has stated', () => {
    expect(isWithout(['milk'], ['milk', 'nuts'])).toBe(false);
    expect(isWithout(null, ['nuts'])).toBe(false);
    expect(isWithout([], ['nuts'])).toBe(true);
    expect(isWithout(['milk'], ['nuts'])).toBe(true);
  });

  it('shows everything when nothing is left out', () => expect(isWithout(null, [])).toBe(true));
});
