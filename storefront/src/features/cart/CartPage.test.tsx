import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { closeEveryDay, deal, dish, mockApiForEachTest, NOON, order } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop, storeCart } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();

const many = (count: number) => Array.from({ length: count }, (_, index) => dish(`d${index}`));
const lines = (count: number) => many(count).map(({ id }) => line(id));
const freeDessert = { name: 'Dessert on Us', price: 0, isConditional: true, minimumOrderAmount: 30 };

describe('the cart', () => {
  it('when empty says so and links to the menu', async () => {
    renderShop('/cart', { at: NOON });
    await screen.findByRole('heading', { name: 'Your Cart is Empty' });
    expect(screen.getByRole('link', { name: 'Browse Menu' }).getAttribute('href')).toBe('/menu');
  });

  it('is in Dutch', async () => {
    renderShop('/cart', { at: NOON, language: 'nl' });
    await screen.findByRole('heading', { name: 'Je mandje is leeg' });
  });

  it('shows every line with unit price, customizations and line total, and the sums', async () => {
    api().data.dishes = [dish('soup', { price: 6.5 })];
    renderShop('/cart', { at: NOON, cart: [line('soup', { price: 6.5, quantity: 3, customizations: ['no salt'] })] });
    await screen.findByText('€6.50 each');
    screen.getByText('no salt');
    const sums = within(screen.getByRole('region', { name: 'Order Summary' }));
    expect(sums.getAllByRole('definition').map((sum) => sum.textContent)).toEqual(['€19.50', '€0.00', '€19.50']);
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/menu');
    expect(document.querySelector('li img')).toBeNull();
  });

  it('changes quantities, and restores a removed line', async () => {
    api().data.dishes = [dish('soup')];
    const { user } = renderShop('/cart', { at: NOON, cart: [line('soup', { customizations: ['no salt'] })] });
    await screen.findByText('no salt');
    await user.click(screen.getByRole('button', { name: 'One Dish soup more' }));
    expect(screen.getAllByText('€20.00')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'One Dish soup less' }));
    await user.click(screen.getByRole('button', { name: 'One Dish soup less' }));
    await screen.findByRole('heading', { name: 'Your Cart is Empty' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Dish soup' }));
    await screen.findByRole('heading', { name: 'Your Cart is Empty' });
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lines: [] });
  });

  it.each([
    [8, 'none'],
    [9, '500px'],
  ])('of %i lines is at most %s high', async (count, height) => {
    api().data.dishes = many(count);
    renderShop('/cart', { at: NOON, cart: lines(count) });
    const list = await screen.findByRole('list', { name: 'Items in your cart' });
    expect(getComputedStyle(list).maxHeight).toBe(height);
  });

  it('links to checkout', async () => {
    api().data.dishes = [dish('soup')];
    const { user, router } = renderShop('/cart', { at: NOON, cart: [line('soup')] });
    await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  it('says why checkout is disabled while a deal condition is unmet', async () => {
    const other = { ...freeDessert, name: 'Half-price cava', price: 9, minimumOrderAmount: 25.5 };
    const { name: title, price: dealPrice, ...condition } = freeDessert;
    const { name: otherTitle, price: otherPrice, ...otherCondition } = other;
    api().data.deals = [
      deal('free', { title, dealPrice, ...condition }),
      deal('cava', { title: otherTitle, dealPrice: otherPrice, ...otherCondition }),
    ];
    const cart = [line('free', { type: 'deal', ...freeDessert }), line('cava', { type: 'deal', ...other })];
    const { user, router } = renderShop('/cart', { at: NOON, cart });
    const hint = 'Complete deal requirements to checkout';
    const button = await screen.findByRole('button', { name: 'Proceed to Checkout', description: hint });
    screen.getByText('Dessert on Us: minimum order of €30.00, €21.00 to go.');
    screen.getByText('Half-price cava: minimum order of €25.50, €16.50 to go.');
    expect(screen.getByRole('link', { name: 'Add More Items' }).getAttribute('href')).toBe('/menu');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await screen.findByText('Cannot Proceed to Checkout');
    screen.getByText('Please add €21.00 more to qualify for your selected deals, or remove them from your cart.');
    expect(router.state.location.pathname).toBe('/cart');
  });

  it("names the deals whose condition is unmet in the visitor's language", async () => {
    const { name: title, price: dealPrice, ...condition } = freeDessert;
    api().data.deals = [deal('free', { title, titleNl: 'Toetje van ons', dealPrice, ...condition })];
    renderShop('/cart', { at: NOON, language: 'nl', cart: [line('free', { type: 'deal', ...freeDessert })] });
    await screen.findByText(/^Toetje van ons: bestel voor minimaal/);
  });

  it('keeps a free deal FREE, says when a deal begins, and how much is still to go', async () => {
    api().data.deals = [
      deal('dessert', { title: 'Dessert on Us', dealPrice: 0, isConditional: true, minimumOrderAmount: 30 }),
      deal('brunch', { title: 'Brunch for Two', dealPrice: 12, validFrom: '2026-11-26' }),
    ];
    const cart = [
      line('dessert', { ...freeDessert, type: 'deal' }),
      line('brunch', { name: 'Brunch for Two', type: 'deal', price: 12 }),
    ];
    renderShop('/cart', { at: NOON, cart });
    await screen.findByText('Starts 26 November 2026');
    await waitFor(() => expect(screen.getAllByText('FREE').length).toBe(2));
    screen.getByText(/€30\.00, €18\.00 to go/);
    expect(screen.queryByText('€0.00 each')).toBeNull();
  });

  it('shows no banner for deals whose condition is met', async () => {
    const { name: title, price: dealPrice, ...condition } = freeDessert;
    api().data.deals = [deal('free', { title, dealPrice, ...condition })];
    api().data.dishes = [dish('soup')];
    const cart = [line('soup', { quantity: 3 }), line('free', { type: 'deal', ...freeDessert })];
    renderShop('/cart', { at: NOON, cart });
    await screen.findByRole('heading', { name: 'Dessert on Us' });
    expect(screen.queryByText('Deal requirements not met')).toBeNull();
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('follows changes in another tab', async () => {
    api().data.dishes = [dish('soup'), dish('stew')];
    renderShop('/cart', { at: NOON, cart: [line('soup')] });
    await screen.findByRole('heading', { name: 'Dish soup' });
    storeCart([line('soup', { quantity: 2 }), line('stew')]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await screen.findByRole('heading', { name: 'Dish stew' });
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Cart, 3 items' });
  });

  it.each([
    ['damaged', '{"version":1,'],
    ['of another version', '{"version":0,"lines":[]}'],
    ['full of prices that are none', JSON.stringify({ version: 1, lines: [line('soup', { price: 10.000000001 })] })],
  ])('that is stored %s is replaced by an empty one, and logged', async (_, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('cart', text);
    renderShop('/cart', { at: NOON });
    await screen.findByRole('heading', { name: 'Your Cart is Empty' });
    expect(log).toHaveBeenCalledWith('The cart could not be read', expect.any(Error));
  });
});

describe('pickup info', () => {
  const soup = { cart: [line('soup')] };
  const monday = Date.parse('2026-11-23T11:00:00Z');

  it('shows the estimated time and leads to a map', async () => {
    renderShop('/cart', { at: NOON, ...soup });
    await screen.findByText('15-20 minutes');
    const map = screen.getByRole('link', { name: 'Oudegracht 12, 3511 AM Utrecht, opens a map' });
    expect(map.getAttribute('href')).toContain('google.com/maps/search');
    expect(screen.queryByText(/Closed until/)).toBeNull();
  });

  it.each([
    ['en', NOON - 3 * 3_600_000, 'Closed until 11:00. Order now, ready at 11:20.'],
    ['en', monday, 'Closed until tomorrow at 11:00. Order now, ready tomorrow at 11:20.'],
    ['nl', NOON - 3 * 3_600_000, 'Gesloten tot 11:00. Bestel nu, dan staat het om 11:20 klaar.'],
    ['nl', monday, 'Gesloten tot morgen 11:00. Bestel nu, dan staat het morgen om 11:20 klaar.'],
  ] as const)('says in %s when an order is ready while the kitchen is closed', async (language, at, text) => {
    api().data.now = at;
    renderShop('/cart', { at, language, ...soup });
    await screen.findByText(text);
  });

  it('says when this very cart is ready, not when a small order was', async () => {
    api().data.now = NOON - 3 * 3_600_000;
    api().data.restaurant.unitsPerSlot = 1;
    const opening = NOON - 3_600_000;
    const slots = new Map([0, 15].map((minutes) => [opening + minutes * 60_000, 1]));
    api().data.orders.push(order(api().data.orders.length + 1, { slots }));
    renderShop('/cart', { at: api().data.now, cart: [line('soup')] });
    await screen.findByText('Closed until 11:00. Order now, ready at 11:30.');
    await screen.findByText('Ready at 11:30');
    expect(document.body.textContent).not.toContain('ready at 11:20');
  });

  it('promises no time while every day is closed', async () => {
    closeEveryDay(api().data);
    renderShop('/cart', { at: NOON, ...soup });
    // The band below the bar says it first, then the cart.
    await waitFor(() => expect(screen.getAllByText('Closed, no opening planned').length).toBeGreaterThan(1));
    expect(screen.queryByText('15-20 minutes')).toBeNull();
  });

  it('names the day where a weekday would mislead', async () => {
    const { openingHours } = api().data.restaurant;
    for (const day of Object.values(openingHours)) day.closed = true;
    openingHours.monday.closed = false;
    const at = monday + 11 * 3_600_000;
    api().data.now = at;
    renderShop('/cart', { at, ...soup });
    await screen.findByText('Closed until 30 November 2026 at 11:00');
  });

  it('falls back to 50-60 minutes when the restaurant cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('restaurantInfo', 500);
    renderShop('/cart', { at: NOON, ...soup });
    await screen.findByText('50-60 minutes');
    screen.getByRole('link', { name: '123 Main Street, Your City, opens a map' });
  });
});
