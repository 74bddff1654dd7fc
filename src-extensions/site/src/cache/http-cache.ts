import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { API_PREFIX } from '@pickup/contract';
import { announcesBody, describeError, HttpError, networkOfRequest, takeTurns } from '@pickup/strapi-kit';
import { fileHeaders } from '../headers.js';
import type { TagVersions } from '../invalidation/tag-versions.js';
import { cacheableCall, fetchFromStrapi, type CacheableCall } from '../responses/api-responses.js';
import { openBuiltFiles, type AppFolder, type BuiltFiles } from '../responses/built-files.js';
import { openPages } from '../responses/page-rendering.js';
import { panelPlaceholder, type PanelFolder } from '../responses/panel-placeholder.js';
import { READY_PATH, readiness } from '../responses/readiness.js';
import { createShareCards, isCardPath } from '../responses/share-cards.js';
import { readOwnPicture } from '../responses/own-pictures.js';
import { MANIFEST_PATH, manifestWriter } from '../responses/web-manifest.js';
import { searchEngineFiles, type SearchableSite } from '../responses/search-engines.js';
import { encodeResponse, type EncodedResponse } from './encoded-response.js';
import { createPageCache, type PageCache } from './page-cache.js';
import {
  addressOf,
  isBase,
  isBelow,
  isUnsafePath,
  originForm,
  type RequestAddress,
  wantsPage,
} from './request-address.js';
import { CacheEntry, createResponseCache } from './response-cache.js';
import { sendError, sendMethodNotAllowed, sendResponse } from './send-response.js';

export interface HttpCacheOptions extends SearchableSite {
  /** The built apps, the most specific base first. */
  apps: readonly AppFolder[];
  /** Paths that Strapi serves: calls, its panel, uploads, health. */
  reserved: readonly string[];
  /** Strapi's panel, which is one of the reserved paths. */
  panel: PanelFolder;
  tagVersions: TagVersions;
  strapi: RequestListener;
  /** Whether all connections come from a proxy, which names the addresses of its visitors. */
  isProxied: boolean;
  /** Whether the database answers. */
  reachesDatabase: () => Promise<boolean>;
  log: (message: string) => void;
}

export interface HttpCache {
  /** The server's first listener. */
  listener: RequestListener;
  /** Renders the public pages before anybody asks for them. */
  warmUp: () => Promise<void>;
}

interface App {
  base: string;
  files: BuiltFiles;
  pages: PageCache;
}

/** Strapi answers; with `no-store`, no cache on the way may store its response. */
type PassedOn = 'strapi' | 'strapi, no-store';

/** Makes a response that is not there yet: anybody can invent addresses of calls and share cards, so that has its turn. */
type Making = () => Promise<EncodedResponse>;

type Found = EncodedResponse | Promise<EncodedResponse> | Making | PassedOn;

/**
 * Answers what is the same for every visitor before Strapi sees the request: pages, built files and public calls, from
 * responses that are cached until the content they depend on is edited. Everything else is passed on to Strapi.
 */
