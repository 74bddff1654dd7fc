import { expect, type Locator, type Page } from 'playwright/test';
import { OWNER_EMAIL } from '../../product/secrets.js';
import type { DemoProduct } from '../stage/demo-product.js';

/** The sections of the back office, by address, with the heading each opens with (specification 2, route table). */
export const SECTION_SCREENS = {
  '/admin/orders': 'Orders',
  '/admin/menu': 'Menu',
  '/admin/deals': 'Deals',
  '/admin/reviews': 'Reviews',
  '/admin/analytics': 'Analytics',
  '/admin/restaurant': 'Restaurant Information',
  '/admin/restaurant-settings': 'Restaurant Settings',
  '/admin/menu-generator': 'Menu Generator',
} as const;

/** Every screen behind the guard. */
export const OFFICE_SCREENS = { ...SECTION_SCREENS, '/admin/customers': "Customers' Data" } as const;

export const screenHeading = (page: Page, heading: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Fills in the sign-in form that is on the screen and sends it, with the owner's password. */
export async function fillSignIn(page: Page, { secrets }: DemoProduct, email = OWNER_EMAIL): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secrets.OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs the owner in and waits for the landing. */
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
