import { describe, expect, it } from 'vitest';
import { fitWord, longestWord } from './fit-word.js';

const sizeFor = (letters: number, room?: string) =>
  (fitWord(letters, 'lg', room) || []).filter((part) => typeof part === 'string').join('');

describe('longestWord', () => {
  it('counts a word up to a space or a hyphen', () => {
    expect(longestWord('Mirabelle-burger')).toBe(9);
    expect(longestWord('Spritz van bloedsinaasappel')).toBe(16);
  });
});

describe('fitWord', () => {
  it('leaves a name of short words at its own size', () => {
    expect(fitWord(8, 'lg')).toBe(false);
  });

  it('makes a long word as small as the room asks for, and a longer one smaller', () => {
    expect(sizeFor(25)).toContain('(100cqi) / 13.8');
    expect(sizeFor(16, '100cqi - 96px')).toContain('(100cqi - 96px) / 9.3');
  });
});