export function createHttpCache(options: HttpCacheOptions): HttpCache {
  const { apps, reserved, panel, tagVersions, strapi, isProxied, reachesDatabase, log, ...site } = options;
  const secure = site.publicUrl.startsWith('https:');
  const responses = createResponseCache();
  const inTurn = takeTurns();
  const networkOf = (request: IncomingMessage) => networkOfRequest(request, isProxied);
  const notFound = encodeResponse({
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...fileHeaders(secure) },
    body: Buffer.from('There is nothing here.\n'),
  });
  const answerReadiness = readiness(reachesDatabase);
  const engineFiles = searchEngineFiles(site, secure);
  const placeholder = panelPlaceholder(panel, secure);

  const entryOf = (call: CacheableCall) =>
    responses.entry(call.address, () => new CacheEntry(tagVersions, () => fetchFromStrapi(strapi, call)));

  /** A page that is rendered reads the same cached responses as a browser, as they are when it does. */
  async function fetchApi(url: string) {
    const [pathname = '', search = ''] = url.split('?');
    const call = cacheableCall(pathname, search);
    if (!call) throw new Error(`${url} is not cacheable: a page cannot be rendered from it.`);
    const { response, cacheTags, expiresAt } = await entryOf(call).read(Date.now());
    const { body } = await response.encodedAs('identity');
    return { fetched: { status: response.status, body: body.toString('utf8') }, cacheTags, expiresAt };
  }

  const opened = apps.map((app): App => {
    const pages = openPages({ app, publicUrl: site.publicUrl, fetchApi, log });
    const files = openBuiltFiles(app, secure);
    const cards = createShareCards({
      secure,
      publicUrl: site.publicUrl,
      fetchApi,
      log,
      readPicture: (url) => readOwnPicture(url, files, strapi),
    });
    const made = { ...cards, writeManifest: manifestWriter({ secure, fetchApi, log }) };
    return { base: app.base, files, pages: createPageCache(pages, made, responses, tagVersions) };
  });

  function cached(request: IncomingMessage, now: number): EncodedResponse | null {
    const entry = responses.byRawUrl(request.url ?? '');
    if (entry) return entry.current(now)?.response ?? null;
    for (const { pages } of opened) {
      const page = pages.cached(request, now);
      if (page) return page;
    }
    return null;
  }

  /** What is made of the restaurant's own name and pictures; while that cannot be, the file that the app was built with. */
  async function findMade({ files, pages }: App, address: RequestAddress, now: number): Promise<EncodedResponse> {
    const { pathname } = address;
    const made = await (pathname === MANIFEST_PATH ? pages.findManifest(now) : pages.findCard(address, now));
    return made?.status !== 200 && files.has(pathname) ? files.read(pathname) : (made ?? notFound);
  }

  function find(request: IncomingMessage, now: number): Found {
    const address = addressOf(request);
    if (!address) return 'strapi';
    const { pathname, search } = address;
    const call = cacheableCall(pathname, search);
    if (call) {
      const entry = entryOf(call);
      responses.remember(request.url ?? '', entry);
      return entry.current(now)?.response ?? (async () => (await entry.read(Date.now())).response);
    }
    if (isUnsafePath(pathname) && !isBelow(pathname, API_PREFIX)) return notFound;
    if (isBelow(pathname, panel.base)) return placeholder() ?? 'strapi';
    if (reserved.some((base) => isBelow(pathname, base))) return 'strapi';
    const engineFile = engineFiles.get(pathname);
    if (engineFile) return engineFile;
    const app = opened.find(({ base }) => isBelow(pathname, base));
    if (!app) return 'strapi';
    if (pathname === MANIFEST_PATH || isCardPath(pathname)) return () => findMade(app, address, now);
    if (app.files.has(pathname)) return app.files.read(pathname);
    if (wantsPage(request, pathname, app.base)) {
      const findPage = () => app.pages.find(request, address, { now, network: networkOf(request) });
      return search === '' ? findPage() : findPage;
    }
    // Mostly a 404 of Strapi: a shared cache must not store it and serve it to a visitor who wants the page.
    return 'strapi, no-store';
  }

  /** Whether a GET of this address would be answered here, and never by Strapi. */
  async function isServedHere(request: IncomingMessage): Promise<boolean> {
    if (request.url === READY_PATH) return true;
    const address = addressOf(request);
    if (!address || isUnsafePath(address.pathname)) return false;
    const { pathname } = address;
    if (reserved.some((base) => isBelow(pathname, base))) return false;
    if (engineFiles.has(pathname)) return true;
    const app = opened.find(({ base }) => isBelow(pathname, base));
    if (!app) return false;
    return app.files.has(pathname) || isBase(pathname, app.base) || (await app.pages.has(address));
  }

  async function answerOtherMethod(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await isServedHere(request)) sendMethodNotAllowed(request, response, fileHeaders(secure));
    else strapi(request, response);
  }

  function passOn(how: PassedOn, request: IncomingMessage, response: ServerResponse): void {
    if (how === 'strapi, no-store') response.setHeader('Cache-Control', 'no-store');
    strapi(request, response);
  }

  /** When the cache fails, Strapi answers instead. */
  function fallBack(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    log(`The HTTP cache could not answer: ${describeError(error)}`);
    if (response.headersSent) response.destroy();
    else strapi(request, response);
  }

  async function deliverLater(found: Promise<EncodedResponse>, request: IncomingMessage, response: ServerResponse) {
    try {
      await sendResponse(request, response, await found);
    } catch (error) {
      if (error instanceof HttpError) sendError(response, error, fileHeaders(secure));
      else fallBack(error, request, response);
    }
  }

  /** Sends a response in the same turn of the event loop. */
  function deliver(found: EncodedResponse, request: IncomingMessage, response: ServerResponse): void {
    try {
      sendResponse(request, response, found)?.catch((error: unknown) => fallBack(error, request, response));
    } catch (error) {
      fallBack(error, request, response);
    }
  }

  return {
    listener(request, response) {
      // Strapi expects the origin form too.
      request.url = originForm(request.url ?? '');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        answerOtherMethod(request, response).catch((error: unknown) => fallBack(error, request, response));
        return;
      }
      // A body is not read: the next bytes of this connection could belong to it.
      if (announcesBody(request)) response.setHeader('Connection', 'close');
      if (request.url === READY_PATH) {
        answerReadiness(request, response);
        return;
      }
      const now = Date.now();
      const found = cached(request, now) ?? find(request, now);
      if (typeof found === 'function')
        void deliverLater(inTurn(networkOf(request), response, found), request, response);
      else if (found instanceof Promise) void deliverLater(found, request, response);
      else if (typeof found === 'string') passOn(found, request, response);
      else deliver(found, request, response);
    },
    async warmUp() {
      for (const { pages } of opened) await pages.warmUp(site.publicPages, Date.now);
    },
  };
}
