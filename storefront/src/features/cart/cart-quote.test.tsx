import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deal, dish, mockApiForEachTest, NOON, option, optionGroup } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { inCart } from '../../app/testing/pizza.js';

prepareBrowser();
const api = mockApiForEachTest();

const notice = (changes: string) => screen.findByRole('region', { name: `${changes} since you filled your cart` });
const sums = () =>
  within(screen.getByRole('region', { name: 'Order Summary' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const row = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No row is called ${name}.`);
  return within(found);
};

describe('a cart whose dishes have changed', () => {
  it('shows a new price on the row and above, and applies it only when accepted', async () => {
    api().data.dishes = [dish('soup', { price: 12.5 })];
    const { user } = renderShop('/cart', { at: NOON, cart: [line('soup', { quantity: 2 })] });
    const box = within(await notice('1 change'));
    box.getByText('The price is now €12.50 instead of €10.00.');
    box.getByText(/your total is €25\.00 instead of €20\.00/);
    row('Dish soup').getByText('The price is now €12.50 instead of €10.00.');
    row('Dish soup').getByText('€12.50 each', { exact: false });
    expect(sums()).toEqual(['€25.00', '€0.00', 'Instead of €20.00 €25.00']);
    expect(inCart()).toMatchObject([{ price: 10 }]);
    expect(box.queryByRole('button', { name: 'Accept all changes' })).toBeNull();

    await user.click(box.getByRole('button', { name: 'Accept the change of Dish soup' }));
    await waitFor(() => expect(screen.queryByText(/since you filled your cart/)).toBeNull());
    expect(sums()).toEqual(['€25.00', '€0.00', '€25.00']);
    expect(inCart()).toMatchObject([{ price: 12.5, quantity: 2 }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart' })));
    screen.getByText('Nothing is left to decide: your cart is as the restaurant offers it now.');
  });

  it('keeps the focus beside what is still to be decided when one of two changes is accepted', async () => {
    api().data.dishes = [dish('soup', { price: 12 }), dish('stew', { price: 13 })];
    const { user } = renderShop('/cart', { at: NOON, cart: [line('soup'), line('stew')] });
    await user.click(within(await notice('2 changes')).getByRole('button', { name: 'Accept the change of Dish soup' }));
    expect(document.activeElement).toBe(await notice('1 change'));
  });

  it('shows every kind of change, and accepts or removes them together', async () => {
    api().data.dishes = [
      dish('soup', { price: 12 }),
      dish('stew', { name: 'Winter stew' }),
      dish('fish', { available: false }),
    ];
    api().data.deals = [
      deal('dessert', { dealPrice: 0, isConditional: true, minimumOrderAmount: 15 }),
      deal('over', { validUntil: '2026-11-20' }),
      deal('early', { validFrom: '2026-12-20' }),
    ];
    const condition = { price: 0, isConditional: true, minimumOrderAmount: 10 };
    const cart = [
      line('soup'),
      line('stew'),
      line('fish'),
      line('eaten'),
      line('dessert', { type: 'deal', name: 'Deal dessert', ...condition }),
      line('over', { type: 'deal', name: 'Deal over' }),
      line('early', { type: 'deal', name: 'Deal early' }),
    ];
    const { user } = renderShop('/cart', { at: NOON, cart });
    const box = within(await notice('7 changes'));
    for (const words of [
      'The price is now €12.00 instead of €10.00.',
      'It is now called Winter stew instead of Dish stew.',
      'Sold out. It cannot be ordered right now.',
      'No longer on offer. It cannot be ordered any more.',
      'It now needs a minimum order of €15.00 instead of €10.00.',
      'This deal has ended.',
      'This deal has not begun yet.',
    ]) {
      box.getByText(words);
    }
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '7 changes since you filled your cart',
    );
    expect(box.getAllByRole('button', { name: /^Accept the change of/ })).toHaveLength(3);
    expect(row('Dish fish').queryByRole('button', { name: 'One Dish fish more' })).toBeNull();

    await user.click(box.getByRole('button', { name: 'Remove all that cannot be ordered' }));
    await screen.findByText('4 items are out of your cart.');
    await user.click(within(await notice('3 changes')).getByRole('button', { name: 'Accept all changes' }));
    await waitFor(() => expect(screen.queryByText(/since you filled your cart/)).toBeNull());
    expect(inCart()).toMatchObject([
      { id: 'soup', price: 12 },
      { id: 'stew', name: 'Winter stew' },
      { id: 'dessert', minimumOrderAmount: 15 },
    ]);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await notice('4 changes');
    expect(inCart()).toHaveLength(7);
    expect(inCart()[2]).toMatchObject({ id: 'fish' });
  });

  it('limits a deal to its maximum: an older cart shows the change, and the plus is disabled with a hint', async () => {
    api().data.deals = [deal('dessert', { dealPrice: 0, maxPerOrder: 2 })];
    const { user } = renderShop('/cart', {
      at: NOON,
      cart: [line('dessert', { type: 'deal', name: 'Deal dessert', price: 0, quantity: 5 })],
    });
    const box = within(await notice('1 change'));
    box.getByText('An order takes at most 2 of it now; your cart holds 5.');
    await user.click(box.getByRole('button', { name: 'Accept the change of Deal dessert' }));
    await waitFor(() => expect(inCart()).toMatchObject([{ quantity: 2, maxPerOrder: 2 }]));
    const more = screen.getByRole('button', { name: 'One Deal dessert more' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(more.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'At most 2 per order',
    );
    await user.click(more);
    expect(inCart()).toMatchObject([{ quantity: 2 }]);
    await user.click(screen.getByRole('button', { name: 'One Deal dessert less' }));
    expect(row('Deal dessert').queryByText('At most 2 per order')).toBeNull();
  });

  it('is empty once its unavailable lines are removed', async () => {
    api().data.dishes = [];
    const { user } = renderShop('/cart', { at: NOON, cart: [line('soup')] });
    const box = within(await notice('1 change'));
    expect(sums()).toEqual(['€0.00', '€0.00', 'Instead of €10.00 €0.00']);
    expect(box.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await user.click(box.getByRole('button', { name: 'Remove Dish soup' }));
    await screen.findByRole('heading', { name: 'Your Cart is Empty' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await notice('1 change');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart' })));
  });

  it('is quoted again whenever its window gets the focus', async () => {
    api().data.dishes = [dish('soup')];
    renderShop('/cart', { at: NOON, cart: [line('soup')] });
    await waitFor(() => expect(api().calls('quote')).toHaveLength(1));
    await screen.findByText('None of the 14 allergens');
    expect(screen.queryByText(/since you filled your cart/)).toBeNull();
    Object.assign(api().data.dishes[0] ?? {}, { price: 11 });
    window.dispatchEvent(new Event('focus'));
    await notice('1 change');
  });

  it('is quoted for its true quantities, again when they change', async () => {
    api().data.dishes = [dish('soup')];
    const { user } = renderShop('/cart', { at: NOON, cart: [line('soup')] });
    await user.click(await screen.findByRole('button', { name: 'One Dish soup more' }));
    await screen.findByRole('button', { name: 'One Dish soup less' });
    expect(sums()).toEqual(['€20.00', '€0.00', '€20.00']);
    const asked = () =>
      api()
        .calls('quote')
        .map(({ body }) => /"quantity":(\d+)/.exec(JSON.stringify(body))?.[1]);
    await waitFor(() => expect(asked()).toEqual(['1', '2']));
  });
});

describe('a cart that cannot be quoted', () => {
  it('says so, shows no differences, and can be quoted again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().data.dishes = [dish('soup', { price: 12 })];
    api().fail('quote', 500);
    const { user } = renderShop('/cart', { at: NOON, cart: [line('soup'), line('eaten')] });
    await screen.findByText(/We could not check just now whether your cart still matches our menu/);
    expect(console.error).toHaveBeenCalledWith('Failed to load quote', expect.any(Error));
    expect(screen.queryByText(/since you filled your cart/)).toBeNull();
    expect(sums()).toEqual(['€20.00', '€0.00', '€20.00']);
    api().mend('quote');
    await user.click(screen.getByRole('button', { name: 'Check Again' }));
    await notice('2 changes');
    expect(screen.queryByText(/We could not check/)).toBeNull();
  });

  it('shows the quotes of its other lines beside a malformed one', async () => {
    api().data.dishes = [dish('soup')];
    renderShop('/cart', { at: NOON, cart: [line('soup'), line('x'.repeat(65), { name: 'Nonsense' })] });
    within(await notice('1 change')).getByText('No longer on offer. It cannot be ordered any more.');
    row('Nonsense').getByText('No longer on offer. It cannot be ordered any more.');
  });
});

describe('allergens in the cart', () => {
  it('are shown on every line, or that there is no information', async () => {
    api().data.dishes = [
      dish('soup', { allergens: ['celery', 'milk'], dietary: ['vegetarian'] }),
      dish('stew', { allergens: null }),
    ];
    renderShop('/cart', { at: NOON, cart: [line('soup'), line('stew')] });
    await waitFor(() => row('Dish soup').getByText(/Contains: celery, milk/));
    row('Dish soup').getByText('Vegetarian');
    row('Dish stew').getByText(/^Allergens not stated/);
  });

  it('are told of the dish where one of its choices states none', async () => {
    const mystery = option('mystery', { allergens: null, isDefault: true });
    api().data.optionGroups = [optionGroup('extras', { options: [mystery] })];
    api().data.dishes = [dish('soup', { allergens: ['celery'], optionGroupIds: ['extras'] })];
    renderShop('/cart', { at: NOON, cart: [line('soup')] });
    await waitFor(() => row('Dish soup').getByText('Contains: celery. Not stated for every part, ask us'));
  });
});
