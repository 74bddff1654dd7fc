import type { CardAddress } from '@pickup/contract';
import { isLanguage, type Language } from '@pickup/web';
import { pageSearch } from '../address/page-search.js';

/** The size that every network shows large. In px. */
export const CARD = { width: 1200, height: 630 } as const;

const HOME = 'home';
const CARD_PATH = /^\/share\/([a-z]{2})\/([a-z]+)\.png$/;

/** What of a query of a page makes another card: the dish whose sheet is open, or the deal it is of. */
function cardSearch(path: string, search: string): string {
  const given = new URLSearchParams(search);
  given.delete('category');
  return pageSearch(path, given);
}

/**
 * The path of a page's share card.
 * @param url the page's path, and the query that names its dish or deal
 */
export function cardPath(url: string, language: Language): string {
  const [path = '/', search = ''] = url.split('?');
  return `/share/${language}/${path === '/' ? HOME : path.slice(1)}.png${cardSearch(path, search)}`;
}

/** The page and language of a share card by its path; null for a path that is none. */
export function readCardPath(pathname: string, search: string, paths: readonly string[]): CardAddress | null {
  const [, language = '', name = ''] = CARD_PATH.exec(pathname) ?? [];
  const path = name === HOME ? '/' : `/${name}`;
  return isLanguage(language) && paths.includes(path) ? { url: `${path}${cardSearch(path, search)}`, language } : null;
}
