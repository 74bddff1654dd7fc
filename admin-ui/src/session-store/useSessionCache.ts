import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SessionStore } from './session-store.js';

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
