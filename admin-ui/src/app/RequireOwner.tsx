import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session-store/session-context.js';
import { isOwner } from '../session-store/session-store.js';
import { Waiting } from './Waiting.js';

const load = () => import('../features/session/SignInAgainDialog.js');
const SignInAgainDialog = lazy(load);

/** Asks the owner, over a screen that stays, to sign in again once its session has ended. */
export function SignInAgain({ asked }: { asked: boolean }) {
  // Fetched in advance: a later release would delete this file, and the session may end after that.
  useEffect(() => void load().catch(() => undefined), []);
  return <Suspense fallback={null}>{asked && <SignInAgainDialog />}</Suspense>;
}

/**
 * Sends anyone not signed in as ADMIN to /admin, which leads back here after the sign-in. A session
 * that ends while a screen is open leaves the screen as it is, and asks its owner to sign in again; only signing out,
 * and somebody else signing in, leave it.
 */
export function RequireOwner() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const owner = isOwner(session);
  const [mayEnter] = useState(owner);
  const [enteredAs] = useState(session.user?.id);
  if (!mayEnter) return <Navigate to="/" replace state={{ wanted: `${pathname}${search}` }} />;
  const isSame = session.user?.id === enteredAs;
  if (!session.ended && !(owner && isSame)) return <Navigate to="/" replace />;
  return (
    <>
      {/* Its own boundary: else a session that ends while a screen's code loads would be forgotten with this guard. */}
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
      <SignInAgain asked={session.ended} />
    </>
  );
}

/** The address a visitor wanted before the guard sent them away, from the history entry's state. */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  return typeof state.wanted === 'string' && state.wanted.startsWith('/') ? state.wanted : null;
}
