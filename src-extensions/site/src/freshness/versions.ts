import { CACHE_TAGS, type CacheTag } from '@pickup/contract';

/**
 * How often each part of the content has been written, in the order of {@link CACHE_TAGS}. It never changes: a
 * write makes a new one, so that one comparison tells whether anything was written at all.
 */
export type Snapshot = readonly number[];

/** Knows of every write of content, whoever made it, before that write is answered. */
export interface Versions {
  /** Null while writes could go unnoticed: nothing may be kept or served from what was kept. */
  now: () => Snapshot | null;
  /**
   * Begins to watch over one request that may write.
   * @returns to be awaited before that request is answered: by then every instance knows of what it has written
   */
  watchWrites: () => () => Promise<void>;
  close: () => Promise<void>;
}

/** Which tables make up each topic. */
export type TopicTables = Readonly<Record<CacheTag, readonly string[]>>;

const positions = new Map<string, number>(CACHE_TAGS.map((topic, index) => [topic, index]));

/** Where a topic stands in a snapshot; -1 for a name that is none. */
export const positionOf = (topic: string): number => positions.get(topic) ?? -1;

/** Whether nothing of these topics was written between two snapshots. */
export const isUnchanged = (before: Snapshot, after: Snapshot, topics: readonly CacheTag[]): boolean =>
  before === after || topics.every((topic) => before[positionOf(topic)] === after[positionOf(topic)]);
