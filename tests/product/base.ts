import { makeFolder, removeFolder } from './folders.js';
import type { Postgres } from './postgres.js';
import { startProduct } from './product.js';

/** The database every PostgreSQL test starts from a copy of. */
export const POSTGRES_BASE = 'base';

/** A DATA_DIR that holds a stopped demo restaurant: copy it, never start it. */
export interface Base {
  dataDir: string;
  remove: () => Promise<void>;
}

async function makeBase(name: string, env: Record<string, string>): Promise<Base> {
  const dataDir = await makeFolder(name);
  try {
    const product = await startProduct({ dataDir, env: { ...env, SEED: 'demo' } });
    const { code, stderr } = await product.stop();
    if (code !== 0) throw new Error(`The product did not stop cleanly (${code ?? 'signal'}): ${stderr}`);
  } catch (error) {
    await removeFolder(dataDir);
    throw error;
  }
  return { dataDir, remove: () => removeFolder(dataDir) };
}

/** One start on SQLite: the database, its secrets and its uploads. */
export const makeSqliteBase = () => makeBase('base', {});

export const onPostgres = (url: string) => ({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url });

/** One start on PostgreSQL: the database is a template there, the secrets are in the folder. */
export async function makePostgresBase(postgres: Postgres): Promise<Base> {
  await postgres.createDatabase(POSTGRES_BASE);
  return makeBase('base-postgres', onPostgres(postgres.urlOf(POSTGRES_BASE)));
}
