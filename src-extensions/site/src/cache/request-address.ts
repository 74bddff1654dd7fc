import type { IncomingMessage } from 'node:http';

/** The target of a request, not decoded: an encoded `..` is not one here. */
export interface RequestAddress {
  pathname: string;
  /** Without its `?`. */
  search: string;
}

/**
 * The target of a request as a client of this site writes it: `http://eat.example.com/menu`, which a server has to take
 * as well (RFC 9112, 3.2.2), is `/menu`. Everything else stays as it is.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const host = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  if (host === undefined) return target;
  const rest = target.slice(host.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** @returns null for what is no path, such as `*` */
export function addressOf({ url = '' }: IncomingMessage): RequestAddress | null {
  if (!url.startsWith('/')) return null;
  const query = url.indexOf('?');
  return query < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, query), search: url.slice(query + 1) };
}

/** Whether a path is this one or lies below it; like the router, whatever the case. */
export const isBelow = (pathname: string, base: string): boolean => {
  const path = pathname.toLowerCase();
  return base === '/' || path === base || path.startsWith(`${base}/`);
};

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** A path that climbs out of the site (`..`), holds a NUL, or is not valid percent-encoded text. */
export function isUnsafePath(pathname: string): boolean {
  const path = decoded(pathname);
  return path === null || path.includes('\0') || /(^|[\\/])\.\.([\\/]|$)/.test(path);
}

const looksLikeFile = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname);

/** Paths of files, and those that vulnerability scanners try: a missing one is a 404, never a page. */
const isBuiltFile = (pathname: string) =>
  /^(\/admin)?\/(assets|dishes)\//.test(pathname) ||
  /(\/\.[^/]*|\.(png|jpe?g|webp|avif|gif|svg|ico|m?js|css|map|json|txt|xml|woff2?|php|env))$/i.test(pathname);

/** Whether a path is the root of an app. */
export const isBase = (pathname: string, base: string): boolean =>
  pathname.replace(/(?<=.)\/$/, '').toLowerCase() === base;

/**
 * Whether a request wants a page. The root of an app is always one. Below the back office a request has to accept
 * `text/html` by name, because Strapi's panel has its data below the same paths; elsewhere any type or no `Accept` will do,
 * as link previews and monitors send it.
 */
export function wantsPage(
  { headers: { accept } }: Pick<IncomingMessage, 'headers'>,
  pathname: string,
  base: string,
): boolean {
  if (isBase(pathname, base)) return true;
  if (isBuiltFile(pathname)) return false;
  if (accept?.includes('text/html')) return true;
  return base === '/' && !looksLikeFile(pathname) && (accept === undefined || accept.includes('*/*'));
}
