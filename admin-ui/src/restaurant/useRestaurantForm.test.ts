import { describe, expect, it } from 'vitest';
import { rebase, sameValues } from './useRestaurantForm.js';

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
