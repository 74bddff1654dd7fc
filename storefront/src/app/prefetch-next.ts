import { apiQuery, prefetchToaster, prefetchTransport, type ApiClient, type Language } from '@pickup/web';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { pages, prefetchPage } from './pages.js';

/** Network Information API; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const isConnection = (value: unknown): value is Connection => typeof value === 'object' && value !== null;

/** Whether the network is slow or the visitor saves data. */
function isSlowOrSavingData(browser: object): boolean {
  const connection = 'connection' in browser ? browser.connection : null;
  if (!isConnection(connection)) return false;
  return connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? '');
}

const NEXT_AFTER_MISSING = '/menu';

interface Prefetching {
  /** The path of this page, without a language's prefix. */
  path: string;
  language: Language;
  api: ApiClient;
  queries: QueryClient;
}

/**
 * Fetches the code that shows toasts and, unless the network is slow or metered, the code that sends calls and what this page
 * needs later, then the code and the answers of the page that is mostly opened next.
 */
function* prefetching({ path: current, language, api, queries }: Prefetching): Generator<void, void> {
  prefetchToaster();
  yield;
  if (isSlowOrSavingData(navigator)) return;
  prefetchTransport();
  yield;
  const here = pages.find(({ path }) => matchPath(path, current));
  here?.prefetch?.();
  yield;
  const next = pages.find(({ path }) => path === (here ? here.next : NEXT_AFTER_MISSING));
  if (!next) return;
  prefetchPage(next.path, language);
  yield;
  // A failure is logged, and the page fetches again.
  for (const name of next.reads) {
    void queries.query(apiQuery(api, name)).catch(() => undefined);
    yield;
  }
}

/** Prefetches what comes next once this page has loaded, step by step whenever the browser is idle. */
export function prefetchNext(page: Prefetching): void {
  const steps = prefetching(page);
  const step = () => {
    if (!steps.next().done) whenIdle();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(step, { timeout: 5000 });
    else setTimeout(step, 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
