import { apiQuery, createApiClient, type ApiClient } from '@pickup/web';
import type { PageRequest } from '@pickup/contract';
import { QueryClient, type Query } from '@tanstack/react-query';
import { pages } from '../pages.js';

/** A client whose calls never leave the process. */
export const clientOver = (ask: PageRequest['ask']): ApiClient => createApiClient({ transport: ({ url }) => ask(url) });

/** One page's answers: each is asked for once and never grows old while the page is drawn. */
export const createPageQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity, gcTime: Infinity } },
  });

/** Fetches what a page is known to show, so that it is mostly drawn only once. @throws as `fetchMissing` */
export async function fetchKnown(queries: QueryClient, api: ApiClient, path: string): Promise<void> {
  const reads = pages.find((page) => page.path === path)?.reads ?? [];
  await Promise.all(['restaurantInfo' as const, ...reads].map((name) => queries.query(apiQuery(api, name))));
}

const isMissing = ({ state }: Query) => state.data === undefined;

/**
 * Fetches what the components asked for and do not have yet.
 * @returns whether there was anything
 * @throws ApiError or NetworkError when one of it cannot be had
 */
export async function fetchMissing(queries: QueryClient): Promise<boolean> {
  const missing = queries.getQueryCache().getAll().filter(isMissing);
  await Promise.all(missing.map((query) => query.fetch()));
  return missing.length > 0;
}
