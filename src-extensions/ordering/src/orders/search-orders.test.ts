import { describe, expect, it } from 'vitest';
import { containing } from './search-orders.js';

describe('the pattern of a search', () => {
  it.each([
    ['Anna', '%anna%'],
    ['100%_!', '%100!%!_!!%'],
    ['André 🍕', '%andr_ _%'],
  ])('for %j is %j', (text, pattern) => {
    expect(containing(text)).toBe(pattern);
  });
});
