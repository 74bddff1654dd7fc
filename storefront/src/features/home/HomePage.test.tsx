import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { closeEveryDay, deal, dish, mockApiForEachTest, NOON } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();

/** What a tile says, by its label. */
const tile = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the front page', () => {
  it('has the links Order Now, Learn More, View All Deals, Explore Menu', async () => {
    renderShop('/', { at: NOON });
    const ways = [
      ['Order Now', '/menu'],
      ['Learn More about our kitchen', '/about'],
      ['View All Deals', '/deals'],
      ['Explore Menu', '/menu'],
    ] as const;
    for (const [name, path] of ways) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
    }
  });

  it('shows the texts of the owner and the rating of the guests', async () => {
    Object.assign(api().data.restaurant, { serviceAvailability: 'Pickup until ten' });
    renderShop('/', { at: NOON });
    await screen.findByRole('link', { name: 'Pickup until ten' });
    await waitFor(async () => expect(await tile('Preparation')).toBe('Ready in 15-20 min'));
    expect(await tile('Call us')).toBe('+31 30 555 0142');
    await waitFor(async () => expect(await tile('Our guests say')).toBe('4.0★ (23 reviews)'));
    expect(screen.getByRole('link', { name: 'Pickup until ten' }).getAttribute('href')).toBe(
      'https://maps.example.com/mirabelle',
    );
  });

  it("shows the owner's picture instead of popular dishes, and the logo instead of the first letter", async () => {
    const picture = { heroUrl: '/uploads/hero-0123456789abcdef.webp', heroAlt: 'A long table.' };
    Object.assign(api().data.restaurant, { ...picture, logoUrl: '/uploads/logo-0123456789abcdef.webp' });
    renderShop('/', { at: NOON });
    const hero = await screen.findByRole('img', { name: 'A long table.' });
    expect([hero.getAttribute('width'), hero.getAttribute('height')]).toEqual(['1280', '960']);
    expect(hero.getAttribute('srcset')).toBe(
      '/uploads/small_hero-0123456789abcdef.webp 640w, /uploads/hero-0123456789abcdef.webp 1280w',
    );
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Mirabelle' });
    expect(brand.querySelector('img')?.getAttribute('src')).toBe('/uploads/logo-0123456789abcdef.webp');
  });

  it('ends with three popular dishes that can be had now, each leading to its sheet', async () => {
    const popular = (id: string, given = {}) => dish(id, { popular: true, ...given });
    api().data.dishes = [
      popular('soup', { soldOutUntil: 'forever' }),
      ...['stew', 'pie', 'cake', 'tart'].map((id) => popular(id)),
    ];
    renderShop('/', { at: NOON });
    const dishes = await screen.findAllByRole('link', { name: /^Dish / });
    expect(dishes.map((link) => link.getAttribute('href'))).toEqual([
      '/menu?dish=stew',
      '/menu?dish=pie',
      '/menu?dish=cake',
    ]);
  });

  it('opens with a drawn table, and with popular dishes once the owner has photographed three', async () => {
    const photographed = (id: string) => dish(id, { popular: true, imageUrl: `/uploads/dish-${id}.webp` });
    api().data.dishes = [
      photographed('soup'),
      photographed('stew'),
      dish('pie', { popular: true, imageUrl: '/dishes/pie.webp' }),
    ];
    const { unmount } = renderShop('/', { at: NOON });
    await screen.findByRole('heading', { level: 1 });
    const pictures = () =>
      [...document.querySelectorAll('main section:first-of-type img')].map((image) => image.getAttribute('src'));
    expect(pictures()).toEqual(['/dishes/table-1040.webp']);
    unmount();
    api().data.dishes = ['soup', 'stew', 'pie'].map(photographed);
    renderShop('/', { at: NOON });
    await waitFor(() =>
      expect(pictures()).toEqual(['/uploads/dish-soup.webp', '/uploads/dish-stew.webp', '/uploads/dish-pie.webp']),
    );
  });

  it("prefers the owner's own rating text", async () => {
    api().data.restaurant.ratingText = '9.2 by our regulars';
    renderShop('/', { at: NOON });
    await screen.findByText('9.2 by our regulars');
  });

  it('shows fallbacks when everything fails to load, and logs it', async () => {
    const log = logged();
    for (const name of ['restaurantInfo', 'reviewStats', 'featuredDeals', 'popularMenuItems'] as const) {
      api().fail(name, 503);
    }
    renderShop('/', { at: NOON });
    await screen.findByText('4.8★ (200+ reviews)');
    await screen.findByText('Ready in 15-20 min');
    expect(screen.getByText('Pickup Available').tagName).toBe('DD');
    screen.getByText('(555) 123-4567');
    screen.getByRole('link', { name: 'Our Kitchen' });
    for (const name of ['restaurantInfo', 'reviewStats', 'featuredDeals', 'popularMenuItems']) {
      await waitFor(() => expect(log).toHaveBeenCalledWith(`Failed to load ${name}`, expect.any(Error)));
    }
    screen.getByRole('heading', { name: "Today's Special Deals" });
    screen.getByRole('link', { name: 'View All Deals' });
  });

  it('says under their heading that there are no special deals', async () => {
    api().data.deals = [];
    renderShop('/', { at: NOON });
    const deals = await screen.findByRole('region', { name: "Today's Special Deals" });
    await within(deals).findByText('No special deals today. The whole menu is yours.');
    within(deals).getByRole('link', { name: 'View All Deals' });
  });

  it('promises no time while every day is closed', async () => {
    closeEveryDay(api().data);
    renderShop('/', { at: NOON });
    await waitFor(async () => expect(await tile('Preparation')).toBe('Closed, no opening planned'));
    await screen.findByRole('link', { name: 'Pickup Available' });
    expect(document.body.textContent).not.toMatch(/\d+-\d+ min/);
  });

  it('promises no time while it is loading', async () => {
    api().fail('restaurantInfo', 'never').fail('reviewStats', 'never').fail('featuredDeals', 'never');
    renderShop('/', { at: NOON });
    await screen.findByRole('heading', { name: "Today's Special Deals" });
    expect(screen.queryByText('4.8★ (200+ reviews)')).toBeNull();
    expect(screen.queryByText('Ready in 15-20 min')).toBeNull();
  });

  it('says of a featured deal when it starts', async () => {
    api().data.deals = [
      deal('a', { featured: true, title: 'Brunch', validFrom: '2026-11-28' }),
      deal('b', { featured: true, title: 'Soup', validFrom: '2026-11-20' }),
    ];
    renderShop('/', { at: NOON });
    const brunch = (await screen.findByRole('heading', { name: 'Brunch' })).closest('article');
    expect(brunch?.textContent).toContain('Starts 28 November 2026');
    expect(screen.getAllByText(/^Starts /)).toHaveLength(1);
  });

  it('shows the featured deals with percent off, SPECIAL and FREE, and sells them', async () => {
    api().data.deals = [
      deal('a', { featured: true, originalPrice: 32, dealPrice: 24, discountPercentage: 25 }),
      deal('b', { featured: true, dealPrice: 12.5 }),
      deal('c', { featured: true, originalPrice: 6.5, dealPrice: 0, discountPercentage: 100 }),
      deal('d', { title: 'Not featured' }),
    ];
    const { user } = renderShop('/', { at: NOON });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/25% OFF.*€24\.00.*Was €32\.00/),
      expect.stringMatching(/SPECIAL.*€12\.50/),
      expect.stringMatching(/100% OFF.*FREE.*€6\.50/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Deal b' }));
    await screen.findByText('Deal b is in your cart.');
    within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, 1 item' });
  });
});
