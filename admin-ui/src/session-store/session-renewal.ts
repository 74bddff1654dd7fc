import type { Session } from '@pickup/contract';
import { ApiError } from '@pickup/web';
import type { SessionStore } from './session-store.js';

/** Runs work exclusively: one piece at a time. */
export type SessionLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The needed part of the Web Locks API, whose locks all tabs of an origin share. */
export interface Locks {
  request: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

const LOCK = 'pickup-session';

/** The browser's locks; missing on pages served over plain http from another machine. */
export const browserLocks = (): Locks | null => {
  if (!('locks' in navigator)) return null;
  const { locks } = navigator;
  return { request: async (name, work) => await locks.request(name, work) };
};

/**
 * A lock across all tabs where the browser has locks, else within this tab; then the server's grace period covers other
 * tabs.
 */
export function createSessionLock(locks: Locks | null): SessionLock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (locks) return locks.request(LOCK, work);
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}

/** The server no longer takes the token: 401, or 403 for an account that is no ADMIN any more. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * The token to go on with after one was refused; null when the session is over.
 * @throws ApiError, NetworkError of a renewal that failed without an end of the session, which is left alone then
 */
export type TokenAfter = (refused: string) => Promise<string | null>;

/**
 * Renews the session, once for all calls that wait for it, in this tab and in the others: whoever comes second finds
 * the new token stored.
 * @param askServer exchanges the cookie for the next session
 */
export function createRenewal(
  session: SessionStore,
  withSessionLock: SessionLock,
  askServer: () => Promise<Session>,
): TokenAfter {
  const underWay = new Map<string, Promise<string | null>>();

  async function renew(refused: string): Promise<string | null> {
    const { token } = session.current();
    if (token !== refused) return token;
    try {
      session.renew(await askServer());
      return session.current().token;
    } catch (error) {
      if (!endsSession(error)) throw error;
      session.end(refused);
      return null;
    }
  }

  return (refused) => {
    const waiting = underWay.get(refused);
    if (waiting) return waiting;
    const outcome = withSessionLock(() => renew(refused)).finally(() => underWay.delete(refused));
    underWay.set(refused, outcome);
    return outcome;
  };
}
