import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { storedFigures } from '../restaurant/content.js';
import { DATABASES, copyDemo, type DatabaseName } from '../restaurant/demo-copy.js';
import { onPostgres } from '../product/base.js';
import { createClient } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { launch } from '../product/launch.js';
import { makeDatabase } from '../product/postgres.js';
import { startProduct } from '../product/product.js';
import { secretsFile } from '../product/secrets.js';
import { signIn } from '../product/sign-in.js';
import { databaseFile, openPostgres, openSqlite } from '../product/sql.js';
import { SEED } from '../depth.js';

/** How far a start has come, as far as one can see from outside. */
interface Moment {
  moment: string;
  hasCome: (dataDir: string) => boolean;
}

const NOTHING: Moment = { moment: 'before anything is there', hasCome: () => true };
const SECRETS: Moment = {
  moment: 'when the secrets are written',
  hasCome: (dataDir) => existsSync(secretsFile(dataDir)),
};
const DATABASE: Moment = {
  moment: 'when the database is there',
  hasCome: (dataDir) => existsSync(databaseFile(dataDir)),
};
const TABLES: Moment = {
  moment: 'when the tables are made',
  hasCome: (dataDir) => existsSync(`${databaseFile(dataDir)}-wal`),
};

type Cut = Moment & { signal: 'SIGKILL' | 'SIGTERM' };
const kill = (moment: Moment): Cut => ({ ...moment, signal: 'SIGKILL' });
const end = (moment: Moment): Cut => ({ ...moment, signal: 'SIGTERM' });

/** Every moment by either signal. */
const CUTS = [NOTHING, SECRETS, DATABASE, TABLES].flatMap((moment) => [kill(moment), end(moment)]);

/** When a start is cut off at random, in milliseconds. */
const DELAYS = fc.sample(fc.noBias(fc.integer({ min: 50, max: 4000 })), { numRuns: 15, seed: SEED });

interface Nothing {
  dataDir: string;
  env: Record<string, string>;
  open: () => Knex;
}

/** A place where no product has ever been. */
async function makeNothing(database: DatabaseName): Promise<Nothing> {
  const dataDir = await makeFolder('first');
  onTestFinished(() => removeFolder(dataDir));
  if (database === 'sqlite') return { dataDir, env: {}, open: () => openSqlite(dataDir) };
  const url = await makeDatabase(inject('postgresUrl'));
  return { dataDir, env: onPostgres(url), open: () => openPostgres(url) };
}

/** How much of everything a whole demo holds that does not depend on the day it was made on. */
async function sizeOf(sql: Knex) {
  const { orders, customers, customerOrders } = await storedFigures(sql);
  const names = await sql('menu_items').orderBy('name').pluck<string[]>('name');
  const deals = await sql('deals').orderBy('title').pluck<string[]>('title');
  return { hasOrders: orders > 500, hasCustomers: customers > 10, areCounted: customerOrders > 500, names, deals };
}

/** A second start makes the restaurant as whole as an undisturbed first one. */
async function expectConsistent({ dataDir, env, open }: Nothing, database: DatabaseName): Promise<void> {
  const product = await startProduct({ dataDir, env });
  onTestFinished(async () => {
    await product.kill();
  });
  const api = createClient(product.url);
  await signIn(api, dataDir);
  const demo = await copyDemo(database);
  const sql = open();
  try {
    expect(await sizeOf(sql)).toEqual(await sizeOf(demo.sql));
  } finally {
    await sql.destroy();
    await demo.remove();
  }
  expect((await product.stop()).code).toBe(0);
}

/** Starts a product on SQLite, and ends it as soon as its start has come that far. */
async function cutOff({ dataDir }: Nothing, { hasCome, signal }: Cut): Promise<void> {
  const early = launch({ DATA_DIR: dataDir });
  await expect.poll(() => hasCome(dataDir), { interval: 1, timeout: 30_000 }).toBe(true);
  early.signal(signal);
  const { stdout } = await early.ended;
  // It ended because of the signal, not after a whole start.
  expect(stdout).not.toContain('Listening on');
}

describe('a first start that is cut off leaves nothing that the next could not complete', { tags: ['full'] }, () => {
  it.each(CUTS)('by $signal $moment', async (cut) => {
    const place = await makeNothing('sqlite');
    await cutOff(place, cut);
    await expectConsistent(place, 'sqlite');
  });

  it.each(DATABASES)(`by SIGKILL at any moment, on %s (seed ${SEED})`, async (database) => {
    const place = await makeNothing(database);
    for (const delay of DELAYS) {
      const early = launch({ DATA_DIR: place.dataDir, ...place.env });
      await pause(delay);
      early.signal('SIGKILL');
      await early.ended;
    }
    await expectConsistent(place, database);
  });
});
