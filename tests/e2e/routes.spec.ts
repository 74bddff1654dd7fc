import { cartButton, fillCart } from './steps/storefront.js';
import { LEMONADE, PIZZA_CATEGORY } from './steps/demo.js';
import { expect, test } from './fixtures/test.js';
import { expectHydrated } from './steps/hydrated.js';

for (const { app, path, logs, home, heading } of [
  {
    app: 'the storefront',
    path: '/nowhere',
    logs: /^404: no page at \/nowhere/,
    home: '/',
    heading: 'Tonight’s dinner, ready when you are.',
  },
  {
    app: 'the back office',
    path: '/admin/nowhere?page=2',
    logs: /^404: no screen at \/admin\/nowhere\?page=2/,
    home: '/admin',
    heading: 'Sign in',
  },
]) {
  test(
    `an unknown path of ${app} shows the 404 page, logs the path and leads home`,
    { tag: '@full' },
    async ({ page, noise }) => {
      noise.announce(logs);
      // The storefront says so in its status as well; the back office's pages are its own business.
      if (home === '/') noise.announce(/status of 404/);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      // It is logged by the page's scripts, which a press on a link would be too early for.
      if (home === '/') await expectHydrated(page);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  );
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

test('Forward while the page is being hydrated shows the page that its address names', async ({ page }) => {
  await page.goto('/menu');
  const deals = page.getByRole('heading', { level: 1, name: 'Deals' });
  const leave = page.getByRole('navigation').getByRole('link', { name: 'Deals' }).first();
  await leave.click();
  await expect(deals).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  // The application takes the early input right before it hydrates.
  await page.addInitScript(() => {
    let take = (): unknown => undefined;
    Object.defineProperty(window, 'takeEarlyInput', {
      set: (script: () => unknown) => {
        take = script;
      },
      get: () => () => {
        history.forward();
        return take();
      },
    });
  });
  await page.reload();
  await expect(page).toHaveURL('/deals');
  await expect(deals).toBeVisible();
});
