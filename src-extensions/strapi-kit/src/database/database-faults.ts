import { HttpError } from '../routes/http-error.js';

/** The server is away, ends this connection, has no room for another one, or gave up waiting or working. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|25P03|53300|55P03|57014|SQLITE_(BUSY|LOCKED|PROTOCOL).*)$/;

/** The disk is full, broken, or may not be written; or what lies on it is damaged. */
const UNWRITABLE = /^(53[12]00|58030|25006|SQLITE_(FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB).*)$/;

/** What drivers and the pool say without a code; the query builder puts its statement before it. */
const BROKEN =
  /(Connection terminated( unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|timeout expired|Query read timeout)$/;

const RETRY_SOON_S = 5;
const RETRY_LATER_S = 60;

/**
 * Tells a database that cannot do its work right now from a fault of ours.
 * @returns the 503 for whoever asked, or null for every other fault
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
