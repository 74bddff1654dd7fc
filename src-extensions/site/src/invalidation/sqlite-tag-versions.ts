import { CACHE_TAGS } from '@pickup/contract';
import Database from 'better-sqlite3';
import { VERSIONS_TABLE } from './content-triggers.js';
import { positionOf, type TagVersions, type VersionSnapshot } from './tag-versions.js';

/**
 * Asks SQLite before each response whether anything was committed since the last one, which costs about a microsecond,
 * and reads the counts only then.
 */
export function openSqliteTagVersions(file: string): TagVersions {
  const database = new Database(file, { readonly: true });
  const dataVersion = database.prepare<[], number>('PRAGMA data_version').pluck();
  const counts = database.prepare<[], { topic: string; version: number }>(
    `SELECT topic, version FROM ${VERSIONS_TABLE}`,
  );
  let seen: number | undefined;
  let snapshot: VersionSnapshot = CACHE_TAGS.map(() => -1);

  function readCounts(): void {
    const next = [...snapshot];
    for (const { topic, version } of counts.all()) {
      const position = positionOf(topic);
      if (position >= 0) next[position] = version;
    }
    // Most commits are orders: the snapshot stays the same object, which is what `isUnchanged` compares first.
    if (next.some((version, position) => version !== snapshot[position])) snapshot = next;
  }

  return {
    current() {
      try {
        const current = dataVersion.get();
        if (current !== seen) {
          readCounts();
          seen = current;
        }
        return snapshot;
      } catch {
        seen = undefined;
        return null;
      }
    },
    // SQLite has one instance, which asks before each response.
    watchWrites: () => () => Promise.resolve(),
    close() {
      database.close();
    },
  };
}
