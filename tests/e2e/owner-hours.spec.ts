import { localDay } from '@pickup/contract';
import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { openAsOwner } from './steps/back-office.js';
import { MARGHERITA } from './steps/demo.js';
import { toast } from './steps/storefront.js';

const openSettings = (page: Page, product: DemoProduct) => openAsOwner(page, product, '/admin/restaurant-settings');
const saveSettings = (page: Page) => page.getByRole('button', { name: 'Save Restaurant Settings' }).click();
const SAVED = 'Restaurant settings updated successfully!';

test('a second shift that is copied to all days is on the about page', { tag: '@full' }, async ({ page, product }) => {
  await openSettings(page, product);
  await page.getByLabel('Tuesday opens at').fill('12:00');
  await page.getByLabel('Tuesday closes at').fill('14:00');
  await page.getByRole('button', { name: 'Add a second shift on Tuesday' }).press('Enter');
  const second = page.getByLabel('Tuesday opens again at');
  await expect(second).toBeFocused();
  await second.fill('13:00');
  await page.getByLabel('Tuesday closes again at').fill('22:00');
  await expect(page.getByRole('group', { name: 'Tuesday' })).toContainText('before the first (12:00–14:00) has ended');
  await second.fill('17:00');
  await page.getByRole('button', { name: 'Copy the hours of Tuesday to all days' }).click();
  await expect(page.getByLabel('Sunday closes again at')).toHaveValue('22:00');
  await saveSettings(page);
  await expect(toast(page, SAVED)).toBeVisible();

  await page.goto('/about');
  const hours = page.getByRole('region', { name: 'Operating Hours' });
  await expect(hours.getByText('12:00-14:00 & 17:00-22:00')).toHaveCount(7);
});

test(
  'a special day closes the kitchen, and opens it again when it is deleted',
  { tag: '@full' },
  async ({ page, product, anotherPerson }) => {
    const { timeZone } = await product.api.get('restaurantInfo', {});
    const today = localDay(Date.now(), timeZone);
    const visitor = await anotherPerson();
    const closed = visitor.getByText(/^Closed until/).first();

    await openSettings(page, product);
    const days = page.getByRole('region', { name: 'Special Days' });
    await days.getByRole('button', { name: 'Add Special Day' }).click();
    const form = page.getByRole('dialog', { name: 'Add Special Day' });
    await form.getByLabel('Date').fill(today);
    await form.getByLabel(/^Note in English/).fill('The oven is being replaced.');
    await form.getByRole('button', { name: 'Add Special Day' }).click();
    await expect(toast(page, 'Special day added')).toBeVisible();
    await visitor.goto(`${product.url}/menu`);
    await expect(closed).toBeVisible();

    await days
      .getByRole('listitem')
      .filter({ hasText: 'The oven is being replaced.' })
      .getByLabel(/^Delete/)
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Special day deleted')).toBeVisible();
    await visitor.reload();
    await expect(closed).toBeHidden();
  },
);

test(
  'the preview of pickup times follows the capacity that is typed, and a dish that no slot holds is named',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    await openSettings(page, product);
    const large = page.getByRole('group', { name: /^A large order/ });
    const soonest = large.getByText(/^As soon as possible/);
    await expect(soonest).toBeVisible();
    const units = page.getByLabel(/^Kitchen work per pickup time/);
    await units.fill('1');
    await expect(large).toContainText('More than the kitchen can make for one time');
    const field = page.getByText(/alone counts \d+: at least that much has to fit/);
    await expect(field).toBeVisible();
    noise.announce(/status of 400/);
    await saveSettings(page);
    await expect(units).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/^unitsPerSlot is too small: .+ needs \d+, a slot holds 1\.$/).first()).toBeVisible();
    await units.fill('');
    await expect(soonest).toBeVisible();
  },
);

test(
  'what is left of a dish that is counted is on the menu',
  { tag: '@full' },
  async ({ page, product, anotherPerson }) => {
    const { token } = product;
    const found = (await product.api.get('adminMenuItems', {}, { token })).find(({ name }) => name === MARGHERITA);
    const counted = await product.api.get(
      'updateMenuItem',
      {
        params: { id: found?.id ?? '' },
        body: {
          name: MARGHERITA,
          description: found?.description ?? '',
          price: found?.price ?? 0,
          imageUrl: found?.imageUrl ?? '',
          available: true,
          popular: true,
          dailyCount: 900,
        },
      },
      { token },
    );
    const taken = 900 - (counted.portionsLeft ?? 0);

    await openAsOwner(page, product, `/admin/menu?q=${encodeURIComponent(MARGHERITA)}`);
    await page.getByRole('button', { name: `Edit ${MARGHERITA}`, exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^How many a day/).fill(String(taken + 3));
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Menu item updated successfully!')).toBeVisible();
    const card = page.getByRole('article', { name: MARGHERITA, exact: true });
    await expect(card).toContainText(`3 left of ${taken + 3} today`);

    const visitor = await anotherPerson();
    await visitor.goto(`${product.url}/menu`);
    const dish = visitor.getByRole('article').filter({ has: visitor.getByRole('heading', { name: MARGHERITA }) });
    await expect(dish.first()).toContainText('3 left');

    await card.getByRole('button', { name: `Sold out today: ${MARGHERITA}` }).click();
    await expect(card.getByRole('button', { name: `Bring back: ${MARGHERITA}` })).toBeVisible();
    await expect(card).toContainText('Sold out today');
    // The card says so before it is stored.
    const isSoldOut = async () =>
      (await product.api.get('menuItems', {})).find(({ name }) => name === MARGHERITA)?.soldOut;
    await expect.poll(isSoldOut).toBe(true);
    await visitor.reload();
    await expect(dish.first()).toContainText('Sold out');
  },
);
