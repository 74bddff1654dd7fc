import type { AdminReview } from '@pickup/contract';
import type { Locator, Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { openAsOwner } from './steps/back-office.js';
import { toast } from './steps/storefront.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.getByRole('article');
const figure = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));

/** A review that has just been written; every test takes an address of its own. */
async function writeReview({ api, token }: DemoProduct, test: string, comment: string): Promise<AdminReview> {
  const email = `${test}@example.com`;
  await api.get('createReview', { body: { customerName: `Rosa ${test}`, customerEmail: email, rating: 2, comment } });
  const { content } = await api.get('adminReviews', { query: {} }, { token });
  const review = content.find(({ customerEmail }) => customerEmail === email);
  if (!review) throw new Error('The review just written is not in the list');
  return review;
}

const stored = ({ api, token }: DemoProduct, { id }: AdminReview) =>
  api.get('adminReview', { params: { id } }, { token });

const isPublic = async ({ api }: DemoProduct, { id }: AdminReview) => {
  const { content } = await api.get('reviews', { query: { size: '100' } });
  return content.some((review) => review.id === id);
};

async function openReviews(page: Page, product: DemoProduct): Promise<void> {
  await openAsOwner(page, product, '/admin/reviews');
  await expect(cards(page).first()).toBeVisible();
}

/** The card of a review, found by its email address. */
async function findReview(page: Page, { customerEmail }: AdminReview): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search this page' }).fill(customerEmail.toUpperCase());
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(customerEmail);
  return cards(page);
}

test(
  'the owner verifies a review, votes for it, takes it off the site and brings it back',
  { tag: '@full' },
  async ({ page, product }) => {
    const { api, token } = product;
    const markup = '<img src=x onerror=alert(1)> & <b>cold</b>';
    const review = await writeReview(product, 'whole-review', markup);
    const before = await api.get('reviewStatistics', { query: {} }, { token });
    await openReviews(page, product);
    const card = await findReview(page, review);
    await expect(card).toContainText(markup);
    await expect(card.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible();

    await test.step('the figures are those of the calls', async () => {
      await expect(figure(page, 'Total Reviews')).toHaveText(String(before.totalReviews));
      await expect(figure(page, 'Verified Reviews')).toHaveText(String(before.verifiedReviews));
      await expect(figure(page, 'Average Rating')).toHaveText(before.averageRating.toFixed(1));
      await expect(figure(page, 'Helpful Votes')).toHaveText(String(before.totalHelpfulVotes));
    });

    await test.step('verified, and taken back with the next click', async () => {
      await card.getByRole('button', { name: /^Mark Verified/ }).click();
      await expect(toast(page, 'Verification status updated successfully!')).toBeVisible();
      await expect(card.getByText('Verified', { exact: true })).toBeVisible();
      await expect(figure(page, 'Verified Reviews')).toHaveText(String(before.verifiedReviews + 1));
      expect((await stored(product, review)).verified).toBe(true);
      await card.getByRole('button', { name: /^Remove Verified/ }).click();
      await expect(figure(page, 'Verified Reviews')).toHaveText(String(before.verifiedReviews));
      expect((await stored(product, review)).verified).toBe(false);
    });

    await test.step('one helpful vote more, after a visitor voted meanwhile', async () => {
      await api.get('voteHelpful', { params: { id: review.id } });
      await card.getByRole('button', { name: /^\+1 helpful vote/ }).click();
      await expect(toast(page, 'Helpful count updated successfully!')).toBeVisible();
      await expect(card.getByText('2 helpful votes')).toBeVisible();
      await expect(figure(page, 'Helpful Votes')).toHaveText(String(before.totalHelpfulVotes + 2));
      expect((await stored(product, review)).helpfulCount).toBe(2);
    });

    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    const trash = card.getByRole('button', { name: /^Delete review/ });

    await test.step('kept, after being asked', async () => {
      await trash.click();
      await question.getByRole('button', { name: 'Keep' }).click();
      await expect(question).toBeHidden();
      await expect(trash).toBeFocused();
      expect(await isPublic(product, review)).toBe(true);
    });

    await test.step('deleted', async () => {
      await trash.click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, 'Review deleted successfully!')).toBeVisible();
      await expect(card.getByText('Deleted')).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(1);
      await expect(card).toBeFocused();
      await expect(figure(page, 'Total Reviews')).toHaveText(String(before.totalReviews - 1));
      expect(await isPublic(product, review)).toBe(false);
    });

    await test.step('restored, with the keyboard', async () => {
      const restore = card.getByRole('button', { name: /^Restore/ });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(restore).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Review restored successfully!')).toBeVisible();
      await expect(card.getByText('Deleted')).toBeHidden();
      await expect(figure(page, 'Total Reviews')).toHaveText(String(before.totalReviews));
      expect(await isPublic(product, review)).toBe(true);
    });
  },
);

