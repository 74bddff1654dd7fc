import { describe, expect, it } from 'vitest';
import { isSame, rebase, rebaseList, sameValues } from './rebase.js';

const base = { name: 'Mirabelle', phone: '030 555 0142', hasDelivery: false };

describe('rebase', () => {
  it('keeps what was changed here and takes what was changed elsewhere', () => {
    const mine = { ...base, name: 'Mirabelle aan de kade' };
    const theirs = { ...base, phone: '030 555 0199', hasDelivery: true };
    expect(rebase(base, mine, theirs)).toEqual({ ...theirs, name: 'Mirabelle aan de kade' });
  });

  it('keeps mine where both changed the same', () => {
    expect(rebase(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }).name).toBe('Mine');
  });

  it('compares lists by what they hold', () => {
    const dish = { name: 'Soup', allergens: ['milk'] };
    const theirs = { name: 'Soup', allergens: ['milk', 'celery'] };
    expect(rebase(dish, { name: 'Tomato soup', allergens: ['milk'] }, theirs)).toEqual({
      name: 'Tomato soup',
      allergens: ['milk', 'celery'],
    });
  });

  it('changes none of its arguments', () => {
    const theirs = { ...base };
    rebase(base, { ...base, name: 'Mine' }, theirs);
    expect(theirs).toEqual(base);
  });
});

describe('rebaseList', () => {
  /** `a1` is an item of key `a`; one in capitals is not saved yet. */
  const keyOf = (item: string) => (/^[A-Z]/.test(item) ? null : item.slice(0, 1));
  const merged = (base: string[], mine: string[], theirs: string[]) =>
    rebaseList(base, mine, theirs, keyOf, (before, own, saved) =>
      isSame(before, own) ? saved : own + (saved === undefined ? '!' : ''),
    );

  it.each([
    ['takes theirs where nothing was changed', ['a1', 'b1'], ['a1', 'b1'], ['b2', 'c1'], ['b2', 'c1']],
    ['keeps a changed item', ['a1', 'b1'], ['a2', 'b1'], ['a1', 'b3'], ['a2', 'b3']],
    ['asks what becomes of a changed item that they removed', ['a1', 'b1'], ['a2', 'b1'], ['b1'], ['b1', 'a2!']],
    ['leaves out what was removed here', ['a1', 'b1'], ['b1'], ['a2', 'b1', 'c1'], ['b1', 'c1']],
    ['adds what both added', ['a1'], ['a1', 'New', 'Other'], ['c1', 'a1'], ['c1', 'a1', 'New', 'Other']],
    ['keeps their order', ['a1', 'b1'], ['a1', 'b2'], ['b1', 'a1'], ['b2', 'a1']],
    [
      'keeps an order that was changed here',
      ['a1', 'b1'],
      ['b1', 'New', 'a1'],
      ['a2', 'c1', 'b1'],
      ['b1', 'New', 'a2', 'c1'],
    ],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual(expected);
  });
});

describe('sameValues', () => {
  it('compares every field', () => {
    expect(sameValues(base, { ...base })).toBe(true);
    expect(sameValues(base, { ...base, hasDelivery: true })).toBe(false);
  });
});
