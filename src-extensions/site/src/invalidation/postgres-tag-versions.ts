import { CACHE_TAGS } from '@pickup/contract';
import type { PostgresChangeFeed } from '@pickup/strapi-kit';
import { CONTENT_CHANNEL } from './content-triggers.js';
import { positionOf, type TagVersions, type VersionSnapshot } from './tag-versions.js';

/**
 * Counts the writes of content that the change feed reports; lets a write be answered only when every other instance has
 * received it. While changes could go unnoticed, nothing is served from the cache.
 * @param countWrites how many statements of this instance have written content so far
 */
export function openPostgresTagVersions(feed: PostgresChangeFeed, countWrites: () => number): TagVersions {
  let snapshot: VersionSnapshot = CACHE_TAGS.map(() => 0);
  const unsubscribe = feed.subscribe(CONTENT_CHANNEL, {
    onChange(tag) {
      const position = positionOf(tag);
      snapshot = snapshot.map((version, index) => (index === position ? version + 1 : version));
    },
    onGap: () => (snapshot = snapshot.map((version) => version + 1)),
  });
  return {
    current: () => (feed.isCurrent() ? snapshot : null),
    watchWrites() {
      const before = countWrites();
      return async () => {
        if (countWrites() !== before) await feed.untilReceivedEverywhere();
      };
    },
    close: unsubscribe,
  };
}
