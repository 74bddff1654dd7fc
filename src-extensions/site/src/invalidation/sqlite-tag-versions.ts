import { CACHE_TAGS } from '@pickup/contract';
import Database from 'better-sqlite3';
import { VERSIONS_TABLE } from './content-triggers.js';
import { positionOf, type TagVersions, type VersionSnapshot } from './tag-versions.js';

/**
 * Asks SQLite whether anything was committed since it was asked before, which costs about a microsecond and a half, and
 * reads the counts only then. One answer is for all requests of a turn of the event loop: they had come before it was
 * asked for, and a request that writes in the same turn has it asked for again before it is answered.
 */
export function openSqliteTagVersions(file: string): TagVersions {
  const database = new Database(file, { readonly: true });
  const dataVersion = database.prepare<[], number>('PRAGMA data_version').pluck();
  const counts = database.prepare<[], { topic: string; version: number }>(
    `SELECT topic, version FROM ${VERSIONS_TABLE}`,
  );
  let seen: number | undefined;
  let isAskedInThisTurn = false;
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

  const askAgain = () => {
    isAskedInThisTurn = false;
  };

  return {
    current() {
      if (isAskedInThisTurn) return snapshot;
      try {
        const current = dataVersion.get();
        if (current !== seen) {
          readCounts();
          seen = current;
        }
        isAskedInThisTurn = true;
        setImmediate(askAgain);
        return snapshot;
      } catch {
        seen = undefined;
        return null;
      }
    },
    // SQLite has one instance: there is no other to wait for.
    watchWrites: () => async () => askAgain(),
    close() {
      database.close();
    },
  };
}
