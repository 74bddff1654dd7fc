import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { noteCorruption, requireIntact } from './database-corruption.js';
import { inTransaction, isPostgres } from './database.js';
import { sqlOf, type Sql } from './sql.js';
import { SqliteWriter } from './sqlite-writer.js';

/** What PostgreSQL says when it has undone a transaction for another's sake: a deadlock, a serialization failure. */
const UNDONE: readonly unknown[] = ['40P01', '40001'];

const ATTEMPTS = 6;
const LONGEST_PAUSE_MS = 50;

const wasUndone = (error: unknown) => error instanceof Error && 'code' in error && UNDONE.includes(error.code);

/** Those who stood in each other's way do not meet again at the same moment. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

/**
 * Repeats a whole transaction that the database has undone for another's sake, as if it had never been tried.
 * @param attempt must change nothing but the database; not for use within another transaction
 */
export async function retryOnSerializationFailure<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !wasUndone(error)) throw error;
    }
    await pause();
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

async function writePastBuilder<Result>(db: Knex, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  requireIntact(db);
  try {
    return await writerOf(db).write(work);
  } catch (error) {
    noteCorruption(db, error);
    throw error;
  }
}

/**
 * Runs plain SQL in one transaction, as fast as the database allows: all of it is stored, or nothing. Inside another
 * transaction it is a part of that one.
 * @param work may wait for its own SQL and for nothing else, and may be run again from its beginning
 */
export function inSqlTransaction<Result>(strapi: Core.Strapi, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const db = strapi.db.connection;
  const byBuilder = () => inTransaction(strapi, (trx) => work(sqlOf(trx)));
  if (strapi.db.inTransaction()) return byBuilder();
  return isPostgres(db) ? retryOnSerializationFailure(byBuilder) : writePastBuilder(db, work);
}
