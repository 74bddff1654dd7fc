import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { randomText } from '../random-text.js';
import { noteCorruption, requireIntact } from './database-corruption.js';
import { type Sql, sqlOf } from './sql.js';
import { SqliteWriter } from './sqlite-writer.js';

/** An open transaction of the query builder. */
export type Transaction = Knex.Transaction;

/** Runs work in one database transaction: all of it is stored, or nothing. */
export async function inTransaction<Result>(
  strapi: Core.Strapi,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  requireIntact(strapi.db.connection);
  return await strapi.db.transaction(({ trx }: { trx: Transaction }) => work(trx));
}

const KnexClient = z.object({ config: z.object({ client: z.unknown() }) });

/** Whether this is PostgreSQL rather than SQLite. */
export function isPostgres(db: Knex): boolean {
  const client: unknown = db.client;
  return /^(pg|postgres)/.test(String(KnexClient.parse(client).config.client));
}

/** The columns that Strapi expects in every row. */
export const rowDefaults = (at: Date) => ({
  document_id: randomText(12, 'hex'),
  created_at: at,
  updated_at: at,
  published_at: at,
});

/**
 * Whether the database rejected a row because of a unique column. SQLite names the column, at the end of a message that
 * begins with the statement; PostgreSQL names the index.
 */
export function isUniqueViolation(error: unknown, column: string, index: string): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '23505') return 'constraint' in error && error.constraint === index;
  return code.startsWith('SQLITE_CONSTRAINT') && error.message.endsWith(`.${column}`);
}

/** PostgreSQL's codes for a deadlock and a serialization failure. */
const RETRYABLE: readonly unknown[] = ['40P01', '40001'];

const ATTEMPTS = 6;
const MAX_DELAY_MS = 50;

const isRetryable = (error: unknown) => error instanceof Error && 'code' in error && RETRYABLE.includes(error.code);

/**
 * Retries a whole transaction that the database has rolled back because of a concurrent one.
 * @param attempt must change nothing but the database; not for use within another transaction
 */
export async function retryOnSerializationFailure<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !isRetryable(error)) throw error;
    }
    // A random delay, so that conflicting transactions are not retried at the same moment.
    await pause(Math.random() * MAX_DELAY_MS);
  }
}

const writers = new WeakMap<Knex, SqliteWriter>();

function writerOf(db: Knex): SqliteWriter {
  const known = writers.get(db);
  if (known) return known;
  const writer = new SqliteWriter(db);
  writers.set(db, writer);
  return writer;
}

async function writeToSqlite<Result>(db: Knex, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  requireIntact(db);
  try {
    return await writerOf(db).write(work);
  } catch (error) {
    noteCorruption(db, error);
    throw error;
  }
}

/**
 * Runs plain SQL in one transaction: all of it is stored, or nothing. Inside another transaction it is a part of that one.
 * @param work may await only its own SQL, and may be run more than once
 */
export function inSqlTransaction<Result>(strapi: Core.Strapi, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const db = strapi.db.connection;
  const byBuilder = () => inTransaction(strapi, (trx) => work(sqlOf(trx)));
  if (strapi.db.inTransaction()) return byBuilder();
  return isPostgres(db) ? retryOnSerializationFailure(byBuilder) : writeToSqlite(db, work);
}
