import type { Knex } from 'knex';
import { casesInDepth } from '../depth.js';
import { POSTGRES_BASE, onPostgres } from '../product/base.js';
import { copyFolder, removeFolder } from '../product/folders.js';
import { makeDatabase } from '../product/postgres.js';
import { openPostgres, openSqlite } from '../product/sql.js';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** For what no database decides: SQLite in `npm test`, both in `npm run test:full`. */
export const DATABASES_IN_DEPTH = casesInDepth(DATABASES);

/** Where the stopped demo is that every test copies. */
export interface Bases {
  /** DATA_DIR of the demo on SQLite. */
  sqliteBase: string;
  /** DATA_DIR of the demo on PostgreSQL, and the address of its server's own database. */
  postgresBase: string;
  postgresUrl: string;
}

/** A database copied from the demo, with the settings that lead a product to it. */
export interface DemoCopy {
  dataDir: string;
  env: Record<string, string>;
  sql: Knex;
  remove: () => Promise<void>;
}

/** Opens the database of a copy, beside its product. */
export const openCopy = ({ dataDir, env }: Pick<DemoCopy, 'dataDir' | 'env'>): Knex =>
  env.DATABASE_URL === undefined ? openSqlite(dataDir) : openPostgres(env.DATABASE_URL);

/** A demo restaurant of its own; nothing runs on it yet. */
export async function copyOf(database: DatabaseName, bases: Bases): Promise<DemoCopy> {
  const isSqlite = database === 'sqlite';
  const dataDir = await copyFolder(isSqlite ? bases.sqliteBase : bases.postgresBase, `api-${database}`);
  const env = isSqlite ? {} : onPostgres(await makeDatabase(bases.postgresUrl, POSTGRES_BASE));
  const sql = openCopy({ dataDir, env });
  const remove = async () => {
    await sql.destroy();
    await removeFolder(dataDir);
  };
  return { dataDir, env, sql, remove };
}
