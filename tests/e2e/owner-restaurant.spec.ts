import type { AdminRestaurant, SaveRestaurant } from '@pickup/contract';
import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { rememberOwner } from './steps/back-office.js';
import { toast } from './steps/storefront.js';

const recordOf = ({ api, token }: DemoProduct): Promise<AdminRestaurant> => api.get('adminRestaurant', {}, { token });

const change = ({ api, token }: DemoProduct, body: SaveRestaurant): Promise<AdminRestaurant> =>
  api.get('updateRestaurant', { body }, { token });

const saveInformation = (page: Page) => page.getByRole('button', { name: 'Save Restaurant Information' });
const saveSettings = (page: Page) => page.getByRole('button', { name: 'Save Restaurant Settings' });
const tile = (page: Page, label: string) => page.getByRole('term').filter({ hasText: label }).locator('..');

test.beforeEach(({ product, page }) => rememberOwner(page, product));

test('the owner changes the information, and visitors read it', { tag: '@full' }, async ({ page, product }) => {
  const { story, mission, capacity } = await recordOf(product);
  await page.goto('/admin/restaurant');
  await page.getByLabel('Phone').fill('+31 30 555 0177');
  await page.getByLabel(/^Website/).fill('mirabelle.example/menu');
  await page.getByRole('switch', { name: 'Parking' }).check();
  await page.getByRole('switch', { name: 'Open on Monday' }).uncheck();
  await expect(page.getByLabel('Monday opens at')).toBeDisabled();
  await page.getByLabel('Friday opens at').fill('17:00');
  await page.getByLabel('Friday closes at').fill('01:30');
  await expect(page.getByRole('group', { name: 'Friday' })).toContainText('Closes after midnight');
  await saveInformation(page).click();
  await expect(toast(page, 'Restaurant information updated successfully!')).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  expect(await recordOf(product)).toMatchObject({
    phone: '+31 30 555 0177',
    website: 'https://mirabelle.example/menu',
    features: { parking: true },
    mondayClosed: true,
    fridayClose: '01:30',
    story,
    mission,
    capacity,
  });
  await page.goto('/about');
  await expect(page.getByRole('main')).toContainText('+31 30 555 0177');
  await expect(page.getByRole('main')).toContainText('01:30');
});

test('the owner changes the settings, sees the home page before, and visitors see it after', async ({
  page,
  product,
}) => {
  const { features, paymentMethods } = await recordOf(product);
  await page.goto('/admin/restaurant-settings');
  await page.getByLabel('Longest').fill('35');
  await expect(page.getByRole('status', { name: 'What visitors read' })).toHaveText('Ready in 15-35 min');
  await page.getByLabel(/^Service availability/).fill('Pickup until ten');
  await expect(tile(page, 'Preparation')).toContainText('Ready in 15-35 min');
  await expect(tile(page, 'Preparation')).toContainText('Now: Ready in 15-20 min');
  await expect(tile(page, 'Service')).toContainText('Pickup until ten');
  await page.getByLabel(/^Capacity/).fill('0');

  await test.step('what is required is told first', async () => {
    const name = page.getByLabel('Restaurant name');
    const written = await name.inputValue();
    await name.fill('');
    await saveSettings(page).click();
    await expect(toast(page, 'Restaurant name is required')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill(written);
  });

  await saveSettings(page).click();
  await expect(toast(page, 'Restaurant settings updated successfully!')).toBeVisible();
  await expect(page.getByLabel(/^Capacity/)).toHaveValue('');
  expect(await recordOf(product)).toMatchObject({ capacity: null, features, paymentMethods });

  await page.goto('/');
  await expect(tile(page, 'Preparation')).toContainText('Ready in 15-35 min');
  await expect(tile(page, 'Service')).toContainText('Pickup until ten');
});

test(
  'the second of two owners compares, and undoes nothing of the first',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 409/);
    await page.goto('/admin/restaurant');
    const postalCode = page.getByLabel('Postal code');
    await postalCode.fill('3512 ZZ');
    await change(product, { phone: '+31 30 555 0188', postalCode: '3512 AA' });
    await saveInformation(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' });
    await expect(notice).toBeInViewport();
    await expect(notice.getByRole('row', { name: /^Postal code/ })).toContainText('3512 ZZ3512 AA');
    await notice.getByRole('button', { name: 'Keep My Changes' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('+31 30 555 0188');
    await expect(postalCode).toHaveValue('3512 ZZ');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Restaurant information updated successfully!')).toBeVisible();
    expect(await recordOf(product)).toMatchObject({ phone: '+31 30 555 0188', postalCode: '3512 ZZ' });
  },
);

test('nothing typed is lost when the line is, or by leaving', { tag: '@full' }, async ({ page, context, noise }) => {
  noise.announce(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/admin/restaurant');
  const phone = page.getByLabel('Phone');
  await phone.fill('+31 30 555 0199');
  await context.setOffline(true);
  await saveInformation(page).click();
  await expect(toast(page, 'Failed to save restaurant information')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('The server did not answer. Check the connection and try again.');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Back to the back office' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Editing' }).click();
  await expect(phone).toHaveValue('+31 30 555 0199');
  await saveInformation(page).click();
  await expect(toast(page, 'Restaurant information updated successfully!')).toBeVisible();
});
