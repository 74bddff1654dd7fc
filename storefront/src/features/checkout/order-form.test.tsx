import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dish, mockApiForEachTest, MockApi, NOON } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { EMPTY_CART } from '../../cart-store/cart-document.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.dishes = [dish('soup')];
  return made;
});

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
