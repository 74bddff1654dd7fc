import type { TestProject } from 'vitest/node';
import { POSTGRES_BASE, makePostgresBase, makeSqliteBase, type Base } from '../product/base.js';
import { openCompileCache } from '../product/compile-cache.js';
import { startPostgres, type Postgres } from '../product/postgres.js';
import { openPostgres, openSqlite } from '../product/sql.js';
import type { Bases } from './databases.js';
import { setKnownPasswords } from './known-passwords.js';
import { openProductPool, type ProductPool } from './product-pool.js';

declare module 'vitest' {
  interface ProvidedContext extends Bases {
    /** The address of what lends products to the workers. */
    productPool: string;
  }
}

/** What the tests of a run share, as far as it is made. */
interface Made {
  bases: Base[];
  postgres: Postgres | null;
  pool: ProductPool | null;
  removeCompileCache: (() => Promise<void>) | null;
}

/** @throws Error naming each product that did not end in order */
async function tearDown({ bases, postgres, pool, removeCompileCache }: Made): Promise<void> {
  const faults = (await pool?.close()) ?? [];
  await postgres?.stop();
  await Promise.all(bases.map((base) => base.remove()));
  await removeCompileCache?.();
  if (faults.length === 0) return;
  // Vitest prints what a tear-down throws, and lets the run pass.
  process.exitCode = 1;
  throw new Error(faults.join('\n'));
}

async function makeBases(made: Made, postgres: Postgres): Promise<Bases> {
  const results = await Promise.allSettled([makeSqliteBase(), makePostgresBase(postgres)]);
  made.bases = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [sqlite, onPostgres] = made.bases;
  if (!sqlite || !onPostgres) throw results.find((result) => result.status === 'rejected')?.reason;
  for (const [{ dataDir }, sql] of [
    [sqlite, openSqlite(sqlite.dataDir)] as const,
    [onPostgres, openPostgres(postgres.urlOf(POSTGRES_BASE))] as const,
  ]) {
    await setKnownPasswords(dataDir, sql);
    await sql.destroy();
  }
  return { sqliteBase: sqlite.dataDir, postgresBase: onPostgres.dataDir, postgresUrl: postgres.urlOf('postgres') };
}

/** Once a run: a PostgreSQL, a demo restaurant on each database that the tests copy, and what lends products to them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const made: Made = { bases: [], postgres: null, pool: null, removeCompileCache: null };
  try {
    made.removeCompileCache = await openCompileCache();
    made.postgres = await startPostgres();
    const bases = await makeBases(made, made.postgres);
    made.pool = await openProductPool(bases);
    project.provide('sqliteBase', bases.sqliteBase);
    project.provide('postgresBase', bases.postgresBase);
    project.provide('postgresUrl', bases.postgresUrl);
    project.provide('productPool', made.pool.url);
    return () => tearDown(made);
  } catch (error) {
    await tearDown(made);
    throw error;
  }
}
