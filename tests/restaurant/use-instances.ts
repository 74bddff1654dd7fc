import type { Knex } from 'knex';
import { afterAll, beforeAll, inject } from 'vitest';
import { onPostgres, openAlways } from '../product/base.js';
import { createClient, type Client } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { makeDatabase } from '../product/postgres.js';
import { startProduct, type Product } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import { openPostgres } from '../product/sql.js';

/** One of several products on one database. */
export interface Instance extends Product {
  api: Client;
}

export interface Instances {
  one: Instance;
  other: Instance;
  sql: Knex;
  /** The owner's access token; every instance takes it. */
  token: string;
}

/**
 * Starts two products at the same moment on one empty PostgreSQL and one empty DATA_DIR, opens their kitchen around the
 * clock, and ends them after the tests of a block.
 * @param settings gives further environment variables of both, once what was named before has begun
 * @returns them; ask inside tests only
 */
export function useInstances(settings: () => Record<string, string>): () => Instances {
  let running: Instances | undefined;
  let dataDir = '';
  beforeAll(async () => {
    const url = await makeDatabase(inject('postgresUrl'));
    dataDir = await makeFolder('two');
    const start = async (): Promise<Instance> => {
      const product = await startProduct({ dataDir, env: { ...settings(), ...onPostgres(url) } });
      return { ...product, api: createClient(product.url) };
    };
    const [one, other] = await Promise.all([start(), start()]);
    running = { one, other, sql: openPostgres(url), token: '' };
    await openAlways(running.sql);
    running.token = await signIn(one.api, dataDir);
  });
  afterAll(async () => {
    if (running) {
      await Promise.all([running.one.kill(), running.other.kill()]);
      await running.sql.destroy();
    }
    await removeFolder(dataDir);
  });
  return () => {
    if (!running) throw new Error('The products run inside tests only');
    return running;
  };
}
