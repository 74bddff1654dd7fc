import { toast } from '@pickup/web';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, OWNER, PASSWORD } from '../../../../tests/mock-api/index.js';
import { renderApp } from '../../app/rendered-app.js';
import { SESSION_KEYS } from '../../session-store/session-store.js';

const api = mockApiForEachTest();

// Toasts outlive the page of their test.
afterEach(() => toast.clear());

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), OWNER.user.email);
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
}

describe('signing in too often', () => {
  const message = 'Too many attempts. Try again in 12 minutes.';

  it('says how long to wait, in the form that keeps what was typed, and nothing of credentials', async () => {
    const shown = vi.spyOn(toast, 'error');
    api().fail('login', { status: 429, message });
    const { user } = renderApp('/admin');
    await signIn(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(OWNER.user.email);
    expect(shown).not.toHaveBeenCalled();
    api().fail('login', 401);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(shown).toHaveBeenCalledWith('Login failed. Please check your credentials.'));
    shown.mockRestore();
  });
});

describe('signing out', () => {
  it('tells the server', async () => {
    const { user } = renderApp('/admin');
    await signIn(user);
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Successfully logged out!')).toBeTruthy();
    await waitFor(() => expect(api().calls('logout')).toHaveLength(1));
  });

  it('works where the server cannot be told, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('logout', 'network');
    const { user } = renderApp('/admin');
    await signIn(user);
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(localStorage.getItem(SESSION_KEYS.token)).toBeNull();
    await waitFor(() => expect(log).toHaveBeenCalledWith('The server was not told of the sign-out', expect.any(Error)));
    log.mockRestore();
  });
});
