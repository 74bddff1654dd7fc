import { expect, vi } from 'vitest';
import { createOwnerClient } from '../owner-client.js';
import { createSessionStore, type SessionStore } from '../session-store.js';
import type { Locks } from '../session-lock.js';
import { BASE, sessionOf } from './token-server.js';

/** A tab of this browser, without storage events: they may always arrive late. */
export function openTab(locks: Locks | null = null) {
  const session = createSessionStore({ storage: () => localStorage, events: { addEventListener: () => undefined } });
  return { session, api: createOwnerClient(session, { baseUrl: BASE, locks }) };
}

/** A tab whose token has expired. */
export function openExpired(locks: Locks | null = null) {
  const tab = openTab(locks);
  tab.session.signIn(sessionOf('T0'));
  return tab;
}

/** Waits until a tab's session has ended. */
export const sessionEnd = (session: SessionStore) => vi.waitFor(() => expect(session.get().ended).toBe(true));

/** What a call fails with; null when it does not. */
export const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
