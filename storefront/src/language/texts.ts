import type { Language } from '@pickup/web';

/** Texts that only some pages need, and that are loaded with them. */
export type TextPart = 'about' | 'menu' | 'ordering' | 'reviews';

const everyPage = {
  en: () => import('../locales/en.js'),
  nl: () => import('../locales/nl.js'),
} as const satisfies Loaders;

const parts = {
  about: { en: () => import('../locales/en-about.js'), nl: () => import('../locales/nl-about.js') },
  menu: { en: () => import('../locales/en-menu.js'), nl: () => import('../locales/nl-menu.js') },
  ordering: { en: () => import('../locales/en-ordering.js'), nl: () => import('../locales/nl-ordering.js') },
  reviews: { en: () => import('../locales/en-reviews.js'), nl: () => import('../locales/nl-reviews.js') },
} as const satisfies Record<TextPart, Loaders>;

type Loaders = Record<Language, () => Promise<{ default: object }>>;

/** Loads the texts that every page needs, in one language. */
export const loadTexts = async (language: Language): Promise<object> => (await everyPage[language]()).default;

/** Loads the texts that a page needs beside those of every page, in one language. */
export async function loadPageTexts(language: Language, needed: readonly TextPart[]): Promise<object> {
  const loaded = await Promise.all(needed.map((part) => parts[part][language]()));
  return Object.fromEntries(loaded.flatMap((module) => Object.entries(module.default)));
}

/** The modules of a page's texts, as Vite's manifest names them. */
export const textSources = (language: Language, needed: readonly TextPart[]): string[] =>
  ['', ...needed.map((part) => `-${part}`)].map((part) => `src/locales/${language}${part}.ts`);
