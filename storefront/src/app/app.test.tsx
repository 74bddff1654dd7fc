import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, NOON } from '../../../tests/mock-api/index.js';
import { createRoutes } from './routes.js';
import { line, prepareBrowser, renderShop } from './testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the navigation bar', () => {
  it('shows the restaurant with its initial, the four links in order, and the cart', async () => {
    renderShop('/deals', { at: NOON, cart: [line('soup', { quantity: 3 })] });
    const bar = within(await screen.findByRole('banner'));
    const brand = await bar.findByRole('link', { name: 'Mirabelle' });
    expect(brand.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('M');
    const links = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Menu', '/menu'],
      ['Deals', '/deals'],
      ['Reviews', '/reviews'],
      ['About', '/about'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
    expect(bar.getByRole('link', { name: 'Cart, 3 items' }).textContent).toContain('3');
  });

  it('opens and closes on a narrow screen', async () => {
    const { user } = renderShop('/about', { at: NOON });
    // Hidden in this wide window, and there all the same.
    const toggle = await screen.findByLabelText('Open menu');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(screen.getByLabelText('Close menu').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Open menu')).toBe(document.activeElement);
  });

  it('moves the focus to the heading of the page that a link opens', async () => {
    const { user } = renderShop('/about', { at: NOON });
    await user.click(await screen.findByRole('link', { name: 'Reviews' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Reviews' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it.each([
    ['/menu?category=mains', 'en', '/menu?category=mains', '/nl/menu?category=mains'],
    ['/menu', 'nl', '/menu', '/nl/menu'],
    ['/nl', 'nl', '/', '/nl'],
    ['/nl/about', 'nl', '/about', '/nl/about'],
  ] as const)('leads from %s to the same page in each language', async (path, language, english, dutch) => {
    const { user } = renderShop(path, { at: NOON, language });
    const links = within(await screen.findByRole('group', { name: language === 'en' ? 'Language' : 'Taal' }));
    const [en, nl] = [/EN, English/, /NL, Nederlands/].map((name) => links.getByRole('link', { name }));
    expect([en, nl].map((link) => link?.getAttribute('href'))).toEqual([english, dutch]);
    expect([en, nl].map((link) => link?.getAttribute('aria-current'))).toEqual(
      language === 'en' ? ['true', null] : [null, 'true'],
    );
    // jsdom follows no link; the choice is stored before the browser does.
    nl?.addEventListener('click', (event) => event.preventDefault());
    if (nl) await user.click(nl);
    expect(document.cookie).toContain('language=nl');
  });

  it('stays below the address of its language', async () => {
    const { user, router } = renderShop('/nl/about', { at: NOON });
    const bar = within(await screen.findByRole('banner'));
    const links = within(await bar.findByRole('navigation', { name: 'Hoofdmenu' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/nl/menu',
      '/nl/deals',
      '/nl/reviews',
      '/nl/about',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
    expect((await bar.findByRole('link', { name: 'Mirabelle' })).getAttribute('href')).toBe('/nl');
    await user.click(bar.getByRole('link', { name: 'Acties' }));
    await screen.findByRole('heading', { level: 1, name: 'Acties' });
    expect(router.state.location.pathname).toBe('/nl/deals');
  });
});

describe('failures', () => {
  it('an unknown address gives the 404 page and is logged', async () => {
    const log = logged();
    renderShop('/no/such/page', { at: NOON });
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    expect(log).toHaveBeenCalledWith('404: no page at', '/no/such/page');
  });

  it('a page that throws gives the default error screen', async () => {
    const log = logged();
    // The browser's own report of what React already logs.
    const listened = vi.spyOn(window, 'addEventListener');
    window.addEventListener('error', (event) => event.preventDefault());
    const Broken = () => {
      throw new Error('broken');
    };
    const [layout] = createRoutes();
    renderShop('/', {
      at: NOON,
      routes: [{ ...layout, index: false, children: [{ path: '/', element: <Broken /> }] }],
    });
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
    screen.getByRole('button', { name: 'Load the page again' });
    // React's own ones among them: it does not get to take them away where an error goes all the way up.
    for (const [type, listener] of listened.mock.calls)
      if (type === 'error') window.removeEventListener(type, listener);
    expect(log).toHaveBeenCalledWith('Unexpected application error', expect.any(Error));
  });

  it('a page that does not arrive says so in its place, and is loaded again once there is a network', async () => {
    logged();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const routes = createRoutes({
      addTextsOf: async ({ path }) => {
        if (path === '/menu') throw new TypeError('Failed to fetch');
      },
    });
    const { user } = renderShop('/', { at: NOON, routes });
    await user.click(await screen.findByRole('link', { name: 'Order Now' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
    expect(heading.closest('[role="alert"]')?.textContent).toContain('nothing in your cart is lost');
    screen.getByRole('banner');
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
    // The page listens once it has been painted, which may come after its heading was found.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(reload).toHaveBeenCalledTimes(1);
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('a restaurant that fails to load has a fallback name, address and phone', async () => {
    const log = logged();
    api().fail('restaurantInfo', 'network');
    renderShop('/reviews', { at: NOON });
    await screen.findByRole('link', { name: '123 Main Street, Your City' });
    screen.getByRole('link', { name: 'Call (555) 123-4567' });
    screen.getByRole('link', { name: 'Our Kitchen' });
    expect(log).toHaveBeenCalledWith('Failed to load restaurantInfo', expect.any(Error));
  });
});

describe('the head of each page', () => {
  beforeEach(() => {
    document.title = '';
    document.head.querySelectorAll('[data-head]').forEach((element) => element.remove());
  });

  const meta = (selector: string) => document.head.querySelector(selector);
  const data = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
      JSON.parse(script.textContent),
    );

  it.each([
    ['/', 'Order for pickup · Mirabelle, Utrecht', 'Restaurant'],
    ['/menu?category=drinks', 'Menu · Mirabelle, Utrecht', 'Menu'],
    ['/deals', 'Deals · Mirabelle, Utrecht', 'OfferCatalog'],
    ['/reviews', 'Reviews · Mirabelle, Utrecht', 'Restaurant'],
    ['/about', 'About · Mirabelle, Utrecht', 'Restaurant'],
  ])('%s: %s', async (path, title, type) => {
    renderShop(path, { at: NOON });
    await waitFor(() => expect(data()).toMatchObject([{ '@context': 'https://schema.org', '@type': type }]));
    await waitFor(() => expect(document.title).toBe(title));
    expect(meta('link[rel="canonical"]')?.getAttribute('href')).toBe(`http://shop.test${path.replace(/\?.*/, '')}`);
    expect(meta('meta[name="description"]')?.getAttribute('content')).toContain('Mirabelle');
    expect(meta('meta[property="og:title"]')?.getAttribute('content')).toBe(title);
    expect(meta('meta[name="robots"]')).toBeNull();
  });

  it.each(['/cart', '/checkout', '/no/such/page'])('%s is hidden from search engines', async (path) => {
    logged();
    renderShop(path, { at: NOON });
    await waitFor(() => expect(meta('meta[name="robots"]')?.getAttribute('content')).toBe('noindex'));
    expect(data()).toEqual([]);
  });

  it('has the rating of the verified reviews', async () => {
    api().data.reviews.forEach((each, index) =>
      Object.assign(each, index < 2 ? { verified: true, rating: 5 } : { verified: false }),
    );
    renderShop('/reviews', { at: NOON });
    await waitFor(() => expect(data()).toMatchObject([{ aggregateRating: { ratingValue: 5, reviewCount: 2 } }]));
    screen.getByText(/^4\.\d out of 5$/);
  });

  it('has no structured data when the restaurant fails to load', async () => {
    logged();
    api().fail('restaurantInfo', 500);
    renderShop('/', { at: NOON });
    await waitFor(() => expect(document.title).toBe('Order for pickup · Our Kitchen'));
    expect(data()).toEqual([]);
  });
});
