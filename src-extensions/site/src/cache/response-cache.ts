import type { CacheTag } from '@pickup/contract';
import { isUnchanged, type TagVersions, type VersionSnapshot } from '../invalidation/tag-versions.js';
import { BoundedCache } from './bounded-cache.js';
import type { EncodedResponse } from './encoded-response.js';

/** A response as it is generated. */
export interface GeneratedResponse {
  response: EncodedResponse;
  /** What it depends on; an edit of any of them invalidates it. */
  cacheTags: readonly CacheTag[];
  /** When the clock invalidates it, in milliseconds. */
  expiresAt: number;
  /** False for a failure and the like: it goes to the requests that wait for it, and is not cached. */
  isCacheable: boolean;
}

interface CachedResponse extends GeneratedResponse {
  versions: VersionSnapshot;
  generatedAt: number;
}

interface PendingResponse {
  versions: VersionSnapshot;
  generated: Promise<GeneratedResponse>;
}

/** How far the clock is from one that nobody sets, in milliseconds. */
const clockOffset = () => Date.now() - performance.now();

/**
 * The cached response of one address. It generates the response when it is missing or stale; requests that come
 * meanwhile wait for the same one.
 */
export class CacheEntry {
  /** Set by each hit; the cache clears it when it looks for an entry to evict. */
  isUsed = false;
  /** An evicted entry still generates responses for those who hold it, and caches none. */
  isEvicted = false;
  /** Called when a response was made: whether it has been cached. */
  onMade: ((isCached: boolean) => void) | null = null;
  #cached: CachedResponse | null = null;
  #pending: PendingResponse | null = null;

  /** @param generate makes the response for an instant in milliseconds; when it throws, nothing is cached */
  constructor(
    private readonly tagVersions: TagVersions,
    private readonly generate: (now: number) => Promise<GeneratedResponse>,
  ) {}

  /** The cached response while it is valid. */
  current(now: number): CachedResponse | null {
    const cached = this.#cached;
    if (!cached || now >= cached.expiresAt || now < cached.generatedAt) return null;
    const versions = this.tagVersions.current();
    if (versions === null || !isUnchanged(cached.versions, versions, cached.cacheTags)) return null;
    // The next comparison then is of one reference.
    cached.versions = versions;
    this.isUsed = true;
    return cached;
  }

  /** The cached response or a new one. */
  async read(now: number): Promise<GeneratedResponse> {
    return this.current(now) ?? (await this.#renew(now));
  }

  evict(): void {
    this.isEvicted = true;
    this.#cached = null;
  }

  /** Caches what was generated, unless the clock was put elsewhere meanwhile: it may be of another day than it says. */
  #renew(now: number): Promise<GeneratedResponse> {
    const versions = this.tagVersions.current();
    if (versions === null) return this.generate(now);
    // A response that was begun before the last edit would not show it: only one for these versions is shared.
    if (this.#pending?.versions === versions) return this.#join(this.#pending, now);
    const offset = clockOffset();
    const pending = { versions, generated: this.generate(now) };
    this.#pending = pending;
    return pending.generated.then(
      (generated) => {
        this.#finish(pending);
        const isSteady = Math.abs(clockOffset() - offset) < 1_000;
        const isCached = generated.isCacheable && !this.isEvicted && isSteady;
        if (isCached) this.#cached = { ...generated, versions, generatedAt: now };
        this.onMade?.(isCached);
        return generated;
      },
      (error: unknown) => {
        this.#finish(pending);
        this.onMade?.(false);
        throw error;
      },
    );
  }

  /** Waits for the pending response, unless it expired before this request came. */
  async #join(pending: PendingResponse, now: number): Promise<GeneratedResponse> {
    const generated = await pending.generated;
    return generated.isCacheable && now >= generated.expiresAt ? this.read(now) : generated;
  }

  #finish(pending: PendingResponse): void {
    if (this.#pending === pending) this.#pending = null;
  }
}

/** The product's own pages and calls are some fifty; pages of reviews come on top. */
const MAX_ENTRIES = 400;
/** Entries whose first response is being made: anybody can invent addresses, and most of those give none to cache. */
const MAX_UNPROVEN = 200;
/** Raw URLs (`/menu?utm=1`) whose entry is found without normalising them. */
const RAW_URLS = { maxEntries: 2_000, maxKeyLength: 300 } as const;

/** All entries by their normalised address; it never grows beyond its bounds, whatever is asked for. */
export interface ResponseCache {
  /** The entry of a normalised address, made when there is none. */
  entry: (address: string, make: () => CacheEntry) => CacheEntry;
  /** The entry that the same raw URL led to before. */
  byRawUrl: (rawUrl: string) => CacheEntry | undefined;
  remember: (rawUrl: string, entry: CacheEntry) => void;
}

export function createResponseCache(maxEntries = MAX_ENTRIES): ResponseCache {
  const entries = new Map<string, CacheEntry>();
  const unproven = new Map<string, CacheEntry>();
  const rawUrls = new BoundedCache<CacheEntry>(RAW_URLS);

  /** Second-chance eviction: an entry that was used since the last look goes to the end of the queue. */
  function makeRoom(): void {
    for (const [address, entry] of entries) {
      if (entries.size < maxEntries) return;
      entries.delete(address);
      if (entry.isUsed) {
        entry.isUsed = false;
        entries.set(address, entry);
      } else {
        entry.evict();
      }
    }
  }

  /** What gives nothing to cache leaves, and makes no entry of others leave. */
  function prove(address: string, entry: CacheEntry, isCached: boolean): void {
    if (unproven.get(address) !== entry) return;
    unproven.delete(address);
    if (!isCached) {
      entry.evict();
      return;
    }
    makeRoom();
    entries.set(address, entry);
  }

  function addUnproven(address: string, entry: CacheEntry): void {
    for (const [oldest, given] of unproven) {
      if (unproven.size < MAX_UNPROVEN) break;
      unproven.delete(oldest);
      given.evict();
    }
    unproven.set(address, entry);
    entry.onMade = (isCached) => prove(address, entry, isCached);
  }

  return {
    entry(address, make) {
      const found = entries.get(address) ?? unproven.get(address);
      if (found) return found;
      const made = make();
      addUnproven(address, made);
      return made;
    },
    byRawUrl(rawUrl) {
      const entry = rawUrls.get(rawUrl);
      return entry?.isEvicted ? undefined : entry;
    },
    remember: (rawUrl, entry) => rawUrls.set(rawUrl, entry),
  };
}
