import type { Page } from 'playwright/test';
import { sendAtOnce } from './steps/at-once.js';
import { customer, FRITES, LEMONADE } from './steps/demo.js';
import { ordersOf } from './steps/orders.js';
import {
  addButton,
  cartButton,
  confirmation,
  confirmedNumber,
  fillCart,
  fillContact,
  placeOrderButton,
  toast,
} from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const ORDERS = '**/api/orders';
const ABORTED = /net::ERR_/;

/** The server gets the order and acts; its answer never comes back. Only for the first one. */
const loseFirstAnswer = (page: Page) =>
  page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

async function loseAnOrder(page: Page): Promise<void> {
  await loseFirstAnswer(page);
  await placeOrderButton(page).click();
  await expect(toast(page, 'Order Cannot Be Processed')).toContainText(
    'There was an error processing your order. Please try again.',
  );
  await expect(page.getByRole('alert')).toContainText('trying again is safe and never orders twice');
}

test('a lost response and a retry make one order', async ({ page, product, noise }) => {
  noise.announce(ABORTED);
  const anna = customer('lost');
  await fillCart(page, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, anna);
  await loseAnOrder(page);
  const [lost] = await ordersOf(product, anna.email);

  await placeOrderButton(page).click();
  expect(await confirmedNumber(page)).toBe(lost?.orderNumber);
  expect(await ordersOf(product, anna.email)).toHaveLength(1);
});

test('a lost response, a reload and a retry make one order', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(ABORTED);
  const anna = customer('lost-reload');
  await fillCart(page, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, anna);
  await loseAnOrder(page);
  const [lost] = await ordersOf(product, anna.email);

  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
  await placeOrderButton(page).click();
  expect(await confirmedNumber(page)).toBe(lost?.orderNumber);
  expect(await ordersOf(product, anna.email)).toHaveLength(1);
});

test('a lost response and a changed cart show the stored order, and keep the cart', async ({
  page,
  product,
  noise,
}) => {
  noise.announce(ABORTED);
  noise.announce(/status of 409/);
  const anna = customer('lost-changed');
  await fillCart(page, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, anna);
  await loseAnOrder(page);
  const [lost] = await ordersOf(product, anna.email);

  await page.goto('/menu');
  await addButton(page, FRITES).click();
  // A press before the page is hydrated is in the cart only afterwards.
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  await page.goto('/checkout');
  await placeOrderButton(page).click();
  expect(await confirmedNumber(page)).toBe(lost?.orderNumber);
  await expect(confirmation(page)).toContainText('Your first attempt had already reached us');
  await expect(confirmation(page)).toContainText('Your cart as it is now has not been ordered');
  await expect(confirmation(page)).not.toContainText(FRITES);
  expect(await ordersOf(product, anna.email)).toHaveLength(1);

  await confirmation(page).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${LEMONADE}` }).click();
  await page.goto('/checkout');
  await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
  await placeOrderButton(page).click();
  expect(await confirmedNumber(page)).not.toBe(lost?.orderNumber);
  await expect(confirmation(page)).toContainText(FRITES);
  expect(await ordersOf(product, anna.email)).toHaveLength(2);
});

test('after a lost response a new cart makes its own order', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(ABORTED);
  const anna = customer('lost-anew');
  await fillCart(page, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, anna);
  await loseAnOrder(page);
  const [lost] = await ordersOf(product, anna.email);

  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${LEMONADE}` }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await fillCart(page, LEMONADE);
  await page.goto('/checkout');
  await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
  await placeOrderButton(page).click();
  expect(await confirmedNumber(page)).not.toBe(lost?.orderNumber);
  expect(await ordersOf(product, anna.email)).toHaveLength(2);
});

test('a double click makes one order', async ({ page, product }) => {
  const anna = customer('double-click');
  await fillCart(page, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, anna);
  await placeOrderButton(page).dblclick();
  const number = await confirmedNumber(page);
  expect(await ordersOf(product, anna.email)).toMatchObject([{ orderNumber: number }]);
});

test('two tabs that place the same cart at once make one order', async ({ page, context, product }) => {
  const anna = customer('two-tabs');
  await fillCart(page, LEMONADE);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/checkout');
    await fillContact(tab, anna);
  }

  const sent = await sendAtOnce([context], ORDERS, tabs.length);
  // Neither click sees what the other did: each tab is told beforehand, and clicks by itself.
  const soon = Date.now() + 1000;
  await Promise.all(
    tabs.map((tab) =>
      placeOrderButton(tab).evaluate((button: HTMLElement, at) => {
        setTimeout(() => button.click(), at - Date.now());
      }, soon),
    ),
  );

  const numbers = await Promise.all(tabs.map(confirmedNumber));
  expect(sent).toHaveLength(tabs.length);
  const [stored, ...others] = await ordersOf(product, anna.email);
  expect(others).toEqual([]);
  expect(numbers).toEqual([stored?.orderNumber, stored?.orderNumber]);
});
