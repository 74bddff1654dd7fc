import { replaceInStorage } from '@pickup/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, isOwner, SESSION_KEYS } from './session-store.js';
import { windowEvents } from './testing/session-fixtures.js';

const session = {
  accessToken: 'token',
  user: { id: 'u', email: 'owner@example.com', username: 'owner', roles: ['ADMIN', 'STAFF'] },
};
const open = () => createSessionStore({ storage: () => localStorage, events: windowEvents() });

afterEach(() => vi.restoreAllMocks());

describe('the session', () => {
  it('survives a reload', () => {
    open().signIn(session);
    expect(open().get()).toEqual({ token: 'token', role: 'ADMIN', user: session.user, ended: false });
    expect(localStorage.getItem('authToken')).toBe('token');
  });

  it('is not an owner without ADMIN, and not without a token', () => {
    const store = open();
    store.signIn({ ...session, user: { ...session.user, roles: ['STAFF', 'ADMIN'] } });
    expect(isOwner(store.get())).toBe(false);
    localStorage.clear();
    localStorage.setItem(SESSION_KEYS.role, 'ADMIN');
    expect(isOwner(open().get())).toBe(false);
  });

  it('leaves nothing behind after signing out', () => {
    const store = open();
    store.signIn(session);
    store.signOut();
    expect(localStorage.length).toBe(0);
    expect(store.get().token).toBeNull();
  });

  it('ends only for the token that was refused', () => {
    const store = open();
    store.signIn(session);
    store.end('an older token');
    expect(isOwner(store.get())).toBe(true);
    store.end('token');
    expect(store.get()).toEqual({ token: null, role: null, user: session.user, ended: true });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('that ended is remembered with its user across a reload, until somebody signs in or out', () => {
    const store = open();
    store.signIn(session);
    store.end('token');
    expect(open().get()).toEqual({ token: null, role: null, user: session.user, ended: true });
    store.signIn(session);
    expect(open().get().ended).toBe(false);
    store.end('token');
    store.signOut();
    expect(open().get()).toEqual({ token: null, role: null, user: null, ended: false });
  });

  it('lets another tab distinguish an end from a sign-out at every step of the writes', () => {
    /** What a tab that follows each step of the storage comes to know. */
    const follow = (work: (store: ReturnType<typeof open>) => void) => {
      const store = open();
      store.signIn(session);
      const other = open();
      const seen: boolean[] = [];
      const storage = localStorage;
      const restore = replaceInStorage({
        removeItem: (key) => {
          storage.removeItem(key);
          seen.push(other.current().ended);
        },
      });
      work(store);
      restore();
      return { seen, state: other.current() };
    };
    const signedOut = follow((store) => store.signOut());
    expect(signedOut.seen).toEqual([false, false, false]);
    expect(signedOut.state).toEqual({ token: null, role: null, user: null, ended: false });
    const ended = follow((store) => store.end('token'));
    expect(ended.state).toEqual({ token: null, role: null, user: session.user, ended: true });
  });

  it('survives an unreadable stored user', () => {
    open().signIn(session);
    for (const damaged of ['{', '7', 'null', '{"id":1}']) {
      localStorage.setItem(SESSION_KEYS.user, damaged);
      expect(open().get()).toMatchObject({ token: 'token', user: null });
    }
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createSessionStore({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      events: windowEvents(),
    });
    store.signIn(session);
    expect(isOwner(store.get())).toBe(true);
    store.signOut();
    expect(isOwner(store.get())).toBe(false);
    expect(log).toHaveBeenCalled();
  });

  it('lasts as long as the page where storage is full, and is signed out of what storage holds as well', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open().signIn({ ...session, accessToken: 'old' });
    const store = open();
    const restore = replaceInStorage({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    store.renew(session);
    expect(store.current().token).toBe('token');
    restore();
    store.signOut();
    expect(store.current().token).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('takes a renewed token, unless it was signed out meanwhile, in this tab or another', () => {
    const store = open();
    store.signIn(session);
    store.renew({ ...session, accessToken: 'renewed' });
    expect(open().get().token).toBe('renewed');
    open().signOut();
    store.renew({ ...session, accessToken: 'too late' });
    expect(store.get()).toEqual({ token: null, role: null, user: null, ended: false });
    expect(localStorage.length).toBe(0);
  });

  it('reads at once what another tab stored, and does not end a session another tab has renewed', () => {
    const store = createSessionStore({ storage: () => localStorage, events: { addEventListener: () => undefined } });
    open().signIn(session);
    expect(store.get().token).toBeNull();
    expect(store.current().token).toBe('token');
    open().renew({ ...session, accessToken: 'renewed' });
    store.end('token');
    expect(store.get().token).toBe('renewed');
  });

  it('stays ended when its own storage event arrives', () => {
    const store = open();
    store.signIn(session);
    store.end('token');
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEYS.token }));
    expect(store.get().ended).toBe(true);
  });

  it('that ended is signed out with the browser, in a tab that has not been used since', () => {
    const store = open();
    store.signIn(session);
    store.end('token');
    open().signOut();
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEYS.user }));
    expect(store.get()).toEqual({ token: null, role: null, user: null, ended: false });
  });

  it('notifies its listeners, also of changes in another tab', () => {
    const store = open();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    localStorage.setItem(SESSION_KEYS.token, 'theirs');
    localStorage.setItem(SESSION_KEYS.role, 'ADMIN');
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEYS.token }));
    expect(isOwner(store.get())).toBe(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
