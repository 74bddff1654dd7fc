import { pathIn, splitPath, type PageAddress } from '@pickup/contract';
import { chosenLanguage, detectLanguage, type Language } from '@pickup/web';
import { matchPath } from 'react-router-dom';
import { pageSearch } from '../../address/page-search.js';
import { pages } from '../pages.js';

/** The path that stands for every one that has no page. */
export const MISSING_PATH = '/404';

/** A path as the router reads it; null when its encoding is broken. */
function decoded(pathname: string): string | null {
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return null;
  }
}

/** Where the home page of a language has a slash at its end. */
const isHomeWithSlash = (pathname: string, path: string) => path === '/' && pathname !== '/' && pathname.endsWith('/');

/** The normalised address of a page: the router also accepts other cases, slashes at the end and unknown parameters. */
export function addressOf(pathname: string, search: string): PageAddress {
  const { language, path: asked } = splitPath(pathname);
  const at = (kind: PageAddress['kind'], path: string, query = ''): PageAddress => ({
    kind,
    url: `${pathIn(language ?? 'en', path)}${query}`,
    language,
  });
  const read = decoded(asked);
  const page = read !== null && pages.find(({ path }) => matchPath(path, read));
  if (!page) return at('missing', MISSING_PATH);
  if (isHomeWithSlash(pathname, asked)) return at('moved', '/', search && `?${search}`);
  return page.personal
    ? at('shell', page.path)
    : at('page', page.path, pageSearch(page.path, new URLSearchParams(search)));
}

/** The languages of `nl-NL,en;q=0.8`, best first; those that are refused (`q=0`) or malformed are left out. */
const acceptedLanguages = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);

/** The language a visitor reads: the one chosen, else the browser's. */
export const languageOf = (cookies: string, acceptLanguage: string): Language =>
  detectLanguage(chosenLanguage(cookies), acceptedLanguages(acceptLanguage));
