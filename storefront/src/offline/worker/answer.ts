import { CACHES, dateOf, isForEverybody, isOldOrder, MOST, trim } from '../offline-cache.js';
import { offlinePage } from './offline-page.js';
import { requestKind, type RequestKind } from './request-kind.js';
import type { FetchAsked, WorkerScope } from './worker-scope.js';

/** What a page is told of its answers: that one was cached and when it was made, or that the network answers again. */
interface CacheNews {
  /** In milliseconds; null when the newest answer has come from the network. */
  cachedAt: number | null;
}

const CACHE_OF = { page: 'pages', answer: 'answers', order: 'orders', file: 'files' } as const satisfies Partial<
  Record<RequestKind['kind'], keyof typeof CACHES>
>;

/** Whether a response may be cached: whole, of this site itself, and for everybody unless it is this browser's own order. */
function isCacheable(response: Response, kind: RequestKind['kind']): boolean {
  if (response.status !== 200 || response.redirected) return false;
  return kind === 'order' || isForEverybody(response);
}

/** Tells the page that asked. */
async function tell({ clients }: WorkerScope, clientId: string, news: CacheNews): Promise<void> {
  if (clientId !== '') (await clients.get(clientId))?.postMessage(news);
}

/** Says in a cached page when it was made; the page reads it from there (storefront/src/offline/cached-at.ts). */
async function markCached(page: Response): Promise<Response> {
  const at = dateOf(page);
  const mark = at === null ? '' : `<meta name="cached-at" content="${at}">`;
  const html = (await page.text()).replace('<head>', () => `<head>${mark}`);
  return new Response(html, { status: 200, headers: page.headers });
}

/** Answers a visitor's requests, from the network first wherever something could have changed. */
export function answering(scope: WorkerScope) {
  const { caches, location, navigator } = scope;

  async function keep(known: Exclude<RequestKind, { kind: 'asset' | 'own-page' }>, key: string, response: Response) {
    const name = CACHE_OF[known.kind];
    const cache = await caches.open(CACHES[name]);
    // An order is this browser's own when its page has put it here.
    if (known.kind === 'order' && !(await cache.match(key))) return;
    if (response.status === 404) await cache.delete(key);
    if (!isCacheable(response, known.kind)) return;
    await cache.put(key, response);
    await trim(cache, MOST[name]);
  }

  async function fromNetworkFirst(
    event: FetchAsked,
    known: Exclude<RequestKind, { kind: 'asset' }>,
  ): Promise<Response> {
    const { request, clientId } = event;
    const key = known.kind === 'page' ? known.key : request.url;
    try {
      const response = await scope.fetch(request);
      if (known.kind !== 'own-page') event.waitUntil(keep(known, key, response.clone()));
      if (known.kind !== 'file') event.waitUntil(tell(scope, clientId, { cachedAt: null }));
      return response;
    } catch (error) {
      // Given up by its own page, which says nothing of the network.
      if (request.signal.aborted) throw error;
      if (known.kind === 'own-page') return offlinePage(navigator.language, request.url);
      const cache = await caches.open(CACHES[CACHE_OF[known.kind]]);
      // The same page differs by cookie and language; the last seen one is what this visitor has read.
      const cached = await cache.match(key, { ignoreVary: true });
      if (known.kind === 'page') return cached ? markCached(cached) : offlinePage(navigator.language, request.url);
      if (!cached) throw error;
      if (known.kind === 'order' && isOldOrder(cached, Date.now())) {
        await cache.delete(key);
        throw error;
      }
      if (known.kind !== 'file') await tell(scope, clientId, { cachedAt: dateOf(cached) });
      return cached;
    }
  }

  /** Its name changes with its content, so what is cached is never out of date. */
  async function fromCacheFirst(event: FetchAsked): Promise<Response> {
    const files = await caches.open(CACHES.files);
    const cached = await files.match(event.request, { ignoreVary: true });
    if (cached) return cached;
    const response = await scope.fetch(event.request);
    if (response.status === 200) {
      const copy = response.clone();
      event.waitUntil(files.put(event.request, copy).then(() => trim(files, MOST.files)));
    }
    return response;
  }

  return (event: FetchAsked): void => {
    const known = requestKind(event.request, location.origin);
    if (known === null) return;
    event.respondWith(known.kind === 'asset' ? fromCacheFirst(event) : fromNetworkFirst(event, known));
  };
}
