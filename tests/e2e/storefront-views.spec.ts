import type { Page } from 'playwright/test';
import { expectAccessible } from './steps/accessible.js';
import { expectHydrated } from './steps/hydrated.js';
import { customer, DESSERT_ON_US, FRITES, LEMONADE, PIZZA_CATEGORY, PIZZA_FOR_TWO } from './steps/demo.js';
import { expectFits, PHONES_AND_LARGE_TEXT } from './steps/fits.js';
import { LONG_WORD, writeLongWords } from './steps/long-words.js';
import { changeDish, keepFewDishes } from './steps/offers.js';
import { addDeal, confirmation, confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const NARROW = { width: 390, height: 740 };
const WIDE = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: NARROW });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHydrated(page);
}

async function expectAccessibleWide(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
}

/** Each view is opened once, on a phone, and everything that only a browser can judge is judged there. */
async function expectForEverybody(page: Page): Promise<void> {
  await expectFits(page, PHONES_AND_LARGE_TEXT);
  await expectAccessibleWide(page);
}

test.beforeEach(async ({ product }) => {
  await keepFewDishes(product, LEMONADE, FRITES);
  await writeLongWords(product, { dish: LEMONADE, deals: [PIZZA_FOR_TWO, 'Oyster Week'] });
});

test('the pages around the menu are accessible and fit a phone, with long words and large letters', async ({
  page,
  product,
  noise,
}) => {
  noise.announce(/^404: no page at \/nowhere/);
  noise.announce(/status of 404/);
  await product.api.get('createReview', {
    body: { customerName: LONG_WORD, customerEmail: 'long-words@example.com', rating: 4, comment: LONG_WORD },
  });
  for (const path of ['/', '/deals', '/about', '/cart', '/checkout', '/nowhere', '/reviews']) {
    await open(page, path);
    await expectForEverybody(page);
  }

  await test.step('the links of a narrow screen', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectFits(page, PHONES_AND_LARGE_TEXT);
    await page.keyboard.press('Escape');
  });

  await test.step('the dialog of a review, with a field missing', async () => {
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await page.getByRole('dialog').getByLabel('Your review').fill(LONG_WORD);
    await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).press('Enter');
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expectForEverybody(page);
  });
});

test('the way from the menu to the order is accessible and fits a phone, with long words and large letters', async ({
  page,
  product,
}) => {
  const anna = { ...customer('long-words'), name: LONG_WORD };

  await test.step('the menu, with something in the cart', async () => {
    await fillCart(page, LONG_WORD, FRITES);
    await expectFits(page, PHONES_AND_LARGE_TEXT);
    await page.getByRole('button', { name: /^Allergens/ }).click();
    await expectFits(page, PHONES_AND_LARGE_TEXT);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Allergens/ })).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: PIZZA_CATEGORY }).click();
    await expectAccessibleWide(page);
  });

  await test.step('the cart, with an unmet condition', async () => {
    await addDeal(page, DESSERT_ON_US);
    await open(page, '/cart');
    await expect(page.getByText('Complete deal requirements to checkout')).toBeVisible();
    await expectForEverybody(page);
  });

  await test.step('the cart and the checkout, with a changed price', async () => {
    await addDeal(page, LONG_WORD);
    await changeDish(product, FRITES, { name: LONG_WORD.slice(1), price: 1234.5 });
    for (const path of ['/cart', '/checkout']) {
      await open(page, path);
      await expect(page.getByText('1 change since you filled your cart').last()).toBeVisible();
      await expectForEverybody(page);
    }
  });

  await test.step('the cart, ready to order', async () => {
    await page.getByRole('button', { name: /^Accept the change/ }).click();
    await page.getByRole('link', { name: 'Back to Cart' }).click();
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await expectAccessibleWide(page);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  });

  await test.step('the checkout, with missing fields', async () => {
    await placeOrderButton(page).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expectForEverybody(page);
  });

  await test.step('the checkout, with a pickup time of choice', async () => {
    await page.getByRole('radio', { name: /^At a time of your choice/ }).check();
    await page.getByRole('radio', { name: 'Tomorrow', exact: true }).check();
    await expectForEverybody(page);
    await page.getByRole('radio', { name: /^As soon as possible/ }).check();
  });

  await test.step('the confirmation', async () => {
    await fillContact(page, anna, LONG_WORD);
    await placeOrderButton(page).click();
    await confirmedNumber(page);
    await expectForEverybody(page);
  });

  await test.step('the page of the order, and the question before it is cancelled', async () => {
    await confirmation(page).getByRole('link', { name: 'Follow your order' }).click();
    await expect(page.getByText('We have received your order.')).toBeVisible();
    await expectForEverybody(page);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await expectForEverybody(page);
  });
});
