/** What colours a mark: what grows, what swam or walked, what is rich or sweet. */
const KINDS = ['plant', 'meat', 'rich'] as const;
export type IngredientKind = (typeof KINDS)[number];

export interface KeyIngredient {
  word: string;
  kind: IngredientKind;
}

/** More marks than this would be the description again. */
const MOST = 3;

/** Before an ingredient that is not in the dish, in either language. */
const NOT = '(?<!\\b(?:no|without|geen|zonder)\\s)';

/**
 * The longest first, as "cream cheese" begins with "cream". A letter on either side would make it another word, but where an
 * asterisk stands for it: Dutch writes "Oosterscheldekreeft" for what "*kreeft" finds.
 */
function finding(words: string): RegExp {
  const longestFirst = words.split(', ').toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<!\\p{L})${NOT}(?:${longestFirst.join('|').replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'giu');
}

/**
 * The ingredients that a description names first, each once.
 * @param known by kind, the words of the description's language, separated by commas; an asterisk is any letters
 */
export function keyIngredients(description: string, known: Record<IngredientKind, string>): KeyIngredient[] {
  const found = KINDS.flatMap((kind) =>
    [...description.matchAll(finding(known[kind]))].map((match) => ({ word: match[0], kind, at: match.index })),
  ).toSorted((one, other) => one.at - other.at);
  const first = new Map<string, KeyIngredient>();
  for (const { word, kind } of found) {
    const key = word.toLowerCase();
    if (!first.has(key)) first.set(key, { word, kind });
  }
  return [...first.values()].slice(0, MOST);
}
