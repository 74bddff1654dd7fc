import { CACHES, deleteOldOrders, isFormer } from '../offline-cache.js';
import { answering } from './answer.js';
import { openOrder, show } from './notifications.js';
import { isWorkerScope, type WorkerScope } from './worker-scope.js';

/** Deletes what former workers have cached in another form, and orders of days ago. */
async function cleanUp({ caches, clients }: WorkerScope): Promise<void> {
  const former = (await caches.keys()).filter(isFormer);
  await Promise.all(former.map((name) => caches.delete(name)));
  await deleteOldOrders(await caches.open(CACHES.orders), Date.now());
  await clients.claim();
}

/** Starts the worker: it takes the place of a former one at once, as it hands out nothing that has changed. */
export function startWorker(scope: WorkerScope): void {
  const answer = answering(scope);
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(cleanUp(scope)));
  scope.addEventListener('fetch', answer);
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openOrder(scope, event)));
}

const scope: unknown = globalThis;
if (isWorkerScope(scope)) startWorker(scope);
