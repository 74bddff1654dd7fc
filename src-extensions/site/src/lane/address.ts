import type { IncomingMessage } from 'node:http';

/** Where a request goes, as it was written: nothing is decoded, so that no spelling of `..` means anything here. */
export interface Address {
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

/** Null for what is no path of this site, such as `*`. */
export function addressOf({ url = '' }: IncomingMessage): Address | null {
  if (!url.startsWith('/')) return null;
  const query = url.indexOf('?');
  return query < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, query), search: url.slice(query + 1) };
}

/** Whether a path is this one or lies below it; like the router, it does not look at case. */
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

/** Paths of files and scanners' targets: a missing one is a 404, never a page. */
const isBuiltFile = (pathname: string) =>
  /^(\/admin)?\/(assets|dishes)\//.test(pathname) ||
  /(\/\.[^/]*|\.(png|jpe?g|webp|avif|gif|svg|ico|m?js|css|map|json|txt|xml|woff2?|php|env))$/i.test(pathname);

/** Whether a path is where an app begins. */
export const isBase = (pathname: string, base: string): boolean =>
  pathname.replace(/(?<=.)\/$/, '').toLowerCase() === base;

/**
 * Whether a request wants a page. Where an app begins there is nothing else, whatever is asked for. Below the back office
 * only a browser that names HTML does, because Strapi's panel has its data below the same paths; elsewhere whoever does
 * not ask for something else, link previews and monitors included.
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
