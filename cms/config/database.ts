import path from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import { databaseFile } from '../src/start/preflight.js';
import { readSettings, type Settings } from '../src/start/settings.js';

type Done = (error: Error | null, connection: BetterSqlite3.Database) => void;

/** Every acknowledged order survives a power cut: write-ahead log, synced on each commit. */
function setPragmas(connection: BetterSqlite3.Database, done: Done): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  done(null, connection);
}

const sqlite = ({ DATA_DIR }: Settings) => ({
  client: 'sqlite',
  connection: { filename: databaseFile(DATA_DIR) },
  useNullAsDefault: true,
  pool: { min: 1, max: 1, afterCreate: setPragmas },
});

const postgres = ({ DATABASE_URL }: Settings) => ({
  client: 'postgres',
  connection: { connectionString: DATABASE_URL },
  pool: { min: 2, max: 10 },
});

export default () => {
  const settings = readSettings(process.env, path.resolve(__dirname, '../..'));
  return { connection: settings.DATABASE_CLIENT === 'postgres' ? postgres(settings) : sqlite(settings) };
};
