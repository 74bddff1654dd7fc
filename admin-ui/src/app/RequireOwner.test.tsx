import { endpoints } from '@pickup/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, order, OWNER, PASSWORD } from '../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from './rendered-app.js';
import { SESSION_KEYS } from '../session-store/session-store.js';

const api = mockApiForEachTest();
const ownersCalls = () => api().called.filter((name) => endpoints[name].access === 'admin');

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), OWNER.user.email);
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
}

describe('the guard', () => {
  it('sends visitors to /admin without calling the server, and back after the sign-in', async () => {
    api().data.orders = [order(17, { status: 'READY' })];
    const { user, address } = renderApp('/admin/orders?status=READY');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/admin');
    expect(ownersCalls()).toEqual([]);
    await signIn(user);
    expect(await screen.findByRole('article', { name: 'Order 017' })).toBeTruthy();
    expect(address()).toBe('/admin/orders?status=READY');
  });

  it('lets in ADMIN only', async () => {
    rememberSession(OWNER, { role: 'STAFF' });
    const { address } = renderApp('/admin/orders');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/admin');
  });

  it('asks to sign in again over the screen when the server refuses the session, then loads it', async () => {
    rememberSession(OWNER);
    api().sessions.endAll();
    api().data.orders = [order(17)];
    const { user, address } = renderApp('/admin/orders');
    expect(await screen.findByRole('dialog', { name: 'Sign in again' }, { timeout: 5000 })).toBeTruthy();
    expect(localStorage.getItem(SESSION_KEYS.token)).toBeNull();
    expect(screen.queryByText('Failed to load orders')).toBeNull();
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('article', { name: 'Order 017' })).toBeTruthy();
    expect(address()).toBe('/admin/orders');
  });

  it('renews an expired token silently', async () => {
    api().data.orders = [order(17)];
    const { user, router } = renderApp('/admin');
    await signIn(user);
    await screen.findByText('Signed in as owner@example.com');
    api().sessions.expireTokens();
    await act(() => router.navigate('/orders'));
    expect(await screen.findByRole('article', { name: 'Order 017' })).toBeTruthy();
    expect(api().calls('renewSession')).toHaveLength(1);
    expect(localStorage.getItem(SESSION_KEYS.token)).toBe(api().sessions.latestToken);
  });

  it('follows a sign-out in another tab', async () => {
    rememberSession(OWNER);
    renderApp('/admin/orders');
    await screen.findByRole('heading', { name: 'Orders' });
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEYS.token })));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy());
  });
});

describe('an unknown address', () => {
  it('shows a not-found page, logs the whole path, and leads back', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderApp('/admin/nowhere?from=an-old-link');
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    expect(log).toHaveBeenCalledWith('404: no screen at', '/admin/nowhere?from=an-old-link');
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    log.mockRestore();
  });
});
