import { createContext, useContext, useSyncExternalStore, useEffect, type ReactNode } from 'react';
import { useApi } from '@pickup/web';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { SessionState, SessionStore } from './session-store.js';
import type { OpenStream } from './owner-client.js';

const SessionContext = createContext<SessionStore | null>(null);

export const SessionProvider = ({ store, children }: { store: SessionStore; children: ReactNode }) => (
  <SessionContext.Provider value={store}>{children}</SessionContext.Provider>
);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('SessionProvider is missing above this component.');
  return store;
}

/** The session as it is now; follows sign-in and sign-out in any tab. */
export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

const StreamContext = createContext<OpenStream | null>(null);

export const StreamProvider = ({ open, children }: { open: OpenStream; children: ReactNode }) => (
  <StreamContext.Provider value={open}>{children}</StreamContext.Provider>
);

/** Opens streams of events in the owner's name. */
export function useOpenStream(): OpenStream {
  const open = useContext(StreamContext);
  if (!open) throw new Error('StreamProvider is missing above this component.');
  return open;
}

/** Ends the session: here at once and in any case, on the server if it can be reached. */
export function useSignOut(): () => void {
  const api = useApi();
  const session = useSessionStore();
  return () => {
    session.signOut();
    api.call('logout').catch((error: unknown) => console.error('The server was not told of the sign-out', error));
  };
}

/** Cached answers that only the owner may see. */
const owners = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'restaurantInfo' };

/**
 * Clears the query cache when another user signs in or the owner signs out. A session that ended clears nothing, for
 * its owner
 * is asked to come back; then everything in sight is read again.
 */
export function useSessionCache(session: SessionStore, queries: QueryClient): void {
  useEffect(() => {
    let last = session.get();
    return session.subscribe(() => {
      const before = last;
      last = session.get();
      if (last.ended) return;
      if (last.token === null || last.user?.id !== before.user?.id) queries.removeQueries(owners);
      // Calls that waited for the sign-in continue by themselves.
      else if (before.ended) void queries.invalidateQueries(owners, { cancelRefetch: false });
    });
  }, [session, queries]);
}
