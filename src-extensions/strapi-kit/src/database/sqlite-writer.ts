import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { z } from 'zod';
import { errorCode } from '../logging/describe-error.js';
import type { Sql, SqlValue } from './sql.js';

/** The part of a better-sqlite3 statement that is used. */
interface Statement {
  /** Whether it returns rows. */
  readonly reader: boolean;
  all: (values: readonly unknown[]) => unknown[];
  run: (values: readonly unknown[]) => unknown;
}

/** The part of a better-sqlite3 connection that is used. */
interface Connection {
  readonly inTransaction: boolean;
  prepare: (text: string) => Statement;
}

/** The part of Knex's client that is used: its pool holds the only connection that writes. */
interface Client {
  acquireConnection: () => Promise<Connection>;
  releaseConnection: (connection: Connection) => Promise<unknown>;
}

const Client = z.custom<Client>(
  (client) =>
    typeof client === 'object' && client !== null && 'acquireConnection' in client && 'releaseConnection' in client,
);

/** Prepared statements kept for a connection; texts vary only in their number of rows. */
const MAX_STATEMENTS = 500;

/** Writes that share a commit at most, so that none waits long for the others. */
const MAX_BATCH = 32;

/** How long a write waits for another program's, in milliseconds; as long as a statement of the query builder does. */
export const MAX_BUSY_MS = 5_000;

/** How often is looked whether another program's write has ended, in milliseconds. */
const RETRY_MS = 20;

const prepared = new WeakMap<Connection, Map<string, Statement>>();

function prepare(connection: Connection, text: string): Statement {
  let known = prepared.get(connection);
  if (!known || known.size >= MAX_STATEMENTS) {
    known = new Map();
    prepared.set(connection, known);
  }
  const found = known.get(text);
  if (found) return found;
  const statement = connection.prepare(text);
  known.set(text, statement);
  return statement;
}

/** Converts values as Strapi stores them on SQLite: times in milliseconds, booleans as 1 and 0. */
function toStored(value: SqlValue): string | number | null {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}

function run(connection: Connection, text: string, values: readonly SqlValue[]): unknown[] {
  const statement = prepare(connection, text);
  const stored = values.map(toStored);
  if (statement.reader) return statement.all(stored);
  statement.run(stored);
  return [];
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Runs one write. The returned function settles its promise, and is called after the commit. */
type Job = (connection: Connection, sql: Sql) => Promise<() => void>;

interface Waiting {
  job: Job;
  fail: (reason: unknown) => void;
  /** When it is given up, by `performance.now()`. */
  until: number;
}

/** Rolls back one write. After some errors, such as a full disk, SQLite has rolled back the whole transaction already. */
function rollBack(connection: Connection): void {
  if (!connection.inTransaction) return;
  run(connection, 'ROLLBACK TO work', []);
  run(connection, 'RELEASE work', []);
}

/**
 * Begins a transaction, unless another program is writing. SQLite's own wait for it would hold up the whole process.
 * @returns SQLite's error when another program is writing
 */
function tryBegin(connection: Connection): Error | null {
  run(connection, 'PRAGMA busy_timeout = 0', []);
  try {
    run(connection, 'BEGIN IMMEDIATE', []);
    return null;
  } catch (error) {
    if (!errorCode(error).startsWith('SQLITE_BUSY')) throw error;
    return toError(error);
  } finally {
    run(connection, `PRAGMA busy_timeout = ${MAX_BUSY_MS}`, []);
  }
}

/** Runs them in the transaction that has begun, and commits it. */
async function commitTogether(connection: Connection, jobs: readonly Waiting[]): Promise<void> {
  const sql: Sql = (text, values = []) => new Promise((resolve) => resolve(run(connection, text, values)));
  const answers: (() => void)[] = [];
  try {
    for (const [index, { job }] of jobs.entries()) {
      // What is answered from the cache has its turn between two writes, and does not wait for all of them.
      if (index > 0) await endOfTurn();
      answers.push(await job(connection, sql));
    }
    run(connection, 'COMMIT', []);
  } catch (error) {
    if (connection.inTransaction) run(connection, 'ROLLBACK', []);
    throw error;
  }
  for (const answer of answers) answer();
}

/**
 * Writes to SQLite without the query builder, on its connection. Waiting for the disk is most of the cost of a small
 * transaction, so writes of the same moment share a commit (group commit). Each has a savepoint of its own: one that fails
 * leaves nothing behind, and no promise is settled before the commit.
 */
export class SqliteWriter {
  readonly #client: Client;
  #waiting: Waiting[] = [];
  #isBusy = false;

  /** @param maxBusyMs how long a write waits for another program's */
  constructor(
    db: Knex,
    private readonly maxBusyMs = MAX_BUSY_MS,
  ) {
    const client: unknown = db.client;
    this.#client = Client.parse(client);
  }

  /**
   * Runs work as one transaction.
   * @param work may await only its own SQL, because it holds the only connection
   */
  write<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const job: Job = async (connection, sql) => {
        run(connection, 'SAVEPOINT work', []);
        try {
          const result = await work(sql);
          run(connection, 'RELEASE work', []);
          return () => resolve(result);
        } catch (error) {
          rollBack(connection);
          if (!connection.inTransaction) throw error;
          return () => reject(toError(error));
        }
      };
      this.#waiting.push({ job, fail: reject, until: performance.now() + this.maxBusyMs });
      if (!this.#isBusy) void this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      // Writes that are requested in this turn of the event loop share the commit.
      await endOfTurn();
      const busy = await this.#serveSome();
      if (!busy) continue;
      this.#giveUp(busy);
      await pause(RETRY_MS);
    }
    this.#isBusy = false;
  }

  /** Rejects what has waited long enough for another program. */
  #giveUp(reason: Error): void {
    const now = performance.now();
    for (const { fail, until } of this.#waiting) if (until <= now) fail(reason);
    this.#waiting = this.#waiting.filter(({ until }) => until > now);
  }

  /** @returns SQLite's error when another program is writing: all are left waiting, and reads have the connection */
  async #serveSome(): Promise<Error | null> {
    let jobs: Waiting[] = [];
    try {
      const connection = await this.#client.acquireConnection();
      try {
        const busy = tryBegin(connection);
        if (busy) return busy;
        jobs = this.#waiting.splice(0, MAX_BATCH);
        await commitTogether(connection, jobs);
      } finally {
        await this.#client.releaseConnection(connection);
      }
    } catch (error) {
      if (jobs.length === 0) jobs = this.#waiting.splice(0);
      for (const { fail } of jobs) fail(error);
    }
    return null;
  }
}
