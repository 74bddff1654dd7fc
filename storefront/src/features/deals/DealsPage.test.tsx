import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deal, mockApiForEachTest, NOON } from '../../../../tests/mock-api/index.js';
import { parseCart } from '../../cart-store/cart-document.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();

const section = (name: string) => screen.findByRole('region', { name });

describe('the deals', () => {
  it('stand under Current Deals up to seven days ahead, and under Coming Soon after that', async () => {
    api().data.deals = [
      deal('always'),
      deal('week', { validFrom: '2026-11-28' }),
      deal('later', { validFrom: '2026-11-29', type: 'lunch' }),
      deal('over', { validUntil: '2026-11-20' }),
    ];
    renderShop('/deals', { at: NOON });
    const current = within(await section('Current Deals'));
    const coming = within(await section('Coming Soon'));
    expect((await current.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)).toEqual([
      'Deal always',
      'Deal week',
    ]);
    current.getByText(/Starts 28 November 2026/);
    expect(coming.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Deal later']);
    coming.getByText('Coming 29 November 2026');
    coming.getByText('LUNCH');
    expect(coming.getByRole('button', { name: 'Available Soon' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText('Deal over')).toBeNull();
  });

  it('show their type, price and condition', async () => {
    api().data.deals = [
      deal('full', {
        type: 'drinks',
        featured: true,
        originalPrice: 20,
        dealPrice: 15,
        discountPercentage: 25,
        isConditional: true,
        minimumOrderAmount: 30,
        validUntil: '2026-12-24',
      }),
      deal('plain', { minimumOrderAmount: 30 }),
    ];
    renderShop('/deals', { at: NOON });
    const [full, plain] = await screen.findAllByRole('article');
    for (const text of [
      'Featured',
      'DRINKS',
      'Two for one.',
      '25% OFF',
      '€15.00',
      '€20.00',
      'Condition: Minimum order of €30.00 required',
      'Valid until 24 December 2026',
    ]) {
      expect(full?.textContent).toContain(text);
    }
    expect(full?.querySelector('s')?.textContent).toBe('€20.00');
    expect(plain?.textContent).toContain('Valid until: Limited time');
    expect(plain?.textContent).not.toContain('Condition');
  });

  it('can be added to the cart, in Dutch too', async () => {
    api().data.deals = [deal('soup', { isConditional: true, minimumOrderAmount: 30 })];
    const { user } = renderShop('/deals', { at: NOON, language: 'nl' });
    await screen.findByText('Voorwaarde: bestel voor minimaal € 30,00');
    await user.click(screen.getByRole('button', { name: 'In mandje: Deal soup' }));
    await screen.findByText('Deal soup ligt in je mandje.');
  });

  it('have an address each, which brings one into view, marks it and names the page', async () => {
    api().data.deals = [deal('soup'), deal('later', { validFrom: '2026-12-29' })];
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, router } = renderShop('/deals?deal=later', { at: NOON });
    const later = await screen.findByRole('link', { name: 'Deal later', current: true });
    const card = screen.getByRole('article', { name: 'Deal later' });
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(scrolled.mock.contexts).toEqual([card]);
    await waitFor(() => expect(document.title).toMatch(/^Deal later · /));
    const soup = screen.getByRole('link', { name: 'Deal soup', current: false });
    await user.click(soup);
    await waitFor(() => expect(soup.getAttribute('aria-current')).toBe('true'));
    expect([router.state.location.search, later.getAttribute('aria-current')]).toEqual(['?deal=soup', null]);
    // What was pressed is in view.
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  it('that are over are said to be when they are asked for by address', async () => {
    api().data.deals = [deal('soup')];
    const { router } = renderShop('/deals?deal=eaten', { at: NOON });
    await screen.findByText('This deal is no longer on offer.');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Deal soup' }).getAttribute('aria-current')).toBeNull();
  });

  it('with a condition show how far the cart is from it', async () => {
    api().data.deals = [deal('dessert', { dealPrice: 0, isConditional: true, minimumOrderAmount: 30 }), deal('soup')];
    renderShop('/deals', { at: NOON, cart: [line('stew', { price: 18 })] });
    await screen.findByText('€12.00 to go');
  });

  it('with a condition show all of it for an empty cart, so that nothing moves once the cart is known', async () => {
    api().data.deals = [deal('dessert', { dealPrice: 0, isConditional: true, minimumOrderAmount: 30 }), deal('soup')];
    renderShop('/deals', { at: NOON });
    await screen.findByText('€30.00 to go');
  });

  it('with a maximum show it, and cannot be added beyond it', async () => {
    api().data.deals = [deal('dessert', { dealPrice: 0, maxPerOrder: 1 }), deal('soup')];
    const { user } = renderShop('/deals', { at: NOON });
    const [dessert, soup] = await screen.findAllByRole('article');
    expect(dessert?.textContent).toContain('At most 1 per order');
    expect(soup?.textContent).not.toContain('per order');
    const add = screen.getByRole('button', { name: 'Add to Cart: Deal dessert' });
    await user.click(add);
    await screen.findByText('Deal dessert is in your cart.');
    await user.click(add);
    await screen.findByText('Deal dessert: at most 1 per order.');
    expect(parseCart(localStorage.getItem('cart') ?? '').lines).toMatchObject([{ id: 'dessert', quantity: 1 }]);
  });

  it('link to the menu when there are none', async () => {
    api().data.deals = [];
    renderShop('/deals', { at: NOON });
    await screen.findByText('No deals right now');
    expect(screen.getByRole('link', { name: 'Browse Menu' }).getAttribute('href')).toBe('/menu');
    within(await section('Coming Soon')).getByText('Nothing is planned yet. New deals come up often.');
  });

  it('show skeletons while loading', async () => {
    api().fail('deals', 'never');
    renderShop('/deals', { at: NOON });
    await screen.findByText('Loading the deals');
    expect(screen.queryByText('No deals right now')).toBeNull();
  });

  it('that fail to load say so, are logged, and can be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('deals', 'network');
    const { user } = renderShop('/deals', { at: NOON });
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to load deals', expect.any(Error)));
    await screen.findByText('The deals could not be loaded.');
    expect(screen.queryByText('No deals right now')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    api().mend('deals');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('article');
  });
});
