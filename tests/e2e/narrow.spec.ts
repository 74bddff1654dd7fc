import type { Page } from 'playwright/test';
import { DESSERT_ON_US, LEMONADE, PIZZA_FOR_TWO } from './steps/demo.js';
import { signInOwner } from './steps/office.js';
import { placeOrder } from './steps/orders.js';
import { addDeal, confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/shop.js';
import { expect, test } from './stage/test.js';

test.use({ viewport: { width: 320, height: 640 } });

/** Fails when the page can be scrolled sideways, or when what has its own place sticks out of the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(() => {
    scrollTo(1000, scrollY);
    const scrolled = scrollX;
    scrollTo(0, scrollY);
    return { scrolled, wider: document.documentElement.scrollWidth - innerWidth };
  });
  expect(sticksOut, page.url()).toEqual({ scrolled: 0, wider: 0 });
}

test('nothing of the storefront scrolls sideways at 320 px', async ({ page, noise }) => {
  noise.announce(/^404: no page at \/nowhere/);
  for (const path of ['/', '/menu', '/deals', '/reviews', '/about', '/cart', '/checkout', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
  }

  await fillCart(page, LEMONADE);
  await addDeal(page, PIZZA_FOR_TWO);
  await addDeal(page, DESSERT_ON_US);
  for (const path of ['/menu', '/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await placeOrderButton(page).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await fillContact(page, {
    name: 'Maximiliaan-Alexander van den Bovenkamp-Oosterhuis',
    email: 'a.very.long.address.that.hardly.fits.anywhere@subdomain.of.a.long.example.com',
    phone: '+31 6 1234 5678',
  });
  await placeOrderButton(page).click();
  await confirmedNumber(page);
  await expectNoSidewaysScroll(page);
});

test('nothing of the back office scrolls sideways at 320 px', async ({ page, product }) => {
  await placeOrder(product, 'narrow', 'Averylongwordwithoutanyplacetobreakitinto'.repeat(4));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signInOwner(page, product);
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByText('Placed by the customer')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
