import { NetworkError } from '@pickup/web';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  failure,
  openExpired,
  openTab,
  sessionEnd,
  gate,
  errorResponse,
  sessionOf,
  tokenServerForEachTest,
} from './testing/session-fixtures.js';
import { createSessionLock, type Locks } from './session-renewal.js';

const tokenServer = tokenServerForEachTest();

describe('a stream of events', () => {
  it('renews an expired token, and waits for the sign-in when the session has ended', async () => {
    const { api, session } = openExpired();
    const { signal } = new AbortController();
    const read = async () => {
      const received: unknown[] = [];
      for await (const events of await api.openStream('orderEvents', {}, signal)) received.push(...events);
      return received;
    };
    const ready = [{ name: 'ready', id: '7', data: { unopened: [] } }];
    await expect(read()).resolves.toEqual(ready);
    expect(tokenServer().received).toEqual(['events T0', 'renew', 'events T2']);
    tokenServer().refuseAll = 401;
    const waiting = read();
    await sessionEnd(session);
    tokenServer().refuseAll = null;
    session.signIn(sessionOf(tokenServer().token));
    await expect(waiting).resolves.toEqual(ready);
  });
});

describe('a refused token', () => {
  it('is renewed silently, and the call is repeated', async () => {
    const { api, session } = openExpired();
    await expect(api.call('adminCategories')).resolves.toEqual([]);
    expect(tokenServer().received).toEqual(['list T0', 'renew', 'list T2']);
    expect(session.get()).toMatchObject({ token: 'T2', role: 'ADMIN', ended: false });
    expect(localStorage.getItem('authToken')).toBe('T2');
  });

  it('is renewed once for all calls that wait', async () => {
    const { api } = openExpired();
    const lists = await Promise.all([api.call('adminCategories'), api.call('adminCategories')]);
    expect(lists).toEqual([[], []]);
    expect(tokenServer().renewals).toBe(1);
  });

  it('is not renewed for a call that was slower than the renewal', async () => {
    const { api } = openExpired();
    const { open, opened } = gate();
    tokenServer().listGate = opened;
    const slow = api.call('adminCategories');
    await api.call('transitionOrder', { params: { id: 'o' }, query: { status: 'READY' } });
    open();
    await expect(slow).resolves.toEqual([]);
    expect(tokenServer().renewals).toBe(1);
  });

  it('is renewed for a write too, which is repeated and takes effect once', async () => {
    const { api } = openExpired();
    await api.call('transitionOrder', { params: { id: 'o' }, query: { status: 'READY' } });
    expect(tokenServer().received).toEqual(['transition T0', 'renew', 'transition T2']);
    expect(tokenServer().transitions).toBe(1);
  });

  it('is renewed for a call once only; then the session ends', async () => {
    const { api, session } = openExpired();
    tokenServer().refuseAll = 401;
    const call = failure(api.call('adminCategories'));
    await sessionEnd(session);
    expect(tokenServer().received).toEqual(['list T0', 'renew', 'list T2']);
    expect(session.get()).toMatchObject({ token: null, ended: true });
    session.signOut();
    await expect(call).resolves.toMatchObject({ status: 401 });
  });

  it('of an account that is no ADMIN any more ends the session without a renewal', async () => {
    const { api, session } = openExpired();
    tokenServer().refuseAll = 403;
    const call = failure(api.call('adminCategories'));
    await sessionEnd(session);
    expect(tokenServer().renewals).toBe(0);
    session.signOut();
    await expect(call).resolves.toMatchObject({ status: 403 });
  });

  it('is not renewed without a token, nor for a call that sends none', async () => {
    const { api, session } = openTab();
    await expect(failure(api.call('adminCategories'))).resolves.toMatchObject({ status: 401 });
    session.signIn(sessionOf('T0'));
    const login = api.call('login', { body: { email: 'owner@example.com', password: 'wrong' } });
    await expect(failure(login)).resolves.toMatchObject({ status: 401 });
    expect(tokenServer().renewals).toBe(0);
    expect(session.get().token).toBe('T0');
  });
});

