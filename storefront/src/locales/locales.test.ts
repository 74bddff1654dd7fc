import { describe, expect, it } from 'vitest';
import en from './en.js';
import nl from './nl.js';

type Texts = { [key: string]: string | Texts };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Words between tags, and words in attributes that are read or seen. */
const LITERALS = [
  />\s*([A-Za-z][^<>{}=;()]*[a-z][^<>{}=;()]*)<\//g,
  /\s(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z][^"]*)"/g,
];

describe('texts', () => {
  it('exist in both languages', () => {
    expect(keysOf(nl)).toEqual(keysOf(en));
  });

  it('are never empty, and ask for the same values', () => {
    const [english, dutch] = [textsOf(en), textsOf(nl)];
    expect([...english, ...dutch].filter((text) => text.trim() === '')).toEqual([]);
    expect(dutch.map(placeholders)).toEqual(english.map(placeholders));
  });

  it('stand in the locales and not in components', () => {
    const sources = Object.entries(components).filter(([file]) => !file.includes('.test.'));
    expect(sources.length).toBeGreaterThan(30);
    const found = sources.flatMap(([file, source]) =>
      LITERALS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, text]) => `${file}: ${text}`)),
    );
    expect(found).toEqual([]);
  });
});
