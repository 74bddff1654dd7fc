import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { OWNER_EMAIL } from '../product/secrets.js';
import { euros } from './steps/money.js';
import { openAsOwner, SECTION_SCREENS, screenHeading, signInOwner } from './steps/back-office.js';
import { placeOrder } from './steps/orders.js';
import { toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const tile = (page: Page, label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) });

/** The four tiles say what the API says at this moment. */
async function expectFigures(page: Page, { api, token }: DemoProduct): Promise<void> {
  const figures = await api.get('dashboard', { query: {} }, { token });
  await expect(tile(page, "Today's Orders")).toContainText(`Today's Orders${figures.todayOrders}`);
  await expect(tile(page, "Today's Revenue")).toContainText(euros(figures.todayRevenue));
  await expect(tile(page, "Today's Revenue")).toContainText(`${euros(figures.averageOrderValue)} per order`);
  await expect(tile(page, 'Active Menu Items')).toContainText(`${figures.activeMenuItems}of ${figures.totalMenuItems}`);
  await expect(tile(page, 'Average Rating')).toContainText(figures.averageRating.toFixed(1));
  await expect(tile(page, 'Average Rating')).toContainText(`From ${figures.totalReviews} reviews`);
}

test(
  'the landing shows the figures of the API, and new ones when the owner looks again',
  { tag: '@full' },
  async ({ page, product }) => {
    await signInOwner(page, product);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectFigures(page, product);
    await placeOrder(product, 'landing');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expectFigures(page, product);
  },
);

test('the landing leads to every section, and each leads back', { tag: '@full' }, async ({ page, product }) => {
  await openAsOwner(page, product);
  for (const [path, heading] of Object.entries(SECTION_SCREENS)) {
    await page.getByRole('navigation').locator(`a[href="${path}"]`).click();
    await expect(screenHeading(page, heading)).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: 'Back to the back office' }).click();
    await expect(page.getByText(`Signed in as ${OWNER_EMAIL}`)).toBeVisible();
  }
});

test(
  'figures that cannot be had are dashes, with a way to try again',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/ERR_FAILED/);
    noise.announce(/^Failed to load dashboard/);
    await page.route('**/api/admin/analytics/dashboard', (route) => route.abort());
    await openAsOwner(page, product);
    await expect(toast(page, 'Failed to load dashboard metrics')).toBeVisible();
    await expect(tile(page, "Today's Orders")).toContainText('Not known');
    await page.unroute('**/api/admin/analytics/dashboard');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectFigures(page, product);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  },
);

test(
  'the owner changes the password: other devices are out, this one goes on',
  { tag: '@full' },
  async ({ page, product, noise, anotherPerson }) => {
    noise.announce(/status of 400/);
    noise.announce(/status of 401/);
    const { OWNER_PASSWORD } = product.secrets;
    const another = `${OWNER_PASSWORD}-2`;
    const change = async (current: string, next: string) => {
      await page.getByRole('button', { name: 'Change Password' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password', { exact: true }).fill(current);
      await dialog.getByLabel('New password', { exact: true }).fill(next);
      await dialog.getByLabel('Repeat the new password', { exact: true }).fill(next);
      await dialog.getByRole('button', { name: 'Change Password' }).click();
      return dialog;
    };
    const tablet = await anotherPerson();
    await openAsOwner(tablet, product);
    await expect(tablet.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await openAsOwner(page, product);

    await test.step('not with a wrong one', async () => {
      const dialog = await change('not-the-password', another);
      await expect(dialog.getByText('This is not your current password.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Throw Away' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('with the right one', async () => {
      const dialog = await change(OWNER_PASSWORD, another);
      await expect(toast(page, 'Password changed successfully!')).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.goto('/admin/orders');
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    await test.step('the other device is asked to sign in again', async () => {
      // Its live stream hears of it; whoever opens a screen after that gets the page to sign in.
      await expect(tablet.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    });
  },
);
