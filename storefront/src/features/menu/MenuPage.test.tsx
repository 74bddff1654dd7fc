import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, dish, line, renderShop, installShopServer } from '../../app/testing/render-shop.js';

installShopServer();

const dishes = [dish('soup', { popular: true }), dish('wine', { categoryId: 'drinks', price: 4.5 })];

describe('the menu', () => {
  it('shows one category at a time and keeps the choice in the address', async () => {
    const router = renderShop('/menu', { dishes });
    const user = userEvent.setup();
    await screen.findByRole('heading', { name: 'Dish soup' });
    screen.getByText('Popular');

    await user.click(await screen.findByRole('button', { name: 'Drinks' }));
    expect(screen.queryByRole('heading', { name: 'Dish soup' })).toBeNull();
    screen.getByRole('button', { name: 'Drinks', pressed: true });
    expect(router.state.location.search).toBe('?category=drinks');

    await user.click(screen.getByRole('button', { name: 'All Items' }));
    screen.getByRole('heading', { name: 'Dish soup' });
    expect(router.state.location.search).toBe('');
  });

  it('puts a dish into the cart and says so', async () => {
    renderShop('/menu', { dishes });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Dish wine' }));
    await screen.findByText('Added to Cart');
    within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, 1 item' });
  });

  it('says that a category is empty', async () => {
    renderShop('/menu?category=drinks', { dishes: [dish('soup')] });
    await screen.findByText('No items found in this category.');
  });

  it('only logs a failure, and stays empty', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShop('/menu', { handlers: [http.get(api('/menu/items'), () => new HttpResponse(null, { status: 404 }))] });
    await screen.findByText('No items found in this category.');
    expect(logged).toHaveBeenCalledWith('Failed to load menuItems', expect.any(Error));
  });

  it('tells a resting pointer what is in the cart', async () => {
    renderShop('/menu', { dishes, cart: [line('soup', { quantity: 2 })] });
    const user = userEvent.setup();
    const [, floating] = await screen.findAllByRole('link', { name: 'Cart, 2 items' });
    if (!floating) throw new Error('There is no floating cart.');
    await user.hover(floating);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect((await screen.findByRole('tooltip')).textContent).toBe('2 items, €20.00');
    await user.keyboard('{Escape}');
    await user.unhover(floating);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
