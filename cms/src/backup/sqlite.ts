import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StartError } from '../start/settings.js';
import { SQLITE } from './manifest.js';
import { addPart, PICTURE_COLUMNS, type DatabaseSnapshot, type StagingFolder } from './parts.js';
import { startProgress, formatBytes, type Output } from './progress.js';

/** Database pages copied between turns of the event loop: a few megabytes, so that progress is shown and Ctrl+C works. */
const PAGES = 1024;

/** Copies a consistent snapshot of the database while others write to it. */
async function copy(from: string, to: string, output: Output): Promise<void> {
  // Not read-only: that would leave SQLite's log files behind when no product is running.
  const source = new Database(from, { fileMustExist: true, timeout: 30_000 });
  try {
    // Without a read transaction, the copy would start again after every order placed meanwhile.
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

/** Verifies the copy and counts its rows. @throws StartError when it is damaged or not a database of this product */
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
    const pictures = database.prepare<[]>(`SELECT ${PICTURE_COLUMNS} FROM files`).all();
    return { orders, tables, pictures };
  } finally {
    database.close();
  }
}

/**
 * Copies a consistent snapshot of the database into the staging folder and verifies it.
 * @throws StartError when there is no database, or it is damaged
 */
export async function snapshotSqlite(from: string, staging: StagingFolder, output: Output): Promise<DatabaseSnapshot> {
  if (!existsSync(from)) throw new StartError(`There is no database to back up: ${from} does not exist.`);
  const to = await addPart(staging, SQLITE);
  await copy(from, to, output);
  return check(to, from);
}
