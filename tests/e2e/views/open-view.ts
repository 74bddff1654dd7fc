import { expect, type Page } from 'playwright/test';
import type { DemoProduct } from '../fixtures/demo-product.js';

const card = (page: Page) => page.getByRole('article').first();
export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens a list and waits for its cards. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(card(page)).toBeVisible();
}

/** Opens a list that has nothing to show. */
export async function openEmpty(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text)).toBeVisible();
}

/** Opens a screen whose call the server refuses, with a button to try again. */
export async function openFailing(page: Page, path: string, call: RegExp): Promise<void> {
  await page.route(call, (route) =>
    route.fulfill({
      status: 400,
      json: {
        data: null,
        error: { status: 400, name: 'ValidationError', message: 'page is too far away.', details: {} },
      },
    }),
  );
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute(call);
}

/** Opens a form with everything that is required missing. */
export async function openForm(page: Page, path: string, add: string): Promise<void> {
  await openList(page, path);
  await press(page, add);
  await dialog(page).locator('[type=submit]').click();
  await expect(
    dialog(page)
      .getByText(/ is required\.$/)
      .first(),
  ).toBeVisible();
}

/** Opens one of the restaurant's long forms, and leaves a required field empty. */
export async function openRestaurantForm(page: Page, path: string, required: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel(required, { exact: true }).fill('');
  await press(page, /^Save Restaurant/);
  await expect(page.getByText(/ is required\.?$/).first()).toBeVisible();
}

/** Changes a dish behind the back of whoever has its form open. */
export async function describeDish({ api, token }: DemoProduct, name: string, description: string): Promise<void> {
  const dish = (await api.get('adminMenuItems', { query: {} }, { token })).find((item) => item.name === name);
  if (!dish) throw new Error(`The demo restaurant has no ${name}`);
  const { id, version, nameNl, price, categoryId, imageUrl, available, popular } = dish;
  await api.get(
    'updateMenuItem',
    {
      params: { id },
      headers: { 'if-match': version },
      body: { name, nameNl, description, price, categoryId, imageUrl, available, popular },
    },
    { token },
  );
}
