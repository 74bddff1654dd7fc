import path from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseError } from 'pg';
import { surviveBrokenOutput } from '../start/output.js';
import { StartError } from '../start/settings.js';
import { explain } from '../start/process-faults.js';

/**
 * The file named by the command line, relative to the folder in which npm was called.
 * @throws StartError unless there is exactly one
 */
export function fileArgument(argv: readonly string[], program: 'backup' | 'restore'): string {
  const [file = '', ...rest] = argv.slice(2);
  if (file === '' || file.startsWith('--') || rest.length > 0) {
    throw new StartError(`Name one file: npm run ${program} -- FILE.`);
  }
  return path.resolve(process.env.INIT_CWD ?? '', file);
}

const FULL = /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|53100)$/;

const LOST = /^(ECONNRESET|EPIPE|ETIMEDOUT|57P01|57P02|57P03|08\w{3})$/;
const LOST_WORDS = /Connection terminated|timeout expired/;

/** An error of the disk or the database as a sentence that says what to do; any other error with its stack. */
export function explainFault(error: unknown): string {
  if (!(error instanceof Error) || error instanceof StartError) return explain(error);
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.test(code)) return 'The disk is full: make room and try again.';
  if (LOST.test(code) || LOST_WORDS.test(error.message)) return 'The connection to PostgreSQL was lost: try again.';
  if (code.startsWith('SQLITE_IOERR')) return 'The disk cannot be read or written: is there room left on it?';
  if (error instanceof Database.SqliteError) return `The database cannot be copied: ${error.message}.`;
  if (error instanceof DatabaseError) return `PostgreSQL refused: ${error.message}.`;
  if ('path' in error && typeof error.path === 'string') return `${error.path} cannot be read or written (${code}).`;
  return explain(error);
}

/** Runs a command-line program; an error becomes one sentence and exit code 1. */
export function runProgram(main: () => Promise<void>): void {
  // A closed output must not stop the work.
  surviveBrokenOutput();
  // If a promise never settles, Node would end with exit code 0, as if the work were done.
  process.once('beforeExit', () => {
    process.stderr.write('The program stopped before it was done.\n');
    process.exit(1);
  });
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${explainFault(error)}\n`);
      process.exit(1);
    },
  );
}
