/** The languages of the screens. */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The visitor's own choice, else the first of our languages in the browser's list, else English. */
export function detectLanguage(stored: string | null | undefined, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const preferred = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return preferred ?? 'en';
}

/** The name of a language in itself. */
export const LANGUAGE_NAMES = { en: 'English', nl: 'Nederlands' } as const satisfies Record<Language, string>;

const COOKIE = 'language';
const YEAR_S = 365 * 24 * 60 * 60;

/** The language chosen earlier, from a `Cookie` header or `document.cookie`: the server reads it too. */
export function chosenLanguage(cookies: string): Language | null {
  const entry = cookies.split(';').map((part) => part.trim().split('='));
  const value = entry.find(([name]) => name === COOKIE)?.[1];
  return isLanguage(value) ? value : null;
}

/** What to assign to `document.cookie` to store a choice. */
export const languageCookie = (language: Language): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
