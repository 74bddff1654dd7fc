import { PANEL_EMAIL } from '../product/secrets.js';
import { placeOrder } from './steps/orders.js';
import { expect, test } from './stage/test.js';

test('a developer finds an order by its number in the raw panel', async ({ page, product, noise }) => {
  // Strapi's own: it asks for what its paid edition has.
  noise.announce(/status of 404 .*\/admin\/(license-limit-information|ai-feature-config)/);
  const { orderNumber } = await placeOrder(product, 'raw-panel');
  await page.goto('/strapi');
  await page.getByLabel('Email*').fill(PANEL_EMAIL);
  await page.getByLabel('Password*').fill(product.secrets.PANEL_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search for Order' }).fill(orderNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(orderNumber);
});
