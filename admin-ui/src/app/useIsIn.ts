import { useEffect, useState } from 'react';
import { useSession } from '../session-store/session-context.js';
import { isOwner } from '../session-store/session-store.js';

/** Whether the owner is in: from sign-in to sign-out, also while the session has ended in between. */
export function useIsIn(): boolean {
  const session = useSession();
  const [wasIn, setWasIn] = useState(false);
  const isIn = isOwner(session) || (wasIn && session.ended);
  useEffect(() => setWasIn(isIn), [isIn]);
  return isIn;
}
