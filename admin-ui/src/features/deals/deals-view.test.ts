import { describe, expect, it } from 'vitest';
import { FILTER_NAMES, parseView, queryOf, writeView } from './deals-view.js';

describe('the view in the URL', () => {
  it.each([
    ['', { filter: 'all', page: 0 }],
    ['filter=inactive&page=3', { filter: 'inactive', page: 2 }],
    ['filter=LUNCH', { filter: 'LUNCH', page: 0 }],
  ] as const)('reads and writes %j', (text, view) => {
    expect(parseView(new URLSearchParams(text))).toEqual(view);
    expect(writeView(view).toString()).toBe(text);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'filter=lunch', 'filter=DINNER', 'filter=toString'])(
    'ignores %s',
    (text) => {
      expect(parseView(new URLSearchParams(text))).toEqual({ filter: 'all', page: 0 });
    },
  );
});

describe('the filters', () => {
  it('are all, active, inactive, featured and the types, in this order', () => {
    expect(FILTER_NAMES).toEqual(['all', 'active', 'inactive', 'featured', 'COMBO', 'LUNCH', 'FREE']);
  });

  it.each([
    ['all', {}],
    ['active', { active: 'true' }],
    ['inactive', { active: 'false' }],
    ['featured', { featured: 'true' }],
    ['COMBO', { type: 'COMBO' }],
    ['LUNCH', { type: 'LUNCH' }],
    ['FREE', { type: 'FREE' }],
  ] as const)('%s asks the server for %j, 20 a page', (filter, asked) => {
    expect(queryOf({ filter, page: 1 })).toEqual({ page: '1', size: '20', ...asked });
  });
});
