import { existsSync } from 'node:fs';
import type { Sql, SqlValue } from '@pickup/strapi-kit';
import Database from 'better-sqlite3';
import { databaseFile } from '../start/preflight.js';
import { connectPostgres } from '../start/postgres-connection.js';
import { StartError, type Settings } from '../start/settings.js';

type Work<Result> = (sql: Sql) => Promise<Result>;

/** How long to wait for a product that is writing, in milliseconds. */
const BUSY_MS = 30_000;

/** Values as Strapi stores them on SQLite. */
function toStored(value: SqlValue): string | number | null {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}

async function inSqlite<Result>(file: string, work: Work<Result>): Promise<Result> {
  if (!existsSync(file)) throw new StartError(`There is no database: ${file} does not exist.`);
  const database = new Database(file, { fileMustExist: true, timeout: BUSY_MS });
  const sql: Sql = (text, values = []) => {
    const statement = database.prepare<(string | number | null)[]>(text);
    const stored = values.map(toStored);
    if (statement.reader) return Promise.resolve(statement.all(...stored));
    statement.run(...stored);
    return Promise.resolve([]);
  };
  try {
    database.exec('BEGIN IMMEDIATE');
    const result = await work(sql);
    database.exec('COMMIT');
    return result;
  } finally {
    // Closing the connection rolls back an unfinished transaction.
    database.close();
  }
}

async function inPostgres<Result>(url: string | undefined, tables: string, work: Work<Result>): Promise<Result> {
  const client = await connectPostgres(url);
  const sql: Sql = async (text, values = []) => {
    let place = 0;
    const { rows } = await client.query<object>(
      text.replaceAll('?', () => `$${(place += 1)}`),
      [...values],
    );
    return rows;
  };
  try {
    await client.query('BEGIN');
    await client.query(`LOCK TABLE ${tables} IN SHARE ROW EXCLUSIVE MODE`);
    const result = await work(sql);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/**
 * Runs work in one transaction of the product's database, whether or not the product is running. Nobody else changes these
 * tables meanwhile.
 * @param tables with commas between them
 * @throws StartError when there is no database
 */
export const inDatabase = <Result>(
  { DATABASE_CLIENT, DATABASE_URL, DATA_DIR }: Settings,
  tables: string,
  work: Work<Result>,
): Promise<Result> =>
  DATABASE_CLIENT === 'postgres' ? inPostgres(DATABASE_URL, tables, work) : inSqlite(databaseFile(DATA_DIR), work);
