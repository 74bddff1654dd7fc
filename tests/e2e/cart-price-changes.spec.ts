import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './steps/accessible.js';
import { customer, FRITES, LEMONADE, MARGHERITA, PIZZA_FOR_TWO } from './steps/demo.js';
import { tabTo } from './steps/keyboard.js';
import { euros, sum } from './steps/money.js';
import { changeDish, endDeal } from './steps/offers.js';
import { ordersOf, priceOf } from './steps/orders.js';
import {
  addDeal,
  cartButton,
  confirmedNumber,
  fillCart,
  fillContact,
  placeOrderButton,
  toast,
} from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const ORDERS = '**/api/orders';
const QUOTES = '**/api/orders/quote';

const notice = (page: Page): Locator => page.getByRole('region', { name: /changes? since you filled your cart$/ });
const accept = (page: Page, name: string): Locator =>
  notice(page).getByRole('button', { name: `Accept the change of ${name}` });
const row = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').filter({ hasText: name });

test(
  'a price raised while the dish is in the cart is shown, accepted and paid',
  { tag: '@full' },
  async ({ page, product }) => {
    const anna = customer('raised');
    const before = await priceOf(product, 'menu', FRITES);
    const now = sum(before, 1.25);
    await fillCart(page, FRITES);
    await changeDish(product, FRITES, { price: now });

    await test.step('the cart says so, with old and new, and waits', async () => {
      await page.goto('/cart');
      const words = `The price is now ${euros(now)} instead of ${euros(before)}.`;
      await expect(notice(page)).toContainText(words);
      await expect(row(page, FRITES)).toContainText(words);
      await expect(notice(page)).toContainText(`your total is ${euros(now)} instead of ${euros(before)}`);
      await expectAccessible(page);
    });

    await test.step('checkout does not place it before that is decided', async () => {
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await fillContact(page, anna);
      await expect(placeOrderButton(page)).toBeDisabled();
      await expect(placeOrderButton(page)).toHaveAccessibleDescription('Decide on the changes in your cart to order');
      await expectAccessible(page);
      await placeOrderButton(page).click({ force: true });
      await expect(notice(page)).toBeFocused();
      expect(await ordersOf(product, anna.email)).toEqual([]);
    });

    await test.step('accepted, it is placed for that total', async () => {
      await accept(page, FRITES).click();
      await expect(notice(page)).toBeHidden();
      await page.getByRole('button', { name: `Place Order - ${euros(now)}` }).click();
      await confirmedNumber(page);
      expect(await ordersOf(product, anna.email)).toMatchObject([{ total: now }]);
    });
  },
);

