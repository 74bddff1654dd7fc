import { createApiClient, createQueryClient } from '@pickup/web';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetchNext } from './prefetch-next.js';

afterEach(() => vi.unstubAllGlobals());

/** Prefetches from an address over such a network. @returns the calls that were made */
async function prefetchedFrom(path: string, connection?: object): Promise<string[]> {
  const called: string[] = [];
  const api = createApiClient({
    transport: ({ url }) => {
      called.push(url);
      return new Promise(() => undefined);
    },
  });
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('navigator', { ...(connection && { connection }) });
  const queries = createQueryClient();
  // No timer that collects garbage after minutes.
  queries.setDefaultOptions({ queries: { gcTime: Infinity } });
  prefetchNext({ path, language: 'en', api, queries });
  // Each step asks for the next idle moment when it is done.
  for (const work of idle) work();
  await vi.dynamicImportSettled();
  return called;
}

describe('the next page', () => {
  it.each([
    ['/', ['/api/menu/items', '/api/menu/categories']],
    ['/menu', []],
    ['/about', ['/api/menu/items', '/api/menu/categories']],
    ['/no/such/page', ['/api/menu/items', '/api/menu/categories']],
    ['/checkout', []],
  ])('after %s is prefetched while the browser is idle', async (path, calls) => {
    expect(await prefetchedFrom(path, { effectiveType: '4g', saveData: false })).toEqual(calls);
    expect(await prefetchedFrom(path)).toEqual(calls);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
    'is not prefetched on the network %j',
    async (connection) => {
      expect(await prefetchedFrom('/', connection)).toEqual([]);
    },
  );
});
