import { createApiClient, createQueryClient } from '@pickup/web';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warmNext } from './warm-next.js';

afterEach(() => vi.unstubAllGlobals());

/** Warms from an address over such a network. @returns the calls that were made */
async function warmedFrom(pathname: string, connection?: object): Promise<string[]> {
  const asked: string[] = [];
  const api = createApiClient({
    transport: ({ url }) => {
      asked.push(url);
      return new Promise(() => undefined);
    },
  });
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('navigator', { ...(connection && { connection }) });
  const queries = createQueryClient();
  // What it keeps for later would wait for minutes.
  queries.setDefaultOptions({ queries: { gcTime: Infinity } });
  warmNext({ pathname, api, queries });
  idle.forEach((work) => work());
  await Promise.resolve();
  return asked;
}

describe('the next page', () => {
  it.each([
    ['/', ['/api/menu/items', '/api/menu/categories']],
    ['/menu', []],
    ['/about', ['/api/menu/items', '/api/menu/categories']],
    ['/no/such/page', ['/api/menu/items', '/api/menu/categories']],
    ['/checkout', []],
  ])('after %s is asked for while the browser is idle', async (pathname, calls) => {
    expect(await warmedFrom(pathname, { effectiveType: '4g', saveData: false })).toEqual(calls);
    expect(await warmedFrom(pathname)).toEqual(calls);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
    'is left alone where the network is scarce: %j',
    async (connection) => {
      expect(await warmedFrom('/', connection)).toEqual([]);
    },
  );
});
