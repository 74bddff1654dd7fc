import type { Session } from '@pickup/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { createOwnerClient } from '../owner-client.js';
import { createSessionStore, type SessionStore } from '../session-store.js';
import type { Locks } from '../session-renewal.js';

export const BASE = 'http://token-server.test';

/** The owner's session with this token. */
export const sessionOf = (accessToken: string): Session => ({
  accessToken,
  user: { id: 'u', email: 'owner@example.com', username: 'owner', roles: ['ADMIN'] },
});

/** An error response with this status. */
export const errorResponse = (status: number) =>
  HttpResponse.json(
    { data: null, error: { status, name: 'Error', message: `Refused with ${status}.`, details: {} } },
    { status },
  );

/** A promise, and what settles it. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** A server that accepts one token at a time, and records every call with its token. */
class TokenServer {
  token = 'T1';
  renewals = 0;
  transitions = 0;
  received: string[] = [];
  /** Answers a renewal instead of the next token. */
  renewal: (() => Response | Promise<Response>) | null = null;
  /** Answers this status even to the right token. */
  refuseAll: number | null = null;
  /** Answers to the list wait for this. */
  listGate: Promise<void> = Promise.resolve();
  /** Answers a logout. */
  logout: () => Promise<void> = () => Promise.resolve();

  private guarded(request: Request, name: string, answer: () => Response): Response {
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    this.received.push(`${name} ${token ?? '-'}`);
    if (this.refuseAll !== null) return errorResponse(this.refuseAll);
    return token === this.token ? answer() : errorResponse(401);
  }

  readonly handlers = [
    http.get(`${BASE}/api/admin/menu/categories`, async ({ request }) => {
      const answer = this.guarded(request, 'list', () => HttpResponse.json([]));
      await this.listGate;
      return answer;
    }),
    http.get(`${BASE}/api/admin/orders/events`, ({ request }) =>
      this.guarded(
        request,
        'events',
        () =>
          new HttpResponse('event: ready\nid: 7\ndata: {"unopened":[]}\n\n', {
            headers: { 'content-type': 'text/event-stream' },
          }),
      ),
    ),
    http.patch(`${BASE}/api/admin/orders/:id/status`, ({ request }) =>
      this.guarded(request, 'transition', () => {
        this.transitions += 1;
        return HttpResponse.json({ id: 'o' });
      }),
    ),
    http.post(`${BASE}/api/auth/refresh`, async () => {
      this.received.push('renew');
      this.renewals += 1;
      if (this.renewal) return this.renewal();
      this.token = `T${Number(this.token.slice(1)) + 1}`;
      return HttpResponse.json(sessionOf(this.token));
    }),
    http.post(`${BASE}/api/auth/login`, () => {
      this.received.push('login');
      return errorResponse(401);
    }),
    http.post(`${BASE}/api/auth/logout`, async () => {
      this.received.push('logout');
      await this.logout();
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

/** Answers each test's calls by a token server of its own; call it once per test file. */
export function tokenServerForEachTest(): () => TokenServer {
  let current = new TokenServer();
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    current = new TokenServer();
    server.resetHandlers(...current.handlers);
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return () => current;
}

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

/** The window's events for a session store, which listens for as long as its page is there: here until the test ends. */
export function windowEvents() {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  return {
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      window.addEventListener(type, listener, { signal: ended.signal }),
  };
}
