import type { PlacedOrder } from '@pickup/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, deal, dish, line, renderShop, installShopServer } from '../../app/testing/render-shop.js';

installShopServer();

const placed: PlacedOrder = {
  id: 'a-secret',
  orderNumber: '20261121-017',
  status: 'PENDING',
  createdAt: '2026-11-21T11:00:00Z',
  estimatedReadyAt: '2026-11-21T11:20:00Z',
  customerName: 'Anna <b>de Vries</b>',
  customerEmail: 'anna@example.com',
  customerPhone: '06 1234 5678',
  notes: null,
  items: [
    {
      menuItemId: 'soup',
      itemType: 'menu',
      menuItemName: 'Dish soup',
      unitPrice: 10,
      quantity: 2,
      totalPrice: 20,
      customizations: [],
      menuItemImageUrl: '',
    },
  ],
  subtotal: 20,
  tax: 0,
  total: 20,
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Full Name'), 'Anna');
  await user.type(screen.getByLabelText('Email Address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Phone Number'), '06 1234 5678');
}

const soup = { dishes: [dish('soup')], cart: [line('soup', { quantity: 2 })] };

describe('checkout', () => {
  it('has nothing to do for an empty cart', async () => {
    renderShop('/checkout');
    await screen.findByRole('heading', { name: 'No Items to Checkout' });
    expect(screen.getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/cart');
  });

  it('asks for what is missing, beside the fields too', async () => {
    renderShop('/checkout', soup);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Place Order - €20.00' }));
    await screen.findByText('Missing Information');
    screen.getByText('Please fill in all required fields.');
    const name = screen.getByRole('textbox', { name: 'Full Name', description: 'Please enter your name.' });
    expect(document.activeElement).toBe(name);
  });

  it('does not send an order whose deal condition is unmet', async () => {
    const free = deal('free', { title: 'Dessert on Us', dealPrice: 0, isConditional: true, minimumOrderAmount: 30 });
    const cart = [
      line('soup', { quantity: 2 }),
      line('free', { name: 'Dessert on Us', type: 'deal', price: 0, isConditional: true, minimumOrderAmount: 30 }),
    ];
    renderShop('/checkout', { dishes: [dish('soup')], deals: [free], cart });
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /Place Order/ }));
    await screen.findByText('Order Requirements Not Met');
    screen.getByText(
      'Please add €10.00 more to qualify for your selected deals, or remove the conditional deals from your cart.',
    );
  });

  it('confirms the order, keeps it over a reload, and lets go only at Done', async () => {
    const keys: (string | null)[] = [];
    const handlers = [
      http.post(api('/orders'), ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json(placed, { status: 201 });
      }),
      http.get(api('/orders/a-secret'), () => HttpResponse.json(placed)),
      http.get(api('/deals/featured'), () => HttpResponse.json([])),
      http.get(api('/menu/items/popular'), () => HttpResponse.json([])),
      http.get(api('/reviews/stats'), () =>
        HttpResponse.json({ averageRating: 0, totalReviews: 0, ratingBreakdown: {} }),
      ),
    ];
    const router = renderShop('/checkout', { ...soup, handlers });
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /Place Order/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Order Confirmed' });
    for (const text of ['20261121-017', 'Confirmed', '12:20', 'Anna <b>de Vries</b>', '€20.00']) {
      expect(dialog.textContent).toContain(text);
    }
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);

    await user.keyboard('{Escape}');
    expect(dialog.isConnected).toBe(true);
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ placed: { id: 'a-secret' } });

    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lines: [], placed: null });
  });

  it('says that trying again is safe when no answer came', async () => {
    renderShop('/checkout', { ...soup, handlers: [http.post(api('/orders'), () => HttpResponse.error())] });
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /Place Order/ }));
    await screen.findByText('Order Cannot Be Processed');
    expect(screen.getByRole('alert').textContent).toContain('trying again is safe');
  });
});
