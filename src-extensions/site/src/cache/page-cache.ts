import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { pathIn, LANGUAGES, type PageAddress, type PageRenderer } from '@pickup/contract';
import { oneAtATime } from '@pickup/strapi-kit';
import type { TagVersions } from '../invalidation/tag-versions.js';
import type { Pages } from '../responses/page-rendering.js';
import type { ShareCards } from '../responses/share-cards.js';
import type { WriteManifest } from '../responses/web-manifest.js';
import { BoundedCache } from './bounded-cache.js';
import type { EncodedResponse } from './encoded-response.js';
import type { RequestAddress } from './request-address.js';
import { CacheEntry, type ResponseCache } from './response-cache.js';
import { TokenBucket } from './token-bucket.js';

/** As much of a request as decides on its page. */
type PageRequest = Pick<IncomingMessage, 'url' | 'headers'>;

/** The pages of one app; each is cached once for every language, or once where its address fixes the language. */
export interface PageCache {
  /**
   * The quick way: a valid page that was asked for by exactly this URL before.
   * @returns null when `find` has to look
   */
  cached: (request: PageRequest, now: number) => EncodedResponse | null;
  find: (
    request: PageRequest,
    address: RequestAddress,
    asked: { now: number; network: string },
  ) => Promise<EncodedResponse>;
  /** The share card or icon at an address; null where there is none. */
  findCard: (address: RequestAddress, now: number) => Promise<EncodedResponse | null>;
  /** The manifest by which a browser puts the site on a home screen; null for an app that is only rendered in the browser. */
  findManifest: (now: number) => Promise<EncodedResponse | null>;
  /** Whether there is a page at this address; false for an app that is only rendered in the browser. */
  has: (address: RequestAddress) => Promise<boolean>;
  /** Renders pages before anybody asks for them, in every language. */
  warmUp: (pathnames: readonly string[], clock: () => number) => Promise<void>;
}

interface Renderer {
  pages: PageRenderer;
  languageOf: (request: PageRequest) => string;
}

/**
 * Anybody can invent queries that a page reads (`/menu?category=…`), and each costs a rendering. A menu with twenty
 * categories in two languages stays below what one network has; beyond it, such a page is rendered by the browser. Who uses
 * that up takes nothing from others, until many networks do.
 */
const QUERY_RENDERINGS = {
  ofNetwork: { capacity: 60, refillPerSecond: 2 },
  ofAll: { capacity: 300, refillPerSecond: 10 },
} as const;

/** Networks whose renderings are counted; with one more, all begin anew. */
const NETWORKS = { maxEntries: 5_000, maxKeyLength: 50 } as const;

/** Whether a network may have one more page with a query rendered. */
function limitQueryRenderings(): (network: string, now: number) => boolean {
  const ofAll = new TokenBucket(QUERY_RENDERINGS.ofAll);
  const ofNetworks = new BoundedCache<TokenBucket>(NETWORKS);
  return (network, now) => {
    const known = ofNetworks.get(network);
    const ofNetwork = known ?? new TokenBucket(QUERY_RENDERINGS.ofNetwork);
    // Only a new one may begin all anew.
    if (!known) ofNetworks.set(network, ofNetwork);
    return ofNetwork.take(now) && ofAll.take(now);
  };
}

const acceptsHtml = (accept: string | undefined) =>
  accept === undefined || accept === '*/*' || accept.includes('text/html');

/** Reads the visitor's language from headers, which mostly are the same few again. */
function cachedLanguageOf({ languageOf }: PageRenderer): Renderer['languageOf'] {
  const languages = new BoundedCache<string>({ maxEntries: 1_000, maxKeyLength: 300 });
  return ({ headers }) => {
    const cookies = headers.cookie ?? '';
    const accepted = headers['accept-language'] ?? '';
    const key = cookies === '' ? accepted : `${accepted}\n${cookies}`;
    const cached = languages.get(key);
    if (cached !== undefined) return cached;
    const language = languageOf(cookies, accepted);
    languages.set(key, language);
    return language;
  };
}

