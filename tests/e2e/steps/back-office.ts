import { API_PREFIX, endpoints, Session } from '@pickup/contract';
import { expect, type Locator, type Page } from 'playwright/test';
import { OWNER_EMAIL } from '../../product/secrets.js';
import type { DemoProduct } from '../fixtures/demo-product.js';

/** The sections of the back office, by address, with the heading each opens with. */
export const SECTION_SCREENS = {
  '/admin/kitchen': 'Kitchen',
  '/admin/orders': 'Orders',
  '/admin/menu': 'Menu',
  '/admin/choices': 'Choices',
  '/admin/deals': 'Deals',
  '/admin/reviews': 'Reviews',
  '/admin/analytics': 'Analytics',
  '/admin/restaurant': 'Restaurant Information',
  '/admin/restaurant-settings': 'Restaurant Settings',
  '/admin/menu-generator': 'Menu Generator',
} as const;

/** Every screen behind the guard. */
export const BACK_OFFICE_SCREENS = { ...SECTION_SCREENS, '/admin/customers': 'Customers’ Data' } as const;

export const screenHeading = (page: Page, heading: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Fills in the sign-in form that is on the screen and sends it, with the owner's password. */
export async function fillSignIn(
  page: Page,
  { secrets }: Pick<DemoProduct, 'secrets'>,
  email = OWNER_EMAIL,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secrets.OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/**
 * Leaves a browser as the owner's earlier visit would: signed in. It is quicker than the form, which has tests of its
 * own (`session.spec.ts`, `guard.spec.ts`).
 */
export async function rememberOwner(page: Page, { secrets, url }: DemoProduct): Promise<void> {
  const body = { email: OWNER_EMAIL, password: secrets.OWNER_PASSWORD };
  // The browser keeps the cookie of the answer by itself; the rest is stored as the app does.
  const answer = await page.request.post(`${url}${API_PREFIX}${endpoints.login.path}`, { data: body });
  const { accessToken, user } = Session.parse(await answer.json());
  // A file of the same origin: its store is the app's, and no app runs on it.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => Object.entries(stored).forEach(([name, text]) => localStorage.setItem(name, text)), {
    authToken: accessToken,
    userRole: user.roles[0] ?? '',
    userInfo: JSON.stringify(user),
  });
}

/** Opens a screen of the back office as the owner who has signed in before. */
export async function openAsOwner(page: Page, product: DemoProduct, path = '/admin'): Promise<void> {
  await rememberOwner(page, product);
  await page.goto(`${product.url}${path}`);
}

/** Signs the owner in by the form, and waits for the landing. */
export async function signInOwner(page: Page, product: DemoProduct): Promise<void> {
  await page.goto('/admin');
  await fillSignIn(page, product);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

/** The card of an order on the orders screen, found by its full number. */
export async function findOrder(page: Page, orderNumber: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search this page' }).fill(orderNumber);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(orderNumber);
  return card;
}
