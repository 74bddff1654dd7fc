import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { deal, dish, line, renderShop, installShopServer } from '../../app/testing/render-shop.js';

installShopServer();

describe('the cart', () => {
  it('is empty in its own words, in Dutch too', async () => {
    renderShop('/cart', { language: 'nl' });
    await screen.findByRole('heading', { name: 'Je mandje is leeg' });
    // The kitchen's own name is the last thing to arrive.
    await screen.findAllByText('Mirabelle');
  });

  it('changes quantities, and puts a removed line back', async () => {
    renderShop('/cart', { dishes: [dish('soup')], cart: [line('soup', { customizations: ['no salt'] })] });
    const user = userEvent.setup();
    await screen.findByText('no salt');
    await user.click(screen.getByRole('button', { name: 'One Dish soup more' }));
    expect(screen.getAllByText('€20.00')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Remove Dish soup' }));
    await screen.findByRole('heading', { name: 'Your Cart is Empty' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'Dish soup' });
  });

  it('explains why checkout is closed while a deal is invalid', async () => {
    const free = deal('free', { title: 'Dessert on Us', dealPrice: 0, isConditional: true, minimumOrderAmount: 30 });
    const cart = [
      line('free', { name: 'Dessert on Us', type: 'deal', price: 0, isConditional: true, minimumOrderAmount: 30 }),
    ];
    renderShop('/cart', { deals: [free], cart });
    const user = userEvent.setup();
    const hint = 'Complete deal requirements to checkout';
    const button = await screen.findByRole('button', { name: 'Proceed to Checkout', description: hint });
    await user.click(button);
    await screen.findByText('Cannot Proceed to Checkout');
    screen.getByText('Please add €30.00 more to qualify for your selected deals, or remove them from your cart.');
  });

  it('says what has changed since a line was added', async () => {
    renderShop('/cart', { dishes: [dish('soup', { price: 12 })], cart: [line('soup'), line('stew')] });
    await screen.findByText('The price changed from €10.00 to €12.00 since you added it.');
    screen.getByText('No longer available. Remove it to place your order.');
  });
});
