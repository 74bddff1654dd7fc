import path from 'node:path';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { postgresStore, sqliteStore } from '../../../product/empty-database.js';
import { makeFolder, removeFolder } from '../../../product/folders.js';
import { startProduct, type Product } from '../../../product/product.js';
import { openPostgres, openSqlite } from '../../../product/sql.js';
import type { DatabaseName } from '../../../restaurant/use-product.js';

/** A place for a restaurant, with no product in it yet. */
export interface EmptySite {
  /** Not there yet, in a folder of its own. */
  dataDir: string;
  env: Record<string, string>;
  /** Looks into the database, once there is one. */
  open: () => Knex;
  start: () => Promise<Product>;
  remove: () => Promise<void>;
}

/** A data folder to be, and an empty database where it is not a file of that folder. */
export async function makeEmptySite(database: DatabaseName): Promise<EmptySite> {
  const folder = await makeFolder('place');
  const dataDir = path.join(folder, 'data');
  const { env, remove } = database === 'sqlite' ? await sqliteStore() : await postgresStore(inject('postgresUrl'));
  return {
    dataDir,
    env,
    open: () => (database === 'sqlite' ? openSqlite(dataDir) : openPostgres(env.DATABASE_URL ?? '')),
    start: () => startProduct({ dataDir, env }),
    remove: async () => {
      await remove();
      await removeFolder(folder);
    },
  };
}
