import { expect, test } from './fixtures/test.js';

const language = (html: { getAttribute: (name: string) => Promise<string | null> }) => html.getAttribute('lang');

test.describe('a Dutch browser', () => {
  test.use({ locale: 'nl-NL' });

  test('gets Dutch, and keeps English once it was chosen, in both apps', async ({ page }) => {
    await page.goto('/menu');
    await expect(page.getByRole('heading', { level: 1, name: 'Menukaart' })).toBeVisible();
    expect(await language(page.locator('html'))).toBe('nl');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();

    const english = page.getByRole('heading', { level: 1, name: 'Menu', exact: true });
    await test.step('before the page is hydrated', async () => {
      // Its scripts are asked for and never come.
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/menu');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(english).toBeVisible();
      await page.unroute('**/assets/*.js');
    });
    expect(await language(page.locator('html'))).toBe('en');
    await page.reload();
    await expect(english).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('gets English, and Dutch once it was chosen', { tag: '@full' }, async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await expect(page.getByRole('heading', { name: 'Je mandje is leeg' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Je mandje is leeg' })).toBeVisible();
  });
});
