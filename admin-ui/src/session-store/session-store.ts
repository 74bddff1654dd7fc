import type { ADMIN_ROLE, Session, SessionUser } from '@pickup/contract';

/** The one role that opens the back office (ruling 29); written here as well, because the contract's module brings its validation library along. */
export const OWNER_ROLE: typeof ADMIN_ROLE = 'ADMIN';

/** Names in local storage: the token's is the specification's (section 6), role and user info stand beside it (section 3). */
export const SESSION_KEYS = { token: 'authToken', role: 'userRole', user: 'userInfo' } as const;

/** Who is signed in on this browser. */
export interface SessionState {
  token: string | null;
  /** The first of the user's roles, the only one that is kept and checked (specification 6). */
  role: string | null;
  user: SessionUser | null;
  /** The server refused the token: the sign-in screen says why the owner is back there. */
  ended: boolean;
}

export interface SessionStore {
  get: () => SessionState;
  /** @returns a function that stops telling the listener */
  subscribe: (listener: () => void) => () => void;
  signIn: (session: Session) => void;
  signOut: () => void;
  /** Ends the session a refused token belongs to; a session begun since is left alone. */
  end: (token: string) => void;
}

interface SessionStoreOptions {
  /** Asked for each time, because merely naming `localStorage` throws where it is forbidden. */
  storage: () => Storage;
  /** Where `storage` events of other tabs arrive. */
  events: Pick<Window, 'addEventListener'>;
}

const SIGNED_OUT: SessionState = { token: null, role: null, user: null, ended: false };

/** Admin access: a token exists and the stored role is ADMIN (specification 4, authentication). */
export const isOwner = ({ token, role }: SessionState): boolean => token !== null && role === OWNER_ROLE;

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'email', 'username'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  Array.isArray(Reflect.get(value, 'roles'));

function parseUser(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function readFrom(storage: Storage): SessionState {
  const token = storage.getItem(SESSION_KEYS.token);
  if (!token) return SIGNED_OUT;
  const user = parseUser(storage.getItem(SESSION_KEYS.user));
  return { token, role: storage.getItem(SESSION_KEYS.role), user, ended: false };
}

/** The token goes in last and out first, so that another tab never sees a token without its role. */
function writeTo(storage: Storage, { token, role, user }: SessionState): void {
  if (token === null) for (const key of Object.values(SESSION_KEYS)) storage.removeItem(key);
  else {
    storage.setItem(SESSION_KEYS.role, role ?? '');
    storage.setItem(SESSION_KEYS.user, JSON.stringify(user));
    storage.setItem(SESSION_KEYS.token, token);
  }
}

/** The session of this browser: kept in local storage, shared with other tabs, in memory alone where storage is forbidden. */
export function createSessionStore({ storage, events }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();

  const withStorage = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(storage());
    } catch (error) {
      console.error('The session lasts until this page is closed: local storage is not available', error);
      return otherwise;
    }
  };

  let state = withStorage(readFrom, SIGNED_OUT);

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const save = (next: SessionState) => {
    withStorage((place) => writeTo(place, next), undefined);
    become(next);
  };

  events.addEventListener('storage', ({ key }) => {
    if (key === null || Object.values<string>(SESSION_KEYS).includes(key)) become(withStorage(readFrom, state));
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: ({ accessToken, user }) => save({ token: accessToken, role: user.roles[0] ?? null, user, ended: false }),
    signOut: () => save(SIGNED_OUT),
    end(token) {
      if (state.token === token) save({ ...SIGNED_OUT, ended: true });
    },
  };
}
