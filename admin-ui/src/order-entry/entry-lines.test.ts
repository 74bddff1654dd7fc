import { describe, expect, it } from 'vitest';
import { itemsOf, rebaseLines, type EntryLine } from './entry-lines.js';

const line = (key: string, given: Partial<EntryLine> = {}): EntryLine => ({
  key,
  lineId: key,
  itemId: `dish-${key}`,
  itemType: 'menu',
  name: key,
  quantity: 1,
  options: null,
  customizations: [],
  ...given,
});
const [soup, pizza, salad] = [line('soup'), line('pizza'), line('salad')];
const quantities = (lines: readonly EntryLine[]) => lines.map(({ key, quantity }) => `${quantity} ${key}`);

describe('what was typed over an order that somebody else has changed', () => {
  it.each([
    [
      'nothing typed takes all of theirs',
      [soup],
      [soup],
      [line('soup', { quantity: 2 }), pizza],
      ['2 soup', '1 pizza'],
    ],
    ['keeps a changed line', [soup], [line('soup', { quantity: 3 })], [soup, pizza], ['3 soup', '1 pizza']],
    ['keeps a line removed', [soup, pizza], [pizza], [soup, pizza, salad], ['1 pizza', '1 salad']],
    ['leaves out what they removed', [soup, pizza], [soup, pizza, salad], [soup], ['1 soup', '1 salad']],
    ['adds what was added', [soup], [soup, salad], [soup, pizza], ['1 soup', '1 pizza', '1 salad']],
    ['what both changed is mine', [soup], [line('soup', { quantity: 3 })], [line('soup', { quantity: 5 })], ['3 soup']],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(quantities(rebaseLines(base, mine, theirs))).toEqual(expected);
  });

  it('keeps of a line what was changed here, beside what they changed of it', () => {
    const mine = line('soup', { customizations: ['no onions'] });
    expect(rebaseLines([soup], [mine], [line('soup', { quantity: 4 })])).toEqual([
      line('soup', { quantity: 4, customizations: ['no onions'] }),
    ]);
  });

  it('leaves a line out that they removed although it was changed here: there is nothing left to correct', () => {
    expect(rebaseLines([soup, pizza], [line('soup', { quantity: 3 }), pizza], [pizza])).toEqual([pizza]);
  });
});

it('a wish of which nobody would see anything is none', () => {
  expect(itemsOf([line('soup', { customizations: [' ', ' hot '] })])).toMatchObject([{ customizations: ['hot'] }]);
});
