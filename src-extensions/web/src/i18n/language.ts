/** The languages the screens speak (ruling 30). */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

/** English, unless the visitor's own choice or the first of our languages in the browser's list says Dutch (ruling 30). */
export function detectLanguage(stored: string | null | undefined, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const preferred = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return preferred ?? 'en';
}

/** The name of a language in itself. */
export const LANGUAGE_NAMES = { en: 'English', nl: 'Nederlands' } as const satisfies Record<Language, string>;
