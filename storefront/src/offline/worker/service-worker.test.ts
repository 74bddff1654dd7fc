// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHES, cacheOrder, cachePage, ORDER_SHELL } from '../offline-cache.js';
import { fakeCaches } from '../testing/fake-caches.js';
import { startWorker } from './service-worker.js';
import type { WorkerScope } from './worker-scope.js';

const SHOP = 'https://shop.test';
const MINUTE_MS = 60_000;
const SIX = Date.parse('2026-11-21T17:02:00Z');

/** What the server answers now, by its path; null while there is no network. */
let network: Record<string, Response> | null = {};
let caches = fakeCaches();
let shown: [title: string, options: NotificationOptions | undefined][] = [];
let told: unknown[] = [];
let opened: string[] = [];
const listeners = new Map<string, (event: never) => void>();

const answer = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, {
    status,
    headers: { 'Cache-Control': 'public, no-cache', Date: new Date(SIX).toUTCString(), ...headers },
  });

const fetchPath = (url: string): Promise<Response> => {
  const path = new URL(url, SHOP).pathname;
  if (network === null) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(network[path]?.clone() ?? new Response(null, { status: 404 }));
};

const scope = (): WorkerScope => ({
  caches,
  clients: {
    claim: () => Promise.resolve(),
    get: () => Promise.resolve({ url: SHOP, postMessage: (message) => void told.push(message) }),
    matchAll: () => Promise.resolve([]),
    openWindow: (url) => Promise.resolve(opened.push(url)),
  },
  location: { origin: SHOP },
  navigator: { language: 'en-GB' },
  registration: { showNotification: (title, options) => Promise.resolve(void shown.push([title, options])) },
  fetch: (request) => fetchPath(request.url),
  skipWaiting: () => Promise.resolve(),
  addEventListener: (name, listener) => void listeners.set(name, listener),
});

/** Sends an event to the worker and waits for all that it does. @returns its response, if it gave one */
async function send(name: string, given: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  const event = {
    clientId: 'tab',
    ...given,
    waitUntil: (until: Promise<unknown>) => void work.push(until),
    respondWith: (made: Promise<Response>) => (response = made),
  };
  Reflect.apply(listeners.get(name) ?? (() => undefined), undefined, [event]);
  const settled = await response;
  while (work.length > 0) await work.shift();
  return settled;
}

/** What the worker answers to a page that asks; a path ends with a slash where it is opened as a page. */
const ask = (path: string, mode: RequestMode = 'cors', { signal } = new AbortController()) =>
  send('fetch', { request: { method: 'GET', mode, url: `${SHOP}${path}`, signal } });
const textOf = async (path: string, mode?: RequestMode) => (await ask(path, mode))?.text();
const namesIn = async (cache: string) =>
  (await (await caches.open(cache)).keys()).map(({ url }) => url.slice(SHOP.length));

beforeEach(() => {
  network = {};
  caches = fakeCaches();
  [shown, told, opened] = [[], [], []];
  startWorker(scope());
  vi.spyOn(Date, 'now').mockReturnValue(SIX + MINUTE_MS);
});
afterEach(() => vi.restoreAllMocks());

