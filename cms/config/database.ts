import path from 'node:path';
import { MAX_BUSY_MS } from '@pickup/strapi-kit';
import type BetterSqlite3 from 'better-sqlite3';
import type { Client } from 'pg';
import { closeWhenUnresponsive, limitNewConnection } from '../src/start/postgres-connection.js';
import { databaseFile } from '../src/start/preflight.js';
import { readSettings, type Settings } from '../src/start/settings.js';

type Done = (error: Error | null, connection: BetterSqlite3.Database) => void;

/** A placed order must survive a power cut: write-ahead log, synced on each commit. */
function setPragmas(connection: BetterSqlite3.Database, done: Done): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`busy_timeout = ${MAX_BUSY_MS}`);
  done(null, connection);
}

const logged = {
  /** Error messages show placeholders instead of values, which would put customers' data into the log. */
  compileSqlOnError: false,
  /** A lost connection is said in the log like any fault, where the same one is counted; by itself knex writes to the console. */
  log: { warn: (text: string) => void strapi.log.error(text) },
};

const sqlite = ({ DATA_DIR }: Settings) => ({
  client: 'sqlite',
  connection: { filename: databaseFile(DATA_DIR) },
  useNullAsDefault: true,
  pool: { min: 1, max: 1, afterCreate: setPragmas },
  ...logged,
});

/** How long a connection may take, and how long a transaction may do nothing before PostgreSQL ends it. In milliseconds. */
const POSTGRES_TIMEOUTS = { connectionTimeoutMillis: 5_000, idle_in_transaction_session_timeout: 15_000 };
/** How long a query waits for a free connection of the pool. */
const MAX_POOL_WAIT_MS = 10_000;

const postgres = ({ DATABASE_URL }: Settings) => {
  const connection = { connectionString: DATABASE_URL, keepAlive: true, ...POSTGRES_TIMEOUTS };
  return {
    client: 'postgres',
    connection,
    acquireConnectionTimeout: MAX_POOL_WAIT_MS,
    pool: {
      min: 2,
      max: 10,
      afterCreate(client: Client, done: (error: Error | null, client: Client) => void) {
        closeWhenUnresponsive(client, connection);
        void limitNewConnection(client).then(() => done(null, client));
      },
    },
    ...logged,
  };
};

export default () => {
  const settings = readSettings(process.env, path.resolve(__dirname, '../..'));
  return {
    connection: settings.DATABASE_CLIENT === 'postgres' ? postgres(settings) : sqlite(settings),
    // A start must never drop tables or columns: an older version would lose what a newer one stored (decision 19).
    settings: { forceMigration: false },
  };
};
