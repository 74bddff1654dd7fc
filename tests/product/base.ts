import { WEEKDAYS } from '@pickup/contract';
import type { Knex } from 'knex';
import { makeFolder, removeFolder } from './folders.js';
import type { Postgres } from './postgres.js';
import { startProduct } from './product.js';
import { openPostgres, openSqlite } from './sql.js';

/** The database every PostgreSQL test starts from a copy of. */
export const POSTGRES_BASE = 'base';

const ALWAYS = { open: '00:00', close: '00:00', closed: false, second: null };

/**
 * Opens the demo's kitchen around the clock and takes its capacity and counts away, so that no test depends on the hour at
 * which it runs, nor on how many orders others place.
 */
export async function openAlways(sql: Knex): Promise<void> {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, ALWAYS]));
  await sql('restaurants').update({ opening_hours: JSON.stringify(week), units_per_slot: null, last_order_minutes: 0 });
  await sql('menu_items').update({ daily_count: null });
}

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
    const { DATABASE_URL: url } = env;
    const sql = url === undefined ? openSqlite(dataDir) : openPostgres(url);
    try {
      await openAlways(sql);
      // With a write-ahead log every reader makes files beside the database, which vanish from under who copies the folder.
      if (url === undefined) await sql.raw('PRAGMA journal_mode = DELETE');
    } finally {
      await sql.destroy();
    }
  } catch (error) {
    await removeFolder(dataDir);
    throw error;
  }
  return { dataDir, remove: () => removeFolder(dataDir) };
}

/** One start on SQLite: the database, its secrets and its uploads. */
export const makeSqliteBase = () => makeBase('base', {});

export const onPostgres = (url: string) => ({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url });

/** One start on an empty PostgreSQL database, which becomes a template; the secrets are in the folder. */
export const makeBaseOn = (url: string) => makeBase('base-postgres', onPostgres(url));

/** One start on PostgreSQL: the database is a template there, the secrets are in the folder. */
export async function makePostgresBase(postgres: Postgres): Promise<Base> {
  await postgres.createDatabase(POSTGRES_BASE);
  return makeBaseOn(postgres.urlOf(POSTGRES_BASE));
}
