import { describe, expect, it } from 'vitest';

/** A language's texts, nested by feature, as the locale files hold them. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** File name → its source. */
export type Sources = Readonly<Record<string, string>>;

/** `reviews.dialog.title → "Write a Review"`, of every text in a tree. */
function textsOf(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholdersOf = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

/** Keys that one of two languages lacks, and whose texts are empty or have other placeholders. */
export function untranslated(first: TextTree, second: TextTree): string[] {
  const [one, other] = [textsOf(first), textsOf(second)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => {
    const [text, translation] = [one.get(key)?.trim(), other.get(key)?.trim()];
    return !text || !translation || String(placeholdersOf(text)) !== String(placeholdersOf(translation));
  });
}

/**
 * Names for assistive technology that do not hold the words they are shown with (WCAG 2.5.3): `seeOf`, `helpfulFor`,
 * `acceptOne` and `openChosen` name what `see`, `helpful`, `accept` and `open` show.
 */
export function misnamed(tree: TextTree): string[] {
  const texts = new Map([...textsOf(tree)].map(([key, text]) => [asNamed(key), text.toLowerCase()]));
  return [...texts].flatMap(([key, name]) => {
    const shown = texts.get(key.replace(/(Of|For|One|Chosen)$/, ''));
    return shown === undefined || name.includes(shown) ? [] : [key];
  });
}

/** i18next chooses by count among `key_one` and `key_other`; sources name the `key`. */
const asNamed = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const namedKeys = (tree: TextTree) => new Set([...textsOf(tree).keys()].map(asNamed));

const productSources = (sources: Sources) =>
  Object.entries(sources).filter(([file]) => !/\.test\.tsx?$|\/testing\//.test(file));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of the keys that a template such as `menu.${kind}.title` can make; null when it does not begin with a feature. */
function patternOf(template: string): RegExp | null {
  if (!/^[\w-]+\.[^\s]*\$\{/.test(template)) return null;
  const parts = template.split(/\$\{[^}]*\}/);
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
}

/** The keys that no source names, neither in quotes nor by a template such as `menu.${kind}.title`. */
export function unusedTexts(tree: TextTree, sources: Sources): string[] {
  const source = productSources(sources)
    .map(([, text]) => text)
    .join('\n');
  const quoted = new Set([...source.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , key]) => key));
  const patterns = [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(([, template = '']) => {
    const pattern = patternOf(template);
    return pattern ? [pattern] : [];
  });
  return [...namedKeys(tree)].filter((key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** Every `t('key')` whose key has no text, as `file: key`. */
export function unknownTexts(tree: TextTree, sources: Sources): string[] {
  const known = namedKeys(tree);
  return productSources(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\bt\(\s*(['"`])([^'"`$]+)\1/g)]
      .filter(([, , key = '']) => !known.has(key))
      .map(([, , key]) => `${file}: ${key}`),
  );
}

/**
 * Words between tags, or in an attribute that is read to people. The arrow before a type, as in `=> Record<`, closes no tag.
 */
const WRITTEN =
  /(?<!=)>\s*((?!extends\b)[A-Za-z][^<>{}()=;&|?]*)<\/?[A-Za-z]|\s(?:aria-label|placeholder|title|alt)="([^"]*[A-Za-z][^"]*)"/g;

/** Words written in a component instead of a locale file, as `file: words`. */
export const writtenTexts = (sources: Sources): string[] =>
  productSources(sources).flatMap(([file, source]) =>
    [...source.matchAll(WRITTEN)].map(([, words, attribute]) => `${file}: ${words ?? attribute}`),
  );

interface Texts {
  en: TextTree;
  nl: TextTree;
  /** All of an app's sources. */
  sources: Sources;
}

/** Declares the tests of an app's texts. */
export function testTexts({ en, nl, sources }: Texts): void {
  describe('texts', () => {
    it('have the same keys and placeholders in both languages', () => {
      expect(untranslated(en, nl)).toEqual([]);
    });

    it.each(Object.entries({ en, nl }))('for assistive technology hold the words that are shown: %s', (_, texts) => {
      expect(misnamed(texts)).toEqual([]);
    });

    it('are all used', () => {
      expect(unusedTexts(en, sources)).toEqual([]);
    });

    it('exist for every key that is used', () => {
      expect(unknownTexts(en, sources)).toEqual([]);
    });

    it('are written in the locales and not in components', () => {
      expect(Object.keys(sources).length).toBeGreaterThan(100);
      expect(writtenTexts(sources)).toEqual([]);
    });
  });
}
