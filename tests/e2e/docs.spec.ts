import { endpoints } from '@pickup/contract';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './stage/test.js';
import { faultsIn } from './steps/accessible.js';

const calls = Object.values(endpoints);

test('the page of the calls shows every one of them, from this host alone', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText(endpoints.placeOrder.summary)).toBeVisible();
  await expect(page.locator('.opblock')).toHaveCount(calls.length);
  await page.getByText(endpoints.placeOrder.summary).click();
  await expect(page.getByText('Pizza Margherita').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the restaurant' }).click();
  await expect(page).toHaveURL('/');
});

test('a call can be tried from the page', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByText(endpoints.reviewStats.summary).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  const answered = page.waitForResponse('**/api/reviews/stats');
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
});

test('it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/api/docs');
  await expect(page.getByText(endpoints.placeOrder.summary)).toBeVisible();
  await page.getByText(endpoints.placeOrder.summary).click();
  await expect(page.getByText('Pizza Margherita').first()).toBeVisible();
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
});

test('axe finds nothing in what is ours on the page', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText(endpoints.placeOrder.summary)).toBeVisible();
  // What Swagger UI draws is not ours to mend.
  expect(await faultsIn(page, new AxeBuilder({ page }).exclude('.swagger-ui'))).toEqual([]);
});
