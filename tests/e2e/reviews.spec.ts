import type { Page } from 'playwright/test';
import { toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write a Review' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Review' });

async function openReviews(page: Page) {
  await page.goto('/reviews');
  await expect(cards(page)).toHaveCount(10);
}

test(
  'a visitor reads on to the last review, and the summary agrees with the calls',
  { tag: '@full' },
  async ({ page, product }) => {
    const stats = await product.api.get('reviewStats', {});
    await openReviews(page);
    await expect(page.getByText(`${stats.totalReviews} reviews`)).toBeVisible();
    const more = page.getByRole('button', { name: 'Load More Reviews' });
    for (let shown = 20; shown < stats.totalReviews; shown += 10) {
      await more.click();
      await expect(cards(page)).toHaveCount(shown);
    }
    await more.click();
    await expect(cards(page)).toHaveCount(stats.totalReviews);
    await expect(page.getByText('No more reviews to load')).toBeVisible();
    await expect(more).toBeHidden();
  },
);

test('a visitor writes a review with the keyboard alone, and it stands first as the text it is', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)> & <b>bold</b>';
  await openReviews(page);
  await page.getByRole('button', { name: 'Write a Review' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Select a rating')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await dialog(page).getByRole('radio', { name: '1 out of 5 stars' }).focus();
  await page.keyboard.press('Space');
  for (const stars of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByText(`${stars} out of 5 stars`)).toBeVisible();
  }
  for (const words of ['Keyboard Kees', 'kees@example.com', '', markup]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Review Submitted')).toContainText(
    'Thank you for your review! It has been submitted successfully.',
  );
  await expect(dialog(page)).toBeHidden();
  await expect(cards(page).first()).toContainText('Keyboard Kees');
  await expect(cards(page).first()).toContainText(markup);
  await expect(cards(page)).toHaveCount(10);
});

test('a draft survives Escape; what is missing is said', { tag: '@full' }, async ({ page }) => {
  await openReviews(page);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Your review/ })
    .fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await expect(dialog(page).getByRole('textbox', { name: /^Your review/ })).toHaveValue('Half a thought');
  // The button is only aria-disabled: the click arrives and is answered, but the test runner would wait for "enabled".
  await submit(page).click({ force: true });
  await expect(toast(page, 'Rating Required')).toContainText('Please select a rating before submitting your review.');
  await dialog(page).getByRole('radio', { name: '5 out of 5 stars' }).check({ force: true });
  await submit(page).click();
  await expect(toast(page, 'Required Fields')).toContainText('Please fill in your name and email address.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('a helpful vote counts once, also after a reload', { tag: '@full' }, async ({ page, product }) => {
  // A review of its own: a visitor's vote for one of the demo's would count once in all tests.
  const body = { customerName: 'Vera', customerEmail: 'vera@example.com', rating: 4, comment: 'Worth a vote.' };
  const { id } = await product.api.get('createReview', { body });
  await openReviews(page);
  const button = cards(page)
    .filter({ hasText: body.comment })
    .first()
    .getByRole('button', { name: /^Helpful/ });
  await button.click();
  await expect(toast(page, 'Thank you!')).toContainText('Your helpful vote has been recorded.');
  await expect(button).toContainText('Helpful (1)');
  await expect(button).toBeDisabled();
  await page.reload();
  await expect(button).toBeDisabled();
  const stored = (await product.api.get('reviews', {})).content.find((review) => review.id === id);
  expect(stored?.helpfulCount).toBe(1);
});

test(
  'a server error is shown in the language of the visitor, and nothing typed is lost',
  { tag: '@full' },
  async ({ page, noise }) => {
    noise.announce(/status of 500/);
    await openReviews(page);
    const fail = { status: 500, contentType: 'application/json', body: '{"data":null,"error":{}}' };
    await page.route('**/api/reviews/*/helpful', (route) => route.fulfill(fail));
    await cards(page)
      .first()
      .getByRole('button', { name: /^Helpful/ })
      .click();
    await expect(toast(page, 'Vote Failed')).toContainText('There was an error recording your vote. Please try again.');
    await page.route('**/api/reviews', (route) => route.fulfill(fail));
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await dialog(page).getByRole('radio', { name: '3 out of 5 stars' }).check({ force: true });
    await dialog(page).getByRole('textbox', { name: /^Name/ }).fill('Fem');
    await dialog(page)
      .getByRole('textbox', { name: /^Email/ })
      .fill('fem@example.com');
    await submit(page).click();
    await expect(toast(page, 'Submission Failed')).toContainText(
      'There was an error submitting your review. Please try again.',
    );
    await expect(dialog(page).getByRole('textbox', { name: /^Name/ })).toHaveValue('Fem');
  },
);