test(
  'filters and pages stand in the address, for a reload and for the way back',
  { tag: '@full' },
  async ({ page, product }) => {
    const { api, token } = product;
    const all = await api.get('adminReviews', { query: {} }, { token });
    const critical = await api.get('adminReviews', { query: { rating: '3', verified: 'true' } }, { token });
    await openReviews(page, product);
    await expect(page.getByText(`Page 1 of ${all.totalPages}`)).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/admin/reviews?page=2');
    await expect(page.getByText(`Page 2 of ${all.totalPages}`)).toBeVisible();

    await page.getByRole('button', { name: '3 stars' }).click();
    await page.getByRole('button', { name: 'Verified', exact: true }).click();
    await expect(page).toHaveURL('/admin/reviews?rating=3&verified=true');
    await expect(cards(page)).toHaveCount(critical.totalElements);
    await expect(cards(page).getByRole('img', { name: '3 out of 5 stars' })).toHaveCount(critical.totalElements);
    await page.getByRole('searchbox').fill('nowhere to be found');
    await expect(page.getByText('No reviews found matching your criteria.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No reviews found matching your criteria.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('nowhere to be found');

    await page.goBack();
    await expect(page).toHaveURL('/admin/reviews?rating=3');
    await page.goBack();
    await expect(page).toHaveURL('/admin/reviews?page=2');
    await expect(page.getByText(`Page 2 of ${all.totalPages}`)).toBeVisible();
  },
);

test(
  'what the server refuses goes back, with its sentence; what is lost on the way too',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 409/);
    noise.announce(/net::ERR_FAILED/);
    const { api, token } = product;
    const review = await writeReview(product, 'refused-review', 'Lukewarm.');
    await openReviews(page, product);
    const card = await findReview(page, review);

    await test.step('no answer', async () => {
      await page.route('**/api/admin/reviews/*/helpful', (route) => route.abort());
      await card.getByRole('button', { name: /^\+1 helpful vote/ }).click();
      await expect(toast(page, 'Failed to update helpful count')).toContainText('The server did not answer.');
      await expect(card.getByText('0 helpful votes')).toBeVisible();
    });

    await test.step('deleted by another owner meanwhile', async () => {
      await api.call('deleteReview', { params: { id: review.id } }, { token });
      await card.getByRole('button', { name: /^Mark Verified/ }).click();
      await expect(toast(page, 'Failed to update verification status')).toContainText(/deleted|changed/);
      await expect(card.getByText('Deleted')).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(1);
      expect((await stored(product, review)).verified).toBe(false);
    });
  },
);

test(
  'figures that cannot be read are dashes, and only the log says why',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 400/);
    noise.announce(/^Failed to load reviewStatistics/);
    await page.route('**/api/admin/reviews/statistics', (route) =>
      route.fulfill({ status: 400, contentType: 'application/json', body: '{"data":null,"error":{}}' }),
    );
    await openReviews(page, product);
    await expect(page.getByRole('definition')).toHaveText(['–', '–', '–', '–']);
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(/^Failed/)).toHaveCount(0);
  },
);
