import { describe, expect, it } from 'vitest';
import { Memory } from './memory.js';

describe('a memory', () => {
  it('knows what it was told last', () => {
    const memory = new Memory<number>({ most: 10, longest: 10 });
    expect(memory.get('br')).toBeUndefined();
    memory.set('br', 1);
    memory.set('br', 2);
    expect(memory.get('br')).toBe(2);
  });

  it('never holds more than its bound, and goes on learning', () => {
    const memory = new Memory<number>({ most: 3, longest: 10 });
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    for (const [index, text] of texts.entries()) {
      memory.set(text, index);
      expect(memory.get(text)).toBe(index);
      expect(texts.filter((known) => memory.get(known) !== undefined).length).toBeLessThanOrEqual(3);
    }
  });

  it('learns no long text, and forgets nothing for it', () => {
    const memory = new Memory<number>({ most: 1, longest: 4 });
    memory.set('gzip', 1);
    memory.set('gzip,', 2);
    expect([memory.get('gzip'), memory.get('gzip,')]).toEqual([1, undefined]);
  });
});
