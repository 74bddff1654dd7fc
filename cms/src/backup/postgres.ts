import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { StartError } from '../start/settings.js';
import { SHAPE, rowsOf, type Manifest } from './manifest.js';
import { placeOf, type Stage } from './parts.js';
import { begin, plural, type Output, type Progress } from './progress.js';
import { readShape, readTableNames } from './read-shape.js';
import { Shape, columnList, quote, statementsAfter, statementsBefore, type Table } from './shape.js';
import type { Snapshot } from './sqlite.js';

/** The same text whoever asks, no limit that would cut a long copy off, and every name in our own schema. */
const SESSION = `
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET extra_float_digits = 3; SET bytea_output = 'hex'; SET standard_conforming_strings = on;
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SELECT set_config('search_path', quote_ident(current_schema()), false)`;

const Count = z.array(z.object({ count: z.coerce.number() }));

/** Runs work in one transaction of a connection of its own: all of it counts, or nothing. */
async function inSession<Result>(
  connectionString: string,
  mode: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  // Whoever waits for an answer hears of a lost connection; the event itself must only find a listener.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SESSION);
    await client.query(`BEGIN ${mode}`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    // A transaction that has not come to its end is undone with its connection.
    await client.end();
  }
}

async function countOrders(client: Client): Promise<number> {
  const { rows }: { rows: unknown } = await client.query('SELECT count(*) AS count FROM orders');
  const [row] = Count.parse(rows);
  return row?.count ?? 0;
}

const counting = (progress: Progress) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      progress.add(chunk.length);
      done(null, chunk);
    },
  });

async function dumpRows(client: Client, table: Table, file: string, progress: Progress): Promise<number> {
  const rows = client.query(copyTo(`COPY ${quote(table.name)} (${columnList(table)}) TO STDOUT`));
  await pipeline(rows, counting(progress), createWriteStream(file, { mode: 0o600 }));
  // The count comes after the last row: once the next question is answered, it is there.
  await client.query('SELECT 1');
  return rows.rowCount;
}

async function dump(client: Client, stage: Stage, output: Output): Promise<Snapshot> {
  const names = await readTableNames(client);
  if (!names.includes('orders')) throw new StartError('The database holds no restaurant yet: start the product first.');
  // Nobody changes the shape of what is being read; orders go on being placed.
  await client.query(`LOCK TABLE ${names.map(quote).join(', ')} IN ACCESS SHARE MODE`);
  const shape = await readShape(client);
  await writeFile(await placeOf(stage, SHAPE), `${JSON.stringify(shape, null, 2)}\n`);
  const progress = begin(output, 'Database');
  const tables: Record<string, number> = {};
  for (const table of shape.tables) {
    tables[table.name] = await dumpRows(client, table, await placeOf(stage, rowsOf(table.name)), progress);
  }
  progress.done();
  return { orders: await countOrders(client), tables };
}

/**
 * Puts one moment of the database into the stage: its shape, and the rows of each table.
 * @throws StartError when it holds no restaurant, or something the product never made
 */
export const snapshotPostgres = (url: string, stage: Stage, output: Output): Promise<Snapshot> =>
  inSession(url, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', (client) => dump(client, stage, output));

/** @throws StartError when the database holds a table already: a restore never overwrites */
async function requireNoTables(client: Client): Promise<void> {
  const names = await readTableNames(client);
  if (names.length === 0) return;
  throw new StartError(
    `The database of DATABASE_URL already holds ${plural(names.length, 'table')} (${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}): restore into an empty one.`,
  );
}

export const requireEmptyPostgres = (url: string): Promise<void> => inSession(url, 'READ ONLY', requireNoTables);

async function loadRows(client: Client, table: Table, folder: string, progress: Progress): Promise<number> {
  const rows = client.query(copyFrom(`COPY ${quote(table.name)} (${columnList(table)}) FROM STDIN`));
  await pipeline(createReadStream(path.join(folder, rowsOf(table.name))), counting(progress), rows);
  return rows.rowCount;
}

async function load(client: Client, folder: string, manifest: Manifest, output: Output): Promise<void> {
  await requireNoTables(client);
  const shape = Shape.parse(JSON.parse(await readFile(path.join(folder, SHAPE), 'utf8')));
  for (const statement of statementsBefore(shape)) await client.query(statement);
  const bytes = manifest.parts
    .filter(({ name }) => name.startsWith('tables/'))
    .reduce((sum, part) => sum + part.bytes, 0);
  const progress = begin(output, 'Database', bytes);
  for (const table of shape.tables) {
    const rows = await loadRows(client, table, folder, progress);
    const expected = manifest.tables[table.name];
    if (rows !== expected) {
      throw new StartError(
        `The table ${table.name} has ${rows} rows, but the backup says ${expected ?? 'nothing of it'}.`,
      );
    }
  }
  for (const statement of statementsAfter(shape)) await client.query(statement);
  progress.done();
}

/**
 * Makes the database of an unpacked backup in an empty one: all of it, or nothing.
 * @param beforeCommit the last thing that may still fail
 */
export const loadPostgres = (
  url: string,
  folder: string,
  manifest: Manifest,
  output: Output,
  beforeCommit: () => Promise<void>,
): Promise<void> =>
  inSession(url, '', async (client) => {
    await load(client, folder, manifest, output);
    await beforeCommit();
  });
