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

/** What keeps two languages from saying the same: keys that one lacks, texts that are empty, placeholders that differ. */
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

/** What a template such as `menu.${kind}.title` can come to, or nothing when it begins with no feature. */
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

/** Every `t('key')` whose key is no text, as `file: key`. */
export function unknownTexts(tree: TextTree, sources: Sources): string[] {
  const known = namedKeys(tree);
  return productSources(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\bt\(\s*(['"`])([^'"`$]+)\1/g)]
      .filter(([, , key = '']) => !known.has(key))
      .map(([, , key]) => `${file}: ${key}`),
  );
}

/**
 * Words between tags, or in an attribute a person meets. The arrow before a type, as in `=> Record<`, closes no tag.
 */
const WRITTEN =
  /(?<!=)>\s*((?!extends\b)[A-Za-z][^<>{}()=;&|?]*)<\/?[A-Za-z]|\s(?:aria-label|placeholder|title|alt)="([^"]*[A-Za-z][^"]*)"/g;

/** Words that were written in a component instead of a locale file, as `file: words`. */
export const writtenTexts = (sources: Sources): string[] =>
  productSources(sources).flatMap(([file, source]) =>
    [...source.matchAll(WRITTEN)].map(([, words, attribute]) => `${file}: ${words ?? attribute}`),
  );
