import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CACHE_TAGS } from '@pickup/contract';
import { Client } from 'pg';
import { z } from 'zod';
import { removeFolder } from '../product/folders.js';
import { databaseFile } from '../product/sql.js';
import type { DemoCopy } from './databases.js';
import { tableNames } from './table-names.js';

/** The schema in which a PostgreSQL copy of the demo keeps the first content of its tables. */
const FIRST = 'first_content';

const Triggers = z.array(z.object({ name: z.string(), sql: z.string() }));

/**
 * Gives a demo copy its first rows again while a product runs on it, and takes uploads away that were added; one that
 * was changed or removed stays so. Ids count on on PostgreSQL. What the product keeps of the content in memory is told
 * of the change as of any other; what it counts in memory, such as limits on SQLite, goes on.
 */
export type ResetData = () => Promise<void>;

/**
 * On SQLite the rows come from the stopped demo's own file.
 * @param base DATA_DIR of the stopped demo
 */
export function resetSqlite({ sql, dataDir }: Pick<DemoCopy, 'sql' | 'dataDir'>, base: string): ResetData {
  return async () => {
    const triggers = Triggers.parse(await sql('sqlite_master').where({ type: 'trigger' }).select('name', 'sql'));
    const tables = await tableNames(sql, 'sqlite');
    await sql.raw('PRAGMA foreign_keys = OFF');
    try {
      await sql.raw('ATTACH ? AS base', [databaseFile(base)]);
      try {
        await sql.transaction(async (trx) => {
          for (const { name } of triggers) await trx.raw(`DROP TRIGGER "${name}"`);
          for (const table of tables.filter((name) => name !== 'site_versions')) {
            await trx.raw(`DELETE FROM main."${table}"`);
            await trx.raw(`INSERT INTO main."${table}" SELECT * FROM base."${table}"`);
          }
          // Counted on, so that nothing made from what was there counts as current.
          await trx.raw('UPDATE site_versions SET version = version + 1');
          for (const trigger of triggers) await trx.raw(trigger.sql);
        });
      } finally {
        await sql.raw('DETACH base');
      }
    } finally {
      await sql.raw('PRAGMA foreign_keys = ON');
    }
    await removeAddedUploads(dataDir, base);
  };
}

/**
 * On PostgreSQL the rows come from a schema beside the product's, filled now.
 * @param base DATA_DIR of the stopped demo
 */
export async function resetPostgres({ sql, dataDir, env }: DemoCopy, base: string): Promise<ResetData> {
  const tables = await tableNames(sql, 'postgres');
  const copies = tables.map((name) => `CREATE TABLE ${FIRST}."${name}" AS TABLE public."${name}";`);
  await sql.raw(`CREATE SCHEMA ${FIRST}; ${copies.join('')}`);
  const all = tables.map((name) => `public."${name}"`).join(', ');
  // Few rows are deleted faster than their tables are made anew.
  const emptied = tables.map((name) => `DELETE FROM public."${name}";`);
  const filled = tables.map((name) => `INSERT INTO public."${name}" SELECT * FROM ${FIRST}."${name}";`);
  const told = CACHE_TAGS.map((topic) => `SELECT pg_notify('pickup_content', '${topic}');`);
  return async () => {
    await sql.raw(`BEGIN;
      SET LOCAL session_replication_role = replica;
      LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE;
      ${[...emptied, ...filled, ...told].join('\n')}
      COMMIT;`);
    await everythingHeard(env.DATABASE_URL ?? '');
    await removeAddedUploads(dataDir, base);
  };
}

/** Waits until the product has heard of everything that was committed: it answers a barrier after all that came before. */
async function everythingHeard(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('LISTEN pickup_arrived');
    const arrived = new Promise<void>((resolve) => {
      client.on('notification', ({ payload = '' }) => {
        if (payload.startsWith('tests:1 ')) resolve();
      });
    });
    await client.query("SELECT pg_notify('pickup_barrier', 'tests:1')");
    await arrived;
  } finally {
    await client.end();
  }
}

async function removeAddedUploads(dataDir: string, base: string): Promise<void> {
  const uploads = path.join(dataDir, 'public', 'uploads');
  const first = await readdir(path.join(base, 'public', 'uploads'));
  const added = (await readdir(uploads)).filter((name) => !first.includes(name));
  await Promise.all(added.map((name) => removeFolder(path.join(uploads, name))));
}
