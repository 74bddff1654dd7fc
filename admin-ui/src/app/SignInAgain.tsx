import { lazy, Suspense, useEffect } from 'react';

const load = () => import('../features/session/SignInAgainDialog.js');
const SignInAgainDialog = lazy(load);

/** Asks the owner, over a screen that stays, to sign in again once its session has ended. */
export function SignInAgain({ asked }: { asked: boolean }) {
  // Ahead of need: a release in the meantime would take the file away, and the screen with it.
  useEffect(() => void load().catch(() => undefined), []);
  return <Suspense fallback={null}>{asked && <SignInAgainDialog />}</Suspense>;
}
