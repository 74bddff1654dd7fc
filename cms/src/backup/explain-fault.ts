import Database from 'better-sqlite3';
import { DatabaseError } from 'pg';
import { explain } from '../start/explain.js';
import { StartError } from '../start/settings.js';

const FULL = /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|53100)$/;

const LOST = /^(ECONNRESET|EPIPE|ETIMEDOUT|57P01|57P02|57P03|08\w{3})$/;
const LOST_WORDS = /Connection terminated|timeout expired/;

/** A fault of the disk or the database as a sentence that says what to do; any other fault keeps its stack. */
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
