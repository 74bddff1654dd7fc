import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, MockApi, NOON, order, transition } from '../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../app/testing/render-shop.js';
import { keep, NO_ORDERS, type KnownOrder } from './my-orders.js';

prepareBrowser();
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [17, 18].map((number) =>
    order(number, { createdAt: at(0), pickupAt: null, pickupTime: at(number === 17 ? 20 : 50) }),
  );
  return made;
});
afterEach(() => localStorage.clear());

const orderOf = (number: number) => {
  const found = api().data.orders.find(({ secret }) => secret === `secret-0${number}`);
  if (!found) throw new Error(`The kitchen has no order ${number}.`);
  return found;
};
const known = (number: number, given: Partial<KnownOrder> = {}): KnownOrder => ({
  id: `secret-0${number}`,
  orderNumber: `20261121-0${number}`,
  status: 'PENDING',
  pickupAt: null,
  estimatedReadyAt: at(number === 17 ? 20 : 50),
  createdAt: at(0),
  ...given,
});
const store = (...orders: KnownOrder[]) =>
  localStorage.setItem('orders', JSON.stringify(orders.reduce(keep, NO_ORDERS)));
const stored = () => localStorage.getItem('orders') ?? '';
const pill = async () => within(await screen.findByRole('complementary', { name: 'Your orders' })).getByRole('link');
const noPill = () => expect(screen.queryByRole('complementary', { name: 'Your orders' })).toBeNull();

describe('the pill of an order', () => {
  it.each([
    ['en', 'Your orders', 'Order 017 · ready 12:20'],
    ['nl', 'Je bestellingen', 'Bestelling 017 · klaar 12:20'],
  ] as const)('stands on every page in %s and leads to the order', async (language, name, words) => {
    store(known(17));
    const { user, router } = renderShop('/about', { at: NOON, language });
    const place = await screen.findByRole('complementary', { name });
    await waitFor(() => expect(within(place).getByRole('link').textContent).toBe(words));
    await user.click(within(place).getByRole('link'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/secret-017'));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('floats over no button that orders: it stands at the end of the cart and of the checkout', async () => {
    store(known(17));
    const { router } = renderShop('/about', { at: NOON });
    const position = async () =>
      getComputedStyle(await screen.findByRole('complementary', { name: 'Your orders' })).position;
    expect(await position()).toBe('fixed');
    for (const page of ['/cart', '/checkout']) {
      await router.navigate(page);
      await waitFor(async () => expect(await position()).toBe('static'));
    }
  });

  it('comes with an opened order, follows it, and goes with its collection', async () => {
    const { router } = renderShop('/orders/secret-017', { at: NOON });
    await screen.findByText('We have received your order.');
    await waitFor(() => expect(stored()).toContain('secret-017'));
    noPill();
    await router.navigate('/about');
    await pill();
    transition(api().data, orderOf(17), 'READY', 'owner@example.com');
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · ready now'));
    transition(api().data, orderOf(17), 'COMPLETED', 'owner@example.com');
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(noPill);
    expect(stored()).not.toContain('secret-017');
  });

  it('leads to the most urgent of several, with how many more there are', async () => {
    store(known(18), known(17));
    const { router } = renderShop('/about', { at: NOON });
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · ready 12:20+1and 1 more order'));
    await router.navigate('/orders/secret-017');
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 018 · ready 12:50'));
  });

  it('says that an order was cancelled until its page is opened', async () => {
    store(known(17));
    transition(api().data, orderOf(17), 'CANCELLED', 'owner@example.com', { reason: 'CLOSING' });
    const { user, router } = renderShop('/about', { at: NOON });
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · cancelled'));
    await user.click(await pill());
    await screen.findByText('The restaurant has cancelled this order.');
    await router.navigate('/about');
    await waitFor(noPill);
  });

  it('goes on with an order whose cancelling the restaurant has undone', async () => {
    store(known(17));
    transition(api().data, orderOf(17), 'CANCELLED', 'owner@example.com', { undone: true });
    renderShop('/about', { at: NOON });
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · cancelled'));
    transition(api().data, orderOf(17), 'PENDING', 'owner@example.com', { isUndo: true });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · ready 12:20'));
  });

  it('says so until it is closed', async () => {
    store(known(17));
    transition(api().data, orderOf(17), 'CANCELLED', 'owner@example.com');
    const { user } = renderShop('/about', { at: NOON });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    noPill();
    expect(stored()).not.toContain('secret-017');
  });

  it('goes when the server does not know the order any more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store(known(17, { id: 'forgotten' }));
    renderShop('/about', { at: NOON });
    await waitFor(() => expect(stored()).not.toContain('forgotten'));
    noPill();
  });

  it('stays as it is while the server does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('order', 'network');
    store(known(17));
    renderShop('/about', { at: NOON });
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('Failed to load order', expect.anything()));
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · ready 12:20'));
  });

  it('follows what another tab does', async () => {
    renderShop('/about', { at: NOON });
    await screen.findByRole('heading', { level: 1 });
    store(known(17));
    window.dispatchEvent(new StorageEvent('storage', { key: 'orders' }));
    await pill();
    localStorage.removeItem('orders');
    window.dispatchEvent(new StorageEvent('storage', { key: 'orders' }));
    await waitFor(noPill);
  });

  it('names how an order stands whose time has passed or was not promised', async () => {
    Object.assign(orderOf(17), { status: 'PREPARING', pickupTime: at(-5) });
    store(known(17, { status: 'PREPARING', estimatedReadyAt: at(-5) }));
    renderShop('/about', { at: NOON });
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · being prepared'));
  });

  it.each([
    ['once', true, 1],
    ['not before a gesture', false, 0],
  ])('vibrates when the order is ready: %s', async (_, hasBeenActive, times) => {
    const vibrate = vi.fn(() => true);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate, userActivation: { hasBeenActive } }));
    Object.assign(orderOf(17), { status: 'READY' });
    store(known(17));
    const { router } = renderShop('/about', { at: NOON });
    await waitFor(async () => expect((await pill()).textContent).toBe('Order 017 · ready now'));
    await router.navigate('/orders/secret-017');
    await screen.findByText(/^Your order is ready/);
    expect(vibrate).toHaveBeenCalledTimes(times);
    vi.unstubAllGlobals();
  });
});
