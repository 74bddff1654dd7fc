import { describe, expect, it } from 'vitest';
import { option, optionGroup } from '../../../../tests/mock-api/index.js';
import { parseView, pickGroups, undeclaredOptions, writeView } from './choices-view.js';

const ALL = { unused: false, undeclared: false, search: '' };

describe('the view in the URL', () => {
  it.each([
    ['', ALL],
    ['used=no', { ...ALL, unused: true }],
    ['allergens=not-stated&q=hot+sauce', { ...ALL, undeclared: true, search: 'hot sauce' }],
  ] as const)('reads and writes %j', (text, view) => {
    expect(parseView(new URLSearchParams(text))).toEqual(view);
    expect(writeView(view).toString()).toBe(text);
  });

  it.each(['used=yes', 'allergens=all', 'q='])('ignores %s', (text) =>
    expect(parseView(new URLSearchParams(text))).toEqual(ALL),
  );
});

describe('what a view shows', () => {
  const silent = option('silent', { name: 'House sauce', allergens: null });
  const size = {
    ...optionGroup('size', { name: 'Size', nameNl: 'Formaat', options: [option('large', { name: 'Large' })] }),
    usedBy: [{ id: 'pizza', name: 'Pizza Margherita' }],
  };
  const sauces = { ...optionGroup('sauces', { name: 'Sauces', options: [silent] }), usedBy: [] };
  const old = { ...optionGroup('old', { name: 'Old sauces', options: [silent], isActive: false }), usedBy: [] };
  const groups = [size, sauces, old];

  it.each([
    ['', groups],
    ['FORMAAT', [size]],
    [' large ', [size]],
    ['margherita', [size]],
    ['sauce', [sauces, old]],
  ])('with %j searched for in groups, options and dishes', (search, found) =>
    expect(pickGroups(groups, { ...ALL, search })).toEqual(found),
  );

  it('that no dish uses, without deleted ones', () =>
    expect(pickGroups(groups, { ...ALL, unused: true })).toEqual([sauces]));

  it('of which an option says nothing of its allergens, without deleted ones', () => {
    expect(pickGroups(groups, { ...ALL, undeclared: true })).toEqual([sauces]);
    expect(undeclaredOptions({ ...sauces, options: [{ ...silent, isActive: false }] })).toBe(0);
  });
});
