import { focusPageHeading } from '@pickup/web';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LandingPage } from '../features/dashboard/LandingPage.js';
import { SignInPage } from '../features/session/SignInPage.js';
import { useSession } from '../session-store/session-context.js';
import { wantedPath, SignInAgain } from './RequireOwner.js';
import { quietSections, sections } from './sections.js';
import { useIsIn } from './useIsIn.js';

const ChangePasswordDialog = lazy(() => import('../features/session/ChangePasswordDialog.js'));

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
