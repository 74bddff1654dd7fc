import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { requireIntact } from './database-corruption.js';
import { randomText } from '../random-text.js';

/** One open transaction; every query of an order goes through it. */
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

/** Whether this is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(db: Knex): boolean {
  const client: unknown = db.client;
  return /^(pg|postgres)/.test(String(KnexClient.parse(client).config.client));
}

/** What Strapi expects in every row it did not write itself. */
export const rowDefaults = (at: Date) => ({
  document_id: randomText(12, 'hex'),
  created_at: at,
  updated_at: at,
  published_at: at,
});

/**
 * True when the database refused a row because a unique column already holds its value. Drivers name it differently:
 * SQLite gives the column, at the end of a message that begins with the whole statement; PostgreSQL gives the index.
 */
export function isUniqueViolation(error: unknown, column: string, index: string): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '23505') return 'constraint' in error && error.constraint === index;
  return code.startsWith('SQLITE_CONSTRAINT') && error.message.endsWith(`.${column}`);
}
