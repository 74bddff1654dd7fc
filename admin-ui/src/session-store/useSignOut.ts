import { useApi } from '@pickup/web';
import { useSessionStore } from './session-context.js';

/** Ends the session: here at once and in any case, on the server if it can be reached. */
export function useSignOut(): () => void {
  const api = useApi();
  const session = useSessionStore();
  return () => {
    session.signOut();
    api.call('logout').catch((error: unknown) => console.error('The server was not told of the sign-out', error));
  };
}
