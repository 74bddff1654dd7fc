import type { Context, Next } from 'koa';
import { openApp, type AppFiles, type AppFolder } from './app-files.js';
import { robotsTxt, sitemapXml, type SearchableSite } from './search-engines.js';

export interface SiteConfig extends SearchableSite {
  /** The built apps, the most specific base first. */
  apps: AppFolder[];
  /** Paths that are never pages: calls, Strapi's panel and uploads, health. */
  reserved: string[];
}

const isBelow = (path: string, base: string) => base === '/' || path === base || path.startsWith(`${base}/`);

/** A file has an extension; asking for one that is missing is a 404, never a page. */
const looksLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

function serve(context: Context, app: AppFiles): boolean {
  const { path, req, res } = context;
  if (looksLikeFile(path)) return app.sendFile(req, res);
  // Only a browser that opens a page names HTML; Strapi's panel asks for its data below the same paths.
  return context.get('accept').includes('text/html') && app.sendPage(req, res);
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
