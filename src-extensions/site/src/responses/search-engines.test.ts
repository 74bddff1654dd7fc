import { describe, expect, it } from 'vitest';
import { robotsTxt, sitemapXml } from './search-engines.js';

const site = {
  publicUrl: 'https://mirabelle.example',
  publicPages: ['/', '/menu'],
  privatePaths: ['/admin', '/cart'],
};

describe('robotsTxt', () => {
  it('disallows private paths and names the sitemap', () => {
    expect(robotsTxt(site)).toBe(
      'User-agent: *\nDisallow: /admin\nDisallow: /cart\n\nSitemap: https://mirabelle.example/sitemap.xml\n',
    );
  });
});

describe('sitemapXml', () => {
  it('lists every public page by its full URL in each language, with its other addresses', () => {
    const xml = sitemapXml(site);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    expect(xml.match(/<loc>(.*?)<\/loc>/g)).toEqual([
      '<loc>https://mirabelle.example/</loc>',
      '<loc>https://mirabelle.example/nl</loc>',
      '<loc>https://mirabelle.example/menu</loc>',
      '<loc>https://mirabelle.example/nl/menu</loc>',
    ]);
    const [, , , menu = ''] = xml.split('<url>').slice(1);
    expect([...menu.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...found]) => found)).toEqual([
      ['en', 'https://mirabelle.example/menu'],
      ['nl', 'https://mirabelle.example/nl/menu'],
      ['x-default', 'https://mirabelle.example/menu'],
    ]);
  });

  it('escapes the reserved characters of XML', () => {
    expect(sitemapXml({ ...site, publicPages: ['/?a=1&b=<2>'] })).toContain('/?a=1&amp;b=&lt;2&gt;</loc>');
  });
});
