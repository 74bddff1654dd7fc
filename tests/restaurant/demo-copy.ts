import type { Knex } from 'knex';
import { inject } from 'vitest';
import { POSTGRES_BASE, onPostgres } from '../product/base.js';
import { copyFolder, removeFolder } from '../product/folders.js';
import { makeDatabase } from '../product/postgres.js';
import { openPostgres, openSqlite } from '../product/sql.js';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** A database copied from the demo, with the settings that lead a product to it. */
export interface DemoCopy {
  dataDir: string;
  env: Record<string, string>;
  sql: Knex;
  remove: () => Promise<void>;
}

async function copySqlite(): Promise<DemoCopy> {
  const dataDir = await copyFolder(inject('sqliteBase'), 'api');
  const sql = openSqlite(dataDir);
  const remove = async () => {
    await sql.destroy();
    await removeFolder(dataDir);
  };
  return { dataDir, env: {}, sql, remove };
}

async function copyPostgres(): Promise<DemoCopy> {
  const dataDir = await copyFolder(inject('postgresBase'), 'api-postgres');
  const url = await makeDatabase(inject('postgresUrl'), POSTGRES_BASE);
  const sql = openPostgres(url);
  const remove = async () => {
    await sql.destroy();
    await removeFolder(dataDir);
  };
  return { dataDir, env: onPostgres(url), sql, remove };
}

/** A demo restaurant of its own for a test; nothing runs on it yet. */
export const copyDemo = (database: DatabaseName): Promise<DemoCopy> =>
  database === 'sqlite' ? copySqlite() : copyPostgres();
