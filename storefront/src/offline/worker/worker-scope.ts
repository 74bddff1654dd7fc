/*
 * The parts of a service worker's scope that ours uses: TypeScript's own types of it contradict those of a page.
 */

interface Lasting extends Event {
  /** The worker is not ended before this is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchAsked extends Lasting {
  readonly request: Request;
  /** The page that asks; empty for the first request of one. */
  readonly clientId: string;
  respondWith: (response: Promise<Response>) => void;
}

export interface PushCame extends Lasting {
  readonly data: { json: () => unknown } | null;
}

export interface NotificationClicked extends Lasting {
  readonly notification: Notification;
}

interface Tab {
  readonly url: string;
  postMessage: (message: unknown) => void;
  focus?: () => Promise<unknown>;
}

interface Tabs {
  claim: () => Promise<void>;
  get: (id: string) => Promise<Tab | undefined>;
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
  openWindow: (url: string) => Promise<unknown>;
}

interface WorkerEvents {
  install: Lasting;
  activate: Lasting;
  fetch: FetchAsked;
  push: PushCame;
  notificationclick: NotificationClicked;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: Tabs;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly language: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  fetch: (request: Request) => Promise<Response>;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** Whether a global scope is that of a service worker. */
export const isWorkerScope = (scope: unknown): scope is WorkerScope =>
  typeof scope === 'object' && scope !== null && 'skipWaiting' in scope && 'clients' in scope;
