import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closeEveryDay, deal, dish, mockApiForEachTest, NOON, withDishes } from '../../../../tests/mock-api/index.js';
import { replacePrintWindow } from '../../app/testing/print-window.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { EMPTY_CART } from '../../cart-store/cart-document.js';
import { fillIn, fillInAndOrder } from './testing/fill-in.js';

prepareBrowser();
const api = mockApiForEachTest(withDishes('soup'));

const soup = { at: NOON, cart: [line('soup', { quantity: 2 })] };

async function order() {
  const shop = renderShop('/checkout', soup);
  await fillInAndOrder(shop.user);
  return shop;
}

describe('checkout', () => {
  it('has nothing to do for an empty cart', async () => {
    renderShop('/checkout', { at: NOON });
    await screen.findByRole('heading', { name: 'No Items to Checkout' });
    expect(screen.getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/cart');
  });

  it('has form, summary and pickup info', async () => {
    renderShop('/checkout', soup);
    for (const label of ['Full Name', 'Email Address', 'Phone Number', /^Special Instructions/]) {
      await screen.findByLabelText(label);
    }
    screen.getByRole('heading', { name: 'Order Summary' });
    screen.getByRole('heading', { name: 'Pickup Info' });
    expect(screen.getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/cart');
  });

  it.each([
    [8, 'none'],
    [9, '384px'],
  ])('of %i lines shows a list at most %s high', async (count, height) => {
    api().data.dishes = Array.from({ length: count }, (_, index) => dish(`d${index}`));
    renderShop('/checkout', { at: NOON, cart: api().data.dishes.map(({ id }) => line(id)) });
    const list = await screen.findByRole('list', { name: 'Your order' });
    expect(getComputedStyle(list).maxHeight).toBe(height);
  });

  it('asks for what is missing, beside the fields too', async () => {
    const { user } = renderShop('/checkout', soup);
    await user.click(await screen.findByRole('button', { name: 'Place Order - €20.00' }));
    await screen.findByText('Missing Information');
    screen.getByText('Please fill in all required fields.');
    const name = screen.getByRole('textbox', { name: 'Full Name', description: 'Please enter your name.' });
    expect(document.activeElement).toBe(name);
  });

  it('does not send an order whose deal condition is unmet, and says so in few words', async () => {
    const condition = { isConditional: true, minimumOrderAmount: 30 };
    api().data.deals = [deal('free', { title: 'Dessert on Us', dealPrice: 0, ...condition })];
    const dessert = line('free', { name: 'Dessert on Us', type: 'deal', price: 0, ...condition });
    const { user } = renderShop('/checkout', { at: NOON, cart: [...soup.cart, dessert] });
    await fillIn(user);
    screen.getByText('Dessert on Us: minimum order of €30.00, €10.00 to go.');
    expect(screen.queryByRole('link', { name: 'Add More Items' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Place Order/ }));
    await screen.findByText('Order Requirements Not Met');
    screen.getByText(
      'Please add €10.00 more to qualify for your selected deals, or remove the conditional deals from your cart.',
    );
    expect(api().calls('placeOrder')).toEqual([]);
  });

  it('takes away what it said of an earlier try before it confirms the order', async () => {
    const { user } = renderShop('/checkout', soup);
    await user.type(await screen.findByLabelText('Email Address'), 'anna');
    await user.type(screen.getByLabelText('Full Name'), 'Anna');
    await user.type(screen.getByLabelText('Phone Number'), '06 1234 5678');
    await user.click(screen.getByRole('button', { name: 'Place Order - €20.00' }));
    const complaint = (await screen.findByText('Please check your details')).closest('li');
    await user.type(screen.getByLabelText('Email Address'), '@example.com');
    await user.click(screen.getByRole('button', { name: 'Place Order - €20.00' }));
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    // On its way out, or out already: by itself it would go seconds later, above the confirmation.
    await waitFor(() => expect(complaint?.dataset.removed === 'true' || complaint?.isConnected === false).toBe(true));
  });

  it('takes no order while every day is closed, and says why above the button', async () => {
    closeEveryDay(api().data);
    const { user } = renderShop('/checkout', soup);
    const description = 'Closed, no opening planned';
    const button = await screen.findByRole('button', { name: 'Place Order - €20.00', description });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fillIn(user);
    await user.click(button);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pickup Time' }));
    expect(api().calls('placeOrder')).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\d+-\d+ min/);
  });

  it('shows that it is being sent', async () => {
    api().fail('placeOrder', 'never');
    const { user } = await order();
    await user.click(await screen.findByRole('button', { name: 'Processing Order...' }));
    expect(api().calls('placeOrder')).toHaveLength(1);
  });
});

describe('the confirmation', () => {
  it('gives way to the page of an order that the restaurant has cancelled meanwhile', async () => {
    const { router, queries } = await order();
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    const [placed] = api().data.orders;
    if (!placed) throw new Error('Nothing was ordered.');
    Object.assign(placed, { status: 'CANCELLED', cancelledBy: 'restaurant', cancelReason: 'SOLD_OUT' });
    await act(() => queries.invalidateQueries({ queryKey: ['order'] }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\//));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the order, and closes only with Done', async () => {
    const { user, router } = await order();
    const dialog = await screen.findByRole('dialog', { name: 'Order Confirmed' });
    for (const text of [
      '20261121-017',
      '21 November 2026 at 12:00',
      'Confirmed',
      'Estimated ready timeToday, about 12:20',
      'Anna',
      'anna@example.com',
      '06 1234 5678',
      '2×',
      'Dish soup',
      '€20.00',
      'Oudegracht 12',
      '+31 30 555 0142',
      'Please bring your order number when you collect: 017.',
    ]) {
      expect(dialog.textContent).toContain(text);
    }
    screen.getByRole('button', { name: 'Print Receipt' });
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Order Confirmed' }));
    await user.keyboard('{Escape}');
    expect(dialog.isConnected).toBe(true);
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ placed: { id: 'secret-017' } });

    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lines: [], placed: null });
  });

  it('of an earlier order keeps a cart that is not ordered yet, and says so', async () => {
    await order();
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    cleanup();
    const lines = [line('soup', { quantity: 3 })];
    const placed = { id: 'secret-017', earlier: true, keepsCart: true };
    localStorage.setItem('cart', JSON.stringify({ ...EMPTY_CART, lines, placed }));
    const { user, router } = renderShop('/checkout', { at: NOON });
    const dialog = await screen.findByRole('dialog', { name: 'Order Confirmed' });
    await within(dialog).findByText(/Your cart as it is now has not been ordered/);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lines, placed: null });
  });

  it('sends no empty note, and shows markup as text', async () => {
    const { user } = renderShop('/checkout', soup);
    await fillIn(user);
    await user.type(screen.getByLabelText('Full Name'), ' <b>de Vries</b>');
    await user.type(screen.getByLabelText(/^Special Instructions/), '  ');
    await user.click(screen.getByRole('button', { name: /Place Order/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(dialog.textContent).toContain('Anna <b>de Vries</b>');
    expect(api().calls('placeOrder')[0]?.body).not.toHaveProperty('notes');
  });

  it('opens a print window with the receipt', async () => {
    const { user } = await order();
    const { paper, print, opened } = replacePrintWindow();
    await user.click(await screen.findByRole('button', { name: 'Print Receipt' }));
    expect(opened).toHaveBeenCalledOnce();
    expect(print).toHaveBeenCalledOnce();
    for (const text of ['Mirabelle', '20261121-017', '2×', 'Dish soup', '€20.00', '+31 30 555 0142']) {
      expect(paper.body.textContent).toContain(text);
    }
  });
});
