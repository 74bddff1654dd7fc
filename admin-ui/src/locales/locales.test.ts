import { unknownTexts, untranslated, unusedTexts, writtenTexts } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import en from './en.js';
import nl from './nl.js';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

describe('texts', () => {
  it('say the same in both languages', () => {
    expect(untranslated(en, nl)).toEqual([]);
  });

  it('are all used', () => {
    expect(unusedTexts(en, sources)).toEqual([]);
  });

  it('exist where they are asked for', () => {
    expect(unknownTexts(en, sources)).toEqual([]);
  });

  it('stand in the locales and not in components', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(writtenTexts(sources)).toEqual([]);
  });
});
