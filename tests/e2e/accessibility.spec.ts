import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { customer, DESSERT_ON_US, FRITES, LEMONADE, PIZZA_CATEGORY, RIBEYE } from './steps/demo.js';
import { OFFICE_VIEWS, type OfficeView } from './steps/office-views.js';
import { signInOwner } from './steps/office.js';
import { addButton, addDeal, confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/shop.js';
import { expect, test } from './stage/test.js';

/** How many frames in a row nothing may move before colours are judged: one transition can start the next. */
const QUIET_FRAMES = 5;

const settle = (page: Page) =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        const look = () => {
          quiet = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : quiet + 1;
          if (quiet >= frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    QUIET_FRAMES,
  );

const judge = async (page: Page, axe: AxeBuilder) => {
  await settle(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ html }) => html).join(' | ')}`);
};

/**
 * Axe finds nothing in what is on the screen: in light by all its rules, in dark by the one the colours matter to. What
 * it does find does not end the test, so that one run tells of every view.
 */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await judge(page, new AxeBuilder({ page })), `${page.url()}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect
    .soft(await judge(page, new AxeBuilder({ page }).withRules('color-contrast')), `${page.url()}, dark`)
    .toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on the pages around the menu', async ({ page, noise }) => {
  noise.announce(/^404: no page at \/nowhere/);
  for (const path of ['/', '/deals', '/reviews', '/about', '/cart', '/checkout', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Mirabelle');
    await expectAccessible(page);
  }
});

test('axe finds nothing in the dialog of a review', async ({ page }) => {
  await page.goto('/reviews');
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).press('Enter');
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing from the menu to the confirmation', async ({ page }) => {
  await test.step('the menu, with something in the cart', async () => {
    await fillCart(page, LEMONADE);
    await page.getByRole('button', { name: PIZZA_CATEGORY }).click();
    await expectAccessible(page);
  });

  await test.step('the cart, with an unmet condition', async () => {
    await addDeal(page, DESSERT_ON_US);
    await page.goto('/cart');
    await expect(page.getByText('Complete deal requirements to checkout')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the checkout, with missing fields', async () => {
    await page.goto('/checkout');
    await placeOrderButton(page).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the cart, ready to order', async () => {
    await page.goto('/menu');
    await addButton(page, RIBEYE).click();
    await addButton(page, FRITES).click();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the confirmation', async () => {
    await page.goto('/checkout');
    await fillContact(page, customer('axe'));
    await placeOrderButton(page).click();
    await confirmedNumber(page);
    await expectAccessible(page);
  });
});

test('axe finds nothing in the sign-in of the back office, with missing fields', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
});

for (const [screen, views] of Object.entries<readonly OfficeView[]>(OFFICE_VIEWS)) {
  test(`axe finds nothing in the back office: ${screen}`, async ({ page, product, noise }) => {
    // A menu of 74 dishes is a lot to judge, twice for each of its views.
    test.slow();
    await signInOwner(page, product);
    for (const { shows, open, provokes } of views) {
      await test.step(shows, async () => {
        if (provokes) noise.announce(provokes);
        await open(page, product);
        await expectAccessible(page);
      });
    }
  });
}
