import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, isOwner, SESSION_KEYS } from './session-store.js';

const session = {
  accessToken: 'token',
  user: { id: 'u', email: 'owner@example.com', username: 'owner', roles: ['ADMIN', 'STAFF'] },
};
const open = () => createSessionStore({ storage: () => localStorage, events: window });

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
    expect(store.get()).toEqual({ token: null, role: null, user: null, ended: true });
    expect(localStorage.length).toBe(0);
  });

  it('lives without a readable user', () => {
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
      events: window,
    });
    store.signIn(session);
    expect(isOwner(store.get())).toBe(true);
    store.signOut();
    expect(isOwner(store.get())).toBe(false);
    expect(log).toHaveBeenCalled();
  });

  it('tells its listeners, also of another tab', () => {
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
