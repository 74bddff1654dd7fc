import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/test.js';

/** Makes calls of the product fail, as a server that has lost its database would. */
const failing = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"data":null,"error":{}}' }),
  );

/** Opens a page from a client-rendered one, so that its calls are made, and fail, in the browser. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

test.beforeEach(({ noise }) => {
  noise.announce(/status of 500/);
});

test(
  'without restaurant info every page falls back and the failure is logged',
  { tag: '@full' },
  async ({ page, noise }) => {
    noise.announce(/restaurantInfo.*API Error: 500|API Error: 500.*restaurantInfo/s);
    await failing(page, '**/api/restaurant/info');
    await page.goto('/cart');
    await open(page, 'Our Kitchen');
    await expect(page.getByText('Ready in 15-20 min')).toBeVisible();
    await expect(page.getByText('Pickup Available')).toBeVisible();
    await open(page, 'About');
    await expect(page.getByText('Pickup orders ready in 15-20 minutes')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recognition and Awards' })).toBeVisible();
  },
);

test('lists that fail say so, and are not said to be empty', { tag: '@full' }, async ({ page, noise }) => {
  noise.announce(/API Error: 500/);
  await failing(page, '**/api/menu/**');
  await failing(page, '**/api/deals**');
  await failing(page, '**/api/reviews**');
  await page.goto('/cart');
  for (const [name, words] of [
    ['Menu', 'No items found in this category.'],
    ['Deals', 'No deals right now'],
    ['Reviews', 'No reviews yet'],
  ] as const) {
    await open(page, name);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  }
});
