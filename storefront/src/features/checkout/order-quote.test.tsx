import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deal, dish, mockApiForEachTest, NOON, withDishes } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { fillIn } from './testing/fill-in.js';

prepareBrowser();
const api = mockApiForEachTest(withDishes('soup'));

const soup = { at: NOON, cart: [line('soup', { quantity: 2 })] };

const notice = (changes: string) => screen.findByRole('region', { name: `${changes} since you filled your cart` });
const placeButton = () => screen.getByRole('button', { name: /^Place Order/ });

/** A checkout that is filled in, of a cart that was as it is when it was opened. */
async function readyToOrder(visit: Parameters<typeof renderShop>[1] = soup) {
  const shop = renderShop('/checkout', visit);
  await fillIn(shop.user);
  await waitFor(() => expect(api().calls('quote')).toHaveLength(1));
  return shop;
}

const setPrice = (price: number) => Object.assign(api().data.dishes[0] ?? {}, { price });
const keysSent = () =>
  api()
    .calls('placeOrder')
    .map(({ headers }) => /"idempotency-key":"([^"]*)"/.exec(JSON.stringify(headers))?.[1]);

describe('an order', () => {
  it('is quoted right before it is sent, and sent with the total and the language of the screen', async () => {
    const { user } = await readyToOrder({ ...soup, language: 'en' });
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(api().called.filter((name) => name === 'quote' || name === 'placeOrder')).toEqual([
      'quote',
      'quote',
      'placeOrder',
    ]);
    expect(api().calls('placeOrder')[0]?.body).toMatchObject({ quotedTotal: 20, language: 'en' });
  });

  it('cannot be sent until every change is decided, and says why', async () => {
    setPrice(11);
    const { user } = await readyToOrder();
    const hint = 'Decide on the changes in your cart to order';
    const button = await screen.findByRole('button', { name: 'Place Order - €22.00', description: hint });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    const box = await notice('1 change');
    await screen.findByText('Your Cart Has Changed');
    expect(document.activeElement).toBe(box);
    expect(api().calls('placeOrder')).toEqual([]);

    await user.click(within(box).getByRole('button', { name: 'Accept the change of Dish soup' }));
    await user.click(screen.getByRole('button', { name: 'Place Order - €22.00', description: '' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(dialog.textContent).toContain('€22.00');
  });

  it('is not sent when the quote before it brings a change', async () => {
    const { user } = await readyToOrder();
    setPrice(11);
    await user.click(placeButton());
    const box = await notice('1 change');
    await screen.findByText('Your Cart Has Changed');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(api().calls('placeOrder')).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Anna');
  });

  it('refused for another total shows the change, and is placed once, under its key, when that is accepted', async () => {
    const { user } = await readyToOrder();
    const letGo = api().hold('placeOrder');
    await user.click(placeButton());
    await waitFor(() => expect(api().calls('placeOrder')).toHaveLength(1));
    setPrice(11);
    letGo();
    const box = await notice('1 change');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('06 1234 5678');
    expect(api().data.orders).toEqual([]);

    await user.click(within(box).getByRole('button', { name: 'Accept the change of Dish soup' }));
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(api().data.orders).toMatchObject([{ total: 22 }]);
    expect(new Set(keysSent()).size).toBe(1);
    expect(keysSent()).toHaveLength(2);
  });

  it('refused for another allergen at the same price shows it, and is placed once it is accepted', async () => {
    const soupLine = line('soup', { quantity: 2, allergens: [] });
    const { user } = await readyToOrder({ at: NOON, cart: [soupLine] });
    const letGo = api().hold('placeOrder');
    await user.click(placeButton());
    await waitFor(() => expect(api().calls('placeOrder')).toHaveLength(1));
    Object.assign(api().data.dishes[0] ?? {}, { allergens: ['celery'] });
    letGo();
    const box = await notice('1 change');
    expect(box.textContent).toContain('celery');
    expect(api().data.orders).toEqual([]);

    await user.click(within(box).getByRole('button', { name: 'Accept the change of Dish soup' }));
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(api().data.orders).toMatchObject([{ total: 20, items: [{ allergens: ['celery'] }] }]);
    const [first, second] = api()
      .calls('placeOrder')
      .map(({ body }) => body);
    expect(first).toHaveProperty('quotedContentsHash');
    expect(second).not.toEqual(first);
  });

  it('refused for a line shows which one, and can be placed without it', async () => {
    api().data.dishes.push(dish('stew'));
    const { user } = await readyToOrder({ at: NOON, cart: [line('soup'), line('stew')] });
    const letGo = api().hold('placeOrder');
    await user.click(placeButton());
    await waitFor(() => expect(api().calls('placeOrder')).toHaveLength(1));
    Object.assign(api().data.dishes[1] ?? {}, { available: false });
    letGo();
    await screen.findByText('Order Cannot Be Processed');
    const box = within(await notice('1 change'));
    box.getByText('Sold out. It cannot be ordered right now.');
    await user.click(box.getByRole('button', { name: 'Remove Dish stew' }));
    await user.click(await screen.findByRole('button', { name: 'Place Order - €10.00' }));
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(api().data.orders).toMatchObject([{ total: 10 }]);
  });

  it('shows a deal whose condition has changed as unmet', async () => {
    api().data.deals = [deal('free', { title: 'Dessert', dealPrice: 0, isConditional: true, minimumOrderAmount: 30 })];
    const free = { name: 'Dessert', type: 'deal', price: 0, isConditional: true, minimumOrderAmount: 10 } as const;
    await readyToOrder({ at: NOON, cart: [...soup.cart, line('free', free)] });
    within(await notice('1 change')).getByText('It now needs a minimum order of €30.00 instead of €10.00.');
    screen.getByText('Dessert: minimum order of €30.00, €10.00 to go.');
  });

  it('is placed for the shown total while quotes fail', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await readyToOrder();
    api().fail('quote', 503);
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(api().calls('placeOrder')[0]?.body).toMatchObject({ quotedTotal: 20 });
  });

  it('is refused for another total while only the quote fails, and shows the change', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await readyToOrder();
    api().fail('quote', 'network');
    setPrice(11);
    await user.click(placeButton());
    within(await notice('1 change')).getByText('The price is now €11.00 instead of €10.00.');
    expect(api().data.orders).toEqual([]);
  });
});
