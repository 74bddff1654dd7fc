import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dish, mockApiForEachTest, NOON } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();

describe('the menu', () => {
  it('shows one category at a time and keeps the choice in the address', async () => {
    const { router, user } = renderShop('/menu', { at: NOON });
    await screen.findByRole('heading', { name: 'Roast tomato soup' });
    screen.getByText('Popular');
    screen.getByText('€16.25');

    await user.click(await screen.findByRole('button', { name: 'Drinks' }));
    expect(screen.queryByRole('heading', { name: 'Roast tomato soup' })).toBeNull();
    screen.getByRole('button', { name: 'Drinks', pressed: true });
    expect(router.state.location.search).toBe('?category=drinks');

    await user.click(screen.getByRole('button', { name: 'All Items' }));
    screen.getByRole('heading', { name: 'Roast tomato soup' });
    expect(router.state.location.search).toBe('');
  });

  it('shows skeletons while loading, and says so', async () => {
    api().fail('menuItems', 'never');
    renderShop('/menu', { at: NOON });
    expect((await screen.findByText('Loading the menu')).getAttribute('role')).toBe('status');
    expect(screen.queryByText('No items found in this category.')).toBeNull();
  });

  it('adds a dish to the cart with a toast', async () => {
    const { user } = renderShop('/menu', { at: NOON });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: House lemonade' }));
    await screen.findByText('Added to Cart');
    within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, 1 item' });
    await user.click(screen.getByRole('button', { name: 'Add to Cart: House lemonade' }));
    within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, 2 items' });
  });

  it('counts a dish in the cart on its card, and takes one away again', async () => {
    api().data.dishes = [dish('soup')];
    const choices = [{ optionId: 'l', groupName: 'Size', optionName: 'Large', count: 1, unitPrice: 2, isExtra: false }];
    const { user } = renderShop('/menu', { at: NOON, cart: [line('soup', { choices }), line('stew')] });
    const count = async () => within(await screen.findByRole('group', { name: 'Quantity of Dish soup' }));
    (await count()).getByText('1');
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Dish soup' }));
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Dish soup' }));
    (await count()).getByText('3');
    await user.click(screen.getByRole('button', { name: 'One Dish soup less' }));
    await user.click(screen.getByRole('button', { name: 'One Dish soup less' }));
    (await count()).getByText('1');
    // The plain one is gone; the large one keeps the button.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'One Dish soup less' }));
    await user.click(screen.getByRole('button', { name: 'One Dish soup less' }));
    await screen.findByText('Removed from Cart');
    expect(screen.queryByRole('group', { name: 'Quantity of Dish soup' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to Cart: Dish soup' }));
    within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, 1 item' });
  });

  it('has a chapter for each category with the line about it and its count, and leads on from one to the next', async () => {
    const [mains] = api().data.categories;
    Object.assign(mains ?? {}, { description: 'From the stone oven' });
    api().data.dishes = [dish('soup'), dish('stew'), dish('tea', { categoryId: 'drinks', categoryName: 'Drinks' })];
    const { user, router } = renderShop('/menu', { at: NOON });
    const chapter = within(await screen.findByRole('region', { name: 'Mains' }));
    chapter.getByText(/^From the stone oven\./);
    chapter.getByText('2 dishes');
    expect(chapter.getAllByRole('article')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Drinks' })).getAllByRole('article')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Mains' }));
    expect(screen.queryByRole('region', { name: 'Drinks' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next: Drinks' }));
    expect(router.state.location.search).toBe('?category=drinks');
    screen.getByRole('heading', { name: 'Dish tea' });
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('says that a category is empty, and offers all items', async () => {
    api().data.dishes = [dish('soup')];
    const { user } = renderShop('/menu?category=drinks', { at: NOON });
    await screen.findByText('No items found in this category.');
    await user.click(screen.getByRole('button', { name: 'Show all items' }));
    await screen.findByRole('heading', { name: 'Dish soup' });
  });

  it('without any dish offers neither categories nor allergens to leave out', async () => {
    api().data.dishes = [];
    renderShop('/menu', { at: NOON });
    await screen.findByText('No items found in this category.');
    expect(screen.queryByRole('button', { name: /^Allergens/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Filter by category' })).toBeNull();
  });

  it('treats an unknown category as an empty one', async () => {
    renderShop('/menu?category=no-such', { at: NOON });
    await screen.findByText('No items found in this category.');
  });

  it('that fails to load says so, is logged, and can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('menuItems', 500).fail('categories', 'network');
    const { user } = renderShop('/menu', { at: NOON });
    await screen.findByText('The menu could not be loaded.');
    expect(screen.queryByText('No items found in this category.')).toBeNull();
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Failed to load categories', expect.any(Error)));
    expect(logged).toHaveBeenCalledWith('Failed to load menuItems', expect.any(Error));
    api().mend('menuItems');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The menu could not be loaded.')).toBeNull());
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    // The categories are still missing, and asked for again.
    await screen.findByText('The categories could not be loaded.');
    api().mend('categories');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The categories could not be loaded.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu' })));
  });

  it('sets the first letter and the key ingredients where a picture is missing or fails, and markup as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    api().data.dishes = [
      dish('soup', { name, imageUrl: '/dishes/gone.webp' }),
      dish('stew', { description: 'Venison and juniper.' }),
    ];
    renderShop('/menu', { at: NOON });
    await screen.findByRole('heading', { name });
    const [first, second] = document.querySelectorAll('article');
    const setIn = (card: Element | undefined) => card?.querySelector('[aria-hidden="true"]')?.textContent;
    expect(setIn(second)).toBe('DVenisonjuniper');
    const picture = first?.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/dishes/gone.webp');
    picture?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(first?.querySelector('img')).toBeNull());
    expect(setIn(first)).toBe('<');
  });

  it('shows a tooltip of the cart after 700 ms, and again at once', async () => {
    const { user } = renderShop('/menu', { at: NOON, cart: [line('soup', { quantity: 2 })] });
    const [, floating] = await screen.findAllByRole('link', { name: 'Cart, 2 items' });
    if (!floating) throw new Error('There is no floating cart.');
    const began = performance.now();
    await user.hover(floating);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect((await screen.findByRole('tooltip')).textContent).toBe('2 items, €20.00');
    expect(performance.now() - began).toBeGreaterThan(650);
    await user.unhover(floating);
    expect(screen.queryByRole('tooltip')).toBeNull();
    const again = performance.now();
    await user.hover(floating);
    await screen.findByRole('tooltip');
    expect(performance.now() - again).toBeLessThan(600);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(floating.getAttribute('href')).toBe('/cart');
  });

  it('has no floating cart while the cart is empty', async () => {
    renderShop('/menu', { at: NOON });
    await screen.findByRole('heading', { name: 'House lemonade' });
    expect(screen.getAllByRole('link', { name: /^Cart/ })).toHaveLength(1);
  });
});
