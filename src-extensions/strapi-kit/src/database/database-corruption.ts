import { fstatSync, openSync, read } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { errorCode } from '../logging/describe-error.js';

const readAt = promisify(read);

/** SQLite's error codes for a corrupt file. */
const CORRUPTION_CODE = /^SQLITE_(CORRUPT|NOTADB)/;

/** The first bytes of every SQLite file. */
const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');

/** How often the file is checked, in milliseconds. */
const CHECK_MS = 5_000;

/** Whether an error says that the database file is corrupt, which no retry changes. */
export const isCorruption = (fault: unknown): boolean => CORRUPTION_CODE.test(errorCode(fault));

/** The monitor of each database; its reason is null while the file is intact. */
const monitors = new WeakMap<
  Knex,
  { reason: string | null; note: (reason: string) => void; check: () => Promise<void> }
>();

/**
 * @param descriptor the file as it was when the product started
 * @returns why the file cannot be the database that was opened, or null
 */
async function faultOfFile(file: string, descriptor: number): Promise<string | null> {
  const found = await stat(file).catch((error: unknown) => errorCode(error));
  // For other errors the file exists, and SQLite reports them itself.
  if (typeof found === 'string') return found === 'ENOENT' ? 'the file is gone' : null;
  if (found.ino !== fstatSync(descriptor).ino) return 'the file was replaced';
  const { bytesRead, buffer } = await readAt(descriptor, Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
  return bytesRead === MAGIC.length && buffer.equals(MAGIC) ? null : 'the file was overwritten';
}

/**
 * Detects a corrupt, replaced or deleted SQLite file while the product runs: by errors of queries, and by a check of the
 * file every few seconds, because SQLite's cache can hide it for long. From then on writes are refused, as they would be
 * lost with the file.
 * @param report called once, with the reason
 */
export function watchForCorruption(db: Knex, file: string, report: (reason: string) => void): void {
  // Never closed: closing any descriptor of a file releases all POSIX locks of this process on it, SQLite's included, and
  // the next backup would then remove the write-ahead log that is in use.
  const descriptor = openSync(file, 'r');
  const monitor = {
    reason: null as string | null,
    note(reason: string) {
      if (monitor.reason !== null) return;
      monitor.reason = reason;
      report(reason);
    },
    async check() {
      const reason = await faultOfFile(file, descriptor);
      if (reason !== null) monitor.note(reason);
    },
  };
  monitors.set(db, monitor);
  db.on('query-error', (fault: unknown) => noteCorruption(db, fault));
  setInterval(() => void monitor.check().catch(() => undefined), CHECK_MS).unref();
}

/** Checks an error that did not pass the query builder. */
export function noteCorruption(db: Knex, fault: unknown): void {
  if (isCorruption(fault)) monitors.get(db)?.note(errorCode(fault));
}

/** @throws Error with SQLite's code once the file is known to be corrupt */
export function requireIntact(db: Knex): void {
  const reason = monitors.get(db)?.reason ?? null;
  if (reason === null) return;
  throw Object.assign(new Error(`The database is damaged: ${reason}`), { code: 'SQLITE_CORRUPT' });
}

/**
 * Requires that the database answers and that its file is intact.
 * @throws Error when it is not so
 */
export async function requireUsable(db: Knex): Promise<void> {
  await monitors.get(db)?.check();
  requireIntact(db);
  await db.raw('SELECT 1');
}
