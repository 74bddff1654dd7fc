import { cartButton, fillCart } from './steps/shop.js';
import { LEMONADE, PIZZA_CATEGORY } from './steps/demo.js';
import { OFFICE_SCREENS, rememberOwner, screenHeading } from './steps/office.js';
import { expect, test } from './stage/test.js';

/** Every page there is, by its address, with the heading it opens with. */
const SHOP_PAGES = {
  '/': "Tonight's dinner, ready when you are.",
  '/menu': 'Menu',
  '/deals': 'Deals',
  '/reviews': 'Reviews',
  '/about': 'About Mirabelle',
  '/cart': 'Your Cart is Empty',
  '/checkout': 'No Items to Checkout',
} as const;

for (const [path, heading] of Object.entries(SHOP_PAGES)) {
  test(`${path} answers by itself and after a reload`, async ({ page }) => {
    for (const load of [() => page.goto(path), () => page.reload()]) {
      expect((await load())?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
}

test('every screen of the back office answers by itself and after a reload', async ({ page, product }) => {
  await rememberOwner(page, product);
  for (const [path, heading] of [['/admin', /^Good /] as const, ...Object.entries(OFFICE_SCREENS)]) {
    for (const load of [() => page.goto(path), () => page.reload()]) {
      expect((await load())?.status()).toBe(200);
      await expect(screenHeading(page, heading)).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  }
});

for (const { app, path, logs, home, heading } of [
  { app: 'the storefront', path: '/nowhere', logs: /^404: no page at \/nowhere/, home: '/', heading: SHOP_PAGES['/'] },
  {
    app: 'the back office',
    path: '/admin/nowhere?page=2',
    logs: /^404: no screen at \/admin\/nowhere\?page=2/,
    home: '/admin',
    heading: 'Sign in',
  },
]) {
  test(`an unknown path of ${app} shows the 404 page, logs the path and leads home`, async ({ page, noise }) => {
    noise.announce(logs);
    // The storefront says so in its status as well; the back office's pages are its own business.
    if (home === '/') noise.announce(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('the back button goes back, and the menu keeps its category', async ({ page }) => {
  await fillCart(page, LEMONADE);
  const category = page.getByRole('button', { name: PIZZA_CATEGORY });
  await category.click();
  await cartButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await page.goBack();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
});
