import { CACHE_TAGS } from '@pickup/contract';
import type { Transaction } from '@pickup/strapi-kit';
import Database from 'better-sqlite3';
import { positionOf, type Snapshot, type TopicTables, type Versions } from './versions.js';

/** Not a content type: nobody who edits content has a use for it in the raw panel. */
const TABLE = 'site_versions';
/** Raised when a trigger changes, so that a database with the old ones gets the new. */
const PREFIX = 'site_versions_v1_';
const EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const;

const triggersOf = (tables: TopicTables) =>
  CACHE_TAGS.flatMap((topic) =>
    tables[topic].flatMap((table) =>
      EVENTS.map((event) => ({ name: `${PREFIX}${table}_${event.toLowerCase()}`, topic, table, event })),
    ),
  );

/** Makes the database itself count every write of content: the product's, the raw panel's, a developer's own SQL. */
export async function installSqliteTriggers(trx: Transaction, tables: TopicTables): Promise<void> {
  await trx.raw(`CREATE TABLE IF NOT EXISTS ${TABLE} (topic TEXT PRIMARY KEY, version INTEGER NOT NULL)`);
  for (const topic of CACHE_TAGS) {
    await trx.raw(`INSERT INTO ${TABLE} (topic, version) VALUES (?, 0) ON CONFLICT DO NOTHING`, [topic]);
  }
  for (const { name, topic, table, event } of triggersOf(tables)) {
    const count = `UPDATE ${TABLE} SET version = version + 1 WHERE topic = '${topic}';`;
    await trx.raw(`CREATE TRIGGER IF NOT EXISTS ${name} AFTER ${event} ON ${table} BEGIN ${count} END`);
  }
}

/**
 * Asks SQLite before each answer whether anybody has committed anything since the last one, which costs about a
 * microsecond, and reads the counts only then.
 */
export function openSqliteVersions(file: string): Versions {
  const database = new Database(file, { readonly: true });
  const dataVersion = database.prepare<[], number>('PRAGMA data_version').pluck();
  const counts = database.prepare<[], { topic: string; version: number }>(`SELECT topic, version FROM ${TABLE}`);
  let seen: number | undefined;
  let snapshot: Snapshot = CACHE_TAGS.map(() => -1);

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
    now() {
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
    // There is one instance, and it asks each time.
    watchWrites: () => () => Promise.resolve(),
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}
