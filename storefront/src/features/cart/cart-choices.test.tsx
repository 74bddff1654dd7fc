import type { CartLine, Choice } from '@pickup/contract';
import { invalidateApi } from '@pickup/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  addChoices,
  dish,
  mockApiForEachTest,
  MockApi,
  NOON,
  option,
  optionGroup,
} from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop, storeCart } from '../../app/testing/render-shop.js';
import { parseCart } from '../../cart-store/cart-document.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  addChoices(made.data);
  return made;
});

const choice = (optionId: string, optionName: string, given: Partial<Choice> = {}): Choice => ({
  ...{ optionId, optionName, groupName: 'Size', count: 1, unitPrice: 0 },
  ...given,
});
const regular = choice('regular', 'Regular');
const large = choice('large', 'Large', { unitPrice: 3 });
const mozzarella = choice('mozzarella', 'Extra mozzarella', { groupName: 'Extras', unitPrice: 1.5, count: 2 });
const pizza = (choices: Choice[], given: Partial<CartLine> = {}) =>
  line('pizza', { name: 'Pizza Margherita', price: 11, choices, allergens: ['gluten', 'milk'], ...given });

const inCart = () => parseCart(localStorage.getItem('cart') ?? '').lines;
const held = () => inCart().map(({ choices, quantity }) => [choices?.map(({ optionId }) => optionId).join(), quantity]);
/** Another tab leaves these lines in the cart. */
const inAnotherTab = (lines: CartLine[]) =>
  act(() => {
    storeCart(lines);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  });
