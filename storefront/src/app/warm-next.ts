import { apiQuery, warmApi, type ApiClient } from '@pickup/web';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { pages, warmPage } from './pages.js';

/** What a browser may say of its network; not every browser does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const isConnection = (value: unknown): value is Connection => typeof value === 'object' && value !== null;

/** Whether fetching what was not asked for yet would be at somebody's expense. */
function isScarce(browser: object): boolean {
  const connection = 'connection' in browser ? browser.connection : null;
  if (!isConnection(connection)) return false;
  return connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? '');
}

const NEXT_AFTER_MISSING = '/menu';

interface Warming {
  pathname: string;
  api: ApiClient;
  queries: QueryClient;
}

/** Fetches what every visitor soon needs, then the page they mostly go to next: its code and its answers. */
function warm({ pathname, api, queries }: Warming): void {
  warmApi();
  const here = pages.find(({ path }) => matchPath(path, pathname));
  const next = pages.find(({ path }) => path === (here ? here.next : NEXT_AFTER_MISSING));
  if (!next) return;
  warmPage(next.path);
  // A failure is logged, and the page asks again.
  for (const name of next.reads) queries.query(apiQuery(api, name)).catch(() => undefined);
}

/** Does so once the page has loaded and the browser has nothing else to do, unless the network is slow or paid by the byte. */
export function warmNext(warming: Warming): void {
  if (isScarce(navigator)) return;
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => warm(warming), { timeout: 5000 });
    else setTimeout(() => warm(warming), 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