export function createPageCache(
  pages: Pages,
  { draw, writeManifest }: ShareCards & { writeManifest: WriteManifest },
  responses: ResponseCache,
  tagVersions: TagVersions,
): PageCache {
  const mayRenderQuery = limitQueryRenderings();
  const inTurn = oneAtATime();
  let loaded: Renderer | null = null;

  async function loadRenderer(): Promise<Renderer | null> {
    const renderer = await pages.renderer();
    if (renderer) loaded ??= { pages: renderer, languageOf: cachedLanguageOf(renderer) };
    return loaded;
  }

  /** Renders a page when other requests that have come in meanwhile are answered: a burst of invented queries keeps none waiting. */
  const renderLater: Pages['render'] = (renderer, page, now) =>
    inTurn(async () => {
      await setImmediate();
      return pages.render(renderer, page, now);
    });

  /** @param network of whoever asks first; empty for the product itself */
  function entryOf(
    renderer: PageRenderer,
    address: PageAddress,
    { visitorsLanguage, network }: { visitorsLanguage: string; network: string },
  ): CacheEntry {
    const { url } = address;
    const language = address.language ?? visitorsLanguage;
    const variesByVisitor = address.language === null;
    const hasQuery = url.includes('?');
    return responses.entry(
      `${language} ${url}`,
      () =>
        new CacheEntry(tagVersions, (now) => {
          const page = { url, language, variesByVisitor, isPrivate: address.kind === 'shell' };
          if (!hasQuery) return pages.render(renderer, page, now);
          return mayRenderQuery(network, now) ? renderLater(renderer, page, now) : pages.clientRendered(now);
        }),
    );
  }

  return {
    cached(request, now) {
      if (!loaded || !acceptsHtml(request.headers.accept)) return null;
      const entry = responses.byRawUrl(`${loaded.languageOf(request)} ${request.url ?? ''}`);
      return entry?.current(now)?.response ?? null;
    },
    async find(request, { pathname, search }, { now, network }) {
      const renderer = await loadRenderer();
      const address = renderer?.pages.addressOf(pathname, search);
      if (!renderer || !address) return pages.shell();
      if (address.kind === 'moved') return pages.redirect(address.url);
      const language = renderer.languageOf(request);
      const entry = entryOf(renderer.pages, address, { visitorsLanguage: language, network });
      if (address.kind === 'page') responses.remember(`${language} ${request.url ?? ''}`, entry);
      return (await entry.read(now)).response;
    },
    async findCard({ pathname, search }, now) {
      const renderer = await loadRenderer();
      const card = renderer?.pages.cardAddressOf(pathname, search);
      if (!renderer || !card) return null;
      const entry = responses.entry(
        `card ${card.language} ${card.url}`,
        () => new CacheEntry(tagVersions, (at) => draw(renderer.pages, card, at)),
      );
      return (await entry.read(now)).response;
    },
    async findManifest(now) {
      const renderer = await loadRenderer();
      if (!renderer) return null;
      const entry = responses.entry(
        'manifest',
        () => new CacheEntry(tagVersions, (at) => writeManifest(renderer.pages, at)),
      );
      return (await entry.read(now)).response;
    },
    async has({ pathname, search }) {
      const renderer = await loadRenderer();
      if (renderer?.pages.cardAddressOf(pathname, search)) return true;
      return renderer !== null && renderer.pages.addressOf(pathname, search).kind !== 'missing';
    },
    async warmUp(pathnames, clock) {
      const renderer = await loadRenderer();
      for (const pathname of pathnames.flatMap((path) => LANGUAGES.map((language) => pathIn(language, path)))) {
        const address = renderer?.pages.addressOf(pathname, '');
        if (!renderer || address?.kind !== 'page') continue;
        const visitorsLanguage = renderer.pages.languageOf('', '');
        await entryOf(renderer.pages, address, { visitorsLanguage, network: '' }).read(clock());
        // Requests that have come in meanwhile are answered before the next page is rendered.
        await setImmediate();
      }
    },
  };
}
