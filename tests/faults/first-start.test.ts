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
import { FULL, SEED } from './depth.js';

const LONGEST_STOP_MS = 14_000;

/** How far a start has come, as far as one can see from outside. */
const MOMENTS = [
  ['before anything is there', () => true],
  ['when the secrets are written', (dataDir: string) => existsSync(secretsFile(dataDir))],
  ['when the database is there', (dataDir: string) => existsSync(databaseFile(dataDir))],
  ['when the tables are made', (dataDir: string) => existsSync(`${databaseFile(dataDir)}-wal`)],
] as const;

/** When a start is cut off at random, in milliseconds. */
const DELAYS = fc.sample(fc.noBias(fc.integer({ min: 50, max: 4000 })), { numRuns: FULL ? 15 : 1, seed: SEED });

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
async function expectWhole({ dataDir, env, open }: Nothing, database: DatabaseName): Promise<void> {
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

describe('a first start that is cut off leaves nothing that the next could not complete', () => {
  const cuts = MOMENTS.flatMap(([name, hasCome], index) => [
    { name, hasCome, signal: 'SIGKILL' as const },
    ...(FULL || index === 3 ? [{ name, hasCome, signal: 'SIGTERM' as const }] : []),
  ]);

  it.each(cuts)('by $signal $name', async ({ hasCome, signal }) => {
    const place = await makeNothing('sqlite');
    const early = launch({ DATA_DIR: place.dataDir });
    await expect.poll(() => hasCome(place.dataDir), { interval: 1, timeout: 30_000 }).toBe(true);
    early.signal(signal);
    const startedAt = performance.now();
    const { stdout } = await early.ended;
    expect(performance.now() - startedAt).toBeLessThan(LONGEST_STOP_MS);
    expect(stdout).not.toContain('Listening on');
    await expectWhole(place, 'sqlite');
  });

  it.each(DATABASES)(`by SIGKILL at any moment, on %s`, async (database) => {
    const place = await makeNothing(database);
    for (const delay of DELAYS) {
      const early = launch({ DATA_DIR: place.dataDir, ...place.env });
      await pause(delay);
      early.signal('SIGKILL');
      await early.ended;
    }
    await expectWhole(place, database);
  });
});
