import { describe, expect, it } from 'vitest';
import { COMMON_DISHES, DUTCH_TO_COME, dishKey, dutchName } from './dutch-name.js';

describe('dutchName', () => {
  it.each([
    ["the owner's own name", { name: 'Tomato Soup', nameNl: 'Tomatensoep van het huis' }, 'Tomatensoep van het huis'],
    ['a common dish', { name: 'Tomato Soup', nameNl: null }, 'Tomatensoep'],
    ['a common dish when the own name is blank', { name: 'Tomato Soup', nameNl: '  ' }, 'Tomatensoep'],
    ['a dish nobody knows', { name: 'Grandmother’s Secret', nameNl: null }, 'Nederlandse vertaling volgt binnenkort'],
    ['a name every object has', { name: 'constructor', nameNl: null }, DUTCH_TO_COME],
  ])('%s', (_, dish, dutch) => {
    expect(dutchName(dish)).toBe(dutch);
  });

  it.each([
    ['  FISH   &  Chips ', 'Gebakken vis met friet'],
    ['Crème Brûlée', 'Crème brûlée'],
    ['ham-and-cheese toastie', 'Tosti ham-kaas'],
  ])('reads %s however it is written', (name, dutch) => {
    expect(dutchName({ name, nameNl: null })).toBe(dutch);
  });
});

describe('the common dishes', () => {
  const dishes = Object.entries(COMMON_DISHES);

  it('are at least as many as a menu needs', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(80);
  });

  it('are all keyed by their own dish key', () => {
    expect(dishes.filter(([name]) => dishKey(name) !== name)).toEqual([]);
  });

  it('all have a non-empty Dutch name', () => {
    expect(dishes.filter(([, dutch]) => dutch.trim() === '')).toEqual([]);
  });
});
