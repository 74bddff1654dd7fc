import { describe, expect, it } from 'vitest';
import { shownFallbacks } from './fallback-texts.js';

const nothing = { description: null, story: null, mission: null, ratingText: null, serviceAvailability: null };
const everything = { description: 'A', story: 'B', mission: 'C', ratingText: 'D', serviceAvailability: 'E' };

describe('shownFallbacks', () => {
  it('are the contact and every text of a restaurant that nobody has described', () => {
    expect(shownFallbacks(null, 0)).toEqual([
      'name',
      'phone',
      'address',
      'email',
      'ratingText',
      'serviceAvailability',
      'description',
      'story',
      'mission',
    ]);
  });

  it('are the texts that were left out of one that is described', () => {
    expect(shownFallbacks(nothing, 0)).toEqual([
      'ratingText',
      'serviceAvailability',
      'description',
      'story',
      'mission',
    ]);
    expect(shownFallbacks({ ...everything, story: null }, 0)).toEqual(['story']);
    expect(shownFallbacks(everything, 0)).toEqual([]);
  });

  it('are without the rating where reviews give it', () => {
    expect(shownFallbacks({ ...everything, ratingText: null }, 1)).toEqual([]);
  });
});
