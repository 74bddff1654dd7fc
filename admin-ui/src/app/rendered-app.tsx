import { createI18n, toast, type Language } from '@pickup/web';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import en from '../locales/en.js';
import nl from '../locales/nl.js';
import { createOwnerClient } from '../session-store/owner-client.js';
import { createSessionStore, SESSION_KEYS } from '../session-store/session-store.js';
import { App } from './App.js';
import { MockHouse, NOW, OWNER } from './mock-house.js';
import { BASENAME, createRoutes } from './routes.js';

/** A fresh house for each test of the file; a call it does not know fails the test. */
export function mockHouseForEachTest(): () => MockHouse {
  let house = new MockHouse();
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    house = new MockHouse();
    server.resetHandlers(...house.handlers);
  });
  afterEach(async () => {
    server.resetHandlers();
    // Toasts outlive their page.
    await toast.clear();
  });
  afterAll(() => server.close());
  return () => house;
}

/** What an earlier sign-in left in this browser. */
export function rememberSession({ role = 'ADMIN' }: { role?: string } = {}): void {
  localStorage.setItem(SESSION_KEYS.token, OWNER.accessToken);
  localStorage.setItem(SESSION_KEYS.role, role);
  localStorage.setItem(SESSION_KEYS.user, JSON.stringify(OWNER.user));
}

/** The whole back office at an address such as `/admin/orders`, at {@link NOW}. */
export function renderApp(path: string, { language = 'en' }: { language?: Language } = {}) {
  const session = createSessionStore({ storage: () => window.localStorage, events: window });
  const router = createMemoryRouter(createRoutes(), { basename: BASENAME, initialEntries: [path] });
  render(
    <App
      i18n={createI18n({ language, resources: { en, nl } })}
      api={createOwnerClient(session)}
      queries={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      session={session}
      readClock={() => NOW}
    >
      <RouterProvider router={router} />
    </App>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), router, address };
}
