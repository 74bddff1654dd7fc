import { expect, type Locator, type Page } from 'playwright/test';
import { OWNER_EMAIL } from '../../product/secrets.js';
import type { DemoProduct } from '../stage/demo-product.js';

/** Fills in the sign-in form that is on the screen and sends it. */
export async function fillSignIn(page: Page, { secrets }: DemoProduct): Promise<void> {
  await page.getByLabel('Email').fill(OWNER_EMAIL);
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
