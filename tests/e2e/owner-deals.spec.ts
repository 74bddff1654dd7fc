import { addDays, localDay, type AdminDeal, type Deal, type SaveDeal } from '@pickup/contract';
import type { Locator, Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { DESSERT_ON_US } from './steps/demo.js';
import { openAsOwner } from './steps/back-office.js';
import { toast } from './steps/storefront.js';

const TODAY = localDay(Date.now(), 'Europe/Amsterdam');

const makeDeal = ({ api, token }: DemoProduct, title: string, given: Partial<SaveDeal> = {}): Promise<AdminDeal> =>
  api.get(
    'createDeal',
    {
      body: {
        title,
        description: 'Made for a test.',
        discountedPrice: 8,
        validFrom: TODAY,
        validUntil: addDays(TODAY, 30),
        ...given,
      },
    },
    { token },
  );

/** The deal as visitors see it, or that they do not. */
const publicDeal = async ({ api }: DemoProduct, title: string): Promise<Deal | undefined> =>
  (await api.get('deals', {})).find((deal) => deal.title === title);

const cardOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });

async function openDeals(page: Page, product: DemoProduct): Promise<void> {
  await openAsOwner(page, product, '/admin/deals');
  await expect(cardOf(page, DESSERT_ON_US)).toBeVisible();
}

test('the owner makes a deal, changes it, and takes it away and back', { tag: '@full' }, async ({ page, product }) => {
  const title = 'Mussels on Monday';
  await openDeals(page, product);
  const card = cardOf(page, title);
  const form = page.getByRole('dialog');

  await test.step('creates it, prices typed as people type them', async () => {
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await form.getByLabel('Title', { exact: true }).fill(title);
    await form.getByLabel('Description', { exact: true }).fill('A pot of mussels with frites.');
    await form.getByLabel('Type').selectOption('DINNER');
    await form.getByLabel(/^Original price/).fill('25,00');
    await form.getByLabel(/^Deal price/).fill('20');
    await expect(form.getByRole('status', { name: 'Discount' })).toContainText('20%');
    await form.getByLabel('Valid from').fill(TODAY);
    await form.getByLabel('Valid until').fill(addDays(TODAY, -1));
    await form.getByRole('button', { name: 'Create Deal' }).click();
    await expect(form.getByText('Valid until must not be before Valid from.')).toBeVisible();
    await form.getByLabel('Valid until').fill(addDays(TODAY, 30));
    await form.getByRole('button', { name: 'Create Deal' }).click();
    await expect(toast(page, 'Deal created successfully!')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(card).toContainText('€20.00');
    expect(await publicDeal(product, title)).toMatchObject({ dealPrice: 20, originalPrice: 25, type: 'other' });
  });

  await test.step('edits it', async () => {
    await card.getByRole('button', { name: `Edit ${title}` }).click();
    await form.getByLabel(/^Deal price/).fill('12,50');
    await form.getByRole('switch', { name: /^Only from a minimum order/ }).check();
    await form.getByLabel(/^Minimum order amount/).fill('30');
    await form.getByRole('button', { name: 'Save Deal' }).click();
    await expect(toast(page, 'Deal updated successfully!')).toBeVisible();
    await expect(card).toContainText('50% OFF');
    await expect(card).toContainText('Condition: Minimum order of €30.00 required');
    expect(await publicDeal(product, title)).toMatchObject({ dealPrice: 12.5, minimumOrderAmount: 30 });
  });

  await test.step('features it', async () => {
    await card.getByRole('switch', { name: /^Featured/ }).click();
    await expect(toast(page, 'Featured status updated successfully!')).toBeVisible();
    expect(await publicDeal(product, title)).toMatchObject({ featured: true });
  });

  await test.step('turns it off, and finds it among the inactive ones', async () => {
    await card.getByRole('switch', { name: /^Active/ }).click();
    await expect(toast(page, 'Deal status updated successfully!')).toBeVisible();
    expect(await publicDeal(product, title)).toBeUndefined();
    await page.getByRole('button', { name: /^Inactive/ }).click();
    await expect(page).toHaveURL('/admin/deals?filter=inactive');
    await expect(cardOf(page, DESSERT_ON_US)).toBeHidden();
    await card.getByRole('switch', { name: /^Active/ }).click();
    await expect(card).toBeHidden();
    await page.goBack();
    await expect(card.getByText('Inactive')).toBeHidden();
  });

  await test.step('deletes it, after being asked, and restores it', async () => {
    const question = page.getByRole('dialog', { name: `Delete ${title}?` });
    await card.getByRole('button', { name: `Delete ${title}` }).click();
    await question.getByRole('button', { name: 'Keep' }).click();
    expect(await publicDeal(product, title)).toBeDefined();
    await card.getByRole('button', { name: `Delete ${title}` }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Deal deleted successfully!')).toBeVisible();
    await expect(card.getByText('Deleted')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(1);
    expect(await publicDeal(product, title)).toBeUndefined();
    await card.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(toast(page, 'Deal restored successfully!')).toBeVisible();
    expect(await publicDeal(product, title)).toBeDefined();
  });

  await test.step('lets it expire', async () => {
    await card.getByRole('button', { name: `Edit ${title}` }).click();
    await form.getByLabel('Valid from').fill('2020-01-01');
    await form.getByLabel('Valid until').fill('2020-01-31');
    await form.getByRole('button', { name: 'Save Deal' }).click();
    await expect(card.getByText('Expired')).toBeVisible();
    expect(await publicDeal(product, title)).toBeUndefined();
  });
});

test('of two owners the second is told and compares', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(/status of 409/);
  const { id, version } = await makeDeal(product, 'Tosti Time', { active: false });
  await openDeals(page, product);
  await cardOf(page, 'Tosti Time').getByRole('button', { name: 'Edit Tosti Time' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title', { exact: true }).fill('Tosti Hour');

  const { api, token } = product;
  await api.get(
    'updateDeal',
    {
      params: { id },
      headers: { 'if-match': version },
      body: {
        title: 'Tosti Time',
        description: 'With soup.',
        discountedPrice: 9.5,
        active: false,
        validFrom: TODAY,
        validUntil: addDays(TODAY, 30),
      },
    },
    { token },
  );
  await form.getByRole('button', { name: 'Save Deal' }).click();
  const notice = form.getByRole('alert');
  await expect(notice).toContainText('Somebody else changed this meanwhile');
  await expect(notice.getByRole('row', { name: 'Title Tosti Hour Tosti Time' })).toBeVisible();
  await notice.getByRole('button', { name: 'Keep My Changes' }).click();
  await form.getByRole('button', { name: 'Save Deal' }).click();
  await expect(toast(page, 'Deal updated successfully!')).toBeVisible();
  // What the second has not touched is what the first has saved.
  await expect(cardOf(page, 'Tosti Hour')).toContainText('€9.50');
});

test('more than 20 deals are shown in pages', { tag: '@full' }, async ({ page, product }) => {
  for (let count = 1; count <= 12; count += 1) await makeDeal(product, `Deal of the Day ${count}`, { active: false });
  await openAsOwner(page, product, '/admin/deals');
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/deals?page=2');
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await expect(cardOf(page, 'Deal of the Day 12')).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(cardOf(page, 'Deal of the Day 12')).toBeVisible();
});
