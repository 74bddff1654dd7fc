import { onPostgres } from './base.js';
import { makeDatabase } from './postgres.js';
import { openPostgres } from './sql.js';

/** Where a restaurant that is yet to be made keeps its orders. */
export interface Store {
  /** The settings that lead a product to it. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** The product's own SQLite file goes with its folder. */
export const sqliteStore = (): Promise<Store> => Promise.resolve({ env: {}, remove: () => Promise.resolve() });

/** An empty database on a PostgreSQL server. */
export async function postgresStore(serverUrl: string): Promise<Store> {
  const url = await makeDatabase(serverUrl);
  const remove = async () => {
    const server = openPostgres(serverUrl);
    await server.raw('DROP DATABASE IF EXISTS ?? WITH (FORCE)', [new URL(url).pathname.slice(1)]);
    await server.destroy();
  };
  return { env: onPostgres(url), remove };
}
