import { focusPageHeading } from '@pickup/web';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LandingPage } from '../features/dashboard/LandingPage.js';
import { SignInPage } from '../features/session/SignInPage.js';
import { useSession } from '../session-store/session-context.js';
import { isOwner } from '../session-store/session-store.js';
import { wantedPath, SignInAgain } from './RequireOwner.js';
import { quietSections, sections } from './sections.js';

const ChangePasswordDialog = lazy(() => import('../features/session/ChangePasswordDialog.js'));

/** Whether the landing page is shown: from sign-in to sign-out, also while the session has ended in between. */
function useIsIn(): boolean {
  const session = useSession();
  const [wasIn, setWasIn] = useState(false);
  const isIn = isOwner(session) || (wasIn && session.ended);
  useEffect(() => setWasIn(isIn), [isIn]);
  return isIn;
}

/** Sign-in and landing share an address; moving the focus tells screen readers that the page changed. */
function useTurnFocus(isIn: boolean): void {
  const last = useRef(isIn);
  useEffect(() => {
    if (last.current === isIn) return;
    last.current = isIn;
    focusPageHeading();
  }, [isIn]);
}

function Home() {
  const [changingPassword, setChangingPassword] = useState(false);
  const { ended } = useSession();
  return (
    <>
      <LandingPage
        sections={sections}
        quietSections={quietSections}
        onChangePassword={() => setChangingPassword(true)}
      />
      <Suspense fallback={null}>
        {changingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
      </Suspense>
      <SignInAgain asked={ended} />
    </>
  );
}

/** /admin: the sign-in, then the page the owner wanted, or the landing page. */
export function HomePage() {
  const wanted = wantedPath(useLocation().state);
  const { user } = useSession();
  const isIn = useIsIn();
  useTurnFocus(isIn);
  if (!isIn) return <SignInPage />;
  return wanted === null ? <Home key={user?.id} /> : <Navigate to={wanted} replace />;
}
