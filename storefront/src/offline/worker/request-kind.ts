import { splitPath } from '@pickup/contract';
import { ORDER_SHELL } from '../offline-cache.js';

/** What the worker does with a request. */
export type RequestKind =
  /** A public page: the newest, else the last seen; `key` is the address it is cached under. */
  | { kind: 'page'; key: string }
  /** Another page of a visitor's own: the newest, else the page that says that there is no network. */
  | { kind: 'own-page' }
  /** A public answer or picture: the newest, else the last seen. */
  | { kind: 'answer' | 'file' }
  /** An order: the newest, else the last seen where it is this browser's own. */
  | { kind: 'order' }
  /** A file whose name changes with its content: cached once, never asked for again. */
  | { kind: 'asset' };

/** As much of a request as decides. */
type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

const PUBLIC_PAGES = ['/', '/menu', '/deals', '/reviews', '/about'];
const OWN_PAGES = ['/cart', '/checkout'];
const FILES = /^\/(dishes|uploads|icons)\/|^\/(favicon\.svg|placeholder\.svg|before-hydration\.js|app\.webmanifest)$/;

function pageKind(pathname: string): RequestKind | null {
  const { path } = splitPath(pathname);
  if (PUBLIC_PAGES.includes(path)) return { kind: 'page', key: pathname };
  if (/^\/orders\/[^/]+$/.test(path)) return { kind: 'page', key: ORDER_SHELL };
  return OWN_PAGES.includes(path) ? { kind: 'own-page' } : null;
}

/**
 * What the worker does with a request; null for all that it leaves to the browser: other sites, writes, the back office, the
 * raw panel, and every page and call that is not named here.
 */
export function requestKind({ method, mode, url }: Asked, origin: string): RequestKind | null {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return pageKind(pathname);
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  if (/^\/api\/orders\/[^/]+$/.test(pathname)) return { kind: 'order' };
  if (/^\/api\/(?!admin\/|auth\/|orders\/)/.test(pathname)) return { kind: 'answer' };
  return FILES.test(pathname) ? { kind: 'file' } : null;
}
