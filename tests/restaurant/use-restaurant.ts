import { afterAll, beforeAll } from 'vitest';
import { copyDemo, type DatabaseName, type DemoCopy } from './demo-copy.js';
import { startProduct, type Product } from '../product/product.js';

/** A demo restaurant whose product may end in any way and be started again on the same data. */
export interface Restaurant extends Pick<DemoCopy, 'dataDir' | 'env' | 'sql'> {
  start: (env?: Record<string, string>) => Promise<Product>;
}

/**
 * Makes a restaurant before the tests of a block and takes it away after them, with whatever still runs there.
 * @returns it; ask inside tests only
 */
export function useRestaurant(database: DatabaseName): () => Restaurant {
  let copy: DemoCopy | undefined;
  const started: Product[] = [];
  beforeAll(async () => {
    copy = await copyDemo(database);
  });
  afterAll(async () => {
    await Promise.all(started.map((product) => product.kill()));
    await copy?.remove();
  });
  return () => {
    if (!copy) throw new Error('The restaurant is there inside tests only');
    const { dataDir, env, sql } = copy;
    return {
      dataDir,
      env,
      sql,
      async start(more = {}) {
        const product = await startProduct({ dataDir, env: { ...env, ...more } });
        started.push(product);
        return product;
      },
    };
  };
}
