import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { removeFolder } from '../product/folders.js';
import type { DemoCopy } from './demo-copy.js';

/** Where a PostgreSQL copy of the demo keeps what its tables held at first. */
const UNTOUCHED = 'untouched';
const CONTENT_TOPICS = ['menu', 'deals', 'reviews', 'restaurant'];

const Named = z.array(z.object({ name: z.string() }));
const Triggers = z.array(z.object({ name: z.string(), sql: z.string() }));
const rowsOf = (answer: unknown): unknown => z.object({ rows: z.unknown() }).parse(answer).rows;

/**
 * Makes a way to give a demo copy its first content again while a product runs on it. Ids are never used twice, and what
 * the product keeps in memory is told of the change as of any other, so a test cannot tell it from a fresh copy.
 */
export type PutBack = () => Promise<void>;

/**
 * On SQLite the rows come from the stopped demo's own file.
 * @param base DATA_DIR of the stopped demo
 */
export function putBackSqlite({ sql, dataDir }: Pick<DemoCopy, 'sql' | 'dataDir'>, base: string): PutBack {
  return async () => {
    const triggers = Triggers.parse(await sql.raw("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"));
    const tables = Named.parse(
      await sql.raw("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"),
    ).map(({ name }) => name);
    await sql.raw('PRAGMA foreign_keys = OFF');
    await sql.raw('ATTACH ? AS base', [path.join(base, 'pickup.db')]);
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
    await putBackUploads(dataDir, base);
  };
}

/**
 * On PostgreSQL the rows come from a schema beside the product's, filled now.
 * @param base DATA_DIR of the stopped demo
 */
export async function putBackPostgres({ sql, dataDir, env }: DemoCopy, base: string): Promise<PutBack> {
  const tables = Named.parse(
    rowsOf(await sql.raw("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")),
  ).map(({ name }) => name);
  const copies = tables.map((name) => `CREATE TABLE ${UNTOUCHED}."${name}" AS TABLE public."${name}";`);
  await sql.raw(`CREATE SCHEMA ${UNTOUCHED}; ${copies.join('')}`);
  return async () => {
    const filled = tables.map((name) => `INSERT INTO public."${name}" SELECT * FROM ${UNTOUCHED}."${name}";`);
    const told = CONTENT_TOPICS.map((topic) => `SELECT pg_notify('pickup_content', '${topic}');`);
    await sql.raw(`BEGIN;
      SET LOCAL session_replication_role = replica;
      TRUNCATE ${tables.map((name) => `public."${name}"`).join(', ')};
      ${filled.join('\n')}
      ${told.join('\n')}
      COMMIT;`);
    await everythingHeard(env.DATABASE_URL ?? '');
    await putBackUploads(dataDir, base);
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

async function putBackUploads(dataDir: string, base: string): Promise<void> {
  const uploads = path.join(dataDir, 'public', 'uploads');
  const first = await readdir(path.join(base, 'public', 'uploads'));
  const added = (await readdir(uploads)).filter((name) => !first.includes(name));
  await Promise.all(added.map((name) => removeFolder(path.join(uploads, name))));
}
