import { splitPath } from '@pickup/contract';
import {
  CACHES,
  cacheAnswers,
  cacheFiles,
  cacheOrder,
  cachePage,
  ORDER_SHELL,
  type CacheTools,
} from './offline-cache.js';

/** Whether this browser can have a service worker here; `npm run dev` builds none. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator && !import.meta.env.DEV;

/**
 * Registers the service worker, which is done only once it is of use: after an order, or when notifications are asked for.
 * @throws Error when the browser refuses it
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Files of this site that a page without a network needs again, and public answers. */
const KEPT = { file: /^\/(assets|dishes|uploads)\//, answer: /^\/api\/(?!admin\/|auth\/|orders\b)/ } as const;

/** What this page has loaded by itself of one kind; files come from the browser's own cache when they are asked for again. */
const loaded = (kind: keyof typeof KEPT): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.origin))
    .filter(({ origin, pathname }) => origin === window.location.origin && KEPT[kind].test(pathname))
    .map(({ pathname, search }) => `${pathname}${search}`);

/** Makes the menu and an order of this browser readable without a network. */
export async function prepareOffline(orderId: string): Promise<void> {
  if (!hasWorkers() || !('caches' in window)) return;
  // The note of a page without a network has to be there before there is none.
  await Promise.all([registerWorker(), import('./OfflineNote.js'), import('../order-offers/OrderOffers.js')]);
  const tools: CacheTools = { caches: window.caches, fetch: (url) => window.fetch(url) };
  const { prefix } = splitPath(window.location.pathname);
  const cached = await caches.open(CACHES.pages);
  // The last seen one is newer than what a cache on the way may still have.
  const missing = (await cached.match(`${prefix}/menu`)) ? [] : [cachePage(tools, `${prefix}/menu`)];
  await Promise.all([
    ...missing,
    cachePage(tools, `/orders/${encodeURIComponent(orderId)}`, ORDER_SHELL),
    cacheFiles(tools, loaded('file')),
    cacheAnswers(tools, loaded('answer')),
    cacheOrder(tools, orderId, Date.now()),
  ]);
}
