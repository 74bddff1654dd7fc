import type { SessionUser } from '@pickup/contract';
import type { SessionState, SessionStore } from './session-store.js';

/** Whether the same user has signed in again; null while undecided. */
function outcomeOf({ token, user: now, ended }: SessionState, user: SessionUser | null): boolean | null {
  if (ended) return null;
  return token !== null && now?.id === user?.id;
}

/**
 * Waits until a user whose session may have ended has signed in again, in this tab or another.
 * @returns true once they have, at once where no session ended; false when they signed out or somebody else signed in
 * @throws the signal's reason when it aborts
 */
export function waitForSignIn(session: SessionStore, user: SessionUser | null, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const outcome = outcomeOf(session.get(), user);
      if (outcome === null) return;
      stop();
      resolve(outcome);
    };
    const giveUp = () => {
      stop();
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Nobody waits any more', 'AbortError'));
    };
    const unsubscribe = session.subscribe(look);
    const stop = () => {
      unsubscribe();
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    else look();
  });
}
