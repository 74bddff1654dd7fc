import type { EndpointName } from '@pickup/contract';
import { ApiError, createApiClient, isAdminCall, type ApiClient, type ApiClientOptions } from '@pickup/web';
import { createRenewal, endsSession } from './renewal.js';
import type { SessionStore } from './session-store.js';
import { browserLocks, createTurns, type Locks } from './turns.js';

export { endsSession } from './renewal.js';

/** Calls whose answer sets the session's cookie: in turn, so that none takes away what another has just been given. */
const SETS_COOKIE: ReadonlySet<EndpointName> = new Set(['login', 'logout', 'changePassword']);

interface OwnerClientOptions extends Omit<ApiClientOptions, 'getToken'> {
  /** What tabs take turns by; the browser's own unless told. */
  locks?: Locks | null;
}

/**
 * The API client of the signed-in owner. A call whose token has run out is made once more after a silent renewal,
 * whatever it does: a 401 means that nothing was done. When the server refuses for good, the session ends here too.
 */
export function createOwnerClient(
  session: SessionStore,
  { locks = browserLocks(), ...options }: OwnerClientOptions = {},
): ApiClient {
  const client = createApiClient({ ...options, getToken: () => session.current().token });
  const inTurn = createTurns(locks);
  const tokenAfter = createRenewal(session, inTurn, () => client.call('renewSession'));

  const request: ApiClient['request'] = async (name, given, callOptions) => {
    const send = () => client.request(name, given, callOptions);
    const attempt = () => (SETS_COOKIE.has(name) ? inTurn(send) : send());
    if (!isAdminCall(name)) return attempt();

    const endWith = (token: string) => (error: unknown) => {
      if (endsSession(error)) session.end(token);
      throw error;
    };
    const { token } = session.current();
    try {
      return await attempt();
    } catch (error) {
      if (token === null) throw error;
      if (!(error instanceof ApiError && error.status === 401)) return endWith(token)(error);
      const next = await tokenAfter(token);
      if (next === null) throw error;
      return attempt().catch(endWith(next));
    }
  };
  return { request, call: (name, ...[given, callOptions]) => request(name, given, callOptions) };
}
