import { createRequire } from 'node:module';
import path from 'node:path';

/*
 * Fills an empty database with the demo restaurant and as many orders as asked for, and ends:
 *
 *     DATA_DIR=/tmp/filled node tests/bench/fill-database.mjs --orders 1000000
 *
 * It runs the compiled server, as the product does: the same checks, locks and secrets, and the same demo data.
 */
const appDir = path.resolve(import.meta.dirname, '../../cms');
const distDir = path.join(appDir, 'dist');
const load = createRequire(path.join(distDir, 'src/index.js'));

// It sets what has to be set before Strapi is loaded.
load('./start/environment.js');
const { createStrapi } = load('@strapi/strapi');
const { seedDemo } = load('./bootstrap/seed/seed.js');
const { lockDataDir, withStartLock } = load('./start/locks.js');
const { surviveBrokenOutput } = load('./start/output.js');
const { isDatabaseInUse, requireDataDir, requireSoundDatabase } = load('./start/preflight.js');
const { explain } = load('./start/process-faults.js');
const { loadSecrets } = load('./start/secrets.js');
const { StartError, readSettings } = load('./start/settings.js');

/** A busy restaurant: at this rate a million orders are about eleven years. */
const ORDERS_PER_DAY = 250;
const CUSTOMERS = { people: 4000, newcomers: 0.1 };

const historyOf = (count) => ({
  count,
  // Today and at least one whole day, so that there is a history also before today's opening.
  days: 1 + Math.max(1, Math.round(count / ORDERS_PER_DAY)),
  customers: CUSTOMERS,
});

/** @throws StartError unless the arguments are `--orders N` */
function ordersArgument([name, value = '', ...rest]) {
  if (name !== '--orders' || !/^[1-9]\d{0,7}$/.test(value) || rest.length > 0) {
    throw new StartError('Say how many orders to fill the database with, such as --orders 10000.');
  }
  return Number(value);
}

/** @throws StartError when the database belongs to a restaurant already */
async function requireEmpty(strapi) {
  const order = await strapi.db.connection('orders').first('id');
  const restaurant = await strapi.db.connection('restaurants').first('id');
  if (order) throw new StartError('This database already holds orders: only an empty one can be filled.');
  if (restaurant) throw new StartError('This database already holds a restaurant: only an empty one can be filled.');
}

/** The memory SQLite may take while it sorts the indexes, in KiB. */
const SQLITE_CACHE_KIB = 256 * 1024;

/** @returns `10000 orders in 1.2 s` */
async function fill(strapi, { DATABASE_CLIENT }, count) {
  const startedAt = performance.now();
  await requireEmpty(strapi);
  const db = strapi.db.connection;
  if (DATABASE_CLIENT === 'sqlite') await db.raw(`PRAGMA cache_size = -${SQLITE_CACHE_KIB}`);
  const written = await strapi.db.transaction(() => seedDemo(strapi, new Date(), historyOf(count)));
  // PostgreSQL does this by itself in the years that such a history takes.
  if (DATABASE_CLIENT === 'postgres') await db.raw('VACUUM (ANALYZE)');
  return `${written} orders in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

async function main() {
  const count = ordersArgument(process.argv.slice(2));
  process.env.SEED = 'none';
  const settings = readSettings(process.env, appDir);
  requireDataDir(settings);
  requireSoundDatabase(settings);
  lockDataDir(settings);

  // An instance that starts meanwhile waits until the database is filled.
  await withStartLock(settings, async () => {
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
  (error) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  },
);
