import { describe, expect, it } from 'vitest';
import { createOwnerClient } from './owner-client.js';
import { createSessionStore } from './session-store.js';
import {
  failure,
  openExpired,
  sessionEnd,
  BASE,
  errorResponse,
  sessionOf,
  tokenServerForEachTest,
  windowEvents,
} from './testing/session-fixtures.js';

const tokenServer = tokenServerForEachTest();

describe('a call of a session that has ended', () => {
  /** A tab whose session is over, and a write that found out. */
  async function openEnded() {
    const tab = openExpired();
    tokenServer().renewal = () => errorResponse(401);
    const move = tab.api.call('transitionOrder', { params: { id: 'o' }, query: { status: 'READY' } });
    move.catch(() => undefined);
    await sessionEnd(tab.session);
    tokenServer().received = [];
    return { ...tab, move };
  }

  it('is repeated once after the owner signed in again, writes too', async () => {
    const { api, session, move } = await openEnded();
    const list = api.call('adminCategories');
    tokenServer().token = 'T7';
    session.signIn(sessionOf('T7'));
    await Promise.all([move, list]);
    expect([...tokenServer().received].sort()).toEqual(['list T7', 'transition T7']);
    expect(tokenServer().transitions).toBe(1);
  });

  it('sends nothing before the sign-in, and fails when the owner signs out', async () => {
    const { api, session, move } = await openEnded();
    const list = failure(api.call('adminCategories'));
    session.signOut();
    await expect(list).resolves.toMatchObject({ status: 401 });
    await expect(failure(move)).resolves.toMatchObject({ status: 401 });
    expect(tokenServer().received).toEqual([]);
  });

  it('is not repeated when another user signs in', async () => {
    const { session, move } = await openEnded();
    const theirs = sessionOf('T8');
    session.signIn({ ...theirs, user: { ...theirs.user, id: 'somebody else' } });
    await expect(failure(move)).resolves.toMatchObject({ status: 401 });
    expect(tokenServer().received).toEqual([]);
  });

  it('is dropped when its signal aborts', async () => {
    const { api, session } = await openEnded();
    const leaving = new AbortController();
    const list = failure(api.call('adminCategories', {}, { signal: leaving.signal }));
    leaving.abort();
    await expect(list).resolves.toMatchObject({ name: 'AbortError' });
    await expect(failure(api.call('adminCategories', {}, { signal: AbortSignal.abort() }))).resolves.toMatchObject({
      name: 'AbortError',
    });
    tokenServer().token = 'T7';
    session.signIn(sessionOf('T7'));
    await api.call('adminCategories');
    expect(tokenServer().received.filter((call) => call.startsWith('list'))).toEqual(['list T7']);
  });

  it('is repeated when the owner has signed in again in another tab', async () => {
    const tab = () => {
      const session = createSessionStore({ storage: () => localStorage, events: windowEvents() });
      session.signIn(sessionOf('T0'));
      return { session, api: createOwnerClient(session, { baseUrl: BASE, locks: null }) };
    };
    const [one, other] = [tab(), tab()];
    tokenServer().renewal = () => errorResponse(401);
    const list = one.api.call('adminCategories');
    await sessionEnd(one.session);
    tokenServer().token = 'T7';
    other.session.signIn(sessionOf('T7'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    await expect(list).resolves.toEqual([]);
  });
});
