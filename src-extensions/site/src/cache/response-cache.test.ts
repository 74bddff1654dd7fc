import { describe, expect, it, vi } from 'vitest';
import type { TagVersions, VersionSnapshot } from '../invalidation/tag-versions.js';
import { encodeResponse } from './encoded-response.js';
import { CacheEntry, createResponseCache, type GeneratedResponse } from './response-cache.js';

const FOREVER = Number.POSITIVE_INFINITY;

/** A response that says which one it is. */
const responseOf = (text: string, rest: Partial<GeneratedResponse> = {}): GeneratedResponse => ({
  response: encodeResponse({ status: 200, headers: {}, body: Buffer.from(text) }),
  cacheTags: ['menu'],
  expiresAt: FOREVER,
  isCacheable: true,
  ...rest,
});

const versionsBy = (current: TagVersions['current']): TagVersions => ({
  current,
  watchWrites: () => () => Promise.resolve(),
  close: () => undefined,
});

async function textOf({ response }: GeneratedResponse): Promise<string> {
  return (await response.encodedAs('identity')).body.toString();
}

/** An entry whose responses are counted: `1`, `2`, …; with `hold`, each waits until it is let go. */
function setUp(rest: Partial<GeneratedResponse> = {}) {
  const state = { versions: [0, 0, 0, 0] as VersionSnapshot | null, generated: 0, hold: false };
  const waiting: (() => void)[] = [];
  const entry = new CacheEntry(
    versionsBy(() => state.versions),
    async () => {
      state.generated += 1;
      const text = String(state.generated);
      if (state.hold) await new Promise<void>((resolve) => waiting.push(resolve));
      return responseOf(text, rest);
    },
  );
  return {
    entry,
    state,
    letGo: () => waiting.splice(0).forEach((go) => go()),
    read: async (now = 0) => textOf(await entry.read(now)),
  };
}

describe('a cached response', () => {
  it('is generated once, and served until one of its tags is written', async () => {
    const { read, state } = setUp();
    expect([await read(), await read()]).toEqual(['1', '1']);
    state.versions = [0, 1, 0, 0];
    expect(await read()).toBe('1');
    state.versions = [1, 1, 0, 0];
    expect(await read()).toBe('2');
  });

  it('is not kept when the clock was put elsewhere while it was generated', async () => {
    const { read, state, letGo } = setUp();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      state.hold = true;
      const early = read();
      vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
      state.hold = false;
      letGo();
      expect([await early, await read(), await read()]).toEqual(['1', '2', '2']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('expires at its instant, and not before', async () => {
    const { read, entry } = setUp({ expiresAt: 1000 });
    expect([await read(10), await read(999)]).toEqual(['1', '1']);
    expect(entry.current(1000)).toBeNull();
    expect(await read(1000)).toBe('2');
  });

  it('is generated again when the clock was set back to before it was made', async () => {
    const { read } = setUp();
    expect([await read(5000), await read(4999)]).toEqual(['1', '2']);
  });

  it('is neither stored nor served while writes could go unnoticed', async () => {
    const { read, state } = setUp();
    await read();
    state.versions = null;
    expect([await read(), await read()]).toEqual(['2', '3']);
    state.versions = [0, 0, 0, 0];
    expect(await read()).toBe('1');
  });

  it('is not stored when it is not cacheable', async () => {
    const { read } = setUp({ isCacheable: false });
    expect([await read(), await read()]).toEqual(['1', '2']);
  });
});

describe('requests while a response is generated', () => {
  it('share it', async () => {
    const { read, state, letGo } = setUp();
    state.hold = true;
    const all = Promise.all(Array.from({ length: 50 }, () => read()));
    letGo();
    expect(new Set(await all)).toEqual(new Set(['1']));
    expect(state.generated).toBe(1);
  });

  it('wait for a newer one when they come after it expired', async () => {
    const { read, state, letGo } = setUp({ expiresAt: 1000 });
    state.hold = true;
    const before = read(999);
    const after = [read(1000), read(1001)];
    state.hold = false;
    letGo();
    expect(await before).toBe('1');
    expect(new Set(await Promise.all(after))).not.toContain('1');
  });

  it('wait for a newer one when they come after an edit, and the older one is not stored', async () => {
    const { read, state, letGo } = setUp();
    state.hold = true;
    const before = read();
    state.versions = [1, 0, 0, 0];
    const after = read();
    state.hold = false;
    letGo();
    expect([await before, await after]).toEqual(['1', '2']);
    expect(await read()).toBe('2');
  });
});

describe('a failure', () => {
  it('reaches the requests that wait, and the next one tries again', async () => {
    let fails = true;
    const entry = new CacheEntry(
      versionsBy(() => [0]),
      () => (fails ? Promise.reject(new Error('no database')) : Promise.resolve(responseOf('there'))),
    );
    await expect(entry.read(0)).rejects.toThrow('no database');
    fails = false;
    expect(await textOf(await entry.read(0))).toBe('there');
  });
});

describe('the response cache', () => {
  const makeEntry = () =>
    new CacheEntry(
      versionsBy(() => [0]),
      () => Promise.resolve(responseOf('x', { cacheTags: [] })),
    );

  it('has one entry for an address', () => {
    const cache = createResponseCache();
    expect(cache.entry('/menu', makeEntry)).toBe(cache.entry('/menu', makeEntry));
  });

  it('never holds more entries than its bound, and keeps those that are used', async () => {
    const cache = createResponseCache(10);
    const home = cache.entry('/', makeEntry);
    await home.read(0);
    const others: CacheEntry[] = [];
    for (let page = 0; page < 100; page += 1) {
      home.current(0);
      const other = cache.entry(`/reviews?page=${page}`, makeEntry);
      await other.read(0);
      others.push(other);
    }
    expect(others.filter(({ isEvicted }) => !isEvicted)).toHaveLength(9);
    expect(home.isEvicted).toBe(false);
    expect(cache.entry('/', makeEntry)).toBe(home);
  });

  it('evicts nothing for addresses that give nothing to cache', async () => {
    const cache = createResponseCache(2);
    const [home, menu] = [cache.entry('/', makeEntry), cache.entry('/menu', makeEntry)];
    await Promise.all([home.read(0), menu.read(0)]);
    const makeMissing = () => setUp({ isCacheable: false }).entry;
    for (let number = 0; number < 500; number += 1) await cache.entry(`/invented-${number}`, makeMissing).read(0);
    const waiting = Array.from({ length: 500 }, (_, number) => cache.entry(`/waiting-${number}`, makeMissing));
    expect(waiting.filter(({ isEvicted }) => !isEvicted)).toHaveLength(200);
    expect([cache.entry('/', makeEntry), cache.entry('/menu', makeEntry)]).toEqual([home, menu]);
  });

  it('forgets a raw URL with its entry', async () => {
    const cache = createResponseCache(1);
    const first = cache.entry('/one', makeEntry);
    cache.remember('/one?utm=1', first);
    expect(cache.byRawUrl('/one?utm=1')).toBe(first);
    await first.read(0);
    await cache.entry('/two', makeEntry).read(0);
    await cache.entry('/three', makeEntry).read(0);
    expect(cache.byRawUrl('/one?utm=1')).toBeUndefined();
  });

  it('remembers no raw URL that is too long', () => {
    const cache = createResponseCache();
    const rawUrl = `/?${'x'.repeat(8000)}`;
    cache.remember(rawUrl, cache.entry('/', makeEntry));
    expect(cache.byRawUrl(rawUrl)).toBeUndefined();
  });
});
