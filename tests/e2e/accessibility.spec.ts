import { expectAccessible } from './steps/accessible.js';
import { customer, DESSERT_ON_US, FRITES, LEMONADE, PIZZA_CATEGORY, RIBEYE } from './steps/demo.js';
import type { OfficeView } from './steps/office-view.js';
import { OFFICE_VIEWS } from './steps/office-views.js';
import { rememberOwner } from './steps/office.js';
import { addButton, addDeal, confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/shop.js';
import { expect, test } from './stage/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on the pages around the menu', async ({ page, noise }) => {
  noise.announce(/^404: no page at \/nowhere/);
  noise.announce(/status of 404/);
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
    await rememberOwner(page, product);
    for (const { shows, open, provokes } of views) {
      await test.step(shows, async () => {
        if (provokes) noise.announce(provokes);
        await open(page, product);
        await expectAccessible(page);
      });
    }
  });
}
