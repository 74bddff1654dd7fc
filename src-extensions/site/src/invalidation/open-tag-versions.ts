import { CACHE_TAGS } from '@pickup/contract';
import { inTransaction, isPostgres, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { CONTENT_CHANNEL, PostgresTagVersions } from './postgres-tag-versions.js';
import { VERSIONS_TABLE, openSqliteTagVersions } from './sqlite-tag-versions.js';
import type { TagTables, TagVersions } from './tag-versions.js';

/** Its number is raised when a trigger changes, so that a database with the old ones gets the new. */
const SQLITE_TRIGGER_PREFIX = 'site_versions_v1_';
const SQLITE_EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** Makes SQLite itself count every write of content: the product's, the raw panel's, a developer's own SQL. */
async function installSqliteTriggers(trx: Transaction, tables: TagTables): Promise<void> {
  await trx.raw(`CREATE TABLE IF NOT EXISTS ${VERSIONS_TABLE} (topic TEXT PRIMARY KEY, version INTEGER NOT NULL)`);
  for (const tag of CACHE_TAGS) {
    await trx.raw(`INSERT INTO ${VERSIONS_TABLE} (topic, version) VALUES (?, 0) ON CONFLICT DO NOTHING`, [tag]);
    const count = `UPDATE ${VERSIONS_TABLE} SET version = version + 1 WHERE topic = '${tag}';`;
    for (const table of tables[tag]) {
      for (const event of SQLITE_EVENTS) {
        const name = `${SQLITE_TRIGGER_PREFIX}${table}_${event.toLowerCase()}`;
        await trx.raw(`CREATE TRIGGER IF NOT EXISTS ${name} AFTER ${event} ON ${table} BEGIN ${count} END`);
      }
    }
  }
}

/** Its number is raised when the function or a trigger changes, so that a database with the old ones gets the new. */
const POSTGRES_TRIGGER = 'site_content_written_v1';

/**
 * Makes PostgreSQL itself notify of every write of content; it delivers a notification when, and only when, its
 * transaction commits. `CREATE OR REPLACE` fails when two instances run it at once; the application lets one start at a
 * time come here (cms/src/start/locks.ts).
 */
async function installPostgresTriggers(trx: Transaction, tables: TagTables): Promise<void> {
  await trx.raw(`CREATE OR REPLACE FUNCTION ${POSTGRES_TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('${CONTENT_CHANNEL}', TG_ARGV[0]); RETURN NULL; END $$`);
  for (const tag of CACHE_TAGS) {
    for (const table of tables[tag]) {
      await trx.raw(`CREATE OR REPLACE TRIGGER ${POSTGRES_TRIGGER} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION ${POSTGRES_TRIGGER}('${tag}')`);
    }
  }
}

const SqliteConnection = z.object({ filename: z.string() });
const PostgresConnection = z.object({ connectionString: z.string() });
const Statement = z.object({ sql: z.string() });

/** Counts the statements by which this process writes content: a request that wrote none need not wait for other instances. */
function countWrites(strapi: Core.Strapi, tables: TagTables): () => number {
  const names = CACHE_TAGS.flatMap((tag) => tables[tag]).join('|');
  const writesContent = new RegExp(`\\b(insert into|update|delete from|truncate)\\b.*\\b(${names})\\b`, 'is');
  let written = 0;
  strapi.db.connection.on('query', (query: unknown) => {
    const statement = Statement.safeParse(query);
    if (statement.success && writesContent.test(statement.data.sql)) written += 1;
  });
  return () => written;
}

/** Installs the triggers that report writes of content, and listens to them. */
export async function openTagVersions(strapi: Core.Strapi, tables: TagTables): Promise<TagVersions> {
  const connection = strapi.config.get('database.connection.connection');
  if (!isPostgres(strapi.db.connection)) {
    await inTransaction(strapi, (trx) => installSqliteTriggers(trx, tables));
    return openSqliteTagVersions(SqliteConnection.parse(connection).filename);
  }
  await inTransaction(strapi, (trx) => installPostgresTriggers(trx, tables));
  return PostgresTagVersions.open({
    connection: PostgresConnection.parse(connection),
    log: (message) => strapi.log.warn(message),
    countWrites: countWrites(strapi, tables),
  });
}
