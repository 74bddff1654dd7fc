import type { Page } from 'playwright/test';
import { middayZone } from '../restaurant/midday.js';
import type { DemoProduct } from './fixtures/demo-product.js';
import { customer, MARGHERITA } from './steps/demo.js';
import { expectHydrated } from './steps/hydrated.js';
import { dishNamed, ordersOf } from './steps/orders.js';
import { cartButton, confirmation, fillCart, fillContact, placeOrderButton, toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const MINUTE = 60_000;

/** The band is the first of a page; checkout says the same beside its pickup time. */
const band = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^(Open|Paused|Closed|Last orders)/ })
    .first();

/** A kitchen that few orders fill, at midday: late in the evening, a day has no times left to choose from. */
const makeKitchenSmall = ({ api, token }: DemoProduct, timeZone: string) =>
  api.get('updateRestaurant', { body: { slotMinutes: 15, unitsPerSlot: 10, timeZone } }, { token });

/** Others order a dish for a time until not one more fits: large orders first, as each takes what is left of the slots before too. */
async function takeAllOf({ api }: DemoProduct, itemId: string, pickupAt: string): Promise<void> {
  const { name, email, phone } = customer('faster');
  for (const quantity of [16, 8, 4, 2, 1]) {
    const items = [{ itemId, itemType: 'menu' as const, quantity }];
    for (;;) {
      const { pickupTimes } = await api.get('quote', { body: { items, pickupAt } });
      if (!pickupTimes.includes(pickupAt)) break;
      const contact = { customerName: name, customerEmail: email, customerPhone: phone };
      await api.get('placeOrder', { body: { ...contact, items, pickupAt } });
    }
  }
}

test('of a pickup time that another order takes meanwhile the new times are shown, and nothing typed is lost', async ({
  page,
  product,
  noise,
}) => {
  noise.announce(/status of 409/);
  const anna = customer('slower');
  const { id } = await dishNamed(product, MARGHERITA);
  const items = [{ itemId: id, itemType: 'menu' as const, quantity: 1 }];
  const timeZone = middayZone(Date.now());
  await makeKitchenSmall(product, timeZone);

  await fillCart(page, MARGHERITA);
  await page.goto('/checkout');
  const picker = page.getByRole('region', { name: 'Pickup Time' });
  await picker.getByRole('radio', { name: /^At a time of your choice/ }).check();
  const times = picker.getByRole('radiogroup', { name: /^Time, / }).getByRole('radio');
  // Not the first one, which time alone could take away.
  await times.nth(1).check();
  const { pickupTimes } = await product.api.get('quote', { body: { items } });
  const wanted = (await times.nth(1).locator('..').textContent()) ?? '';
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const pickupAt = pickupTimes.find((one) => time.format(new Date(one)) === wanted) ?? '';
  await fillContact(page, anna, 'Please ring twice.');

  // Between the last question and the order.
  await page.route(
    '**/api/orders',
    async (route) => {
      await takeAllOf(product, id, pickupAt);
      await route.continue();
    },
    { times: 1 },
  );
  await placeOrderButton(page).click();
  await expect(toast(page, 'Please Look at Your Pickup Time')).toContainText('Nothing has been ordered yet.');
  await expect(picker.getByText(`${wanted} is no longer free; please choose another time.`)).toBeVisible();
  await expect(picker).toBeFocused();
  await expect(placeOrderButton(page)).toHaveAccessibleDescription('Please choose another pickup time to order');
  await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
  await expect(page.getByLabel('Special Instructions')).toHaveValue('Please ring twice.');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await ordersOf(product, anna.email)).toEqual([]);

  // The last one of the day that is shown: nobody takes it.
  const chosen = (await times.last().locator('..').textContent()) ?? '';
  await times.last().check();
  await placeOrderButton(page).click();
  await expect(confirmation(page).getByRole('definition').filter({ hasText: chosen })).toBeVisible();
  const [order] = await ordersOf(product, anna.email);
  expect(time.format(new Date(order?.pickupAt ?? ''))).toBe(chosen);
});

test('a pause shows on an open page, stops orders, and ends', { tag: '@full' }, async ({ page, product }) => {
  const { api, token } = product;
  const pause = (pausedUntil: string | null) => api.get('changeKitchenControl', { body: { pausedUntil } }, { token });
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await fillCart(page, MARGHERITA);
  await page.goto('/');
  await expectHydrated(page);
  await expect(band(page)).toHaveText(/^Open /);
  await pause(new Date(Date.now() + 30 * MINUTE).toISOString());
  await lookAgain();
  await expect(band(page)).toHaveText(/^Paused until .* · We take no orders until then$/);
  await expect(page.getByText('Ready in 15-20 min')).toHaveCount(0);

  await page.goto('/checkout');
  await expectHydrated(page);
  await expect(placeOrderButton(page)).toHaveAccessibleDescription(
    /^Paused until .*\. We take no orders until then\.$/,
  );
  await pause(null);
  await lookAgain();
  await expect(band(page)).toHaveText(/^Open /);
  await expect(page.getByRole('radio', { name: /^As soon as possible/ })).toBeChecked();
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-disabled');
});
