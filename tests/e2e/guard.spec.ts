import type { Knex } from 'knex';
import type { Page } from 'playwright/test';
import { addVisitorAccount } from '../restaurant/accounts.js';
import { expect, test } from './fixtures/test.js';
import { fillSignIn, BACK_OFFICE_SCREENS, screenHeading } from './steps/back-office.js';
import { placeOrder } from './steps/orders.js';
import { toast } from './steps/storefront.js';

const REFUSED = 'Login failed. Please check your credentials.';

const signInHeading = (page: Page) => screenHeading(page, 'Sign in');

/** Which files with code and which calls a page asks for. */
function watch(page: Page): { calls: string[]; screens: string[] } {
  const seen = { calls: new Array<string>(), screens: new Array<string>() };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) seen.calls.push(pathname);
    if (/Page-[\w-]+\.js$/.test(pathname)) seen.screens.push(pathname);
  });
  return seen;
}

/** Gives an account a role, as a developer would in the raw panel. */
async function giveRole(sql: Knex, accountId: number, type: 'admin' | 'authenticated'): Promise<void> {
  const roles = sql('up_roles').where({ type }).select('id').limit(1);
  await sql('up_users_role_lnk').where({ user_id: accountId }).update({ role_id: roles });
}

test('every address of the back office leads to the sign-in, and the sign-in to where one was going', async ({
  page,
  product,
}) => {
  const asked = watch(page);
  for (const path of Object.keys(BACK_OFFICE_SCREENS)) {
    await page.goto(`${path}?from=guard`);
    await expect(signInHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/admin');
  }
  expect(asked, 'nothing of a screen is fetched for a stranger').toEqual({ calls: [], screens: [] });
  const [path, heading] = Object.entries(BACK_OFFICE_SCREENS).at(-1) ?? [];
  await fillSignIn(page, product);
  await expect(screenHeading(page, heading ?? '')).toBeVisible();
  await expect(page).toHaveURL(`${path}?from=guard`);
});

test(
  'the way back after the guard leads out of the back office, not round in circles',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.goto('/menu');
    await page.goto('/admin/orders');
    await expect(signInHeading(page)).toBeVisible();
    await fillSignIn(page, product);
    await expect(screenHeading(page, 'Orders')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/menu');
  },
);

test('an account that is not ADMIN cannot get in', async ({ page, product, noise }) => {
  // Whether a page that no longer may is told so by a call or by the renewal of its session depends on which is first.
  noise.announce(/status of 40[13]/);
  const email = 'guard-guest@example.com';
  const account = await addVisitorAccount(product.sql, email);

  await test.step('its right password is refused like a wrong one', async () => {
    await page.goto('/admin/orders');
    await fillSignIn(page, product, email);
    await expect(toast(page, REFUSED)).toBeVisible();
    await expect(signInHeading(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  await test.step('as ADMIN it gets in', async () => {
    await giveRole(product.sql, account, 'admin');
    await fillSignIn(page, product, email);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('and is shown out as soon as it no longer is one', async () => {
    await giveRole(product.sql, account, 'authenticated');
    await page.reload();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again.or(signInHeading(page))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goto('/admin/analytics');
    await expect(signInHeading(page)).toBeVisible();
    await fillSignIn(page, product, email);
    await expect(toast(page, REFUSED)).toBeVisible();
  });
});

test('a role that is set in the browser alone reads no data', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(/status of 401/);
  const { orderNumber } = await placeOrder(product, 'guard-forged');
  await page.goto('/admin');
  await page.evaluate(() => {
    const user = { id: 'forged', email: 'forged@example.com', username: 'forged', roles: ['ADMIN'] };
    localStorage.setItem('userRole', 'ADMIN');
    localStorage.setItem('userInfo', JSON.stringify(user));
    localStorage.setItem('authToken', 'eyJhbGciOiJub25lIn0.eyJyb2xlcyI6WyJBRE1JTiJdfQ.');
  });
  await page.goto('/admin/orders');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByText(orderNumber)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
