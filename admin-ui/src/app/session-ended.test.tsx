import { Button, TextInput } from '@pickup/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER, PASSWORD } from '../../../tests/mock-api/index.js';
import { LeaveGuard } from '../forms/leave-guard.js';
import { useSave } from '../forms/useSave.js';
import { SESSION_KEYS } from '../session-store/session-store.js';
import { HomePage } from './HomePage.js';
import { Layout } from './routes.js';
import { rememberSession, renderApp } from './rendered-app.js';
import { RequireOwner } from './RequireOwner.js';

const api = mockApiForEachTest();

const SAVED = 'Category created successfully!';
const FAILED = 'Failed to save category';

/** A screen with something typed that is not saved. */
function CategoryScreen() {
  const [name, setName] = useState('');
  const { busy, send } = useSave('createCategory', {
    done: SAVED,
    failed: FAILED,
    stale: [],
    onSaved: () => undefined,
  });
  return (
    <main>
      <h1 tabIndex={-1}>New category</h1>
      <TextInput aria-label="Category" value={name} onChange={(event) => setName(event.target.value)} />
      <Button busy={busy} onClick={() => send({ body: { name } })}>
        Save
      </Button>
      <LeaveGuard dirty={name !== ''} />
    </main>
  );
}

const routes = () => [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <HomePage /> },
      { element: <RequireOwner />, children: [{ path: '/category', element: <CategoryScreen /> }] },
    ],
  },
];

const typed = () => document.querySelector<HTMLInputElement>('main input')?.value;
/** The dialog, whose files come first. */
const asked = () => screen.findByRole('dialog', { name: 'Sign in again' }, { timeout: 5000 });
const tellOfStorage = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEYS.token })));

/** The focus goes to the heading of the page one is led to. */
const arrived = () => waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));

/** The screen with a name typed, and its server-side session gone. */
async function openTyped() {
  rememberSession(OWNER);
  const app = renderApp('/admin/category', { routes: routes() });
  await app.user.type(await screen.findByLabelText('Category'), 'Soups');
  api().sessions.endAll();
  return app;
}

/** The same, after the server has refused to save. */
async function openAsked() {
  const app = await openTyped();
  const save = screen.getByRole('button', { name: 'Save' });
  await app.user.click(save);
  return { ...app, save, dialog: within(await asked()) };
}

describe('a session that ends while a screen is open', () => {
  it('asks to sign in again over the screen; typed text stays, and the save goes through', async () => {
    const { user, address, dialog, save } = await openAsked();
    expect(dialog.getByText('Your session has ended. Please sign in again.')).toBeTruthy();
    expect(dialog.getByText('What you typed on this screen is kept. Cancel throws it away.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe(OWNER.user.email);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Password')));
    expect(typed()).toBe('Soups');
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(screen.getByText('Successfully logged in!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(typed()).toBe('Soups');
    expect(address()).toBe('/admin/category');
    await waitFor(() => expect(document.activeElement).toBe(save));
    expect(api().data.categories.map(({ name }) => name)).toContain('Soups');
  });

  it('shows a failed sign-in in the dialog, and no error of the save', async () => {
    const { user, dialog } = await openAsked();
    await user.keyboard('wrong{Enter}');
    expect(await screen.findByText('Login failed. Please check your credentials.')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe('The email address or the password is wrong.');
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(typed()).toBe('Soups');
  });

  it('is not closed by Escape', async () => {
    const { user } = await openAsked();
    await user.keyboard('{Escape}');
    expect(await asked()).toBeTruthy();
    expect(typed()).toBe('Soups');
  });

  it('leads to /admin when the owner gives up, unsaved changes or not', async () => {
    const { user, address, dialog } = await openAsked();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toBe('/admin');
    await arrived();
    expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull();
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(Object.values(SESSION_KEYS).map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
  });

  it('leads another user to the landing, and does not send the previous user’s save', async () => {
    const { user, address, dialog } = await openAsked();
    api().sessions.user = { ...OWNER.user, id: 'u2', email: 'partner@example.com' };
    const email = dialog.getByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'partner@example.com');
    await user.type(dialog.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Signed in as partner@example.com')).toBeTruthy();
    expect(address()).toBe('/admin');
    await arrived();
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(api().data.categories.map(({ name }) => name)).not.toContain('Soups');
  });

  it('keeps typed text when another tab detected the end, and continues when that tab signs in', async () => {
    await openTyped();
    const { accessToken, user } = OWNER;
    localStorage.removeItem(SESSION_KEYS.token);
    localStorage.removeItem(SESSION_KEYS.role);
    tellOfStorage();
    expect(await asked()).toBeTruthy();
    expect(typed()).toBe('Soups');
    rememberSession({ accessToken, user });
    tellOfStorage();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toBe('Soups');
  });

  it('differs from signing out in another tab, which leads to /admin', async () => {
    const { address } = await openTyped();
    for (const key of Object.values(SESSION_KEYS)) localStorage.removeItem(key);
    tellOfStorage();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toBe('/admin');
    await arrived();
  });
});

describe('a session that ended before', () => {
  it('shows a new visit the sign-in with the email filled in, and then the wanted page', async () => {
    localStorage.setItem(SESSION_KEYS.user, JSON.stringify(OWNER.user));
    const { user, address } = renderApp('/admin/category', { routes: routes() });
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
    expect(address()).toBe('/admin');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(OWNER.user.email);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByLabelText('Category')).toBeTruthy();
    expect(address()).toBe('/admin/category');
    await arrived();
  });
});

describe('a session that ends on the landing', () => {
  it('asks over the landing, and reads the figures again', async () => {
    rememberSession(OWNER);
    api().sessions.endAll();
    const { user } = renderApp('/admin');
    expect(await asked()).toBeTruthy();
    expect(screen.queryByText('Failed to load dashboard metrics')).toBeNull();
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Successfully logged in!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading the figures')).toBeNull());
    expect(screen.getByRole('link', { name: /^Today's Orders/ }).textContent).toContain('0');
    expect(screen.getByText('Signed in as owner@example.com')).toBeTruthy();
  });
});
