import { isLanguage, type Language } from './language.js';

const COOKIE = 'language';
const YEAR_S = 365 * 24 * 60 * 60;

/** The language chosen earlier, from a cookie header or `document.cookie`; a cookie, so that a server can read it too. */
export function chosenLanguage(cookies: string): Language | null {
  const entry = cookies.split(';').map((part) => part.trim().split('='));
  const value = entry.find(([name]) => name === COOKIE)?.[1];
  return isLanguage(value) ? value : null;
}

/** What to assign to `document.cookie` to remember a choice. */
export const languageCookie = (language: Language): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
