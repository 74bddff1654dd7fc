import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.js';

describe('BoundedCache', () => {
  it('gives the value set last, and undefined for an unknown key', () => {
    const cache = new BoundedCache<number>({ maxEntries: 10, maxKeyLength: 10 });
    expect(cache.get('br')).toBeUndefined();
    cache.set('br', 1);
    cache.set('br', 2);
    expect(cache.get('br')).toBe(2);
  });

  it('never holds more than its bound, and still takes new entries', () => {
    const cache = new BoundedCache<number>({ maxEntries: 3, maxKeyLength: 10 });
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    for (const [index, text] of texts.entries()) {
      cache.set(text, index);
      expect(cache.get(text)).toBe(index);
      expect(texts.filter((known) => cache.get(known) !== undefined).length).toBeLessThanOrEqual(3);
    }
  });

  it('does not store a key that is too long, and drops nothing for it', () => {
    const cache = new BoundedCache<number>({ maxEntries: 1, maxKeyLength: 4 });
    cache.set('gzip', 1);
    cache.set('gzip,', 2);
    expect([cache.get('gzip'), cache.get('gzip,')]).toEqual([1, undefined]);
  });
});
