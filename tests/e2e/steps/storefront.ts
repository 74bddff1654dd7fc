import { expect, type Locator, type Page } from 'playwright/test';
import { expectHydrated } from './hydrated.js';
import type { Customer } from './demo.js';

/** The message that carries these words. */
export const toast = (page: Page, words: string): Locator =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words })
    .first();

export const addButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true });

/** The cart button of the navigation bar. */
export const cartButton = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** Puts dishes into the cart, starting from nothing but the address. */
export async function fillCart(page: Page, ...dishes: string[]): Promise<void> {
  await page.goto('/menu');
  await expectHydrated(page);
  for (const dish of dishes) await addButton(page, dish).click();
  await expect(cartButton(page)).toHaveAccessibleName(
    `Cart, ${dishes.length} ${dishes.length === 1 ? 'item' : 'items'}`,
  );
}

export async function addDeal(page: Page, name: string): Promise<void> {
  await page.goto('/deals');
  await addButton(page, name).click();
  await expect(toast(page, `${name} is in your cart.`)).toBeVisible();
}

export const placeOrderButton = (page: Page): Locator => page.getByRole('button', { name: /^Place Order - / });

/** Types the contact form of /checkout. */
export async function fillContact(page: Page, { name, email, phone }: Customer, notes = ''): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Special Instructions').fill(notes);
}

export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: 'Order Confirmed' });

/** The order number in the confirmation, once it is there. */
export async function confirmedNumber(page: Page): Promise<string> {
  const number = confirmation(page).getByText(/^\d{8}-\d{3,}$/);
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}

/** Subtotal, tax and total, as a summary or the confirmation writes them. */
export const sums = (place: Locator): Locator => place.getByRole('definition').filter({ hasText: /^€\d+\.\d\d$/ });
