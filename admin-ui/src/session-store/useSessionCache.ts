import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SessionStore } from './session-store.js';

/** What only the owner may see. */
const owners = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'restaurantInfo' };

/**
 * Whoever signs in next sees nothing the one before had loaded. A session that ended takes nothing away, for its owner
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
      // What waits for the owner goes on by itself.
      else if (before.ended) void queries.invalidateQueries(owners, { cancelRefetch: false });
    });
  }, [session, queries]);
}
