import type { Session } from '@pickup/contract';
import { createI18n, toast, type Language } from '@pickup/web';
import { createUser } from '@pickup/web/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import en from '../locales/en.js';
import nl from '../locales/nl.js';
import { createOwnerClient } from '../session-store/owner-client.js';
import { createSessionStore, OWNER_ROLE, SESSION_KEYS } from '../session-store/session-store.js';
import { windowEvents } from '../session-store/testing/session-fixtures.js';
import { App } from './App.js';
import { BASENAME, createRoutes } from './routes.js';

/** The time in screen tests, which is also the mock API's: 12:00 in Amsterdam. */
export const NOW = Date.parse('2026-11-21T11:00:00Z');

export const minutesFromNow = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();

/** Stores a session, as an earlier sign-in would have. */
export function rememberSession({ accessToken, user }: Session, { role = OWNER_ROLE }: { role?: string } = {}): void {
  localStorage.setItem(SESSION_KEYS.token, accessToken);
  localStorage.setItem(SESSION_KEYS.role, role);
  localStorage.setItem(SESSION_KEYS.user, JSON.stringify(user));
}

interface Circumstances {
  language?: Language;
  /** In milliseconds. */
  now?: number;
  /** The app's own routes by default. */
  routes?: RouteObject[];
}

/** The whole back office at an address such as `/admin/orders`, at {@link NOW} by default. */
export function renderApp(path: string, { language = 'en', now = NOW, routes = createRoutes() }: Circumstances = {}) {
  let clock = now;
  // Toasts outlive the page of their test.
  onTestFinished(() => toast.clear());
  const session = createSessionStore({
    storage: () => window.localStorage,
    events: windowEvents(),
  });
  const queries = new QueryClient({
    // A finite gcTime would leave a timer running after the test.
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { gcTime: Infinity } },
  });
  const router = createMemoryRouter(routes, { basename: BASENAME, initialEntries: [path] });
  onTestFinished(() => {
    router.dispose();
    // Cached queries would keep timers for minutes.
    queries.clear();
  });
  render(
    <App
      i18n={createI18n({ language, resources: { en, nl } })}
      api={createOwnerClient(session)}
      queries={queries}
      session={session}
      readClock={() => clock}
    >
      <RouterProvider router={router} />
    </App>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  /** Sets the page's clock, which shows it at once. @param instant in milliseconds */
  const moveClock = (instant: number) => {
    clock = instant;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { user: createUser(), router, address, moveClock };
}

/** The back office at an address whose screen is a form, signed in, once the form is there. @param name of the form */
export async function openForm(session: Session, path: string, name: string) {
  rememberSession(session);
  const app = renderApp(path);
  await screen.findByRole('form', { name });
  return app;
}

/** A page, signed in, once the dialog is open that a button of it opens. */
async function openDialog(session: Session, path: string, button: string, language: Language = 'en') {
  rememberSession(session);
  const app = renderApp(path, { language });
  const opener = await screen.findByRole('button', { name: button });
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { ...app, opener, dialog, form: within(dialog) };
}

/** The menu with the form of the dish of this name. */
export const openDish = (session: Session, name: string, language: Language = 'en') =>
  openDialog(session, '/admin/menu', language === 'en' ? `Edit ${name}` : `Bewerken: ${name}`, language);

/** The menu with the form of a new dish. @param search of the address */
export const openNewDish = (session: Session, search = '') =>
  openDialog(session, `/admin/menu${search}`, 'Add Menu Item');

/** The deals with the form of the deal of this title. */
export async function openDeal(session: Session, title: string) {
  const app = await openDialog(session, '/admin/deals', `Edit ${title}`);
  await screen.findByRole('dialog', { name: `Edit ${title}` });
  return app;
}

/** The list of orders, signed in, once it is told of orders. @param search of the address */
export const openOrders = (session: Session, search = '') => openBoard(session, 'en', `/admin/orders${search}`);

/** The kitchen board, signed in, once it is told of orders. */
export async function openBoard(session: Session, language: Language = 'en', path = '/admin/kitchen') {
  rememberSession(session);
  const app = renderApp(path, { language });
  await screen.findByText('Live');
  return app;
}