test('an unavailable line can only be removed, and can be restored', { tag: '@full' }, async ({ page, product }) => {
  const anna = customer('sold-out');
  const frites = await priceOf(product, 'menu', FRITES);
  await fillCart(page, LEMONADE, FRITES);
  await addDeal(page, PIZZA_FOR_TWO);
  await changeDish(product, LEMONADE, { available: false });
  await endDeal(product, PIZZA_FOR_TWO);

  await page.goto('/checkout');
  await fillContact(page, anna);
  await expect(notice(page)).toContainText('Sold out. It cannot be ordered right now.');
  await expect(notice(page)).toContainText('This deal has ended.');
  await expect(notice(page).getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Remove all that cannot be ordered' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await toast(page, '2 items are out of your cart.').getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('2 changes since you filled your cart');
  for (const name of [LEMONADE, PIZZA_FOR_TWO]) {
    await notice(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
  }
  await expect(notice(page)).toBeHidden();
  await page.getByRole('button', { name: `Place Order - ${euros(frites)}` }).click();
  await confirmedNumber(page);
  expect(await ordersOf(product, anna.email)).toMatchObject([{ total: frites, items: [{ menuItemName: FRITES }] }]);
});

test('a price raised after the last quote is refused, shown, accepted and ordered once', async ({
  page,
  product,
  noise,
}) => {
  noise.announce(/status of 409/);
  const anna = customer('raised-last');
  const before = await priceOf(product, 'menu', MARGHERITA);
  const now = sum(before, 0.5);
  await fillCart(page, MARGHERITA);
  await page.goto('/checkout');
  await fillContact(page, anna, 'No bag, please.');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(
    ORDERS,
    async (route) => {
      await changeDish(product, MARGHERITA, { price: now });
      await route.continue();
    },
    { times: 1 },
  );
  await placeOrderButton(page).click();
  await expect(notice(page)).toContainText(`The price is now ${euros(now)} instead of ${euros(before)}.`);
  await expect(notice(page)).toBeFocused();
  await expect(toast(page, 'Your Cart Has Changed')).toContainText('Nothing has been ordered yet.');
  await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
  await expect(page.getByLabel('Special Instructions')).toHaveValue('No bag, please.');
  expect(await ordersOf(product, anna.email)).toEqual([]);

  await accept(page, MARGHERITA).click();
  await page.getByRole('button', { name: `Place Order - ${euros(now)}` }).click();
  const number = await confirmedNumber(page);
  expect(await ordersOf(product, anna.email)).toMatchObject([{ orderNumber: number, total: now }]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an order whose response was lost keeps its price', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(/net::ERR_/);
  const anna = customer('lost-raised');
  const before = await priceOf(product, 'menu', LEMONADE);
  await fillCart(page, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, anna);
  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await placeOrderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('trying again is safe');
  await changeDish(product, LEMONADE, { price: sum(before, 1) });
  await placeOrderButton(page).click();
  const number = await confirmedNumber(page);
  expect(await ordersOf(product, anna.email)).toMatchObject([{ orderNumber: number, total: before }]);
});

test(
  'without a quote the order is placed for the total that was shown',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/net::ERR_/);
    noise.announce(/status of 409/);
    noise.announce(/Failed to load quote/);
    const anna = customer('unchecked');
    const before = await priceOf(product, 'menu', LEMONADE);
    const now = sum(before, 1);
    await fillCart(page, LEMONADE);
    await page.route(QUOTES, (route) => route.abort());
    await page.goto('/checkout');
    await fillContact(page, anna);
    await expect(page.getByText('We could not check just now whether your cart still matches our menu.')).toBeVisible();
    await expectAccessible(page);

    await changeDish(product, LEMONADE, { price: now });
    await placeOrderButton(page).click();
    await expect(notice(page)).toContainText(`The price is now ${euros(now)} instead of ${euros(before)}.`);
    expect(await ordersOf(product, anna.email)).toEqual([]);
    await accept(page, LEMONADE).click();
    await placeOrderButton(page).click();
    await confirmedNumber(page);
    expect(await ordersOf(product, anna.email)).toMatchObject([{ total: now }]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the changes are decided with the keyboard alone', { tag: '@full' }, async ({ page, product }) => {
    const { keyboard } = page;
    const now = sum(await priceOf(product, 'menu', FRITES), 2);
    await fillCart(page, LEMONADE, FRITES, MARGHERITA);
    await changeDish(product, LEMONADE, { available: false });
    await changeDish(product, FRITES, { price: now });
    await changeDish(product, MARGHERITA, { name: 'Margherita, with a name that has grown much longer' });

    await page.goto('/checkout');
    await expect(notice(page)).toContainText('3 changes since you filled your cart');
    await tabTo(page, page.getByLabel('Special Instructions'));
    await tabTo(page, placeOrderButton(page));
    await keyboard.press('Enter');
    await expect(notice(page)).toBeFocused();
    await tabTo(page, notice(page).getByRole('button', { name: `Remove ${LEMONADE}` }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeFocused();
    await tabTo(page, notice(page).getByRole('button', { name: 'Accept all changes' }));
    await keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeFocused();
    await expect(placeOrderButton(page)).toBeEnabled();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
