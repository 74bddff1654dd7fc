import { describe, expect, it } from 'vitest';
import en from './en.js';
import nl from './nl.js';

/** `path → text` of every text in a tree. */
function textsOf(tree: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [...textsOf(value, `${path}${key}.`)]
        : [[`${path}${key}`, String(value)]],
    ),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

/**
 * Words between tags, or in an attribute a person meets: text that was written in a component, not in a locale file. The
 * arrow before a type, as in `=> Record<`, closes no tag.
 */
const LITERAL =
  /(?<!=)>\s*((?!extends\b)[A-Za-z][^<>{}()=;&|?]*)<\/?[A-Za-z]|(?:aria-label|placeholder|title|alt)="([^"]*[A-Za-z][^"]*)"/g;

const components: Record<string, string> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('texts', () => {
  const english = textsOf(en);
  const dutch = textsOf(nl);

  it('exist in both languages', () => {
    expect([...dutch.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('say something, with the same placeholders', () => {
    for (const [path, text] of english) {
      const other = dutch.get(path) ?? '';
      expect(text.trim(), path).not.toBe('');
      expect(other.trim(), path).not.toBe('');
      expect(placeholders(other), path).toEqual(placeholders(text));
    }
  });

  it('are never written in a component', () => {
    const found = Object.entries(components)
      .filter(([file]) => !file.endsWith('.test.tsx'))
      .flatMap(([file, source]) => [...source.matchAll(LITERAL)].map(([match]) => `${file}: ${match}`));
    expect(Object.keys(components).length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});
