import type { Knex } from 'knex';
import { z } from 'zod';
import type { Sql, SqlValue } from './sql.js';

/** What is used of a prepared statement of better-sqlite3. */
interface Statement {
  /** Whether it gives rows. */
  readonly reader: boolean;
  all: (values: readonly unknown[]) => unknown[];
  run: (values: readonly unknown[]) => unknown;
}

/** What is used of a connection of better-sqlite3. */
interface Connection {
  readonly inTransaction: boolean;
  prepare: (text: string) => Statement;
}

/** What is used of the query builder's client: its pool holds the only connection that writes. */
interface Client {
  acquireConnection: () => Promise<Connection>;
  releaseConnection: (connection: Connection) => Promise<unknown>;
}

const Client = z.custom<Client>(
  (client) =>
    typeof client === 'object' && client !== null && 'acquireConnection' in client && 'releaseConnection' in client,
);

/** Statements a connection keeps prepared; our texts differ by their numbers of lines only. */
const MOST_STATEMENTS = 500;

/** At most so many share a commit, so that none waits long for the others. */
const MOST_AT_ONCE = 32;

const prepared = new WeakMap<Connection, Map<string, Statement>>();

function prepare(connection: Connection, text: string): Statement {
  let known = prepared.get(connection);
  if (!known || known.size >= MOST_STATEMENTS) {
    known = new Map();
    prepared.set(connection, known);
  }
  const found = known.get(text);
  if (found) return found;
  const statement = connection.prepare(text);
  known.set(text, statement);
  return statement;
}

/** As Strapi stores it: instants in milliseconds, yes and no as 1 and 0. */
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

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Does one piece of work. What it returns answers whoever asked for it, and is called once all is on disk. */
type Job = (connection: Connection, sql: Sql) => Promise<() => void>;

interface Waiting {
  job: Job;
  fail: (reason: unknown) => void;
}

/** Undoes what one piece of work wrote, and nothing else. After some faults, such as a full disk, SQLite has undone the whole transaction already. */
function undo(connection: Connection): void {
  if (!connection.inTransaction) return;
  run(connection, 'ROLLBACK TO work', []);
  run(connection, 'RELEASE work', []);
}

async function commitTogether(connection: Connection, jobs: readonly Waiting[]): Promise<void> {
  const sql: Sql = (text, values = []) => new Promise((resolve) => resolve(run(connection, text, values)));
  const answers: (() => void)[] = [];
  run(connection, 'BEGIN IMMEDIATE', []);
  try {
    for (const { job } of jobs) answers.push(await job(connection, sql));
    run(connection, 'COMMIT', []);
  } catch (error) {
    if (connection.inTransaction) run(connection, 'ROLLBACK', []);
    throw error;
  }
  for (const answer of answers) answer();
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Writes to SQLite past the query builder, on the builder's own connection. A commit waits for the disk, and waiting is
 * most of what a small transaction costs: works that are asked for in the same moment share one. Each stands by itself
 * all the same: one that fails leaves nothing behind, and nobody is told anything before the commit.
 */
export class SqliteWriter {
  readonly #client: Client;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(db: Knex) {
    const client: unknown = db.client;
    this.#client = Client.parse(client);
  }

  /**
   * Runs work as one transaction.
   * @param work may wait for its own SQL and for nothing else: the only connection is its alone
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
          undo(connection);
          if (!connection.inTransaction) throw error;
          return () => reject(toError(error));
        }
      };
      this.#waiting.push({ job, fail: reject });
      if (!this.#isBusy) void this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      // Whatever is asked for in this turn of the event loop shares the commit.
      await endOfTurn();
      await this.#serveSome();
    }
    this.#isBusy = false;
  }

  async #serveSome(): Promise<void> {
    let jobs: Waiting[] = [];
    try {
      const connection = await this.#client.acquireConnection();
      jobs = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        await commitTogether(connection, jobs);
      } finally {
        await this.#client.releaseConnection(connection);
      }
    } catch (error) {
      if (jobs.length === 0) jobs = this.#waiting.splice(0);
      for (const { fail } of jobs) fail(error);
    }
  }
}
