import { HttpError } from '../routes/http-error.js';

/** Codes for a server that is unreachable, closes the connection, has none left, or timed out. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|25P03|53300|55P03|57014|SQLITE_(BUSY|LOCKED|PROTOCOL).*)$/;

/** Codes for a disk that is full, broken or read-only, and for a corrupt file. */
const UNWRITABLE = /^(53[12]00|58030|25006|SQLITE_(FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB).*)$/;

/** Messages of drivers and the pool that have no code; the query builder puts the statement before them. */
const BROKEN =
  /(Connection terminated( unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|timeout expired|Query read timeout)$/;

const RETRY_SOON_S = 5;
const RETRY_LATER_S = 60;

/**
 * Distinguishes a database that is unavailable from a fault of the server.
 * @returns the 503 to answer with, or null for every other error
 */
export function databaseUnavailable(fault: unknown): HttpError | null {
  if (!(fault instanceof Error)) return null;
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
  if (UNWRITABLE.test(code)) {
    return new HttpError(503, 'Nothing can be stored at the moment. Please try again later.', {
      retryAfter: RETRY_LATER_S,
    });
  }
  if (UNREACHABLE.test(code) || fault.name === 'KnexTimeoutError' || BROKEN.test(fault.message)) {
    return new HttpError(503, 'This cannot be done at the moment. Please try again in a few seconds.', {
      retryAfter: RETRY_SOON_S,
    });
  }
  return null;
}
