import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import type { Knex } from 'knex';
import { StartError } from './settings.js';

/** A server that has not answered by then cannot be reached, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Older ones cannot replace a trigger in one step (decision 11). */
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

/** What a driver says of a connection that failed; some faults have a code and no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Opens a connection of a start or a backup, beside those of the running product.
 * @throws StartError when the address leads to no database, or to one that is too old
 */
export async function connectPostgres(connectionString: string | undefined, more: ClientConfig = {}): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, ...more });
  // Whoever waits for an answer hears of a lost connection; the event itself must only find a listener.
  client.on('error', () => undefined);
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

/** After so long without a byte from the server, it is asked whether it still works on the query. In milliseconds. */
const SILENCE_MS = 7_000;
const LOOK_MS = 3_000;

/** The parts of a pg client that are not documented. */
const Connected = z.object({ processID: z.number(), connection: z.object({ stream: z.instanceof(Socket) }) });

/** Whether the server still works on the query of a connection; asked over a second connection. */
async function isAtWork(config: ClientConfig, processId: number): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS });
  client.on('error', () => undefined);
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
 * Ends a connection to PostgreSQL whose other end is gone without a word, as after a power cut or behind a network that
 * drops everything. TCP itself would let a query wait for a quarter of an hour.
 */
export function closeWhenUnresponsive(client: Client, config: ClientConfig): void {
  const { processID, connection } = Connected.parse(client);
  const { stream } = connection;
  let answeredUpTo = stream.bytesWritten;
  stream.on('data', () => (answeredUpTo = stream.bytesWritten));
  const listen = () => stream.setTimeout(SILENCE_MS);
  stream.on('timeout', () => {
    const isWaiting = stream.bytesWritten > answeredUpTo;
    const verdict = isWaiting ? isAtWork(config, processID) : Promise.resolve(true);
    void verdict.then((isAlive) => {
      if (isAlive) listen();
      else stream.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' }));
    });
  });
  listen();
}

/**
 * How long a statement may wait for a lock, and how long it may take: behind a table that somebody else has locked, a
 * read would wait for ever and keep its connection from the others. In milliseconds.
 */
const LIMITS = 'SET lock_timeout = 8000; SET statement_timeout = 30000';

/** What is used of the query builder's client. */
interface Pool {
  acquireConnection: () => Promise<Client>;
  releaseConnection: (connection: Client) => Promise<unknown>;
}

const Pool = z.custom<Pool>(
  (pool) => typeof pool === 'object' && pool !== null && 'acquireConnection' in pool && 'releaseConnection' in pool,
);

/** The pool's open connections; there is one product in a process. */
const open = new Set<Client>();
let isServing = false;

/** A connection that is lost is none of the pool's any more. */
const limit = (client: Client) => client.query(LIMITS).catch(() => undefined);

/** Takes a new connection of the pool, and limits it at once while visitors are served. */
export async function limitNewConnection(client: Client): Promise<void> {
  open.add(client);
  client.once('end', () => open.delete(client));
  if (isServing) await limit(client);
}

/**
 * From here on visitors wait for the answers of PostgreSQL. Before, a start may take its time to make an index or to fill
 * a table; backups, restores and the connections that listen never have these limits.
 */
export async function limitStatements(db: Knex): Promise<void> {
  isServing = true;
  const client: unknown = db.client;
  const pool = Pool.parse(client);
  // All at once, so that none is taken twice; one that is in use comes when it is free.
  const taken = await Promise.allSettled([...open].map(() => pool.acquireConnection()));
  const connections = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  await Promise.all(connections.map(limit));
  await Promise.all(connections.map((connection) => pool.releaseConnection(connection)));
}
