import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StartError } from '../start/settings.js';
import { SQLITE } from './manifest.js';
import { addPart, type DatabaseSnapshot, type StagingFolder } from './parts.js';
import { startProgress, formatBytes, type Output } from './progress.js';

/** Database pages copied before the event loop gets its turn: a few megabytes, so that progress shows and Ctrl+C works. */
const PAGES = 1024;

/** Copies the database as it is at one moment, while others go on writing. */
async function copy(from: string, to: string, output: Output): Promise<void> {
  // Not read-only, which would leave the log files of SQLite behind where no product runs.
  const source = new Database(from, { fileMustExist: true, timeout: 30_000 });
  try {
    // Without a reading transaction of its own, the copy would begin anew after every order that is placed meanwhile.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_master').get();
    const pageBytes = Number(source.pragma('page_size', { simple: true }));
    const progress = startProgress(
      output,
      'Database',
      pageBytes * Number(source.pragma('page_count', { simple: true })),
    );
    let copied = 0;
    await source.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        progress.add((totalPages - remainingPages - copied) * pageBytes);
        copied = totalPages - remainingPages;
        return PAGES;
      },
    });
    progress.done(formatBytes(statSync(to).size));
  } finally {
    source.close();
  }
}

/** @throws StartError when the copy is not a whole database of this product */
function check(file: string, from: string): DatabaseSnapshot {
  const database = new Database(file, { fileMustExist: true });
  try {
    const [verdict] = database.prepare<[], string>('PRAGMA integrity_check(1)').pluck().all();
    if (verdict !== 'ok') throw new StartError(`The database ${from} is damaged (${verdict?.split('\n')[0] ?? ''}).`);
    const names = database
      .prepare<[], string>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
      )
      .pluck()
      .all();
    const rows = (table: string) =>
      database
        .prepare<[], number>(`SELECT count(*) FROM "${table.replaceAll('"', '""')}"`)
        .pluck()
        .get() ?? 0;
    const tables = Object.fromEntries(names.sort().map((name) => [name, rows(name)]));
    const { orders } = tables;
    if (orders === undefined)
      throw new StartError(`The database ${from} holds no restaurant yet: start the product first.`);
    return { orders, tables };
  } finally {
    database.close();
  }
}

/**
 * Puts one moment of the database file into the staging and checks that it is whole.
 * @throws StartError when there is no database, or none that is whole
 */
export async function snapshotSqlite(from: string, staging: StagingFolder, output: Output): Promise<DatabaseSnapshot> {
  if (!existsSync(from)) throw new StartError(`There is no database to back up: ${from} does not exist.`);
  const to = await addPart(staging, SQLITE);
  await copy(from, to, output);
  return check(to, from);
}
