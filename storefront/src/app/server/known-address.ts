import type { PageAddress } from '@pickup/contract';
import { matchPath } from 'react-router-dom';
import { categoryOf } from '../../address/category.js';
import { pages } from '../pages.js';

/** An address that has no page, and so stands for all of them. */
export const MISSING: PageAddress = { kind: 'missing', url: '/404' };

/** The query a page reads, in one spelling; empty where it reads none, and for every page but the menu. */
function searchOf(path: string, search: string): string {
  const category = path === '/menu' ? categoryOf(new URLSearchParams(search)) : null;
  return category === null ? '' : `?${new URLSearchParams({ category })}`;
}

/** A path as the router reads it; null when its encoding is broken. */
function decoded(pathname: string): string | null {
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return null;
  }
}

/** The one address of a page, whatever the spelling the router takes for it: case, slashes at its end, unknown parameters. */
export function addressOf(pathname: string, search: string): PageAddress {
  const read = decoded(pathname);
  const page = read !== null && pages.find(({ path }) => matchPath(path, read));
  if (!page) return MISSING;
  return page.personal
    ? { kind: 'shell', url: page.path }
    : { kind: 'page', url: `${page.path}${searchOf(page.path, search)}` };
}
