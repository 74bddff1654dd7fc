/*
 * What stays readable without a network: the last public pages and answers, the files they need, and this browser's own
 * orders. The page and the service worker share it, so it imports nothing.
 */

/** Raised when what is cached changes its form: the worker then deletes the caches of older ones. */
const FORM = 1;
const PREFIX = 'kept-';

/** The caches by what they hold. */
export const CACHES = {
  pages: `${PREFIX}pages-${FORM}`,
  answers: `${PREFIX}answers-${FORM}`,
  orders: `${PREFIX}orders-${FORM}`,
  files: `${PREFIX}files-${FORM}`,
} as const;

/** A cache of ours that this version does not use. */
export const isFormer = (name: string): boolean =>
  name.startsWith(PREFIX) && !Object.values<string>(CACHES).includes(name);

/** The most that each cache holds: a menu of a hundred dishes with its pictures. */
export const MOST = { pages: 30, answers: 30, orders: 5, files: 250 } as const satisfies Record<
  keyof typeof CACHES,
  number
>;

/** An order is cached for so long after it was last read, in milliseconds. */
const ORDER_MS = 2 * 24 * 60 * 60_000;

/** The page that the browser fills with an order; it is the same for every order, and holds none. */
export const ORDER_SHELL = '/orders/kept';

/** The network and the caches of a page or a worker. */
export interface CacheTools {
  caches: Pick<CacheStorage, 'open'>;
  fetch: (url: string) => Promise<Response>;
}

/** The file of the storefront that a text names: `/assets/MenuPage-BUUxeN4.js`. */
const ASSET = /\/assets\/[\w.-]+/g;

/** When the server made a response, in milliseconds; null when it does not say. */
export function dateOf(response: Response): number | null {
  const at = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(at) ? null : at;
}

/** Removes the oldest entries beyond a cache's most. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((request) => cache.delete(request)));
}

/** Caches files that are not cached yet, as far as they can be fetched. */
export async function cacheFiles({ caches, fetch }: CacheTools, urls: readonly string[]): Promise<void> {
  const files = await caches.open(CACHES.files);
  await Promise.all(
    [...new Set(urls)].map(async (url) => {
      if (await files.match(url)) return;
      const response = await fetch(url).catch(() => null);
      if (response?.ok) await files.put(url, response);
    }),
  );
}

/** Whether a response is the same for everybody. */
export const isForEverybody = ({ headers }: Response): boolean => /\bpublic\b/.test(headers.get('Cache-Control') ?? '');

/** Caches answers that are the same for everybody. */
export async function cacheAnswers({ caches, fetch }: CacheTools, urls: readonly string[]): Promise<void> {
  const answers = await caches.open(CACHES.answers);
  await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const response = await fetch(url).catch(() => null);
      if (response?.ok && isForEverybody(response)) await answers.put(url, response);
    }),
  );
}

/** Caches a page as it is now, with the files that it names. @param under its key */
export async function cachePage(tools: CacheTools, url: string, under = url): Promise<void> {
  const response = await tools.fetch(url);
  if (!response.ok || response.redirected) return;
  const pages = await tools.caches.open(CACHES.pages);
  await pages.put(under, response.clone());
  await cacheFiles(tools, (await response.text()).match(ASSET) ?? []);
}

/** Whether a cached order has not been read for days. */
export const isOldOrder = (cached: Response, now: number): boolean => now - (dateOf(cached) ?? 0) > ORDER_MS;

/** Deletes orders that nobody has read for days. */
export async function deleteOldOrders(orders: Cache, now: number): Promise<void> {
  for (const request of await orders.keys()) {
    const cached = await orders.match(request);
    if (cached && isOldOrder(cached, now)) await orders.delete(request);
  }
  await trim(orders, MOST.orders);
}

/** Caches an order of this browser: from now on the worker caches its newest answer, and that of no other. */
export async function cacheOrder({ caches, fetch }: CacheTools, orderId: string, now: number): Promise<void> {
  const url = `/api/orders/${encodeURIComponent(orderId)}`;
  const response = await fetch(url);
  if (!response.ok) return;
  const orders = await caches.open(CACHES.orders);
  await orders.put(url, response);
  await deleteOldOrders(orders, now);
}
