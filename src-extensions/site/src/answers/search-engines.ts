import { fileHeaders } from '../headers.js';
import { makeReady, type Ready } from '../lane/ready.js';

/** What a search engine is told of this site. */
export interface SearchableSite {
  /** The address visitors use, without a slash at its end. */
  publicUrl: string;
  /** Pages worth finding, most important first. */
  publicPages: string[];
  /** Pages and trees that are for somebody in particular. */
  privatePaths: string[];
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `robots.txt`: what to leave alone, and where the sitemap lies. */
export const robotsTxt = ({ publicUrl, privatePaths }: SearchableSite): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** `sitemap.xml`, as sitemaps.org describes it. */
export const sitemapXml = ({ publicUrl, publicPages }: SearchableSite): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map((path) => `  <url><loc>${escapeXml(`${publicUrl}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const CHARSET = 'charset=utf-8';

/** The well-known files that search engines and browsers ask for, whether or not a page names them. */
export function searchEngineFiles(site: SearchableSite, secure: boolean): Map<string, Ready> {
  const file = (type: string, text: string) =>
    makeReady({
      status: 200,
      headers: { 'Content-Type': `${type}; ${CHARSET}`, 'Cache-Control': 'public, no-cache', ...fileHeaders(secure) },
      body: Buffer.from(text),
    });
  const icon = makeReady({
    status: 302,
    headers: { Location: '/favicon.svg', 'Cache-Control': 'public, max-age=86400' },
    body: Buffer.alloc(0),
  });
  return new Map([
    ['/robots.txt', file('text/plain', robotsTxt(site))],
    ['/sitemap.xml', file('application/xml', sitemapXml(site))],
    ['/favicon.ico', icon],
  ]);
}
