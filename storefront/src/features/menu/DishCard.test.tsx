import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, NOON, option, optionGroup, withChoices } from '../../../../tests/mock-api/index.js';
import { chosenInCart, openMenu, sheet } from '../../app/testing/dish-sheet.js';
import { inCart } from '../../app/testing/pizza.js';
import { prepareBrowser } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(withChoices);

describe('a card of the menu', () => {
  it('adds a dish whose defaults suffice with one press', async () => {
    const { user } = await openMenu(NOON);
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Pizza Margherita' }));
    await screen.findByText('Added to Cart');
    expect(chosenInCart()).toEqual([['1 regular']]);
    expect(inCart()).toMatchObject([{ price: 11, allergens: ['gluten', 'milk'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the sheet where a choice has to be made first, and from its name', async () => {
    const { user, router } = await openMenu(NOON);
    await user.click(screen.getByRole('button', { name: 'Choose: House burger' }));
    await sheet('House burger');
    expect(router.state.location.search).toBe('?dish=burger');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose: House burger' })),
    );
    await user.click(screen.getByRole('link', { name: 'Roast tomato soup' }));
    await sheet('Roast tomato soup');
  });

  it('closes again when the browser went forward to it', async () => {
    const { user, router } = await openMenu(NOON);
    await user.click(screen.getByRole('button', { name: 'Choose: House burger' }));
    await sheet('House burger');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await act(() => router.navigate(1));
    await sheet('House burger');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says from which price on a dish is had, and that it is sold out', async () => {
    const [doneness] = api().data.optionGroups.filter(({ id }) => id === 'doneness');
    doneness?.options.forEach((one) => (one.soldOut = true));
    await openMenu(NOON);
    const card = (name: string) => screen.getByRole('heading', { name }).closest('article')?.textContent;
    expect(card('Pizza Margherita')).toContain('from €11.00');
    expect(card('Roast tomato soup')).not.toContain('from');
    expect(card('House burger')).toContain('Sold out');
    expect(screen.queryByRole('button', { name: /House burger/ })).toBeNull();
  });

  it('counts what its defaults contain, and opens the sheet where one of them is filtered out', async () => {
    api().data.optionGroups.push(
      optionGroup('topping', { options: [option('cream', { isDefault: true, allergens: ['milk'] })] }),
    );
    api().data.dishes.push(dish('tart', { optionGroupIds: ['topping'] }));
    const { user } = await openMenu(NOON);
    const card = () => screen.getByRole('heading', { name: 'Dish tart' }).closest('article')?.textContent;
    expect(card()).toContain('Contains: milk');
    await user.click(screen.getByRole('button', { name: 'Allergens' }));
    await user.click(screen.getByRole('checkbox', { name: 'milk' }));
    expect(card()).toContain('None of the 14 allergens');
    expect(screen.queryByRole('heading', { name: 'Pizza Margherita' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose: Dish tart' }));
    const open = await sheet('Dish tart');
    const cream = open.getByRole<HTMLInputElement>('checkbox', { name: /Option cream.*Contains: milk.*Does not fit/ });
    expect(cream.checked).toBe(false);
  });
});
