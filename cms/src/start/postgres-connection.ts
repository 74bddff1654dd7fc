import { Socket } from 'node:net';
import type { Client, ClientConfig } from 'pg';
import { z } from 'zod';
import type { Knex } from 'knex';
import { StartError } from './settings.js';

/** In milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

/** Older versions do not support CREATE OR REPLACE TRIGGER (decision 11). */
const OLDEST_VERSION = 14;

const Versions = z.object({ rows: z.array(z.object({ number: z.coerce.number(), name: z.string() })) });

/** @throws StartError when the server is older than the product can work with */
export async function requireVersion(client: { query: (text: string) => Promise<unknown> }): Promise<void> {
  const answer = await client.query(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  );
  const [version] = Versions.parse(answer).rows;
  if (!version || version.number >= OLDEST_VERSION * 10_000) return;
  throw new StartError(
    `DATABASE_URL must lead to PostgreSQL ${OLDEST_VERSION} or later, but this one is ${version.name}.`,
  );
}

/** A client that is not connected yet. Loads `pg` only here: a start on SQLite does not need it. */
async function createClient(config: ClientConfig): Promise<Client> {
  const { Client } = await import('pg');
  const client = new Client(config);
  // A lost connection rejects the query in progress; without a listener the event would end the process.
  client.on('error', () => undefined);
  return client;
}

/** The reason of a failed connection; some errors have a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Opens a connection for a start or a backup, outside the pool of the product.
 * @throws StartError when the address leads to no database, or to one that is too old
 */
export async function connectPostgres(connectionString: string | undefined, more: ClientConfig = {}): Promise<Client> {
  const client = await createClient({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Who only receives, or waits for a lock, would never hear of a server that has disappeared.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...more,
  });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`DATABASE_URL must lead to a database, but connecting failed (${reasonOf(error)}).`);
  }
  try {
    await requireVersion(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

/** How long a server may be silent before a second connection checks whether it still works, in milliseconds. */
const SILENCE_MS = 7_000;
const CHECK_TIMEOUT_MS = 3_000;

/** Undocumented parts of a pg client. */
const Connected = z.object({ processID: z.number(), connection: z.object({ stream: z.instanceof(Socket) }) });

/** Whether the server still executes the query of a connection, checked over a second connection. */
async function isExecuting(config: ClientConfig, processId: number): Promise<boolean> {
  const timeouts = { connectionTimeoutMillis: CHECK_TIMEOUT_MS, query_timeout: CHECK_TIMEOUT_MS };
  const client = await createClient({ ...config, ...timeouts });
  try {
    await client.connect();
    const { rowCount } = await client.query(`SELECT FROM pg_stat_activity WHERE pid = $1 AND state = 'active'`, [
      processId,
    ]);
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Closes a connection to PostgreSQL whose server has disappeared, as after a power cut or in a network that drops all
 * packets. TCP alone would let a query wait for a quarter of an hour.
 */
export function closeWhenUnresponsive(client: Client, config: ClientConfig): void {
  const { processID, connection } = Connected.parse(client);
  const { stream } = connection;
  let answeredUpTo = stream.bytesWritten;
  stream.on('data', () => (answeredUpTo = stream.bytesWritten));
  const watch = () => stream.setTimeout(SILENCE_MS);
  stream.on('timeout', () => {
    const [isWaiting, received] = [stream.bytesWritten > answeredUpTo, stream.bytesRead];
    const verdict = isWaiting ? isExecuting(config, processID) : Promise.resolve(true);
    void verdict.then((isAlive) => {
      // The answer may have come while the second connection asked: the server executes nothing any more, and is alive.
      if (isAlive || stream.bytesRead > received) watch();
      else stream.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' }));
    });
  });
  watch();
}

/**
 * How long a statement may wait for a lock and how long it may take, in milliseconds. Without limits, reads of a locked
 * table would occupy all connections.
 */
const LIMITS = 'SET lock_timeout = 8000; SET statement_timeout = 30000';

/** The part of knex's client used here. */
interface Pool {
  acquireConnection: () => Promise<Client>;
  releaseConnection: (connection: Client) => Promise<unknown>;
}

const Pool = z.custom<Pool>(
  (pool) => typeof pool === 'object' && pool !== null && 'acquireConnection' in pool && 'releaseConnection' in pool,
);

/** The pool's open connections. */
const open = new Set<Client>();
let isServing = false;

/** The error of a lost connection is ignored: the pool drops it. */
const limit = (client: Client) => client.query(LIMITS).catch(() => undefined);

/** Registers a new connection of the pool, and limits it if the product is listening already. */
export async function limitNewConnection(client: Client): Promise<void> {
  open.add(client);
  client.once('end', () => open.delete(client));
  if (isServing) await limit(client);
}

/**
 * Limits all connections of the pool once the product serves visitors. Before that, a start may take long to create an
 * index or to fill a table. Backups, restores and LISTEN connections never have these limits.
 */
export async function limitStatements(db: Knex): Promise<void> {
  isServing = true;
  const client: unknown = db.client;
  const pool = Pool.parse(client);
  // All at the same time, so that each is acquired once; a busy one is acquired when it is free.
  const taken = await Promise.allSettled([...open].map(() => pool.acquireConnection()));
  const connections = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  await Promise.all(connections.map(limit));
  await Promise.all(connections.map((connection) => pool.releaseConnection(connection)));
}
