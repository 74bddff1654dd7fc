import { describe, expect, it } from 'vitest';
import { randomText } from './random-text.js';

describe('random text', () => {
  it('has the requested number of bytes', () => {
    for (const bytes of [1, 12, 24, 4096]) {
      expect(Buffer.from(randomText(bytes, 'hex'), 'hex')).toHaveLength(bytes);
      expect(Buffer.from(randomText(bytes, 'base64url'), 'base64url')).toHaveLength(bytes);
    }
  });

  it('never repeats and never comes from an empty pool', () => {
    const texts = Array.from({ length: 20_000 }, () => randomText(12, 'hex'));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.includes('0000000000'))).toEqual([]);
  });

  it('uses every value of a byte about equally often', () => {
    const counts = new Array<number>(256).fill(0);
    for (const byte of Array.from({ length: 64 }, () => [...Buffer.from(randomText(4096, 'hex'), 'hex')]).flat()) {
      counts[byte] = (counts[byte] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(800);
    expect(Math.max(...counts)).toBeLessThan(1250);
  });

  it('throws for more bytes than the pool holds', () => {
    expect(() => randomText(4097, 'hex')).toThrow(RangeError);
  });
});
