import './environment.js';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { seedDemo, type History } from '../bootstrap/seed/seed.js';
import { explain } from './explain.js';
import { isDatabaseInUse } from './database-in-use.js';
import { surviveBrokenOutput } from './output.js';
import { requireDataDir, requireSoundDatabase } from './preflight.js';
import { loadSecrets } from './secrets.js';
import { holdDataDir, oneAtATime } from './start-lock.js';
import { StartError, readSettings, type Settings } from './settings.js';

const distDir = path.resolve(__dirname, '../..');
const appDir = path.resolve(distDir, '..');

/** A busy restaurant: at this rate a million orders are about eleven years. */
const ORDERS_PER_DAY = 250;
const CLIENTELE = { people: 4000, newcomers: 0.1 };

const historyOf = (count: number): History => ({
  count,
  // Today and at least one whole day, so that there is a history also before today's opening.
  days: 1 + Math.max(1, Math.round(count / ORDERS_PER_DAY)),
  clientele: CLIENTELE,
});

/** @throws StartError unless the arguments are `--orders N` */
function ordersAsked([name, value = '', ...rest]: readonly string[]): number {
  if (name !== '--orders' || !/^[1-9]\d{0,7}$/.test(value) || rest.length > 0) {
    throw new StartError('Say how many orders to fill the database with, such as --orders 10000.');
  }
  return Number(value);
}

/** @throws StartError when the database belongs to a restaurant already */
async function requireEmpty(strapi: Core.Strapi): Promise<void> {
  const order: unknown = await strapi.db.connection('orders').first('id');
  const restaurant: unknown = await strapi.db.connection('restaurants').first('id');
  if (order) throw new StartError('This database already holds orders: only an empty one can be filled.');
  if (restaurant) throw new StartError('This database already holds a restaurant: only an empty one can be filled.');
}

/** The memory SQLite may take while it sorts the indexes, in KiB. */
const SQLITE_CACHE_KIB = 256 * 1024;

async function fill(strapi: Core.Strapi, { DATABASE_CLIENT }: Settings, count: number): Promise<string> {
  const startedAt = performance.now();
  await requireEmpty(strapi);
  const db = strapi.db.connection;
  if (DATABASE_CLIENT === 'sqlite') await db.raw(`PRAGMA cache_size = -${SQLITE_CACHE_KIB}`);
  const written = await strapi.db.transaction(() => seedDemo(strapi, new Date(), historyOf(count)));
  // PostgreSQL does this by itself in the years that such a history takes.
  if (DATABASE_CLIENT === 'postgres') await db.raw('VACUUM (ANALYZE)');
  return `${written} orders in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Fills an empty database with the demo restaurant and as many orders as asked for, and ends. */
async function main(): Promise<void> {
  const count = ordersAsked(process.argv.slice(2));
  process.env.SEED = 'none';
  const settings = readSettings(process.env, appDir);
  requireDataDir(settings);
  requireSoundDatabase(settings);
  holdDataDir(settings);

  // An instance that starts meanwhile waits until the database is filled.
  await oneAtATime(settings, async () => {
    loadSecrets(process.env, settings.DATA_DIR, await isDatabaseInUse(settings));
    const strapi = await createStrapi({ appDir, distDir }).load();
    try {
      process.stdout.write(`${await fill(strapi, settings, count)}\n`);
    } finally {
      await strapi.destroy();
    }
  });
}

surviveBrokenOutput();
main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  },
);
