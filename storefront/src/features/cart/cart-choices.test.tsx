import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  dish,
  findOption,
  mockApiForEachTest,
  NOON,
  option,
  optionGroup,
  withChoices,
} from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { choice, held, inCart, large, mozzarella, pizza, regular } from '../../app/testing/pizza.js';

prepareBrowser();
const api = mockApiForEachTest(withChoices);

const notice = (changes: string) => screen.findByRole('region', { name: `${changes} since you filled your cart` });
const badges = (index = 0) =>
  within(screen.getAllByRole('list', { name: 'Changes to Pizza Margherita' })[index] ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const stored = (id: string) => findOption(api().data, id);

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
    screen.getByRole('button', { name: 'Pizza Margherita wijzigen' });
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
});

describe('a cart whose choices have changed', () => {
  it('names other allergens and lost marks first, and waits for a yes', async () => {
    stored('olives').allergens = ['sulphites'];
    const olives = choice('olives', 'Olives', { groupName: 'Extras', unitPrice: 1 });
    stored('regular').price = 0.5;
    for (const item of api().data.dishes) item.dietary = [];
    const cart = [pizza([regular]), pizza([regular, olives], { price: 12, dietary: ['vegetarian', 'vegan', 'halal'] })];
    const { user } = renderShop('/cart', { at: NOON, cart });
    const box = within(await notice('2 changes'));
    const words = 'What is in it has changed. Contains: gluten, milk, sulphites. Before: Contains: gluten, milk.';
    const [first, second] = box.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain(
      `${words}No longer marked: Vegetarian, Vegan, Halal.The price is now €12.50 instead of €12.00.`,
    );
    expect(second).not.toContain(words);
    await user.click(box.getByRole('button', { name: 'Accept all changes' }));
    await waitFor(() => expect(screen.queryByText(/since you filled your cart/)).toBeNull());
    expect(inCart()[1]).toMatchObject({ price: 12.5, allergens: ['gluten', 'milk', 'sulphites'] });
  });

  it('says what is sold out or gone, and lets its guest choose again', async () => {
    stored('large').soldOut = true;
    stored('olives').isActive = false;
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
        options: [option('mayonnaise', { name: 'Mayonnaise', isDefault: true, allergens: ['eggs'] })],
      }),
    );
    api().data.dishes.push(dish('frites', { name: 'Frites', price: 4, allergens: [], optionGroupIds: ['sauce'] }));
    const cart = [line('frites', { name: 'Frites', price: 4, quantity: 2, allergens: [] })];
    const { user, router } = renderShop('/cart', { at: NOON, cart });
    const box = within(await notice('1 change'));
    const [changed] = box.getAllByRole('listitem');
    expect(changed?.textContent).toMatch(/Contains: eggs\. Before: .*It now comes with: Mayonnaise\./);
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    const order = await screen.findByRole('button', { name: /^Place Order/ });
    await waitFor(() => expect(order.getAttribute('aria-disabled')).toBe('true'));
    await user.click(await screen.findByRole('button', { name: 'Accept the change of Frites' }));
    await waitFor(() => expect(order.getAttribute('aria-disabled')).toBeNull());
    expect(held()).toEqual([['mayonnaise', 2]]);
    expect(inCart()[0]).toMatchObject({ allergens: ['eggs'] });
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
    const [change] = screen.getAllByRole('button', { name: 'House burger wijzigen' });
    if (change) await user.click(change);
    const open = within(await screen.findByRole('dialog'));
    await user.click(open.getByRole('radio', { name: 'Doorbakken' }));
    await user.click(open.getByRole('button', { name: 'Wijziging opslaan · €\u00a014,50' }));
    await waitFor(() => expect(held()).toEqual([['well-done', 1]]));
  });

  it('says what a choice is called now', async () => {
    stored('large').name = 'Family size';
    renderShop('/cart', { at: NOON, cart: [pizza([large], { price: 14 })] });
    within(await notice('1 change')).getByText('Large is now called Family size.');
  });

  it('says in Dutch what dish and choice are called now', async () => {
    Object.assign(stored('large'), { name: 'Family size', nameNl: 'Gezinsmaat' });
    api().data.dishes = api().data.dishes.map((one) =>
      one.id === 'pizza' ? { ...one, name: 'Pizza Margarita', nameNl: 'Pizza Margriet' } : one,
    );
    renderShop('/cart', { at: NOON, cart: [pizza([{ ...large, count: 1 }], { price: 14 })], language: 'nl' });
    expect(await screen.findAllByText('Dit heet nu Pizza Margriet in plaats van Pizza Margherita.')).toHaveLength(2);
    expect(await screen.findAllByText('Large heet nu Gezinsmaat.')).toHaveLength(2);
  });

  it('says how many may be taken now', async () => {
    stored('mozzarella').maxCount = 1;
    renderShop('/cart', { at: NOON, cart: [pizza([regular, mozzarella], { price: 14 })] });
    within(await notice('1 change')).getByText('Extra mozzarella can be taken once.');
  });
});
