import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/test.js';
import { customer, LEMONADE } from './steps/demo.js';
import { expectHydrated } from './steps/hydrated.js';
import { addButton, fillCart, fillContact, placeOrderButton, toast } from './steps/storefront.js';

test.use({ viewport: { width: 375, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const MESSAGE = '[data-sonner-toast]';

/** Which of these elements are missing or lie under the message; measured in one go, as it stays for a moment only. */
const coveredOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    ([message, ...others]) => {
      const reach = (selector = '') => document.querySelector(selector)?.getBoundingClientRect();
      const { top = 0, bottom = Infinity } = reach(message) ?? {};
      return others.filter((selector) => {
        const found = reach(selector);
        return !found || (found.top < bottom && found.bottom > top);
      });
    },
    [MESSAGE, ...selectors],
  );

test(
  'a message on a phone covers neither the title of the page nor the bar that leads to the cart',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/menu');
    await expectHydrated(page);
    await addButton(page, LEMONADE).click();
    await expect(page.getByText('View cart')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => coveredOf(page, ['h1', 'main a[href="/cart"]'])).toEqual([]);
  },
);

test(
  'a message on a phone leaves in sight why an order was not placed, and the button to try again',
  { tag: '@full' },
  async ({ page, noise }) => {
    noise.announce(/429/);
    const message = 'Many orders have not been collected yet.';
    const error = { status: 429, name: 'Refusal', message, details: { reason: 'open-orders' } };
    await page.route('**/api/orders', (route) => route.fulfill({ status: 429, json: { data: null, error } }));
    await fillCart(page, LEMONADE);
    await page.goto('/checkout');
    await fillContact(page, customer('toasts-on-phone'));
    await placeOrderButton(page).click();
    await expect(toast(page, 'Order Cannot Be Processed')).toBeVisible();
    await expect.poll(() => coveredOf(page, ['main [role=alert]', 'main [type=submit]'])).toEqual([]);
  },
);
