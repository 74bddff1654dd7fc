import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Client } from 'pg';
import { z } from 'zod';
import { StartError, type Settings } from './settings.js';
import { connectPostgres } from './postgres-connection.js';

export const databaseFile = (dataDir: string) => path.join(dataDir, 'pickup.db');

/** Strapi's public folder with the uploads, inside the data folder. */
export const publicDir = (dataDir: string) => path.join(dataDir, 'public');

/** @throws StartError when the data folder cannot be created or written */
export function requireDataDir({ DATA_DIR }: Settings): void {
  try {
    mkdirSync(path.join(publicDir(DATA_DIR), 'uploads'), { recursive: true });
    accessSync(DATA_DIR, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`DATA_DIR must be a folder this user can write to, but ${DATA_DIR} is not.`);
  }
}

/**
 * Creates the folder of the raw panel's build. Strapi checks at its start whether it exists; the panel may be built later.
 */
export function ensurePanelFolder(distDir: string): void {
  try {
    mkdirSync(path.join(distDir, 'build'), { recursive: true });
  } catch {
    // A read-only installation: it has the folder already, or /strapi says that the panel is missing.
  }
}

/** SQLite checks a database up to this size in a moment. */
const SMALL_DATABASE_BYTES = 64 * 1024 * 1024;

/** A small database is always checked, a large one only when a crash has left its write-ahead log. */
const needsCheck = (file: string) => existsSync(`${file}-wal`) || statSync(file).size < SMALL_DATABASE_BYTES;

function requireWritable(file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch {
    throw new StartError(`The database ${file} must be a file this user can write to, but it is not.`);
  }
}

/** @throws StartError for an existing database file that cannot be written or is damaged */
export function requireSoundDatabase({ DATA_DIR, DATABASE_CLIENT }: Settings): void {
  const file = databaseFile(DATA_DIR);
  if (DATABASE_CLIENT !== 'sqlite' || !existsSync(file)) return;
  requireWritable(file);
  // Asked first: whoever opens the database makes a log.
  const isChecked = needsCheck(file);
  try {
    const database = new Database(file);
    try {
      database.pragma('schema_version');
      if (!isChecked) return;
      const [{ quick_check: verdict } = { quick_check: 'empty' }] = database
        .prepare<[], { quick_check: string }>('PRAGMA quick_check(1)')
        .all();
      if (verdict !== 'ok') throw new Error(verdict);
    } finally {
      database.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database ${file} is damaged (${reason.split('\n')[0] ?? ''}): restore it from a backup, or move it away to start empty.`,
    );
  }
}

/** @throws StartError when the port is in use or the address is not one of this machine */
export function requireFreePort({ HOST, PORT }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        new StartError(
          taken
            ? `PORT must be free, but something else already listens on ${HOST}:${PORT}.`
            : `HOST and PORT must be an address this machine can listen on, but ${HOST}:${PORT} is not (${error.code ?? error.message}).`,
        ),
      );
    });
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}

const Rows = z.array(z.object({ there: z.boolean() }));

async function answers(client: Client, question: string): Promise<boolean> {
  const { rows }: { rows: unknown } = await client.query(question);
  return Rows.parse(rows).some(({ there }) => there);
}

const Rights = z.array(z.object({ user: z.string(), database: z.string(), owner: z.string(), may: z.boolean() }));

/** A table of every version: who owns it owns the others, too. A start changes tables, which only their owner may do. */
const RIGHTS = `
  SELECT current_user AS user, current_database() AS database, COALESCE(tableowner, current_user) AS owner,
    COALESCE(pg_has_role(tableowner, 'USAGE'), has_schema_privilege(current_schema(), 'CREATE'), false) AS may
  FROM (SELECT) AS one LEFT JOIN pg_tables ON schemaname = current_schema() AND tablename = 'up_users'`;

/** @throws StartError when the user of DATABASE_URL may not create or change the product's tables */
export async function requireOwnTables({ DATABASE_CLIENT, DATABASE_URL }: Settings): Promise<void> {
  if (DATABASE_CLIENT !== 'postgres') return;
  const client = await connectPostgres(DATABASE_URL);
  try {
    const { rows }: { rows: unknown } = await client.query(RIGHTS);
    const [rights] = Rights.parse(rows);
    if (!rights || rights.may) return;
    const { user, database, owner } = rights;
    throw new StartError(
      owner === user
        ? `DATABASE_URL must sign in as a user who may create tables, but ${user} may not: ALTER DATABASE ${database} OWNER TO ${user}.`
        : `DATABASE_URL must sign in as the owner of the tables in ${database}, which is ${owner}, but it signs in as ${user}.`,
    );
  } finally {
    await client.end();
  }
}

/** Whether the database has accounts already; their sessions depend on the existing secrets. */
export async function isDatabaseInUse({ DATABASE_CLIENT, DATABASE_URL, DATA_DIR }: Settings): Promise<boolean> {
  if (DATABASE_CLIENT === 'sqlite') return existsSync(databaseFile(DATA_DIR));
  const client = await connectPostgres(DATABASE_URL);
  try {
    return (
      (await answers(client, `SELECT to_regclass('up_users') IS NOT NULL AS there`)) &&
      (await answers(client, 'SELECT EXISTS (SELECT 1 FROM up_users) AS there'))
    );
  } finally {
    await client.end();
  }
}
