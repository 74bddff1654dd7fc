import { endpoints } from '@pickup/contract';
import { expect, test } from './fixtures/test.js';
import { faultsIn } from './steps/accessible.js';

const calls = Object.values(endpoints);

test(
  'the API page shows and tries every call, loads from this host alone, and fits a phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/api/docs');
    const placeOrder = page.getByText(endpoints.placeOrder.summary);
    await expect(placeOrder).toBeVisible();
    await expect(page.locator('.opblock')).toHaveCount(calls.length);
    // What Swagger UI shows is not ours to mend.
    expect(await faultsIn(page, { exclude: ['.swagger-ui'] })).toEqual([]);

    await test.step('an example, which fits a phone', async () => {
      await page.setViewportSize({ width: 375, height: 812 });
      await placeOrder.click();
      await expect(page.getByText('Pizza Margherita').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await placeOrder.click();
    });

    await test.step('a call is tried', async () => {
      await page.getByText(endpoints.reviewStats.summary).click();
      await page.getByRole('button', { name: 'Try it out' }).click();
      const answered = page.waitForResponse('**/api/reviews/stats');
      await page.getByRole('button', { name: 'Execute' }).click();
      expect((await answered).status()).toBe(200);
    });

    await page.getByRole('link', { name: 'Back to the restaurant' }).click();
    await expect(page).toHaveURL('/');
  },
);
