import type { Page } from 'playwright/test';
import { customer } from './steps/demo.js';
import { changeDish } from './steps/offers.js';
import { confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

/** How far the page goes on below its footer, and how far its scrolling list slides sideways, in px. */
const slack = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const list = document.querySelector('main ul[tabindex="0"]');
    list?.scrollTo({ left: 100, behavior: 'instant' });
    const { scrollHeight } = document.documentElement;
    return { below: Math.max(0, Math.round(scrollHeight - footer - scrollY)), sideways: list?.scrollLeft ?? null };
  });

/** The focused element's outline, as far as it lies outside the dialog, in px. */
const outlineOutside = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const dialog = focused?.closest('[role=dialog]');
    if (!focused || !dialog) return 'nothing in a dialog has the focus';
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    if (outlineStyle === 'none') return 'what has the focus does not show it';
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const [inner, outer] = [focused.getBoundingClientRect(), dialog.getBoundingClientRect()];
    return Math.max(0, outer.left - (inner.left - reach), inner.right + reach - outer.right);
  });

test(
  'twelve lines of which two have changed stay within their list, and their confirmation within its dialog',
  { tag: '@full' },
  async ({ page, product }) => {
    const dishes = (await product.api.get('menuItems', {})).slice(0, 12);
    await fillCart(page, ...dishes.map(({ name }) => name));
    // The last ones: they lie far below what is seen of the list.
    for (const { name, price } of dishes.slice(-2))
      await changeDish(product, name, { price: Math.round(price * 100 + 125) / 100 });

    for (const path of ['/cart', '/checkout']) {
      await page.goto(path);
      await expect(page.getByText('2 changes since you filled your cart').last()).toBeVisible();
      for (const [width, height] of [
        [1280, 800],
        [390, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await slack(page), `${path} at ${width} px`).toEqual({ below: 0, sideways: 0 });
      }
    }
    await page.getByRole('button', { name: 'Accept all changes' }).click();
    await fillContact(page, customer('long-cart'));
    await placeOrderButton(page).press('Enter');
    await confirmedNumber(page);
    // The heading has the focus, which shows nothing; what scrolls in the dialog comes next.
    await page.keyboard.press('Tab');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await outlineOutside(page), `at ${width} px`).toBe(0);
    }
  },
);
