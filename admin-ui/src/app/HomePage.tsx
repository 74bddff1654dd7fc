import { Navigate, useLocation } from 'react-router-dom';
import { LandingPage } from '../features/dashboard/LandingPage.js';
import { SignInPage } from '../features/session/SignInPage.js';
import { useSession } from '../session-store/session-context.js';
import { isOwner } from '../session-store/session-store.js';
import { wantedPath } from './RequireOwner.js';
import { sections } from './sections.js';

/** /admin: the sign-in, then where the owner was going, or the landing (specification 2, admin landing). */
export function HomePage() {
  const wanted = wantedPath(useLocation().state);
  if (!isOwner(useSession())) return <SignInPage />;
  return wanted === null ? <LandingPage sections={sections} /> : <Navigate to={wanted} replace />;
}
