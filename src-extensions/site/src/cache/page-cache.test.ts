import type { PageRenderer } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import type { Pages } from '../responses/page-rendering.js';
import type { ShareCards } from '../responses/share-cards.js';
import { encodeResponse } from './encoded-response.js';
import { createPageCache } from './page-cache.js';
import { createResponseCache } from './response-cache.js';

const versions = [0];
const tagVersions = { current: () => versions, watchWrites: () => () => Promise.resolve(), close: () => undefined };
const responseOf = (text: string) => encodeResponse({ status: 200, headers: {}, body: Buffer.from(text) });
const SHELL = responseOf('shell');

/** The pages of an app that has `/menu`, whatever its query; it records what it renders. */
function setUp() {
  const rendered: string[] = [];
  const renderedFor: string[] = [];
  const renderer: PageRenderer = {
    languageOf: (_, accepted) => accepted || 'en',
    addressOf: (pathname, search) => ({
      kind: pathname === '/nl/' ? 'moved' : 'page',
      url: search === '' ? pathname : `${pathname}?${search}`,
      language: pathname.startsWith('/nl') ? 'nl' : null,
    }),
    render: () => Promise.reject(new Error('not called here')),
    cardAddressOf: (pathname) => (pathname === '/share/en/menu.png' ? { url: '/menu', language: 'en' } : null),
    drawCard: () => Promise.reject(new Error('not called here')),
    writeManifest: () => Promise.reject(new Error('not called here')),
  };
  const cards: ShareCards = {
    draw(_, { url }) {
      rendered.push(`card ${url}`);
      const response = responseOf('card');
      return Promise.resolve({ response, cacheTags: [], expiresAt: Number.POSITIVE_INFINITY, isCacheable: true });
    },
  };
  const writeManifest = () =>
    Promise.resolve({ response: responseOf('manifest'), cacheTags: [], expiresAt: Infinity, isCacheable: true });
  const pages: Pages = {
    shell: () => Promise.resolve(SHELL),
    renderer: () => Promise.resolve(renderer),
    render(_, { url, language, variesByVisitor }) {
      rendered.push(url);
      renderedFor.push(`${language} ${url} ${variesByVisitor ? 'by visitor' : 'for all'}`);
      const response = responseOf(url);
      return Promise.resolve({ response, cacheTags: [], expiresAt: Number.POSITIVE_INFINITY, isCacheable: true });
    },
    redirect: (url) => responseOf(`to ${url}`),
    clientRendered: (now) => Promise.resolve({ response: SHELL, cacheTags: [], expiresAt: now, isCacheable: false }),
  };
  const cache = createPageCache(pages, { ...cards, writeManifest }, createResponseCache(), tagVersions);
  const read = async (search: string, { now = 0, network = '198.51.100.7' } = {}) => {
    const request = { url: `/menu?${search}`, headers: {} };
    const response = await cache.find(request, { pathname: '/menu', search }, { now, network });
    return (await response.encodedAs('identity')).body.toString();
  };
  /** Asks for a path in a language, the second time by the quick way. */
  const readIn = async (accepted: string, pathname: string) => {
    const request = { url: pathname, headers: { 'accept-language': accepted } };
    const response =
      cache.cached(request, 0) ?? (await cache.find(request, { pathname, search: '' }, { now: 0, network: '' }));
    return (await response.encodedAs('identity')).body.toString();
  };
  return { read, readIn, rendered, renderedFor, cache };
}

describe('a page whose address fixes its language', () => {
  it('is rendered once for all visitors, and another once for each language', async () => {
    const { readIn, renderedFor } = setUp();
    for (const accepted of ['en', 'nl', 'en', 'nl'])
      for (const pathname of ['/nl/menu', '/menu']) expect(await readIn(accepted, pathname)).toBe(pathname);
    expect(renderedFor).toEqual(['nl /nl/menu for all', 'en /menu by visitor', 'nl /menu by visitor']);
  });

  it("is rendered before anybody asks, beside the visitor's", async () => {
    const { cache, renderedFor } = setUp();
    await cache.warmUp(['/', '/menu'], () => 0);
    expect(renderedFor).toEqual(['en / by visitor', 'nl /nl for all', 'en /menu by visitor', 'nl /nl/menu for all']);
  });

  it('that has moved is answered with its new address', async () => {
    expect(await setUp().readIn('en', '/nl/')).toBe('to /nl/');
  });
});

describe('pages with invented queries', () => {
  it('are rendered on the server up to a bound, and by the browser beyond it', async () => {
    const { read, rendered } = setUp();
    const all = await Promise.all(Array.from({ length: 1000 }, (_, number) => read(`category=${number}`)));
    expect(rendered).toHaveLength(60);
    expect(all.filter((text) => text === 'shell')).toHaveLength(940);
  });

  it('are rendered one by one, and between two of them others are answered', async () => {
    const { read, rendered } = setUp();
    const all = Promise.all(Array.from({ length: 60 }, (_, number) => read(`category=${number}`)));
    const counts: number[] = [];
    while (rendered.length < 60) {
      await new Promise(setImmediate);
      counts.push(rendered.length);
    }
    await all;
    expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1);
  });

  it('use up nothing of the page without a query, nor of those that are cached', async () => {
    const { read, rendered } = setUp();
    await read('category=pizza');
    for (let number = 0; number < 200; number += 1) await read(`category=${number}`);
    expect(await read('')).toBe('/menu');
    expect(await read('category=pizza')).toBe('/menu?category=pizza');
    expect(rendered.filter((url) => url.endsWith('pizza'))).toHaveLength(1);
  });

  it('are rendered on the server again after a second', async () => {
    const { read } = setUp();
    for (let number = 0; number < 200; number += 1) await read(`category=${number}`);
    expect(await read('category=soups', { now: 400 })).toBe('shell');
    expect(await read('category=soups', { now: 1000 })).toBe('/menu?category=soups');
  });

  it('of one network use up nothing of another, whoever asked for a page first', async () => {
    const { read } = setUp();
    for (let number = 0; number < 200; number += 1) await read(`category=${number}`);
    expect(await read('category=soups')).toBe('shell');
    expect(await read('category=soups', { network: '203.0.113.9' })).toBe('/menu?category=soups');
    expect(await read('category=soups')).toBe('/menu?category=soups');
  });
});

describe('share cards', () => {
  it('are drawn once, and are none where the app has none', async () => {
    const { cache, rendered } = setUp();
    const find = (pathname: string) => cache.findCard({ pathname, search: '' }, 0);
    expect(await find('/share/en/menu.png')).not.toBeNull();
    expect(await find('/share/en/menu.png')).not.toBeNull();
    expect(rendered).toEqual(['card /menu']);
    expect(await find('/share/en/cart.png')).toBeNull();
  });
});
