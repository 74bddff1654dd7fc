import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session-store/session-context.js';
import { isOwner } from '../session-store/session-store.js';

/** Anyone not signed in as ADMIN is sent to /admin (specification 6), which leads back here after the sign-in. */
export function RequireOwner() {
  const { pathname, search } = useLocation();
  if (!isOwner(useSession())) return <Navigate to="/" replace state={{ wanted: `${pathname}${search}` }} />;
  return <Outlet />;
}

/** The address a visitor wanted before the guard sent them away, from the history entry's state. */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  return typeof state.wanted === 'string' && state.wanted.startsWith('/') ? state.wanted : null;
}
