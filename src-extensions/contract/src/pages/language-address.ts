import type { Language } from '../entities/enumerations.js';

/** What a storefront address begins with to fix the language of its page; one that begins with none has the visitor's. */
const PREFIXES = { en: '', nl: '/nl' } as const satisfies Record<Language, string>;

/** The path at which everybody reads a page in a language: `/menu` in Dutch is `/nl/menu`, and `/` is `/nl`. */
export function pathIn(language: Language, path: string): string {
  const prefix = PREFIXES[language];
  return prefix !== '' && path === '/' ? prefix : `${prefix}${path}`;
}

/** A path of the storefront, taken apart. */
export interface LanguagePath {
  /** What all links of the page begin with: nothing, or `/nl`. */
  prefix: string;
  /** The language that the prefix fixes; null where the visitor's decides. */
  language: Language | null;
  /** The rest, which names the page: `/menu`. */
  path: string;
}

/** Takes the language's prefix from a path; like the router, whatever the case. */
export function splitPath(pathname: string): LanguagePath {
  const prefix = PREFIXES.nl;
  const found = pathname.slice(0, prefix.length).toLowerCase() === prefix;
  const rest = pathname.slice(prefix.length);
  if (!found || (rest !== '' && !rest.startsWith('/'))) return { prefix: '', language: null, path: pathname };
  return { prefix, language: 'nl', path: rest === '' ? '/' : rest };
}
