import { REFRESH_COOKIE } from '@pickup/contract';
import type { Page } from 'playwright/test';
import { OWNER_EMAIL } from '../product/secrets.js';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { fillSignIn, findOrder, openAsOwner, rememberOwner, signInOwner } from './steps/back-office.js';
import { detailsOf, placeOrder } from './steps/orders.js';
import { toast } from './steps/storefront.js';

const ordersHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Orders' });
const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in' });

const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));

/** What ten minutes do to a token, as far as the browser can tell: the server no longer takes it. */
const spoilToken = (page: Page) => page.evaluate(() => localStorage.setItem('authToken', 'no.longer.valid'));

async function refreshCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === REFRESH_COOKIE);
  if (!cookie) throw new Error(`The browser has no cookie ${REFRESH_COOKIE}`);
  return cookie;
}

/** Notes in the page itself whether it asks for a password, however briefly. */
const watchForPasswords = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('input[type=password]')) document.documentElement.dataset.askedForPassword = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });

/** How often a page has asked for a new token since this was called. */
function countRenewals(page: Page): () => number {
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals += 1;
  });
  return () => renewals;
}

/** What the server says to a refresh cookie. */
const renewWith = async ({ api }: DemoProduct, cookie: string): Promise<number> =>
  (await api.send('/api/auth/refresh', { method: 'POST', headers: { cookie: `${REFRESH_COOKIE}=${cookie}` } })).status;

test('an expired token is renewed silently', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(/status of 401/);
  await rememberOwner(page, product);
  const before = await refreshCookie(page);
  expect(before).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
  await spoilToken(page);
  const renewals = countRenewals(page);
  await watchForPasswords(page);

  await page.goto('/admin/orders?status=COMPLETED');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/admin/orders?status=COMPLETED');
  await expect(page.locator('html')).not.toHaveAttribute('data-asked-for-password');
  expect(renewals()).toBe(1);
  expect(await readToken(page)).not.toBe('no.longer.valid');
  expect((await refreshCookie(page)).value).not.toBe(before.value);

  await test.step('and not again while the new one lasts', async () => {
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(renewals()).toBe(1);
  });
});

test(
  'while it cannot be renewed nothing is lost, and nobody is asked to sign in',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 401/);
    noise.announce(/status of 429/);
    noise.announce(/Failed to load \w+ ApiError: API Error: 429/);
    await rememberOwner(page, product);
    await spoilToken(page);
    const message = 'Too many attempts. Try again in 1 minute.';
    await page.route('**/api/auth/refresh', (route) =>
      route.fulfill({
        status: 429,
        json: { data: null, error: { status: 429, name: 'TooManyRequestsError', message, details: {} } },
      }),
    );
    await page.goto('/admin/orders');
    await expect(toast(page, 'Failed to load orders')).toBeVisible();
    await expect(ordersHeading(page)).toBeVisible();

    await page.unroute('**/api/auth/refresh');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

/** Ends the browser's session on the server, as a change of the password elsewhere does. */
async function endOnServer(page: Page, { api }: DemoProduct): Promise<void> {
  const { value } = await refreshCookie(page);
  await api.send('/api/auth/logout', { method: 'POST', headers: { cookie: `${REFRESH_COOKIE}=${value}` } });
}

test(
  'a session that the server has ended asks to sign in again over the screen, which then loads',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 401/);
    await rememberOwner(page, product);
    await endOnServer(page, product);
    await page.goto('/admin/orders?status=READY');
    await expect(signInAgain(page)).toContainText('Your session has ended. Please sign in again.');
    expect(await readToken(page)).toBeNull();
    await expect(page.getByLabel('Email')).toHaveValue(OWNER_EMAIL);
    await fillSignIn(page, product);
    await expect(signInAgain(page)).toBeHidden();
    await expect(ordersHeading(page)).toBeVisible();
    await expect(page.getByText('Failed to load orders')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/orders?status=READY');
  },
);

test(
  'a session that ends keeps what the owner has typed and pressed',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 401/);
    const order = await placeOrder(product, 'session-ends');
    await openAsOwner(page, product, '/admin/orders');
    await findOrder(page, order.orderNumber);
    // A dialog before it hides the card from the accessibility tree.
    const card = page.getByRole('article', { includeHidden: true });
    await endOnServer(page, product);

    await test.step('the press of a button waits for the sign-in', async () => {
      // The board may have heard of the end first, and then the dialog stands before the button.
      await card.getByRole('button', { name: /^Confirm order/, includeHidden: true }).dispatchEvent('click');
      await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page.locator('input[type=search]')).toHaveValue(order.orderNumber);
      expect((await detailsOf(product, order.id)).status).toBe('PENDING');
    });

    await test.step('a wrong password asks again', async () => {
      await page.keyboard.type('not-the-password');
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Login failed. Please check your credentials.')).toBeVisible();
      await expect(signInAgain(page).getByRole('alert')).toBeVisible();
    });

    await test.step('the right one goes on with what was pressed', async () => {
      await fillSignIn(page, product);
      await expect(toast(page, 'Order status updated successfully!')).toBeVisible();
      await expect(signInAgain(page)).toBeHidden();
      await expect(page.getByRole('searchbox')).toHaveValue(order.orderNumber);
      expect((await detailsOf(product, order.id)).status).toBe('CONFIRMED');
    });

    await test.step('giving up leads to the sign-in', async () => {
      await endOnServer(page, product);
      // The board may have heard of the end first, and then the dialog stands before the button.
      await card.getByRole('button', { name: /^Start Preparing/, includeHidden: true }).dispatchEvent('click');
      await signInAgain(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(signInHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/admin');
      expect((await detailsOf(product, order.id)).status).toBe('CONFIRMED');
    });
  },
);

test('signing out ends the session on the server', { tag: '@full' }, async ({ page, product }) => {
  await openAsOwner(page, product);
  const token = (await readToken(page)) ?? '';
  const { value } = await refreshCookie(page);
  expect((await product.api.call('adminOrders', { query: {} }, { token })).status).toBe(200);

  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Successfully logged out!')).toBeVisible();
  await expect(signInHeading(page)).toBeVisible();
  expect((await told).status()).toBe(204);

  expect((await product.api.call('adminOrders', { query: {} }, { token })).status).toBe(401);
  expect(await renewWith(product, value)).toBe(401);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(REFRESH_COOKIE);
});

test('signing out works without a server', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(/ERR_FAILED/);
  noise.announce(/^The server was not told of the sign-out/);
  await openAsOwner(page, product);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Successfully logged out!')).toBeVisible();
  await expect(signInHeading(page)).toBeVisible();
  expect(await readToken(page)).toBeNull();
});

test('the tabs of a browser sign in, renew and sign out together', async ({ page, product, noise }) => {
  noise.announce(/status of 401/);
  const other = await page.context().newPage();
  await other.goto('/admin');
  await expect(signInHeading(other)).toBeVisible();
  await signInOwner(page, product);
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await test.step('both renew at once and stay', async () => {
    await spoilToken(page);
    await Promise.all([page, other].map((tab) => tab.goto('/admin/orders')));
    for (const tab of [page, other]) await expect(tab.getByRole('article').first()).toBeVisible();
    const token = (await readToken(page)) ?? '';
    await expect.poll(() => readToken(other)).toBe(token);
    expect((await product.api.call('adminOrders', { query: {} }, { token })).status).toBe(200);
  });

  await test.step('both are signed out', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(signInHeading(other)).toBeVisible();
  });
});
