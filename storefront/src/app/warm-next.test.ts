import { createQueryClient, type ApiClient } from '@pickup/web';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warmNext } from './warm-next.js';

afterEach(() => vi.unstubAllGlobals());

/** Warms from an address over such a network. @returns the calls that were made */
async function warmedFrom(pathname: string, connection?: object): Promise<string[]> {
  const asked: string[] = [];
  const request: ApiClient['request'] = async (name) => {
    asked.push(name);
    return new Promise(() => undefined);
  };
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('navigator', { ...(connection && { connection }) });
  warmNext({ pathname, api: { request, call: request }, queries: createQueryClient() });
  idle.forEach((work) => work());
  await Promise.resolve();
  return asked;
}

describe('the next page', () => {
  it.each([
    ['/', ['menuItems', 'categories']],
    ['/menu', ['menuItems', 'deals']],
    ['/about', ['menuItems', 'categories']],
    ['/no/such/page', ['menuItems', 'categories']],
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
