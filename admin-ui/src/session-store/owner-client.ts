import type { SessionUser, EndpointName } from '@pickup/contract';
import {
  ApiError,
  createApiClient,
  isAdminCall,
  openEventStream,
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type StreamName,
  type EventBatches,
} from '@pickup/web';
import type { SessionState, SessionStore } from './session-store.js';
import { createRenewal, endsSession, browserLocks, createSessionLock, type Locks } from './session-renewal.js';

/** Whether the same user has signed in again; null while undecided. */
function outcomeOf({ token, user: now, ended }: SessionState, user: SessionUser | null): boolean | null {
  if (ended) return null;
  return token !== null && now?.id === user?.id;
}

/**
 * Waits until a user whose session may have ended has signed in again, in this tab or another.
 * @returns true once they have, at once where no session ended; false when they signed out or somebody else signed in
 * @throws the signal's reason when it aborts
 */
function waitForSignIn(session: SessionStore, user: SessionUser | null, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const outcome = outcomeOf(session.get(), user);
      if (outcome === null) return;
      stop();
      resolve(outcome);
    };
    const giveUp = () => {
      stop();
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Nobody waits any more', 'AbortError'));
    };
    const unsubscribe = session.subscribe(look);
    const stop = () => {
      unsubscribe();
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    else look();
  });
}

export { endsSession } from './session-renewal.js';

/**
 * Calls whose answer sets the session's cookie: one at a time, so that none overwrites the cookie another has just set.
 */
const SETS_COOKIE: ReadonlySet<EndpointName> = new Set(['login', 'logout', 'changePassword']);

interface OwnerClientOptions extends Omit<ApiClientOptions, 'getToken'> {
  /** Locks shared by tabs; the browser's own by default. */
  locks?: Locks | null;
}

/**
 * Opens a stream of events for the owner; like a call it renews the session, and waits for an owner whose session
 * ended.
 */
export type OpenStream = <Name extends StreamName>(
  name: Name,
  request: ApiRequest<Name>,
  signal: AbortSignal,
) => Promise<EventBatches<Name>>;

export interface OwnerClient extends ApiClient {
  openStream: OpenStream;
}

/**
 * The API client of the signed-in owner. A call whose token has run out is made once more after a silent renewal,
 * whatever it does: a 401 means that nothing was done. When the server refuses for good, the session ends here too, and
 * the owner's calls wait for them to sign in again: a save goes through then, a list arrives. They fail with their
 * refusal when the owner signs out instead.
 */
export function createOwnerClient(
  session: SessionStore,
  { locks = browserLocks(), ...options }: OwnerClientOptions = {},
): OwnerClient {
  const client = createApiClient({ ...options, getToken: () => session.current().token });
  const withSessionLock = createSessionLock(locks);
  const tokenAfter = createRenewal(session, withSessionLock, () => client.call('renewSession'));

  /** @throws ApiError that {@link endsSession} when no renewal helped */
  async function renewing<Result>(attempt: () => Promise<Result>): Promise<Result> {
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
  }

  async function asOwner<Result>(attempt: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const { user, ended } = session.current();
    if (ended && !(await waitForSignIn(session, user, signal))) throw new ApiError(401, '');
    try {
      return await renewing(attempt);
    } catch (error) {
      if (!endsSession(error) || !(await waitForSignIn(session, user, signal))) throw error;
      return asOwner(attempt, signal);
    }
  }

  const request: ApiClient['request'] = (name, given, callOptions) => {
    const send = () => client.request(name, given, callOptions);
    const attempt = () => (SETS_COOKIE.has(name) ? withSessionLock(send) : send());
    return isAdminCall(name) ? asOwner(attempt, callOptions?.signal) : attempt();
  };
  const { baseUrl } = options;
  const openStream: OpenStream = (name, given, signal) =>
    asOwner(() => openEventStream(name, given, { baseUrl, token: session.current().token, signal }), signal);
  return { request, call: (name, ...[given, callOptions]) => request(name, given, callOptions), openStream };
}
