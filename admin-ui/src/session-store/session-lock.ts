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
