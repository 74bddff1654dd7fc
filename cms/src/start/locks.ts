import path from 'node:path';
import Database from 'better-sqlite3';
import { connectPostgres } from './postgres-connection.js';
import { StartError, type Settings } from './settings.js';

/** The key of the product's advisory lock in PostgreSQL. */
const START_LOCK = 5_702_886;

const WAITING = 'Waiting for another instance that is starting on this database …';
const SAID_AFTER_MS = 5_000;

/**
 * Runs the work of a start (secrets, schema, seed, accounts) in one instance at a time: instances that start together on
 * one PostgreSQL wait here.
 * @throws StartError when the database cannot be reached
 */
export async function withStartLock<Result>(
  { DATABASE_CLIENT, DATABASE_URL }: Settings,
  work: () => Promise<Result>,
): Promise<Result> {
  if (DATABASE_CLIENT !== 'postgres') return work();
  // The lock ends with the connection.
  const client = await connectPostgres(DATABASE_URL, { application_name: 'pickup-start' });
  // Of a machine that has died PostgreSQL would hear after two hours otherwise, and keep its lock as long.
  await client.query('SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3');
  const saying = setTimeout(() => process.stdout.write(`${WAITING}\n`), SAID_AFTER_MS).unref();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    clearTimeout(saying);
    return await work();
  } finally {
    clearTimeout(saying);
    await client.end().catch(() => undefined);
  }
}

/**
 * Locks a file for this process, and creates it where it is missing. The operating system releases the lock when the
 * process ends in any way.
 * @returns releases the lock; null when another process holds it
 */
export function lockFile(file: string): (() => void) | null {
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch {
    lock.close();
    return null;
  }
}

/** Held until the process ends. */
let unlockDataDir: (() => void) | null = null;

/**
 * Locks the data folder for this process: with SQLite only one product may use it.
 * @throws StartError when another product holds it
 */
export function lockDataDir({ DATA_DIR, DATABASE_CLIENT }: Settings): void {
  if (DATABASE_CLIENT !== 'sqlite') return;
  unlockDataDir ??= lockFile(path.join(DATA_DIR, 'in-use.lock'));
  if (unlockDataDir) return;
  throw new StartError(
    `DATA_DIR must belong to one running product, but another one works on ${DATA_DIR}: stop it first. Several instances share a PostgreSQL (DATABASE_CLIENT=postgres).`,
  );
}
