import { expect, it } from 'vitest';
import { nameKey, repeatedNames } from './names.js';

it('names are alike whatever their capitals and space', () => {
  expect(nameKey('  Pizza \u00a0 MARGHERITA ')).toBe(nameKey('pizza margherita'));
  expect(nameKey('Soup')).not.toBe(nameKey('Soups'));
});

it('repeated names are said once each, as they stand first', () => {
  expect(repeatedNames(['Soup', 'Tart', 'soup ', 'Bread', 'SOUP', 'tart'])).toEqual(['Soup', 'Tart']);
  expect(repeatedNames([])).toEqual([]);
});
