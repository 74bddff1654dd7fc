import type { Page } from 'playwright/test';
import { expectAlive } from './steps/alive.js';
import { customer, FRITES, LEMONADE, PIZZA_FOR_TWO } from './steps/demo.js';
import { expectFitsPhones } from './steps/fits.js';
import { LONG_WORD, writeLongWords } from './steps/long-words.js';
import { changeDish, type TakeBack } from './steps/offers.js';
import { addDeal, confirmation, confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/shop.js';
import { expect, test } from './stage/test.js';

test.use({ viewport: { width: 390, height: 740 } });

let takenBack: TakeBack[] = [];
test.afterEach(async () => {
  for (const takeBack of takenBack) await takeBack();
  takenBack = [];
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAlive(page);
}

test('one long word, and letters twice as large, fit a phone on every screen of the shop', async ({
  page,
  product,
  noise,
}) => {
  noise.announce(/^404: no page at \/nowhere/);
  noise.announce(/status of 404/);
  const anna = { ...customer('long-words'), name: LONG_WORD };
  await product.api.get('createReview', {
    body: { customerName: LONG_WORD, customerEmail: anna.email, rating: 4, comment: LONG_WORD },
  });
  takenBack = await writeLongWords(product, { dish: LEMONADE, deals: [PIZZA_FOR_TWO, 'Oyster Week'] });

  for (const path of ['/', '/deals', '/reviews', '/about', '/cart', '/checkout', '/nowhere']) {
    await open(page, path);
    await expectFitsPhones(page);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectFitsPhones(page);

  await fillCart(page, LONG_WORD, FRITES);
  await expectFitsPhones(page);
  await page.getByRole('button', { name: /^Without/ }).click();
  await expectFitsPhones(page);
  await addDeal(page, LONG_WORD);
  takenBack.push(await changeDish(product, FRITES, { name: LONG_WORD.slice(1), price: 1234.5 }));
  for (const path of ['/cart', '/checkout']) {
    await open(page, path);
    await expect(page.getByText('1 change since you filled your cart').last()).toBeVisible();
    await expectFitsPhones(page);
  }
  await page.getByRole('button', { name: /^Accept the change/ }).click();
  await placeOrderButton(page).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectFitsPhones(page);
  await fillContact(page, anna, LONG_WORD);
  await placeOrderButton(page).click();
  await confirmedNumber(page);
  await expectFitsPhones(page);
  await confirmation(page).getByRole('link', { name: 'Follow your order' }).click();
  await expect(page.getByText('We have received your order.')).toBeVisible();
  await expectFitsPhones(page);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await expectFitsPhones(page);
});

test('a review of one long word fits a phone while it is written', async ({ page }) => {
  await open(page, '/reviews');
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('dialog').getByLabel('Your review').fill(LONG_WORD);
  await expectFitsPhones(page);
});