describe('the service worker', () => {
  it('shows what is new as soon as there is anything new: an update is never stuck behind it', async () => {
    network = { '/menu': answer('<head></head>old'), '/api/menu/items': answer('[1]') };
    await ask('/menu', 'navigate');
    await ask('/api/menu/items');
    network = { '/menu': answer('<head></head>new'), '/api/menu/items': answer('[2]') };
    expect(await textOf('/menu', 'navigate')).toBe('<head></head>new');
    expect(await textOf('/api/menu/items')).toBe('[2]');
  });

  it('shows without a network what was last seen, and says as of when', async () => {
    network = { '/menu': answer('<head></head>menu'), '/api/menu/items': answer('[1]') };
    await ask('/menu', 'navigate');
    await ask('/api/menu/items');
    network = null;
    expect(await textOf('/menu', 'navigate')).toBe(`<head><meta name="cached-at" content="${SIX}"></head>menu`);
    expect(told).toEqual([{ cachedAt: null }, { cachedAt: null }]);
    expect(await textOf('/api/menu/items')).toBe('[1]');
    expect(told.at(-1)).toEqual({ cachedAt: SIX });
  });

  it('says that a page was never seen, and fails as the browser does for an answer', async () => {
    network = null;
    for (const path of ['/deals', '/cart']) {
      const page = await ask(path, 'navigate');
      expect([page?.status, await page?.text()]).toEqual([503, expect.stringContaining('You are offline')]);
    }
    expect(await textOf('/nl/deals', 'navigate')).toContain('Je bent offline');
    await expect(ask('/api/deals')).rejects.toThrow('Failed to fetch');
  });

  it('asks once for a file whose name changes with its content', async () => {
    network = { '/assets/MenuPage-1a.js': answer('code') };
    await ask('/assets/MenuPage-1a.js');
    network = null;
    expect(await textOf('/assets/MenuPage-1a.js')).toBe('code');
  });

  it.each([
    ['that is not for everybody', answer('mine', { 'Cache-Control': 'no-store' })],
    ['that is a failure', answer('broken', {}, 500)],
  ])('keeps no answer %s', async (_, given) => {
    network = { '/api/restaurant/info': given };
    await ask('/api/restaurant/info');
    expect(await namesIn(CACHES.answers)).toEqual([]);
  });

  it('keeps the newest answer of an own order and that of no other, and forgets one that is gone', async () => {
    const order = (status: string) => answer(status, { 'Cache-Control': 'no-store' });
    network = { '/api/orders/mine': order('PENDING'), '/api/orders/other': order('READY') };
    await cacheOrder({ caches, fetch: fetchPath }, 'mine', SIX);
    network = { ...network, '/api/orders/mine': order('CONFIRMED') };
    await ask('/api/orders/mine');
    await ask('/api/orders/other');
    network = null;
    expect(await textOf('/api/orders/mine')).toBe('CONFIRMED');
    await expect(ask('/api/orders/other')).rejects.toThrow('Failed to fetch');
    network = {};
    await ask('/api/orders/mine');
    expect(await namesIn(CACHES.orders)).toEqual([]);
  });

  it('forgets an order after two days without being asked for another', async () => {
    network = { '/api/orders/mine': answer('PENDING', { 'Cache-Control': 'no-store' }) };
    await cacheOrder({ caches, fetch: fetchPath }, 'mine', SIX);
    network = null;
    expect(await textOf('/api/orders/mine')).toBe('PENDING');
    vi.spyOn(Date, 'now').mockReturnValue(SIX + 2 * 24 * 60 * MINUTE_MS + MINUTE_MS);
    await expect(ask('/api/orders/mine')).rejects.toThrow('Failed to fetch');
    expect(await namesIn(CACHES.orders)).toEqual([]);
  });

  it('says nothing of the network where a page has given up what it asked for', async () => {
    network = { '/api/menu/items': answer('[1]') };
    await ask('/api/menu/items');
    network = null;
    const given = new AbortController();
    given.abort();
    await expect(ask('/api/menu/items', 'cors', given)).rejects.toThrow('Failed to fetch');
    expect(told).toEqual([{ cachedAt: null }]);
  });

  it('has the page of every order in one, with the files that it names', async () => {
    network = { '/orders/mine': answer('<script src="/assets/a-1.js">'), '/assets/a-1.js': answer('code') };
    await cachePage({ caches, fetch: fetchPath }, '/orders/mine', ORDER_SHELL);
    network = null;
    expect(await textOf('/orders/another', 'navigate')).toContain('/assets/a-1.js');
    expect(await textOf('/assets/a-1.js')).toBe('code');
  });

  it('deletes what former versions have kept in another form, and orders of days ago', async () => {
    for (const name of ['kept-pages-0', 'of-somebody-else']) await caches.open(name);
    network = { '/api/orders/old': answer('{}', { Date: new Date(0).toUTCString() }) };
    const orders = await caches.open(CACHES.orders);
    await orders.put('/api/orders/old', answer('{}', { Date: new Date(0).toUTCString() }));
    await send('activate');
    expect((await caches.keys()).sort()).toEqual([CACHES.orders, 'of-somebody-else'].sort());
    expect(await namesIn(CACHES.orders)).toEqual([]);
  });

  it('shows a notification, which opens the page of its order and nothing else', async () => {
    const message = { title: 'Your order is ready', body: 'Come', language: 'en', path: '/orders/mine', tag: '017' };
    await send('push', { data: { json: () => message } });
    await send('push', { data: { json: () => ({ ...message, path: 'https://evil.test/' }) } });
    expect(shown).toEqual([
      ['Your order is ready', expect.objectContaining({ tag: '017', data: { path: message.path } })],
    ]);
    await send('notificationclick', { notification: { close: () => undefined, data: { path: message.path } } });
    expect(opened).toEqual([`${SHOP}/orders/mine`]);
  });
});
