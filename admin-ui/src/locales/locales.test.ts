import { testTexts } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import en from './en.js';
import nl from './nl.js';

testTexts({
  en,
  nl,
  sources: import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../src-extensions/web/src/forms/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

describe('Dutch texts', () => {
  it('call the people who order guests, and nothing else', () => {
    const texts = [...JSON.stringify(nl).matchAll(/"([^"]*)"/g)].map(([, text]) => text);
    expect(texts.filter((text) => /klant/i.test(text ?? ''))).toEqual([]);
  });
});
