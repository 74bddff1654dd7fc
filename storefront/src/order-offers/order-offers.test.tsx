import { callExamples } from '@pickup/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, NOON, order } from '../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();

const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};
const unsubscribe = vi.fn(() => Promise.resolve(true));
const subscription = { toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: KEYS }), unsubscribe };
const pushManager = {
  subscribe: vi.fn(() => Promise.resolve(subscription)),
  getSubscription: () => Promise.resolve(subscription),
};
const registration = { pushManager };
const register = vi.fn(() => Promise.resolve(registration));

/** A browser that can notify; `answer` is what its owner says when it asks. */
function browserThatNotifies(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const asked = { permission, requestPermission: vi.fn(() => Promise.resolve((asked.permission = answer))) };
  vi.stubGlobal('Notification', asked);
  vi.stubGlobal('PushManager', {});
  vi.stubEnv('DEV', false);
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    ready: Promise.resolve(registration),
    controller: null,
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return asked;
}

const open = (status: 'PENDING' | 'READY' | 'COMPLETED' = 'PENDING', language: 'en' | 'nl' = 'en') => {
  const placed = order(17, { status });
  api().data.orders = [placed];
  return renderShop(`/orders/${placed.secret}`, { at: NOON, language });
};
const offer = () => screen.findByRole('button', { name: 'Tell me when it is ready' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete window.deferredInstallPrompt;
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the page of an order', () => {
  it('asks in our own words, and the browser only when its button is pressed', async () => {
    const asked = browserThatNotifies('default');
    const { user } = open();
    const button = await offer();
    expect([asked.requestPermission.mock.calls, register.mock.calls]).toEqual([[], []]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'We will tell you' })).toBeTruthy();
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
    const { publicKey } = callExamples.pushKey.response;
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey });
  });

  it('knows later that it tells, and stops when asked to', async () => {
    browserThatNotifies('default');
    const first = open();
    await first.user.click(await offer());
    await screen.findByRole('heading', { name: 'We will tell you' });
    first.unmount();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Do not tell me' }));
    await offer();
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  });

  it('says quietly that notifications are off where they were refused, and does not ask again', async () => {
    const asked = browserThatNotifies('default', 'denied');
    const first = open();
    await first.user.click(await offer());
    expect(await screen.findByText(/Notifications are switched off in this browser/)).toBeTruthy();
    first.unmount();
    open();
    expect(await screen.findByText(/Notifications are switched off in this browser/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tell me when it is ready' })).toBeNull();
    expect(asked.requestPermission).toHaveBeenCalledTimes(1);
  });

  it('does not ask again where permission was taken back', async () => {
    const asked = browserThatNotifies('default');
    const first = open();
    await first.user.click(await offer());
    await screen.findByRole('heading', { name: 'We will tell you' });
    first.unmount();
    asked.permission = 'default';
    open();
    expect(await screen.findByText(/Notifications are switched off in this browser/)).toBeTruthy();
  });

  it('is content with a button once it was declined, for later orders too, and takes it back when that is pressed', async () => {
    const asked = browserThatNotifies('default');
    const first = open();
    await screen.findByText(/when your order is confirmed and when it is ready/);
    await first.user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByRole('heading', { name: 'Put your phone away' })).toBeNull();
    first.unmount();
    const { user } = open();
    const button = await offer();
    expect(screen.queryByRole('heading', { name: 'Put your phone away' })).toBeNull();
    expect(asked.requestPermission).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'We will tell you' })).toBeTruthy();
  });

  it('lets a failure be tried again', async () => {
    browserThatNotifies('default');
    api().fail('subscribePush', 'network');
    const { user } = open('PENDING', 'nl');
    await user.click(await screen.findByRole('button', { name: 'Laat het me weten' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Dat lukte niet');
    api().mend('subscribePush');
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('heading', { name: 'Je hoort van ons' })).toBeTruthy();
  });

  it('offers nothing in a browser that cannot notify', async () => {
    open();
    expect(await screen.findByRole('list', { name: 'Progress of your order' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tell me when it is ready' })).toBeNull();
  });

  it('offers the home screen where the browser can put the site there, once', async () => {
    const prompt = vi.fn(() => Promise.resolve());
    window.deferredInstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add to home screen' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to home screen' })).toBeNull());
  });
});
