import type { TestProject } from 'vitest/node';
import { makePostgresBase, makeSqliteBase, type Base } from '../product/base.js';
import { startPostgres, type Postgres } from '../product/postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** DATA_DIR of the stopped demo on SQLite. */
    sqliteBase: string;
    /** DATA_DIR of the stopped demo on PostgreSQL, and the address of its server's own database. */
    postgresBase: string;
    postgresUrl: string;
  }
}

/** Once a run: a PostgreSQL, and a demo restaurant on each database that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const made: { bases: Base[]; postgres: Postgres | null } = { bases: [], postgres: null };
  const tearDown = async () => {
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
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
