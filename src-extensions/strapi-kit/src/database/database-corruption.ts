import { fstatSync, openSync, read } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { errorCode } from '../logging/describe-error.js';

const readAt = promisify(read);

/** What SQLite says of a file whose pages are not what it wrote. */
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

/** How every database file of SQLite begins. */
const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');

/** How often the file is looked at while nobody asks, in milliseconds. */
const LOOK_MS = 5_000;

/** Whether a fault says that the database file is damaged: no repetition mends it. */
export const isCorruption = (fault: unknown): boolean => DAMAGE.test(errorCode(fault));

/** What is known of each watched database: null while it is whole. */
const watches = new WeakMap<
  Knex,
  { reason: string | null; note: (reason: string) => void; look: () => Promise<void> }
>();

/**
 * @param descriptor the file as it was when the product started
 * @returns why the file cannot be the database that was opened, or null
 */
async function faultOfFile(file: string, descriptor: number): Promise<string | null> {
  const found = await stat(file).catch((error: unknown) => errorCode(error));
  // It is there, and something else is wrong: SQLite says so itself.
  if (typeof found === 'string') return found === 'ENOENT' ? 'the file is gone' : null;
  if (found.ino !== fstatSync(descriptor).ino) return 'the file was replaced';
  const { bytesRead, buffer } = await readAt(descriptor, Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
  return bytesRead === MAGIC.length && buffer.equals(MAGIC) ? null : 'the file was overwritten';
}

/**
 * Notices when SQLite's file is damaged under the running product: by any query that meets it, and by a look at the file
 * every few seconds, as what SQLite keeps in memory can hide it for long. From then on nothing is stored: it would be
 * lost with the file.
 * @param tell is called once
 */
export function watchForCorruption(db: Knex, file: string, tell: (reason: string) => void): void {
  // Never closed: closing any descriptor of a file takes this process's locks on it away (POSIX), SQLite's among them,
  // and the next backup would then remove the log that the product is writing to.
  const descriptor = openSync(file, 'r');
  const watch = {
    reason: null as string | null,
    note(reason: string) {
      if (watch.reason !== null) return;
      watch.reason = reason;
      tell(reason);
    },
    async look() {
      const reason = await faultOfFile(file, descriptor);
      if (reason !== null) watch.note(reason);
    },
  };
  watches.set(db, watch);
  db.on('query-error', (fault: unknown) => noteCorruption(db, fault));
  setInterval(() => void watch.look().catch(() => undefined), LOOK_MS).unref();
}

/** Looks at a fault that the query builder did not see. */
export function noteCorruption(db: Knex, fault: unknown): void {
  if (isCorruption(fault)) watches.get(db)?.note(errorCode(fault));
}

/** @throws Error of SQLite's own kind once damage is known */
export function requireIntact(db: Knex): void {
  const reason = watches.get(db)?.reason ?? null;
  if (reason === null) return;
  throw Object.assign(new Error(`The database is damaged: ${reason}`), { code: 'SQLITE_CORRUPT' });
}

/**
 * Whether the database can be worked with: it answers, and is whole as far as a look tells.
 * @throws Error when it is not
 */
export async function requireUsable(db: Knex): Promise<void> {
  await watches.get(db)?.look();
  requireIntact(db);
  await db.raw('SELECT 1');
}
