import path from 'node:path';
import knex, { type Knex } from 'knex';

/** The database file of a DATA_DIR. */
export const databaseFile = (dataDir: string) => path.join(dataDir, 'pickup.db');

/** Opens the database file of a product, beside the product. */
export const openSqlite = (dataDir: string): Knex =>
  knex({ client: 'better-sqlite3', connection: { filename: databaseFile(dataDir) }, useNullAsDefault: true });

/** Runs work on an open database and closes it. */
export async function closingSql(sql: Knex, work: (sql: Knex) => Promise<unknown>): Promise<void> {
  try {
    await work(sql);
  } finally {
    await sql.destroy();
  }
}

/** Opens a PostgreSQL database. */
export const openPostgres = (url: string): Knex => knex({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
