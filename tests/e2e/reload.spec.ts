import { customer, LEMONADE } from './steps/demo.js';
import { ordersOf } from './steps/orders.js';
import {
  cartButton,
  confirmation,
  confirmedNumber,
  fillCart,
  fillContact,
  placeOrderButton,
} from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

test('a reload in the middle of checkout loses nothing and orders nothing', async ({ page, product }) => {
  const anna = customer('reload');

  await test.step('what was typed is still there', async () => {
    await fillCart(page, LEMONADE, LEMONADE);
    await page.goto('/checkout');
    await fillContact(page, anna, 'With ice.');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
    await expect(page.getByLabel('Email Address')).toHaveValue(anna.email);
    await expect(page.getByLabel('Phone Number')).toHaveValue(anna.phone);
    await expect(page.getByLabel('Special Instructions')).toHaveValue('With ice.');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  });

  await placeOrderButton(page).click();
  const number = await confirmedNumber(page);

  await test.step('the confirmation comes back, wherever one looks', async () => {
    await page.reload();
    expect(await confirmedNumber(page)).toBe(number);
    await page.goto('/cart');
    await expect(page).toHaveURL('/checkout');
    expect(await confirmedNumber(page)).toBe(number);
  });

  await test.step('until it is closed', async () => {
    await confirmation(page).getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'No Items to Checkout' })).toBeVisible();
  });

  expect(await ordersOf(product, anna.email)).toMatchObject([{ orderNumber: number, notes: 'With ice.' }]);
});
