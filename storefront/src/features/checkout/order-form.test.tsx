import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, NOON, withDishes } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { EMPTY_CART } from '../../cart-store/cart-document.js';
import { fillIn } from './testing/fill-in.js';

prepareBrowser();
const api = mockApiForEachTest(withDishes('soup'));

it('takes a note that is too long whole, and says so before anything is sent', async () => {
  const { user } = renderShop('/checkout', { at: NOON, cart: [line('soup')] });
  await user.click(await screen.findByLabelText(/^Special Instructions/));
  await user.paste('x'.repeat(501));
  await user.click(screen.getByRole('button', { name: /^Place Order/ }));
  await screen.findByText('Please use at most 500 characters.');
  expect(api().calls('placeOrder')).toEqual([]);
});

it('a confirmation that was left without closing it leaves nothing in the cart of other pages', async () => {
  const placed = { id: 'secret-017', earlier: false, keepsCart: false };
  localStorage.setItem('cart', JSON.stringify({ ...EMPTY_CART, lines: [line('soup')], placed }));
  renderShop('/menu', { at: NOON });
  await screen.findByRole('heading', { name: 'Dish soup' });
  expect(screen.queryByRole('link', { name: /^View cart/ })).toBeNull();
  screen.getByRole('link', { name: 'Cart' });
  expect(screen.queryByRole('group', { name: /soup/ })).toBeNull();
});

it.each([
  ['has placed', { ...EMPTY_CART, lines: [line('soup')], placed: { id: 'secret', earlier: false, keepsCart: false } }],
  ['has placed and closed', EMPTY_CART],
])('a cart that another tab %s while this one waits for its quote is not ordered again', async (_, elsewhere) => {
  const { user, queries } = renderShop('/checkout', { at: NOON, cart: [line('soup')] });
  await fillIn(user);
  await waitFor(() => expect(api().calls('quote')).toHaveLength(1));
  const answer = api().hold('quote');
  await user.click(screen.getByRole('button', { name: /^Place Order/ }));
  await waitFor(() => expect(api().calls('quote')).toHaveLength(2));
  expect(queries.isMutating()).toBe(1);
  localStorage.setItem('cart', JSON.stringify(elsewhere));
  answer();
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  expect(api().calls('placeOrder')).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('whose answer was lost says when the page is opened again that it may have arrived', async () => {
  const { user, unmount } = renderShop('/checkout', { at: NOON, cart: [line('soup')] });
  await fillIn(user);
  expect(screen.queryByRole('alert')).toBeNull();
  api().fail('placeOrder', 'network');
  await user.click(screen.getByRole('button', { name: /^Place Order/ }));
  await screen.findByRole('alert');
  unmount();
  renderShop('/checkout', { at: NOON });
  await screen.findByText(/trying again is safe/);
});

it('that is still being sent is not said to be without an answer', async () => {
  const { user, router } = renderShop('/checkout', { at: NOON, cart: [line('soup')] });
  await fillIn(user);
  const answer = api().hold('placeOrder');
  await user.click(screen.getByRole('button', { name: /^Place Order/ }));
  await waitFor(() => expect(api().calls('placeOrder')).toHaveLength(1));
  await act(() => router.navigate('/cart'));
  await act(() => router.navigate('/checkout'));
  await screen.findByLabelText('Full Name');
  expect(screen.queryByText(/trying again is safe/)).toBeNull();
  answer();
  await screen.findByRole('dialog', { name: 'Order Confirmed' });
});

it('whose answer was lost is sent again although its last portions are gone: they may be its own', async () => {
  const { user } = renderShop('/checkout', { at: NOON, cart: [line('soup')] });
  await fillIn(user);
  await waitFor(() => expect(api().calls('quote')).toHaveLength(1));
  api().fail('placeOrder', 'network');
  await user.click(screen.getByRole('button', { name: /^Place Order/ }));
  await screen.findByRole('alert');
  Object.assign(api().data.dishes[0] ?? {}, { available: false });
  api().mend('placeOrder');
  window.dispatchEvent(new Event('focus'));
  await screen.findByRole('region', { name: '1 change since you filled your cart' });
  const button = screen.getByRole('button', { name: /^Place Order/ });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await user.click(button);
  await waitFor(() => expect(api().calls('placeOrder')).toHaveLength(2));
});

describe('an order whose page was left while it was being sent', () => {
  const leave = async () => {
    const shop = renderShop('/checkout', { at: NOON, cart: [line('soup')] });
    await fillIn(shop.user);
    const answer = api().hold('placeOrder');
    await shop.user.click(screen.getByRole('button', { name: /^Place Order/ }));
    await waitFor(() => expect(api().calls('placeOrder')).toHaveLength(1));
    await act(() => shop.router.navigate('/menu'));
    return { ...shop, answer };
  };

  it('stays in sight', async () => {
    const { answer } = await leave();
    answer();
    expect(await screen.findByRole('link', { name: /^Order 017/ })).toBeTruthy();
  });

  it('is spoken of when it was not placed', async () => {
    api().fail('placeOrder', 429);
    const { answer } = await leave();
    answer();
    expect(await screen.findByText('Order Cannot Be Processed')).toBeTruthy();
  });
});
