import { invalidateApi } from '@pickup/web';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, NOON, option, optionGroup, withChoices } from '../../../../tests/mock-api/index.js';
import { chosenInCart, openMenu, sheet } from '../../app/testing/dish-sheet.js';
import { inCart } from '../../app/testing/pizza.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(withChoices);

describe('the sheet of a dish', () => {
  it('shows radios, checkboxes and steppers, and what it costs and contains with them', async () => {
    api().data.dishes = api().data.dishes.map((one) =>
      one.id === 'burger' ? { ...one, optionGroupIds: ['doneness', 'extras'] } : one,
    );
    const { user } = await openMenu(NOON);
    await user.click(screen.getByRole('button', { name: 'Choose: House burger' }));
    const open = await sheet('House burger');
    open.getByText('Contains: gluten');
    const doneness = open.getByRole('radiogroup', { name: 'Doneness', description: 'choose 1' });
    expect(within(doneness).getAllByRole('radio')).toHaveLength(2);
    const extras = within(open.getByRole('group', { name: 'Extras', description: 'up to 3' }));
    await user.click(extras.getByRole('button', { name: 'One Extra mozzarella more' }));
    await user.click(extras.getByRole('button', { name: 'One Extra mozzarella more' }));
    expect(extras.getByRole('button', { name: 'One Extra mozzarella more' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(extras.getByRole('checkbox', { name: /Olives/ }));
    open.getByText('Contains: gluten, milk');
    open.getByRole('group', { name: 'Extras', description: '3 of 3' });
    await user.click(open.getByRole('button', { name: 'One House burger more' }));
    open.getByRole('button', { name: 'Choose: Doneness · €37.00' });
    await user.click(open.getByRole('radio', { name: 'Well done' }));
    open.getByRole('radiogroup', { name: 'Doneness', description: '1 chosen' });
    await user.click(open.getByRole('button', { name: 'Add to Cart · €37.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosenInCart()).toEqual([['1 well-done', '2 mozzarella', '1 olives']]);
    expect(inCart()).toMatchObject([{ price: 18.5, quantity: 2, allergens: ['gluten', 'milk'] }]);
  });

  it.each([
    ['a picture', '/dishes/burger.webp', true],
    ['no picture', '', false],
  ])('has a place for what the dish has: %s', async (_, imageUrl, isShown) => {
    api().data.dishes = api().data.dishes.map((one) => ({ ...one, imageUrl, description: 'Beef and Gouda.' }));
    await openMenu(NOON, '/menu?dish=burger');
    const dialog = await screen.findByRole('dialog', { name: 'House burger' });
    expect(dialog.querySelector('img') !== null).toBe(isShown);
    expect(within(dialog).getAllByText(/gouda/i)).toHaveLength(1);
  });

  it('leads to the first group where something is missing, and says so there', async () => {
    const { user } = await openMenu(NOON, '/menu?dish=burger');
    const open = await sheet('House burger');
    await user.click(open.getByRole('button', { name: 'Choose: Doneness · €14.50' }));
    const group = open.getByRole('radiogroup', { name: 'Doneness', description: 'choose 1 Please choose 1.' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'Medium' }));
    expect(within(group).getByRole('alert').textContent).toBe('Please choose 1.');
    await user.keyboard(' ');
    expect(group.getAttribute('aria-invalid')).toBe('false');
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('leads to what can be pressed where options are counted: none can be fewer than none', async () => {
    const [doneness] = api().data.optionGroups.filter(({ id }) => id === 'doneness');
    Object.assign(doneness ?? {}, { min: 3, max: 3 });
    doneness?.options.forEach((one) => (one.maxCount = 3));
    const { user } = await openMenu(NOON, '/menu?dish=burger');
    const open = await sheet('House burger');
    await user.click(open.getByRole('button', { name: /^Choose: Doneness/ }));
    expect(document.activeElement).toBe(open.getByRole('button', { name: 'One Medium more' }));
  });

  it('shows a sold-out option disabled, and offers to take none where nothing has to be taken', async () => {
    api().data.optionGroups.push(
      optionGroup('sauce', { options: [option('mild'), option('hot', { soldOut: true, isDefault: true })] }),
    );
    api().data.dishes.push(dish('wrap', { optionGroupIds: ['sauce'] }));
    await openMenu(NOON, '/menu?dish=wrap');
    const open = await sheet('Dish wrap');
    const radio = (name: RegExp) => open.getByRole<HTMLInputElement>('radio', { name });
    expect(radio(/^Option hot Sold out/).disabled).toBe(true);
    expect(radio(/^None/).checked).toBe(true);
  });

  it('is opened by its address, and closed without leaving the page', async () => {
    const { user, router } = await openMenu(NOON, '/menu?category=mains&dish=pizza');
    const open = await sheet('Pizza Margherita');
    await user.click(open.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/menu', search: '?category=mains' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Pizza Margherita' })));
  });

  it('that was opened by its address leads to the heading where its dish is in another category', async () => {
    const { user } = renderShop('/menu?category=drinks&dish=burger', { at: NOON });
    await sheet('House burger');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu' })));
  });

  it('closes when its dish is deleted, and says so', async () => {
    const { user, router, queries } = await openMenu(NOON);
    await user.click(screen.getByRole('button', { name: 'Choose: House burger' }));
    await sheet('House burger');
    api().data.dishes = api().data.dishes.filter(({ id }) => id !== 'burger');
    await invalidateApi(queries, ['menuItems']);
    await screen.findByText('This dish is no longer on the menu.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu' })));
  });

  it('says that the dish of an address is gone', async () => {
    const { router } = await openMenu(NOON, '/menu?dish=eaten');
    await screen.findByText('This dish is no longer on the menu.');
    expect(router.state.location.search).toBe('');
  });

  it('is in Dutch', async () => {
    Object.assign(api().data.dishes.find(({ id }) => id === 'pizza') ?? {}, { nameNl: 'Pizza Margriet' });
    const { user } = renderShop('/menu?dish=pizza', { at: NOON, language: 'nl' });
    const open = await sheet('Pizza Margriet');
    open.getByRole('radiogroup', { name: 'Formaat', description: '1 gekozen' });
    await user.click(open.getByRole('radio', { name: /Groot \+ €\u00a03,00/ }));
    await user.click(open.getByRole('button', { name: 'In mandje · €\u00a014,00' }));
    await screen.findByText('Pizza Margriet ligt in je mandje.');
  });

  it('shows the price that the server asks', async () => {
    const dishOf = fc.record({
      price: fc.nat({ max: 5000 }).map((cents) => cents / 100),
      extras: fc.array(fc.nat({ max: 900 }), { minLength: 1, maxLength: 4 }),
      picks: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(dishOf, async ({ price, extras, picks, quantity }) => {
        localStorage.clear();
        const offered = extras.map((cents, index) => option(`o${index}`, { price: cents / 100 }));
        api().data.optionGroups = [optionGroup('many', { max: 4, options: offered })];
        api().data.dishes = [dish('any', { name: 'Pizza Margherita', price, optionGroupIds: ['many'] })];
        const { user, unmount } = await openMenu(NOON, '/menu?dish=any');
        const open = await sheet('Pizza Margherita');
        const boxes = open.getAllByRole('checkbox');
        for (const pick of new Set(picks)) if (boxes[pick]) await user.click(boxes[pick]);
        for (let more = 1; more < quantity; more += 1)
          await user.click(open.getByRole('button', { name: 'One Pizza Margherita more' }));
        const button = open.getByRole('button', { name: /^Add to Cart · €/ });
        const shown = Number(button.textContent.split('€')[1]);
        await user.click(button);
        const [line] = inCart();
        const options = line?.choices?.map(({ optionId, count }) => ({ optionId, count }));
        const answer = await api().fetch('http://shop.test/api/orders/quote', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ items: [{ itemId: 'any', itemType: 'menu', quantity, options }] }),
        });
        expect(await answer.json()).toMatchObject({ total: shown, lines: [{ obstacle: null }] });
        unmount();
      }),
      { numRuns: 6 },
    );
  }, 30_000);
});
