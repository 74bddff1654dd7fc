import type { ADMIN_ROLE, Session, SessionUser } from '@pickup/contract';

/**
 * The one role that opens the back office; repeated here, because the contract's module would bring its validation
 * library into the first chunk.
 */
export const OWNER_ROLE: typeof ADMIN_ROLE = 'ADMIN';

/** Keys in local storage; browsers of earlier versions hold sessions under these names. */
export const SESSION_KEYS = { token: 'authToken', role: 'userRole', user: 'userInfo' } as const;

/** Who is signed in on this browser. */
export interface SessionState {
  token: string | null;
  /** The first of the user's roles, the only one that counts (product.md, Sessions). */
  role: string | null;
  user: SessionUser | null;
  /** The server refused the token, and `user` is whose it was: they are asked to sign in again. */
  ended: boolean;
}

export interface SessionStore {
  /** The session as this tab knows it. */
  get: () => SessionState;
  /** The session as this browser has it: what another tab stored a moment ago may be there before the news of it. */
  current: () => SessionState;
  /** @returns a function that stops telling the listener */
  subscribe: (listener: () => void) => () => void;
  signIn: (session: Session) => void;
  /** Stores a renewed session, unless it was signed out meanwhile. */
  renew: (session: Session) => void;
  signOut: () => void;
  /** Ends the session a refused token belongs to, and remembers whose it was; a session begun since is left alone. */
  end: (token: string) => void;
}

interface SessionStoreOptions {
  /** A function, because reading `localStorage` throws where it is forbidden. */
  storage: () => Storage;
  /** Where `storage` events of other tabs arrive. */
  events: Pick<Window, 'addEventListener'>;
}

const SIGNED_OUT: SessionState = { token: null, role: null, user: null, ended: false };

/** Whether the back office is open: a token exists and the stored role is ADMIN (product.md, Sessions). */
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

/** Only the first role counts (product.md, Sessions). */
const openedBy = ({ accessToken, user }: Session): SessionState => ({
  token: accessToken,
  role: user.roles[0] ?? null,
  user,
  ended: false,
});

/** A user without a token is one whose session has ended: signing out leaves neither. */
function readFrom(storage: Storage): SessionState {
  const token = storage.getItem(SESSION_KEYS.token);
  const user = parseUser(storage.getItem(SESSION_KEYS.user));
  if (!token) return user ? { ...SIGNED_OUT, user, ended: true } : SIGNED_OUT;
  return { token, role: storage.getItem(SESSION_KEYS.role), user, ended: false };
}

/**
 * Another tab sees each of these steps. The token goes in last and out before its role, so that none is without one;
 * the user goes first at a sign-out, so that it is not taken for an end.
 */
function writeTo(storage: Storage, { token, role, user }: SessionState): void {
  if (token === null) {
    if (user === null) storage.removeItem(SESSION_KEYS.user);
    storage.removeItem(SESSION_KEYS.token);
    storage.removeItem(SESSION_KEYS.role);
  } else {
    storage.setItem(SESSION_KEYS.role, role ?? '');
    storage.setItem(SESSION_KEYS.user, JSON.stringify(user));
    storage.setItem(SESSION_KEYS.token, token);
  }
}

/**
 * The session of this browser: kept in local storage, shared with other tabs, in memory alone where storage is
 * forbidden.
 */
export function createSessionStore({ storage, events }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  /** Storage failed last time: what it holds, if anything, is not this session. */
  let isInMemory = false;

  const withStorage = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const result = work(storage());
      isInMemory = false;
      return result;
    } catch (error) {
      if (!isInMemory) {
        console.error('The session lasts until this page is closed: local storage is not available', error);
      }
      isInMemory = true;
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
  const current = (): SessionState => {
    const stored = isInMemory ? state : withStorage(readFrom, state);
    const isSame = stored.token === state.token && stored.role === state.role && stored.ended === state.ended;
    if (!isSame) become(stored);
    return state;
  };

  events.addEventListener('storage', ({ key }) => {
    if (key === null || Object.values<string>(SESSION_KEYS).includes(key)) current();
  });

  return {
    get: () => state,
    current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: (session) => save(openedBy(session)),
    renew(session) {
      if (current().token !== null) save(openedBy(session));
    },
    signOut: () => save(SIGNED_OUT),
    end(token) {
      const { token: held, user } = current();
      if (held === token) save({ ...SIGNED_OUT, user, ended: true });
    },
  };
}
