import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER, PASSWORD } from '../../../../tests/mock-api/index.js';
import { renderApp, rememberSession } from '../../app/rendered-app.js';
import { SESSION_KEYS } from '../../session-store/session-store.js';

const api = mockApiForEachTest();

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const stored = () => Object.values(SESSION_KEYS).map((key) => localStorage.getItem(key));

async function signIn(user: ReturnType<typeof renderApp>['user'], secret: string) {
  await user.type(await screen.findByLabelText('Email'), ` ${OWNER.user.email} `);
  await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('signing in', () => {
  it('asks for both, and goes to what is missing', async () => {
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    await user.type(email(), 'a@b.nl{Enter}');
    expect(document.activeElement).toBe(password());
    expect(screen.queryByText('Email is required')).toBeNull();
  });

  it('says so when it fails, and keeps nothing', async () => {
    const { user } = renderApp('/admin');
    await signIn(user, 'wrong');
    expect(await screen.findByText('Login failed. Please check your credentials.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The email address or the password is wrong.');
    expect(stored()).toEqual([null, null, null]);
    expect(email()).toBeTruthy();
  });

  it('keeps token, first role and user, and shows the landing', async () => {
    const { user } = renderApp('/admin');
    await signIn(user, PASSWORD);
    expect(await screen.findByText('Successfully logged in!')).toBeTruthy();
    expect(screen.getByText('Signed in as owner@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Orders/ }).getAttribute('href')).toBe('/admin/orders');
    expect(stored()).toEqual([api().sessions.latestToken, 'ADMIN', JSON.stringify(OWNER.user)]);
  });

  it('does not take an account whose first role is another', async () => {
    api().sessions.user = { ...OWNER.user, roles: ['STAFF', 'ADMIN'] };
    const { user } = renderApp('/admin');
    await signIn(user, PASSWORD);
    expect(await screen.findByText('Login failed. Please check your credentials.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('This account has no access to the back office.');
    expect(stored()).toEqual([null, null, null]);
  });

  it('shows and hides the password', async () => {
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Show password' }));
    expect(password().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().getAttribute('type')).toBe('password');
  });

  it('speaks Dutch to whoever wants it', async () => {
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Nederlands' }));
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
    expect(document.cookie).toContain('language=nl');
  });
});

describe('signing out', () => {
  it('removes what was kept', async () => {
    rememberSession(OWNER);
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Successfully logged out!')).toBeTruthy();
    expect(stored()).toEqual([null, null, null]);
    await waitFor(() => expect(email()).toBeTruthy());
  });
});
