import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, inject } from 'vitest';
import { createClient, type Client } from '../product/client.js';
import { startProduct, type Product } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import { copyDemo, type DatabaseName, type DemoCopy } from './demo-copy.js';
import { putBackPostgres, putBackSqlite, type PutBack } from './put-back.js';

export { DATABASES, type DatabaseName } from './demo-copy.js';

/** A running product on its own copy of the demo. */
export interface Running extends Product {
  api: Client;
  sql: Knex;
  /** The owner's access token. */
  token: string;
}

interface Started {
  running: Running;
  copy: DemoCopy;
}

/** A product that the files of one worker use one after another. */
interface Shared extends Started {
  putBack: PutBack;
}

/** Kept while the worker lives, which runs many files; the global set-up ends them after the last. */
const shared = new Map<DatabaseName, Promise<Shared>>();

async function startOn(database: DatabaseName, env: Record<string, string>): Promise<Started> {
  const copy = await copyDemo(database);
  const product = await startProduct({ dataDir: copy.dataDir, env: { ...env, ...copy.env } });
  return { copy, running: { ...product, api: createClient(product.url), sql: copy.sql, token: '' } };
}

async function startShared(database: DatabaseName): Promise<Shared> {
  const { copy, running } = await startOn(database, {});
  await writeFile(path.join(inject('sharedProducts'), String(running.pid)), running.dataDir);
  const putBack =
    database === 'sqlite'
      ? putBackSqlite(copy, inject('sqliteBase'))
      : await putBackPostgres(copy, inject('postgresBase'));
  return { copy, running, putBack };
}

/** The product that the files of this worker share, on the demo as it was at first. */
async function borrow(database: DatabaseName): Promise<Running> {
  const before = shared.get(database);
  const starting = before ?? startShared(database);
  shared.set(database, starting);
  const { running, putBack } = await starting;
  if (before) await putBack();
  return running;
}

/** A product with settings of its own; it has to end in order. */
async function startOwn(database: DatabaseName, env: Record<string, string>) {
  const { copy, running } = await startOn(database, env);
  const end = async () => {
    const ended = await running.stop();
    await copy.remove();
    if (ended.code !== 0) throw new Error(`The product ended with ${ended.code ?? 'a signal'}: ${ended.stderr}`);
  };
  return { running, end };
}

/**
 * Gives the tests of a block a running product on a fresh demo: with settings, one of its own that ends after them;
 * without, the worker's, whose data is put back before they begin.
 * @returns the running product; ask for it inside tests only
 */
export function useProduct(database: DatabaseName = 'sqlite', env?: Record<string, string>): () => Running {
  let running: Running | undefined;
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (env) ({ running, end } = await startOwn(database, env));
    else running = await borrow(database);
    running.token = await signIn(running.api, running.dataDir);
  });
  afterAll(async () => {
    await end?.();
    running = undefined;
  });
  return () => {
    if (!running) throw new Error('The product runs inside tests only');
    return running;
  };
}

/** A product on each database before the tests of a file, for files of which only a part is about both. */
export const useProducts = (env?: Record<string, string>): Record<DatabaseName, () => Running> => ({
  sqlite: useProduct('sqlite', env),
  postgres: useProduct('postgres', env),
});
