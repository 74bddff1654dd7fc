import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { connectPostgres } from '../start/postgres-connection.js';
import { StartError } from '../start/settings.js';
import { SCHEMA, rowsOf, type Manifest } from './manifest.js';
import { addPart, PICTURE_COLUMNS, type DatabaseSnapshot, type StagingFolder } from './parts.js';
import { startProgress, plural, type Output, type Progress } from './progress.js';
import {
  readSchema,
  readTableNames,
  Schema,
  columnList,
  quote,
  statementsAfter,
  statementsBefore,
  type Table,
} from './postgres-schema.js';

/** Session settings that make the output of COPY independent of the server's configuration, without time limits. */
const SESSION = `
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET extra_float_digits = 3; SET bytea_output = 'hex'; SET standard_conforming_strings = on;
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SELECT set_config('search_path', quote_ident(current_schema()), false)`;

const Count = z.array(z.object({ count: z.coerce.number() }));

/** Runs work in one transaction of a new connection. */
async function inSession<Result>(
  connectionString: string,
  mode: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectPostgres(connectionString);
  try {
    await client.query(SESSION);
    await client.query(`BEGIN ${mode}`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    // Closing the connection rolls back an unfinished transaction.
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
  // `rowCount` is set only after the last row; the answer to another query guarantees that.
  await client.query('SELECT 1');
  return rows.rowCount;
}

async function dump(client: Client, staging: StagingFolder, output: Output): Promise<DatabaseSnapshot> {
  const names = await readTableNames(client);
  if (!names.includes('orders')) throw new StartError('The database holds no restaurant yet: start the product first.');
  // Prevents changes of the schema; orders can still be placed.
  await client.query(`LOCK TABLE ${names.map(quote).join(', ')} IN ACCESS SHARE MODE`);
  const schema = await readSchema(client);
  await writeFile(await addPart(staging, SCHEMA), `${JSON.stringify(schema, null, 2)}\n`);
  const progress = startProgress(output, 'Database');
  const tables: Record<string, number> = {};
  for (const table of schema.tables) {
    tables[table.name] = await dumpRows(client, table, await addPart(staging, rowsOf(table.name)), progress);
  }
  progress.done();
  const { rows: pictures }: { rows: unknown[] } = await client.query(`SELECT ${PICTURE_COLUMNS} FROM files`);
  return { orders: await countOrders(client), tables, pictures };
}

/**
 * Copies a consistent snapshot of the database into the staging folder: its schema and the rows of each table.
 * @throws StartError when it holds no restaurant, or unsupported objects
 */
export const snapshotPostgres = (url: string, staging: StagingFolder, output: Output): Promise<DatabaseSnapshot> =>
  inSession(url, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', (client) => dump(client, staging, output));

/** @throws StartError when the database has tables already: a restore never overwrites */
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
  const schema = Schema.parse(JSON.parse(await readFile(path.join(folder, SCHEMA), 'utf8')));
  for (const statement of statementsBefore(schema)) await client.query(statement);
  const bytes = manifest.parts
    .filter(({ name }) => name.startsWith('tables/'))
    .reduce((sum, part) => sum + part.bytes, 0);
  const progress = startProgress(output, 'Database', bytes);
  for (const table of schema.tables) {
    const rows = await loadRows(client, table, folder, progress);
    const expected = manifest.tables[table.name];
    if (rows !== expected) {
      throw new StartError(
        `The table ${table.name} has ${rows} rows, but the backup says ${expected ?? 'nothing of it'}.`,
      );
    }
  }
  for (const statement of statementsAfter(schema)) await client.query(statement);
  progress.done();
}

/**
 * Restores the database of an unpacked backup into an empty one, in one transaction.
 * @param beforeCommit runs last in the transaction; if it fails, nothing is restored
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
