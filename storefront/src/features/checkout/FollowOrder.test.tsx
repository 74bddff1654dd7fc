import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, NOON, order, MockApi } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { EMPTY_CART } from '../../cart-store/cart-document.js';

prepareBrowser();
mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [order(17, { createdAt: new Date(NOON).toISOString() })];
  return made;
});

async function confirmed(keepsCart = false) {
  const placed = { id: 'secret-017', earlier: false, keepsCart };
  localStorage.setItem('cart', JSON.stringify({ ...EMPTY_CART, lines: [line('soup')], placed }));
  const shop = renderShop('/checkout', { at: NOON });
  const dialog = await screen.findByRole('dialog', { name: 'Order Confirmed' });
  await within(dialog).findByText('20261121-017');
  return { ...shop, dialog };
}
const cart = () => JSON.parse(localStorage.getItem('cart') ?? '{}') as unknown;

describe('the confirmation', () => {
  it('shows the allergens of each dish', async () => {
    const { dialog } = await confirmed();
    expect(dialog.textContent).toContain('Vegetarian Contains: gluten, milk');
  });

  it("links to the order's own page and closes", async () => {
    const { user, router, dialog } = await confirmed();
    await user.click(within(dialog).getByRole('link', { name: 'Follow your order' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/secret-017'));
    await screen.findByText('We have received your order.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cart()).toMatchObject({ lines: [], placed: null });
    expect(JSON.parse(localStorage.getItem('orders') ?? '')).toMatchObject({ orders: [{ id: 'secret-017' }] });
  });

  it('keeps in the cart what is not ordered yet', async () => {
    const { user, dialog } = await confirmed(true);
    await user.click(within(dialog).getByRole('link', { name: 'Follow your order' }));
    await screen.findByText('We have received your order.');
    expect(cart()).toMatchObject({ lines: [{ id: 'soup' }], placed: null });
  });

  it("copies the address of the order's page", async () => {
    const { user, dialog } = await confirmed();
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Address of your order' });
    expect(field.value).toBe('http://shop.test/orders/secret-017');
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    await screen.findByText('The link is copied.');
    expect(await navigator.clipboard.readText()).toBe('http://shop.test/orders/secret-017');
  });

  it('selects the address where the browser forbids copying', async () => {
    const { user, dialog } = await confirmed();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Please copy the marked address yourself.');
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Address of your order' });
    expect(field.selectionEnd).toBe(field.value.length);
  });
});