const notice = (changes: string) => screen.findByRole('region', { name: `${changes} since you filled your cart` });
const badges = (index = 0) =>
  within(screen.getAllByRole('list', { name: 'Changes to Pizza Margherita' })[index] ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const findOption = (id: string) => {
  const found = api()
    .data.optionGroups.flatMap(({ options }) => options)
    .find((one) => one.id === id);
  if (!found) throw new Error(`There is no option ${id}.`);
  return found;
};

describe('a cart with choices', () => {
  it('shows them as badges, one dish in two ways, and asks what each costs', async () => {
    const cart = [pizza([regular]), pizza([large, mozzarella], { price: 17, customizations: ['no salt'] })];
    renderShop('/cart', { at: NOON, cart });
    await screen.findAllByText(/Contains: gluten, milk/);
    expect(badges(0)).toEqual(['Regular']);
    expect(badges(1)).toEqual(['Large', '2 × Extra mozzarella', 'no salt']);
    expect(screen.queryByText(/since you filled your cart/)).toBeNull();
    expect(api().calls('quote')[0]?.body).toMatchObject({
      items: [{ options: [{ optionId: 'regular', count: 1 }] }, { options: [{ optionId: 'large' }, { count: 2 }] }],
    });
  });

  it('is in Dutch', async () => {
    renderShop('/cart', { at: NOON, language: 'nl', cart: [pizza([large], { price: 14 })] });
    await screen.findByText('Groot');
    screen.getByRole('button', { name: 'Wijzig Pizza Margherita' });
  });

  it('shows options of two groups that have one name, and both when they are gone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const medium = ['size', 'heat'].map((group) => choice(`${group}-medium`, 'Medium', { groupName: group }));
    const cart = [pizza([regular, ...medium]), pizza([large], { price: 14 })];
    renderShop('/cart', { at: NOON, cart });
    const box = within(await notice('1 change'));
    expect(box.getAllByText('Medium is no longer on offer. Please choose again.')).toHaveLength(2);
    expect(badges(0)).toEqual(['Regular', 'Medium', 'Medium']);
    expect(log).not.toHaveBeenCalled();
  });

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
    const { user } = renderShop('/cart', { at: NOON, cart: [pizza([regular])] });
    const button = await screen.findByRole('button', { name: 'Change Pizza Margherita' });
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

describe('a cart whose choices have changed', () => {
  it('names other allergens first, and waits for a yes', async () => {
    findOption('olives').allergens = ['sulphites'];
    const olives = choice('olives', 'Olives', { groupName: 'Extras', unitPrice: 1 });
    findOption('regular').price = 0.5;
    const cart = [pizza([regular]), pizza([regular, olives], { price: 12 })];
    const { user } = renderShop('/cart', { at: NOON, cart });
    const box = within(await notice('2 changes'));
    const words = 'What is in it has changed. Contains: gluten, milk, sulphites. Before: Contains: gluten, milk.';
    const [first, second] = box.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain(`${words}The price is now €12.50 instead of €12.00.`);
    expect(second).not.toContain(words);
    await user.click(box.getByRole('button', { name: 'Accept all changes' }));
    await waitFor(() => expect(screen.queryByText(/since you filled your cart/)).toBeNull());
    expect(inCart()[1]).toMatchObject({ price: 12.5, allergens: ['gluten', 'milk', 'sulphites'] });
  });

  it('says what is sold out or gone, and lets its guest choose again', async () => {
    findOption('large').soldOut = true;
    findOption('olives').isActive = false;
    const olives = choice('olives', 'Olives', { groupName: 'Extras', unitPrice: 1 });
    const { user } = renderShop('/cart', { at: NOON, cart: [pizza([large, olives], { price: 15 })] });
    const box = within(await notice('1 change'));
    box.getByText('Large is sold out. Please choose again.');
    box.getByText('Olives is no longer on offer. Please choose again.');
    await user.click(box.getByRole('button', { name: 'Change Pizza Margherita' }));
    const open = within(await screen.findByRole('dialog'));
    open.getByRole('button', { name: 'Choose: Size · €11.00' });
    await user.click(open.getByRole('radio', { name: 'Regular' }));
    await user.click(open.getByRole('button', { name: 'Save Changes · €11.00' }));
    await waitFor(() => expect(screen.queryByText(/since you filled your cart/)).toBeNull());
    expect(held()).toEqual([['regular', 1]]);
  });

  it('names the defaults that a dish of an older cart has got, after its allergens, and waits for a yes', async () => {
    api().data.optionGroups.push(
      optionGroup('sauce', {
        options: [option('mayonnaise', { name: 'Mayonnaise', isDefault: true, allergens: ['egg'] })],
      }),
    );
    api().data.dishes.push(dish('frites', { name: 'Frites', price: 4, allergens: [], optionGroupIds: ['sauce'] }));
    const cart = [line('frites', { name: 'Frites', price: 4, quantity: 2, allergens: [] })];
    const { user, router } = renderShop('/cart', { at: NOON, cart });
    const box = within(await notice('1 change'));
    const [changed] = box.getAllByRole('listitem');
    expect(changed?.textContent).toMatch(/Contains: egg\. Before: .*It now comes with: Mayonnaise\./);
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    const order = await screen.findByRole('button', { name: /^Place Order/ });
    await waitFor(() => expect(order.getAttribute('aria-disabled')).toBe('true'));
    await user.click(await screen.findByRole('button', { name: 'Accept the change of Frites' }));
    await waitFor(() => expect(order.getAttribute('aria-disabled')).toBeNull());
    expect(held()).toEqual([['mayonnaise', 2]]);
    expect(inCart()[0]).toMatchObject({ allergens: ['egg'] });
  });

  it('names such defaults in Dutch', async () => {
    const cart = [line('pizza', { name: 'Pizza Margherita', price: 11 })];
    renderShop('/cart', { at: NOON, cart, language: 'nl' });
    expect(await screen.findAllByText('Er zit nu bij: Gewoon.')).toHaveLength(2);
  });

  it('asks for a choice that a dish of an older cart has come to need, in Dutch', async () => {
    const cart = [line('burger', { name: 'House burger', price: 14.5 })];
    const { user } = renderShop('/cart', { at: NOON, cart, language: 'nl' });
    expect(await screen.findAllByText('Gaarheid: kies er 1.')).toHaveLength(2);
    const [change] = screen.getAllByRole('button', { name: 'Wijzig House burger' });
    if (change) await user.click(change);
    const open = within(await screen.findByRole('dialog'));
    await user.click(open.getByRole('radio', { name: 'Doorbakken' }));
    await user.click(open.getByRole('button', { name: 'Wijziging opslaan · €14.50' }));
    await waitFor(() => expect(held()).toEqual([['well-done', 1]]));
  });

  it('says what a choice is called now', async () => {
    findOption('large').name = 'Family size';
    renderShop('/cart', { at: NOON, cart: [pizza([large], { price: 14 })] });
    within(await notice('1 change')).getByText('Large is now called Family size.');
  });

  it('says how many may be taken now', async () => {
    findOption('mozzarella').maxCount = 1;
    renderShop('/cart', { at: NOON, cart: [pizza([regular, mozzarella], { price: 14 })] });
    within(await notice('1 change')).getByText('Extra mozzarella can be taken once.');
  });
});
