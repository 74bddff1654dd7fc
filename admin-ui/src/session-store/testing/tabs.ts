import { expect, vi } from 'vitest';
import { createOwnerClient } from '../owner-client.js';
import { createSessionStore, type SessionStore } from '../session-store.js';
import type { Locks } from '../session-lock.js';
import { BASE, sessionOf } from './token-server.js';

/** A tab of this browser. It is never told what another one stores: news may always come late. */
export function openTab(locks: Locks | null = null) {
  const session = createSessionStore({ storage: () => localStorage, events: { addEventListener: () => undefined } });
  return { session, api: createOwnerClient(session, { baseUrl: BASE, locks }) };
}

/** A tab with a token the server took until a moment ago. */
export function openExpired(locks: Locks | null = null) {
  const tab = openTab(locks);
  tab.session.signIn(sessionOf('T0'));
  return tab;
}

/** Until the server's refusal has ended a tab's session. */
export const sessionEnd = (session: SessionStore) => vi.waitFor(() => expect(session.get().ended).toBe(true));

/** What a call fails with; null when it does not. */
export const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
