import { CACHE_TAGS } from '@pickup/contract';
import { inTransaction, isPostgres } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { installPostgresTriggers } from './postgres-triggers.js';
import { PostgresVersions } from './postgres-versions.js';
import { installSqliteTriggers, openSqliteVersions } from './sqlite-versions.js';
import type { TopicTables, Versions } from './versions.js';

const SqliteConnection = z.object({ filename: z.string() });
const PostgresConnection = z.object({ connectionString: z.string() });
const Statement = z.object({ sql: z.string() });

/** Counts the statements by which this process writes content, so that a request that wrote none need not wait for others. */
function countWrites(strapi: Core.Strapi, tables: TopicTables): () => number {
  const names = CACHE_TAGS.flatMap((topic) => tables[topic]).join('|');
  const writesContent = new RegExp(`\\b(insert into|update|delete from|truncate)\\b.*\\b(${names})\\b`, 'is');
  let written = 0;
  strapi.db.connection.on('query', (query: unknown) => {
    const statement = Statement.safeParse(query);
    if (statement.success && writesContent.test(statement.data.sql)) written += 1;
  });
  return () => written;
}

/** Sets up the database of this product to tell of writes, and listens. */
export async function openVersions(strapi: Core.Strapi, tables: TopicTables): Promise<Versions> {
  const connection = strapi.config.get('database.connection.connection');
  if (!isPostgres(strapi.db.connection)) {
    await inTransaction(strapi, (trx) => installSqliteTriggers(trx, tables));
    return openSqliteVersions(SqliteConnection.parse(connection).filename);
  }
  await inTransaction(strapi, (trx) => installPostgresTriggers(trx, tables));
  return PostgresVersions.open({
    connection: PostgresConnection.parse(connection),
    log: (message) => strapi.log.warn(message),
    countWrites: countWrites(strapi, tables),
  });
}
