import path from 'node:path';
import { dietaryContradiction } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { readSeed } from './content.js';

const dir = path.resolve(import.meta.dirname, '../../../data/seed');
const dishes = readSeed(dir, 'menu-items');
const deals = readSeed(dir, 'deals');

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