describe('a renewal that fails', () => {
  it('with 401 ends the session', async () => {
    const { api, session } = openExpired();
    tokenServer().renewal = () => errorResponse(401);
    const calls = [failure(api.call('adminCategories')), failure(api.call('adminCategories'))];
    await sessionEnd(session);
    expect(tokenServer().received).toEqual(['list T0', 'list T0', 'renew']);
    expect(session.get()).toEqual({ token: null, role: null, user: sessionOf('T0').user, ended: true });
    expect(localStorage.getItem('authToken')).toBeNull();
    session.signOut();
    await expect(Promise.all(calls)).resolves.toMatchObject([{ status: 401 }, { status: 401 }]);
  });

  it.each([
    ['without an answer', () => HttpResponse.error(), NetworkError, {}],
    ['with 429', () => errorResponse(429), Error, { status: 429, serverMessage: 'Refused with 429.' }],
    ['with 503', () => errorResponse(503), Error, { status: 503 }],
  ])('%s leaves the session alone, and is tried again with the next call', async (_, answer, kind, error) => {
    const { api, session } = openExpired();
    tokenServer().renewal = answer;
    const errors = await Promise.all([failure(api.call('adminCategories')), failure(api.call('adminCategories'))]);
    for (const each of errors) {
      expect(each).toBeInstanceOf(kind);
      expect(each).toMatchObject(error);
    }
    expect(tokenServer().renewals).toBe(1);
    expect(session.get()).toMatchObject({ token: 'T0', ended: false });
    tokenServer().renewal = null;
    await expect(api.call('adminCategories')).resolves.toEqual([]);
  });
});

describe('signing out', () => {
  it('while a renewal is under way: nothing is stored, and the server ends what was renewed', async () => {
    const { api, session } = openExpired();
    const [asked, answered] = [gate(), gate()];
    tokenServer().renewal = async () => {
      asked.open();
      await answered.opened;
      tokenServer().token = 'T2';
      return HttpResponse.json(sessionOf('T2'));
    };
    const call = failure(api.call('adminCategories'));
    await asked.opened;
    session.signOut();
    const logout = api.call('logout');
    answered.open();
    await expect(call).resolves.toMatchObject({ status: 401 });
    await logout;
    expect(tokenServer().received).toEqual(['list T0', 'renew', 'logout']);
    expect(session.get()).toEqual({ token: null, role: null, user: null, ended: false });
    expect(localStorage.length).toBe(0);
  });

  it('finishes before a new sign-in starts, because its answer deletes the cookie', async () => {
    const { api } = openTab();
    const [asked, answered] = [gate(), gate()];
    tokenServer().logout = () => {
      asked.open();
      return answered.opened;
    };
    const logout = api.call('logout');
    const login = failure(api.call('login', { body: { email: 'owner@example.com', password: 'wrong' } }));
    await asked.opened;
    // Another call goes to the server and back, and the sign-in still waits.
    await failure(api.call('adminCategories'));
    expect(tokenServer().received).toEqual(['logout', 'list -']);
    answered.open();
    await Promise.all([logout, login]);
    expect(tokenServer().received).toEqual(['logout', 'list -', 'login']);
  });
});

describe('two tabs', () => {
  /** The browser's locks, which both tabs share. */
  const sharedLocks = (): Locks => {
    const withSessionLock = createSessionLock(null);
    return { request: (_, work) => withSessionLock(work) };
  };

  it('renew once: the second uses the token the first has stored', async () => {
    const locks = sharedLocks();
    const [one, other] = [openExpired(locks), openExpired(locks)];
    await Promise.all([one.api.call('adminCategories'), other.api.call('adminCategories')]);
    expect(tokenServer().renewals).toBe(1);
    expect([one.session.get().token, other.session.get().token]).toEqual(['T2', 'T2']);
  });

  it('share a token that one has renewed long before the other calls again', async () => {
    const [one, other] = [openExpired(), openExpired()];
    await one.api.call('adminCategories');
    tokenServer().received = [];
    await other.api.call('adminCategories');
    expect(tokenServer().received).toEqual(['list T2']);
  });

  it('end together: the second does not renew a session that the first saw end', async () => {
    const locks = sharedLocks();
    const [one, other] = [openExpired(locks), openExpired(locks)];
    tokenServer().renewal = () => errorResponse(401);
    const calls = [one, other].map(({ api }) => failure(api.call('adminCategories')));
    await Promise.all([one, other].map(({ session }) => sessionEnd(session)));
    expect(tokenServer().renewals).toBe(1);
    expect([one, other].map(({ session }) => session.get().token)).toEqual([null, null]);
    one.session.signOut();
    other.session.signOut();
    await expect(Promise.all(calls)).resolves.toMatchObject([{ status: 401 }, { status: 401 }]);
  });
});
