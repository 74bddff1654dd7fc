import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { afterAll, beforeAll, inject } from 'vitest';
import { createClient, type Client } from '../product/client.js';
import { startProduct, type Product } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import { openCopy } from './databases.js';
import { copyDemo, type DatabaseName, type DemoCopy } from './demo-copy.js';
import { Acquired, type Release, type Acquire } from './pool-messages.js';

export { DATABASES, DATABASES_IN_DEPTH, type DatabaseName } from './demo-copy.js';

/** A running product on its own copy of the demo. */
export interface RunningProduct extends Pick<Product, 'url' | 'dataDir' | 'pid' | 'logs'> {
  api: Client;
  sql: Knex;
  /** The owner's access token. */
  token: string;
}

/** One that other blocks of tests have used before. */
export interface PooledProduct extends RunningProduct {
  /** Its folder for temporary files, where nobody else writes. */
  temporary: string;
}

/** One that a block of tests may end. */
export interface OwnProduct extends RunningProduct, Product {
  api: Client;
}

/** The settings of a product that counts the attempts of each address the proxy before it names. */
export const LIMITED = { RATE_LIMITS: 'on', TRUST_PROXY: 'true' };

async function askPool(path: 'acquire' | 'release', asked: Acquire | Release): Promise<unknown> {
  const answer = await fetch(`${inject('productPool')}/${path}`, { method: 'POST', body: JSON.stringify(asked) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** What a test asks of a product only while it runs. */
function whileRunning<Kind>(running: () => Kind | undefined): () => Kind {
  return () => {
    const product = running();
    if (!product) throw new Error('The product runs inside tests only');
    return product;
  };
}

/**
 * Gives the tests of a block a running product with the demo's first data. It is shared: other blocks use it before and
 * after them, so they may change its data as they like and must leave the process as it is.
 * @param settings further environment variables; filled at the latest when the tests begin
 * @returns the running product; ask for it inside tests only
 */
export function useProduct(
  database: DatabaseName = 'sqlite',
  settings: Record<string, string> = {},
): () => PooledProduct {
  let running: PooledProduct | undefined;
  beforeAll(async () => {
    const { url, dataDir, pid, env, log, temporary } = Acquired.parse(await askPool('acquire', { database, settings }));
    const sql = openCopy({ dataDir, env });
    const logs = () => readFileSync(log.file).subarray(log.from).toString();
    running = { url, dataDir, pid, logs, temporary, api: createClient(url), sql, token: '' };
    running.token = await signIn(running.api, dataDir);
  });
  afterAll(async () => {
    if (!running) return;
    const { pid, sql } = running;
    running = undefined;
    await sql.destroy();
    await askPool('release', { pid });
  });
  return whileRunning(() => running);
}

/** A product on each database before the tests of a file, for files of which only a part is about both. */
export const useProducts = (settings?: Record<string, string>): Record<DatabaseName, () => PooledProduct> => ({
  sqlite: useProduct('sqlite', settings),
  postgres: useProduct('postgres', settings),
});

/**
 * Gives the tests of a block a product that nobody else uses; it has to end in order, by them or after them.
 * @returns the running product; ask for it inside tests only
 */
export function useOwnProduct(database: DatabaseName, settings: Record<string, string> = {}): () => OwnProduct {
  let copy: DemoCopy | undefined;
  let running: OwnProduct | undefined;
  beforeAll(async () => {
    copy = await copyDemo(database);
    const product = await startProduct({ dataDir: copy.dataDir, env: { ...settings, ...copy.env } });
    running = { ...product, api: createClient(product.url), sql: copy.sql, token: '' };
    running.token = await signIn(running.api, running.dataDir);
  });
  afterAll(async () => {
    const ended = await running?.stop();
    running = undefined;
    await copy?.remove();
    if (ended && ended.code !== 0) {
      throw new Error(`The product ended with ${ended.code ?? 'a signal'}: ${ended.stderr}`);
    }
  });
  return whileRunning(() => running);
}
