/** Runs work when it is its run: one at a time. */
export type SessionLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The part of the browser's lock manager that is needed; every tab of this origin shares its locks. */
export interface Locks {
  request: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

const LOCK = 'pickup-session';

/** The browser's locks; they are missing where a page came over plain http from another machine. */
export const browserLocks = (): Locks | null => {
  if (!('locks' in navigator)) return null;
  const { locks } = navigator;
  return { request: async (name, work) => await locks.request(name, work) };
};

/** Turns across all tabs where there are locks, else within this tab: between tabs the server's grace has to do. */
export function createSessionLock(locks: Locks | null): SessionLock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (locks) return locks.request(LOCK, work);
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}
