import { describe, expect, it } from 'vitest';
import { dish } from '../../../../tests/mock-api/index.js';
import { countByCategory, parseView, pickDishes, writeView } from './menu-view.js';

describe('the view in the URL', () => {
  it.each([
    ['', { tab: 'items', category: null, undeclared: false, search: '' }],
    ['tab=categories', { tab: 'categories', category: null, undeclared: false, search: '' }],
    ['category=mains&q=tomato+soup', { tab: 'items', category: 'mains', undeclared: false, search: 'tomato soup' }],
    ['allergens=not-stated', { tab: 'items', category: null, undeclared: true, search: '' }],
  ] as const)('reads and writes %j', (text, view) => {
    expect(parseView(new URLSearchParams(text))).toEqual(view);
    expect(writeView(view).toString()).toBe(text);
  });

  it.each(['tab=dishes', 'category=', 'q=', 'allergens=all'])('ignores %s', (text) => {
    expect(parseView(new URLSearchParams(text))).toEqual({
      tab: 'items',
      category: null,
      undeclared: false,
      search: '',
    });
  });
});

describe('what a view shows', () => {
  const soup = dish('soup', { name: 'Roast Tomato Soup', nameNl: 'Tomatensoep', description: 'With basil.' });
  const tea = dish('tea', { name: 'Mint tea', description: 'Fresh.', categoryId: 'drinks' });
  const lost = dish('lost', { name: 'Toast', categoryId: null, isActive: false });
  const menu = [soup, tea, lost];

  it.each([
    ['', [soup, tea, lost]],
    ['ROAST', [soup]],
    [' soep ', [soup]],
    ['basil', [soup]],
    ['fresh', [tea]],
    ['10', []],
  ])('with %j searched for', (search, found) => {
    expect(pickDishes(menu, { category: null, undeclared: false, search })).toEqual(found);
  });

  it('of one category', () => {
    expect(pickDishes(menu, { category: 'drinks', undeclared: false, search: '' })).toEqual([tea]);
    expect(pickDishes(menu, { category: 'drinks', undeclared: false, search: 'soup' })).toEqual([]);
  });

  it('without declared allergens', () => {
    const silent = dish('silent', { allergens: null });
    const gone = dish('gone', { allergens: null, isActive: false });
    expect(pickDishes([...menu, silent, gone], { category: null, undeclared: true, search: '' })).toEqual([silent]);
  });

  it('counts dishes that are not deleted', () => {
    expect([...countByCategory(menu)]).toEqual([
      ['mains', 1],
      ['drinks', 1],
    ]);
  });
});
