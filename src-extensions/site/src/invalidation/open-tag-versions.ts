import { CACHE_TAGS } from '@pickup/contract';
import { changeFeedOf, inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { installContentTriggers } from './content-triggers.js';
import { openPostgresTagVersions } from './postgres-tag-versions.js';
import { openSqliteTagVersions } from './sqlite-tag-versions.js';
import type { TagTables, TagVersions } from './tag-versions.js';

const SqliteConnection = z.object({ filename: z.string() });
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
  await inTransaction(strapi, (trx) => installContentTriggers(trx, tables));
  const feed = changeFeedOf(strapi);
  if (feed) return openPostgresTagVersions(feed, countWrites(strapi, tables));
  const connection: unknown = strapi.config.get('database.connection.connection');
  return openSqliteTagVersions(SqliteConnection.parse(connection).filename);
}
