import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AdminDeal, MenuItem } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from './index.mjs';

const seed = (name: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../cms/data/seed', `${name}.json`), 'utf8'));

const dishes = MenuItem.pick({ imageUrl: true, popular: true }).array().parse(seed('menu-items'));
const deals = AdminDeal.pick({ imageUrl: true }).array().parse(seed('deals'));

describe('the drawings of the demo’s dishes and deals', () => {
  it('are each shown by one, and none is missing', () => {
    const urls = [...dishes, ...deals].map(({ imageUrl }) => imageUrl).filter((url) => url !== '');
    expect(urls.toSorted()).toEqual(
      Object.keys(DRAWINGS)
        .map((name) => `/dishes/${name}.webp`)
        .toSorted(),
    );
  });

  it('are there for every popular dish and every deal', () => {
    const wanted = [...dishes.filter(({ popular }) => popular), ...deals];
    expect(wanted.filter(({ imageUrl }) => imageUrl === '')).toEqual([]);
  });

  it.each(Object.entries(DRAWINGS))('say the same each time, in numbers that are known: %s', (_, { draw }) => {
    const withoutIds = (drawing: string) => drawing.replaceAll(/clip\d+/gu, 'clip');
    expect(withoutIds(draw())).toBe(withoutIds(draw()));
    expect(draw()).not.toMatch(/NaN|undefined|Infinity/u);
  });
});
