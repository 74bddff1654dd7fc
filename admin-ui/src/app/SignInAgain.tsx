import { lazy, Suspense, useEffect } from 'react';

const load = () => import('../features/session/SignInAgainDialog.js');
const SignInAgainDialog = lazy(load);

/** Asks the owner, over a screen that stays, to sign in again once its session has ended. */
export function SignInAgain({ asked }: { asked: boolean }) {
  // Fetched in advance: a later release would delete this file, and the session may end after that.
  useEffect(() => void load().catch(() => undefined), []);
  return <Suspense fallback={null}>{asked && <SignInAgainDialog />}</Suspense>;
}
