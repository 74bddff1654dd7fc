import { LANGUAGES, pathIn, escapeMarkup } from '@pickup/contract';
import { encodeResponse, type EncodedResponse } from '../cache/encoded-response.js';
import { fileHeaders } from '../headers.js';

/** What search engines learn of this site. */
export interface SearchableSite {
  /** The address visitors use, without a slash at its end. */
  publicUrl: string;
  /** Pages worth finding, most important first; each has an address in every language. */
  publicPages: string[];
  /** Paths that hold what belongs to one person. */
  privatePaths: string[];
}

/** `robots.txt`: which paths not to crawl, and where the sitemap is. */
export const robotsTxt = ({ publicUrl, privatePaths }: SearchableSite): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** A page at its address in one language, with its addresses in all; at the plain one a visitor's own language is spoken. */
const sitemapEntry = (publicUrl: string, path: string, location: string) => {
  const address = (of: string) => escapeMarkup(`${publicUrl}${of}`);
  const alternate = (hreflang: string, to: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(to)}"/>`;
  return [
    '  <url>',
    `    <loc>${address(location)}</loc>`,
    ...LANGUAGES.map((language) => alternate(language, pathIn(language, path))),
    alternate('x-default', path),
    '  </url>',
  ];
};

/** `sitemap.xml`, as sitemaps.org describes it, with the languages of each page. */
export const sitemapXml = ({ publicUrl, publicPages }: SearchableSite): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages.flatMap((path) =>
      LANGUAGES.flatMap((language) => sitemapEntry(publicUrl, path, pathIn(language, path))),
    ),
    '</urlset>',
    '',
  ].join('\n');

const CHARSET = 'charset=utf-8';

/** The well-known files that search engines and browsers request although no page names them. */
export function searchEngineFiles(site: SearchableSite, secure: boolean): Map<string, EncodedResponse> {
  const file = (type: string, text: string) =>
    encodeResponse({
      status: 200,
      headers: { 'Content-Type': `${type}; ${CHARSET}`, 'Cache-Control': 'public, no-cache', ...fileHeaders(secure) },
      body: Buffer.from(text),
    });
  const icon = encodeResponse({
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
