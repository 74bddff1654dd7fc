import { invalidateApi } from '@pickup/web';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, NOON, withChoices } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { held, inAnotherTab, inCart, large, mozzarella, pizza, regular } from '../../app/testing/pizza.js';

prepareBrowser();
const api = mockApiForEachTest(withChoices);

describe('changing a line of the cart', () => {
  it('opens the choices of a line again, keeps its place, and gives the focus back', async () => {
    const { user, router } = renderShop('/cart', { at: NOON, cart: [pizza([regular], { quantity: 2 })] });
    await user.click(await screen.findByRole('button', { name: 'Change Pizza Margherita' }));
    const open = within(await screen.findByRole('dialog', { name: 'Pizza Margherita' }));
    await user.click(open.getByRole('radio', { name: /^Large/ }));
    await user.click(open.getByRole('button', { name: 'Save Changes · €28.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(held()).toEqual([['large', 2]]);
    expect(router.state.location.pathname).toBe('/cart');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Pizza Margherita' })),
    );
  });

  it('offers to change a dish that nothing was chosen of, added with one press', async () => {
    api().data.dishes.push(dish('frites', { name: 'Frites', price: 4, optionGroupIds: ['extras'] }));
    const { user } = renderShop('/menu', { at: NOON });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Frites' }));
    expect(held()).toEqual([['', 1]]);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, 1 item' }));
    await user.click(await screen.findByRole('button', { name: 'Change Frites' }));
    const open = within(await screen.findByRole('dialog', { name: 'Frites' }));
    await user.click(open.getByRole('checkbox', { name: /^Olives/ }));
    await user.click(open.getByRole('button', { name: 'Save Changes · €5.00' }));
    await waitFor(() => expect(held()).toEqual([['olives', 1]]));
  });

  it('offers to change a dish that has got groups since, and no dish without any', async () => {
    api().data.dishes.push(dish('frites', { name: 'Frites', optionGroupIds: ['extras'] }));
    const cart = [line('frites', { name: 'Frites' }), line('soup', { name: 'Roast tomato soup', price: 6.5 })];
    renderShop('/cart', { at: NOON, cart });
    await screen.findByRole('button', { name: 'Change Frites' });
    expect(screen.queryByRole('button', { name: 'Change Roast tomato soup' })).toBeNull();
  });

  it('joins a line that comes to equal another one', async () => {
    const { user } = renderShop('/cart', { at: NOON, cart: [pizza([regular]), pizza([large], { price: 14 })] });
    const [, second] = await screen.findAllByRole('button', { name: 'Change Pizza Margherita' });
    if (!second) throw new Error('There is one line only.');
    await user.click(second);
    const open = within(await screen.findByRole('dialog'));
    await user.click(open.getByRole('radio', { name: 'Regular' }));
    await user.click(open.getByRole('button', { name: /^Save Changes/ }));
    await waitFor(() => expect(held()).toEqual([['regular', 2]]));
  });

  it.each([
    ['removed', [], [['large', 2]]],
    [
      'changed',
      [pizza([mozzarella])],
      [
        ['mozzarella', 1],
        ['large', 2],
      ],
    ],
  ])('keeps the sheet of a line that another tab has %s, and saves it as changed', async (_, left, saved) => {
    const cart = [pizza([regular], { quantity: 2, customizations: ['no salt'] })];
    const { user, router } = renderShop('/cart', { at: NOON, cart });
    await user.click(await screen.findByRole('button', { name: 'Change Pizza Margherita' }));
    const open = within(await screen.findByRole('dialog', { name: 'Pizza Margherita' }));
    await user.click(open.getByRole('radio', { name: /^Large/ }));
    inAnotherTab(left);
    await user.click(open.getByRole('button', { name: 'Save Changes · €28.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(held()).toEqual(saved);
    expect(inCart().at(-1)?.customizations).toEqual(['no salt']);
    expect(router.state.location.state).toBeNull();
  });

  it('closes the sheet of a line that another tab has removed, and leads to the heading of the empty cart', async () => {
    const { user, router } = renderShop('/cart', { at: NOON, cart: [pizza([regular])] });
    await user.click(await screen.findByRole('button', { name: 'Change Pizza Margherita' }));
    await screen.findByRole('dialog', { name: 'Pizza Margherita' });
    inAnotherTab([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(held()).toEqual([]);
    expect(router.state.location.state).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart is Empty' })),
    );
  });

  it('says when a dish to change is gone from the menu', async () => {
    const { user, queries } = renderShop('/cart', { at: NOON, cart: [pizza([regular])] });
    const button = await screen.findByRole('button', { name: 'Change Pizza Margherita' });
    // Answered with the dish on the menu: a quote without it would take the button away.
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    api().data.dishes = [];
    await user.click(button);
    await screen.findByText('This dish is no longer on the menu.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the sheet of a dish that is deleted meanwhile, and says so', async () => {
    const { user, router, queries } = renderShop('/cart', { at: NOON, cart: [pizza([regular])] });
    await user.click(await screen.findByRole('button', { name: 'Change Pizza Margherita' }));
    await screen.findByRole('dialog', { name: 'Pizza Margherita' });
    api().data.dishes = [];
    await invalidateApi(queries, ['menuItems']);
    await screen.findByText('This dish is no longer on the menu.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/cart', state: null });
    expect(held()).toEqual([['regular', 1]]);
  });
});
