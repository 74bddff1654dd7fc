import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, inject } from 'vitest';
import { POSTGRES_BASE, onPostgres } from '../../product/base.js';
import { createClient, type Client } from '../../product/client.js';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { startProduct, type Product } from '../../product/product.js';
import { signIn } from '../../product/sign-in.js';
import { openPostgres, openSqlite } from '../../product/sql.js';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** A database copied from the demo, with the settings that lead a product to it. */
interface DemoCopy {
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
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(inject('postgresUrl'));
  await server.raw('CREATE DATABASE ?? TEMPLATE ??', [name, POSTGRES_BASE]);
  await server.destroy();
  const url = inject('postgresUrl').replace(/[^/]+$/, name);
  const sql = openPostgres(url);
  const remove = async () => {
    await sql.destroy();
    await removeFolder(dataDir);
  };
  return { dataDir, env: onPostgres(url), sql, remove };
}

/** A running product on its own copy of the demo. */
export interface Running extends Product {
  api: Client;
  sql: Knex;
  /** The owner's access token. */
  token: string;
}

/**
 * Starts a product before the tests of a block and ends it after them.
 * @returns the running product; ask for it inside tests only
 */
export function useProduct(database: DatabaseName = 'sqlite', env: Record<string, string> = {}): () => Running {
  let copy: DemoCopy | undefined;
  let running: Running | undefined;
  beforeAll(async () => {
    copy = database === 'sqlite' ? await copySqlite() : await copyPostgres();
    const product = await startProduct({ dataDir: copy.dataDir, env: { ...env, ...copy.env } });
    const api = createClient(product.url);
    running = { ...product, api, sql: copy.sql, token: '' };
    running.token = await signIn(api, copy.dataDir);
  });
  afterAll(async () => {
    const ended = await running?.stop();
    await copy?.remove();
    if (ended && ended.code !== 0)
      throw new Error(`The product ended with ${ended.code ?? 'a signal'}: ${ended.stderr}`);
  });
  return () => {
    if (!running) throw new Error('The product runs inside tests only');
    return running;
  };
}
