import { CACHE_TAGS, type CacheTag } from '@pickup/contract';

/**
 * How often the content behind each cache tag has been written, in the order of {@link CACHE_TAGS}. It is immutable: a
 * write makes a new one, so that comparing two references tells whether anything was written at all.
 */
export type VersionSnapshot = readonly number[];

/** Knows of every write of content, whoever made it, before the request that wrote is answered. */
export interface TagVersions {
  /** Null while writes could go unnoticed: nothing may be cached or served from the cache. */
  current: () => VersionSnapshot | null;
  /**
   * Begins to watch one request that may write.
   * @returns to be awaited before that request is answered: by then every instance knows of what it has written
   */
  watchWrites: () => () => Promise<void>;
  close: () => void;
}

/** The database tables behind each cache tag. */
export type TagTables = Readonly<Record<CacheTag, readonly string[]>>;

const positions = new Map<string, number>(CACHE_TAGS.map((tag, index) => [tag, index]));

/** The position of a tag in a snapshot; -1 for an unknown tag. */
export const positionOf = (tag: string): number => positions.get(tag) ?? -1;

/** Whether nothing behind these tags was written between two snapshots. */
export const isUnchanged = (before: VersionSnapshot, after: VersionSnapshot, tags: readonly CacheTag[]): boolean =>
  before === after || tags.every((tag) => before[positionOf(tag)] === after[positionOf(tag)]);
