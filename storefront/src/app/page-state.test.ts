import type { Category, MenuItem } from '@pickup/contract';
import { apiQueryKey } from '@pickup/web';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { dehydrateQueries, hydrateQueries } from './page-state.js';

const dish = (id: string, categoryId: string): MenuItem => ({
  id,
  name: `Dish ${id}`,
  nameNl: null,
  description: 'With bread.',
  descriptionNl: null,
  price: 10,
  imageUrl: '',
  imageAlt: null,
  imageAltNl: null,
  allergens: ['gluten'],
  dietary: [],
  popular: false,
  available: true,
  isActive: true,
  categoryId,
  categoryName: null,
  categoryNameNl: null,
  optionGroups: [],
  soldOut: false,
  soldOutUntil: null,
  left: null,
});

const dishes = [dish('pie', 'mains'), dish('soup', 'starters'), dish('tart', 'mains')];
const ofCategory = (id: string) => dishes.filter(({ categoryId }) => categoryId === id);
const categories: Category[] = ['starters', 'mains', 'drinks'].map((id) => ({
  id,
  name: id,
  nameNl: null,
  description: null,
  descriptionNl: null,
  menuItems: ofCategory(id),
}));

/** Without a timer that collects garbage after minutes. */
const makeClient = () => new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });

function sent(from: QueryClient): { text: string; to: QueryClient } {
  const state = { language: 'en', startedAt: 0, clock: null, ...dehydrateQueries(from) };
  const to = makeClient();
  hydrateQueries(to, structuredClone(state));
  return { text: JSON.stringify(state), to };
}

describe('answers that are dehydrated and hydrated', () => {
  it('are the same, and hold each dish once', () => {
    const from = makeClient();
    from.setQueryData(apiQueryKey('categories'), categories);
    from.setQueryData(apiQueryKey('menuItems'), dishes);
    const { text, to } = sent(from);
    expect(to.getQueryData(apiQueryKey('menuItems'))).toEqual(dishes);
    expect(to.getQueryData(apiQueryKey('categories'))).toEqual(categories);
    expect(text.split('Dish pie')).toHaveLength(2);
  });

  it('keep dishes of a category that the list of dishes lacks, or holds differently', () => {
    const from = makeClient();
    from.setQueryData(apiQueryKey('categories'), categories);
    from.setQueryData(apiQueryKey('menuItems'), [{ ...dish('pie', 'mains'), price: 11 }]);
    expect(sent(from).to.getQueryData(apiQueryKey('categories'))).toEqual(categories);
  });

  it('may hold neither dishes nor categories', () => {
    const from = makeClient();
    from.setQueryData(['deals', {}], []);
    const { to } = sent(from);
    expect(to.getQueryData(['deals', {}])).toEqual([]);
    expect(to.getQueryData(apiQueryKey('categories'))).toBeUndefined();
  });
});
