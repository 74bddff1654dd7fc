import type { Context, Next } from 'koa';
import { openApp, type AppFiles, type AppFolder } from './app-files.js';
import { robotsTxt, sitemapXml, type SearchableSite } from './search-engines.js';

export interface SiteConfig extends SearchableSite {
  /** The built apps, the most specific base first. */
  apps: AppFolder[];
  /** Paths that are never pages: calls, Strapi's panel and uploads, health. */
  reserved: string[];
}

const isBelow = (path: string, base: string) =>
  base === '/' || path.toLowerCase() === base || path.toLowerCase().startsWith(`${base}/`);

const looksLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/** What only a program asks for: a missing one is a 404, never a page. */
const isBuiltFile = (path: string) =>
  /^(\/admin)?\/(assets|dishes)\//.test(path) ||
  /(\/\.[^/]*|\.(png|jpe?g|webp|gif|svg|ico|m?js|css|map|json|txt|xml|woff2?|php|env))$/i.test(path);

/**
 * Whether a request wants a page. Below the back office only a browser that names HTML does, because Strapi's panel has
 * its data below the same paths; elsewhere whoever does not ask for JSON, link previews and monitors included.
 */
function wantsPage(context: Context, app: AppFiles): boolean {
  if (app.base !== '/' || looksLikeFile(context.path)) return context.get('accept').includes('text/html');
  return context.accepts('html', 'json') === 'html';
}

function serve(context: Context, app: AppFiles): boolean {
  const { path, req, res } = context;
  if (looksLikeFile(path) && app.sendFile(req, res)) return true;
  return !isBuiltFile(path) && wantsPage(context, app) && app.sendPage(req, res);
}

/** Answers the two files search engines ask for; false for any other path. */
function describeSite(context: Context, site: SearchableSite): boolean {
  if (context.path === '/robots.txt') {
    context.type = 'text/plain';
    context.body = robotsTxt(site);
    return true;
  }
  if (context.path === '/sitemap.xml') {
    context.type = 'application/xml';
    context.body = sitemapXml(site);
    return true;
  }
  return false;
}

/**
 * Serves both apps from the origin of the calls. A path that is no file and asks for HTML is a page of the app it
 * lies below, so that deep links and reloads work; everything else goes on to Strapi.
 */
export function pages(site: SiteConfig) {
  const { apps, reserved } = site;
  const opened = apps.map(openApp);
  return async (context: Context, next: Next): Promise<void> => {
    const readable = context.method === 'GET' || context.method === 'HEAD';
    if (!readable || reserved.some((base) => isBelow(context.path, base))) {
      await next();
      return;
    }
    if (context.path === '/favicon.ico') {
      context.redirect('/favicon.svg');
      return;
    }
    if (describeSite(context, site)) return;
    const app = opened.find(({ base }) => isBelow(context.path, base));
    if (app && serve(context, app)) context.respond = false;
    else await next();
  };
}
