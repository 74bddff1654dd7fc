import { describe, expect, it } from 'vitest';
import { rebase, sameValues } from './rebase.js';

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

describe('sameValues', () => {
  it('compares every field', () => {
    expect(sameValues(base, { ...base })).toBe(true);
    expect(sameValues(base, { ...base, hasDelivery: true })).toBe(false);
  });
});
