import { shortOrderNumber, type AdminMenuItem } from '@pickup/contract';
import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { openAsOwner } from './steps/back-office.js';
import { expectAccessible } from './steps/accessible.js';
import { card, openBoard } from './steps/board.js';
import { customer, MARGHERITA } from './steps/demo.js';
import { expectHydrated } from './steps/hydrated.js';
import { dishNamed, ordersOf, placeOrder } from './steps/orders.js';

const kitchen = (page: Page) => page.getByRole('region', { name: 'Kitchen' });

async function openKitchen(page: Page, product: DemoProduct): Promise<void> {
  await openAsOwner(page, product, '/admin/kitchen');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

const soldOutUntil = async ({ api, token }: DemoProduct, id: string): Promise<AdminMenuItem['soldOutUntil']> => {
  const dishes = await api.get('adminMenuItems', { query: { includeUnavailable: 'true' } }, { token });
  return dishes.find((dish) => dish.id === id)?.soldOutUntil ?? null;
};

test('a pause on one board is seen by another and by a visitor, and ended by one tap', async ({
  page,
  product,
  anotherPerson,
}) => {
  const [other, visitor] = [await anotherPerson(), await anotherPerson()];
  await openKitchen(page, product);
  await openKitchen(other, product);
  await visitor.goto('/menu');
  await expectHydrated(visitor);
  await expect(visitor.getByText(/^Paused until/)).toHaveCount(0);

  await kitchen(page).getByRole('button', { name: 'Pause or busy' }).click();
  const control = page.getByRole('dialog', { name: 'Pause or busy' });
  await expectAccessible(page);
  await control.getByRole('button', { name: /^30 min until/ }).click();
  for (const board of [page, other]) await expect(kitchen(board).getByText(/^Paused until .*\d\d:\d\d$/)).toBeVisible();
  // A page asks again when it is looked at.
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await visitor.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(visitor.getByText(/^Paused until/).first()).toBeVisible();

  await kitchen(other).getByRole('button', { name: 'End pause' }).click();
  for (const board of [page, other]) await expect(kitchen(board).getByText(/^Open/)).toBeVisible();
});

test(
  'a dish of an order is sold out in two taps from its details and comes back with one',
  { tag: '@full' },
  async ({ page, product }) => {
    const order = await placeOrder(product, 'kitchen-sold-out');
    const { id } = await dishNamed(product, MARGHERITA);
    await openBoard(page, product);
    const shown = card(page, shortOrderNumber(order.orderNumber));
    await shown.getByRole('button', { name: /^View Details/ }).click();
    await page.getByRole('button', { name: `Sold out: ${MARGHERITA}` }).click();
    await page
      .getByRole('dialog', { name: `Sold out: ${MARGHERITA}` })
      .getByRole('button', { name: `${MARGHERITA}: For today` })
      .click();
    await expect(page.getByText(`${MARGHERITA} is sold out for today.`)).toBeVisible();
    expect((await dishNamed(product, MARGHERITA)).soldOut).toBe(true);
    expect(await soldOutUntil(product, id)).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${MARGHERITA} is as it was before.`)).toBeVisible();
    expect(await soldOutUntil(product, id)).toBeNull();
  },
);

test(
  'an order for later waits under Later with its time, and is not new',
  { tag: '@full' },
  async ({ page, product }) => {
    await openKitchen(page, product);
    const dish = await dishNamed(product, MARGHERITA);
    const items = [{ itemId: dish.id, itemType: 'menu' as const, quantity: 1 }];
    const { pickupTimes } = await product.api.get('quote', { body: { items } });
    const pickupAt = pickupTimes.at(-1);
    if (pickupAt === undefined) throw new Error('The demo restaurant offers no pickup time');
    const { name, email, phone } = customer('kitchen-later');
    await product.api.get('placeOrder', {
      body: { customerName: name, customerEmail: email, customerPhone: phone, items, pickupAt },
    });
    const [order] = await ordersOf(product, email);
    const number = shortOrderNumber(order?.orderNumber ?? '');
    const shown = page.getByRole('region', { name: 'Later' }).locator(`[data-order="${order?.id ?? ''}"]`);
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toContainText(number);
    await expect(shown).toContainText(/begin .*\d\d:\d\d/);
    await expect(page).toHaveTitle('Kitchen · Back office');
    await expectAccessible(page);
  },
);
