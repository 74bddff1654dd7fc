import type { Knex } from 'knex';
import { afterAll, beforeAll } from 'vitest';
import { createClient, type Client } from '../product/client.js';
import { startProduct, type Product } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import { copyDemo, type DatabaseName, type DemoCopy } from './demo-copy.js';

export { DATABASES, type DatabaseName } from './demo-copy.js';

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
    copy = await copyDemo(database);
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

/** A product on each database before the tests of a file, for files of which only a part is about both. */
export const useProducts = (env?: Record<string, string>): Record<DatabaseName, () => Running> => ({
  sqlite: useProduct('sqlite', env),
  postgres: useProduct('postgres', env),
});
