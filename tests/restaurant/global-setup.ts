import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { makePostgresBase, makeSqliteBase, type Base } from '../product/base.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { startPostgres, type Postgres } from '../product/postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** DATA_DIR of the stopped demo on SQLite. */
    sqliteBase: string;
    /** DATA_DIR of the stopped demo on PostgreSQL, and the address of its server's own database. */
    postgresBase: string;
    postgresUrl: string;
    /** A folder with a file for each product that outlives its test file: named by its process id, it says its DATA_DIR. */
    sharedProducts: string;
  }
}

/** A process that has ended counts as alive until somebody asks how; where nobody does, waiting has an end. */
const MOST_STOPPING_MS = 10_000;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends what the workers have left running, in order, and removes its data. */
async function endShared(folder: string): Promise<void> {
  const ends = (await readdir(folder)).map(async (name) => {
    const pid = Number(name);
    if (isAlive(pid)) process.kill(pid, 'SIGTERM');
    const until = Date.now() + MOST_STOPPING_MS;
    while (isAlive(pid) && Date.now() < until) await setTimeout(20);
    await removeFolder(await readFile(path.join(folder, name), 'utf8'));
  });
  await Promise.all(ends);
  await removeFolder(folder);
}

/** Once a run: a PostgreSQL, and a demo restaurant on each database that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const made: { bases: Base[]; postgres: Postgres | null } = { bases: [], postgres: null };
  const sharedProducts = await makeFolder('shared');
  const tearDown = async () => {
    await endShared(sharedProducts);
    await made.postgres?.stop();
    await Promise.all(made.bases.map((base) => base.remove()));
  };
  try {
    const postgres = await startPostgres();
    made.postgres = postgres;
    const results = await Promise.allSettled([makeSqliteBase(), makePostgresBase(postgres)]);
    made.bases = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const [sqlite, onPostgres] = made.bases;
    if (!sqlite || !onPostgres) throw results.find((result) => result.status === 'rejected')?.reason;
    project.provide('sqliteBase', sqlite.dataDir);
    project.provide('postgresBase', onPostgres.dataDir);
    project.provide('postgresUrl', postgres.urlOf('postgres'));
    project.provide('sharedProducts', sharedProducts);
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
