import { describe, expect, it } from 'vitest';
import { addressLine, mapsSearchUrl } from './useRestaurant.js';

const place = {
  name: 'Mirabelle',
  address: 'Wolvenkade 27',
  zipCode: '3512 QV',
  city: 'Utrecht',
  state: 'Utrecht',
  googleLocationUrl: null,
};

describe('addressLine', () => {
  it('keeps a postcode together', () => {
    expect(addressLine(place)).toBe('Wolvenkade 27, 3512\u00a0QV Utrecht');
  });

  it('leaves out what is not known', () => {
    expect(addressLine({ ...place, zipCode: null, state: null })).toBe('Wolvenkade 27, Utrecht');
  });
});

describe('mapsSearchUrl', () => {
  it('writes the postcode as maps know it', () => {
    const { searchParams } = new URL(mapsSearchUrl(place));
    expect(searchParams.get('query')).toBe('Mirabelle, Wolvenkade 27, 3512 QV Utrecht');
  });
});
