const BASE = 'https://shop.test';
const urlOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, BASE).href;

/** As much of a browser's cache as is used: entries by their address, in the order in which they were put. */
class FakeCache {
  readonly #entries = new Map<string, Response>();
  readonly match = (request: RequestInfo | URL) => Promise.resolve(this.#entries.get(urlOf(request))?.clone());
  readonly keys = () => Promise.resolve([...this.#entries.keys()].map((url) => new Request(url)));
  readonly delete = (request: RequestInfo | URL) => Promise.resolve(this.#entries.delete(urlOf(request)));
  readonly put = (request: RequestInfo | URL, response: Response) => {
    this.#entries.delete(urlOf(request));
    this.#entries.set(urlOf(request), response);
    return Promise.resolve();
  };
  readonly matchAll = () => Promise.reject(new Error('not used'));
  readonly add = () => Promise.reject(new Error('not used'));
  readonly addAll = () => Promise.reject(new Error('not used'));
}

/** The caches of a browser. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, FakeCache>();
  return {
    open(name) {
      const cache = caches.get(name) ?? new FakeCache();
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name) => Promise.resolve(caches.delete(name)),
    has: (name) => Promise.resolve(caches.has(name)),
    match: () => Promise.reject(new Error('not used')),
  };
}
