import { readFile } from 'node:fs/promises';
import { CustomerData, type OrderStatus } from '@pickup/contract';
import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { expectAccessible } from './steps/accessible.js';
import { customer, MARGHERITA } from './steps/demo.js';
import { openAsOwner, screenHeading } from './steps/back-office.js';
import { dishNamed } from './steps/orders.js';
import { toast } from './steps/storefront.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TITLE = 'Customers’ Data';
const COURSE: readonly OrderStatus[] = ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'];

const field = (page: Page) => page.getByLabel('Email address', { exact: true });
const held = (page: Page, email: string) => page.getByRole('region', { name: email });
const question = (page: Page) => page.getByRole('dialog', { name: 'Erase this customer’s data?' });
const again = (page: Page) => question(page).getByLabel('Type the email address again to confirm');
const fact = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));

/** An order that stands where its course has led it, with the secret that opens it. */
async function order(product: DemoProduct, email: string, course: readonly OrderStatus[] = COURSE) {
  const { api, token } = product;
  const { name, phone } = customer('customers');
  const { id: itemId } = await dishNamed(product, MARGHERITA);
  const placed = await api.get('placeOrder', {
    body: {
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      notes: 'Ring twice.',
      items: [{ itemId, itemType: 'menu', quantity: 2, customizations: ['extra basil'] }],
    },
  });
  const { content } = await api.get('adminOrders', { query: { size: '20' } }, { token });
  const { id } = content.find(({ orderNumber }) => orderNumber === placed.orderNumber) ?? { id: '' };
  for (const status of course) await api.get('transitionOrder', { params: { id }, query: { status } }, { token });
  return { id, secret: placed.id, number: placed.orderNumber };
}

const review = ({ api }: DemoProduct, customerEmail: string) =>
  api.get('createReview', { body: { customerName: 'Anna de Vries', customerEmail, rating: 4, comment: 'I am Anna.' } });

async function openScreen(page: Page, product: DemoProduct): Promise<void> {
  await openAsOwner(page, product, '/admin/customers');
  await expect(screenHeading(page, TITLE)).toBeVisible();
}

async function lookUp(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await page.getByRole('button', { name: 'Look Up' }).click();
}

test(
  'the owner finds a customer from the landing, hands the data over and erases it, and no figure changes',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 404/);
    const { api, token } = product;
    const email = 'customers-whole@example.com';
    const [first, second] = [await order(product, email), await order(product, email, ['CANCELLED'])];
    const written = await review(product, email);
    const figures = async () => [
      await api.get('customerInsights', { query: {} }, { token }),
      await api.get('dashboard', { query: {} }, { token }),
      await api.get('reviewStats', {}),
    ];
    const before = await figures();

    await openAsOwner(page, product);
    await page.getByRole('link', { name: TITLE }).click();
    await expect(screenHeading(page, TITLE)).toBeFocused();

    await test.step('found by the exact address, with the keyboard', async () => {
      await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(email.toUpperCase());
      await page.keyboard.press('Enter');
      await expect(held(page, email)).toBeVisible();
      await expect(fact(page, 'Orders')).toHaveText('2 orders');
      await expect(fact(page, 'Reviews')).toHaveText('1 review');
      expect(page.url()).not.toContain('example.com');
    });

    await test.step('handed over as a file', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^customer-data-\d{4}-\d\d-\d\d\.json$/);
      const data = CustomerData.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
      expect(data.orders.map(({ orderNumber }) => orderNumber)).toEqual([first.number, second.number]);
      expect(data.reviews.map(({ id }) => id)).toEqual([written.id]);
      await expect(toast(page, 'Customer data exported successfully!')).toBeVisible();
    });

    await test.step('kept, after being asked', async () => {
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      await expect(question(page)).toContainText('This cannot be undone.');
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeFocused();
    });

    await test.step('erased, after typing the address again', async () => {
      await page.keyboard.press('Enter');
      await again(page).fill('somebody-else@example.com');
      await page.keyboard.press('Enter');
      await expect(question(page).getByText('This is not the address above.')).toBeVisible();
      await again(page).fill(email);
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Customer data erased successfully!')).toContainText('(2 orders, 1 review)');
      await expect(question(page)).toBeHidden();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });

    await test.step('nothing is left of it but the figures', async () => {
      await lookUp(page, email);
      await expect(page.getByRole('main').getByText(`Nothing is stored under ${email}.`).last()).toBeVisible();
      expect(await figures()).toEqual(before);
      expect((await api.call('order', { params: { id: first.secret } })).status).toBe(404);
      await page.goto('/admin/orders');
      await page.getByRole('searchbox', { name: 'Search this page' }).fill(first.number);
      await expect(page.getByRole('article')).toContainText('N.N.');
      await page.getByRole('button', { name: /^View Details/ }).click();
      await expect(page.getByRole('dialog').getByText('This customer’s data has been erased.')).toBeVisible();
      await page.goto('/reviews');
      await expect(page.getByText('N.N.').first()).toBeVisible();
      await expect(page.getByText('I am Anna.')).toHaveCount(0);
    });
  },
);

test('an order that is still open has to be finished first', { tag: '@full' }, async ({ page, product, noise }) => {
  noise.announce(/status of 409/);
  const email = 'customers-open@example.com';
  const { number } = await order(product, email, ['CONFIRMED']);
  await openScreen(page, product);
  await lookUp(page, email);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await again(page).fill(email);
  await question(page).getByRole('button', { name: 'Erase For Good' }).click();
  const sentence = `Order ${number} is still open (Confirmed): complete or cancel it first.`;
  await expect(question(page).getByRole('alert')).toHaveText(sentence);
  await expect(toast(page, 'Failed to erase customer data')).toContainText(sentence);
  await expect(again(page)).toHaveValue(email);
});

test(
  'what cannot be read says why, and is read with the next try',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/net::ERR_FAILED/);
    const email = 'customers-lost@example.com';
    await review(product, email);
    await openScreen(page, product);
    await page.route('**/api/admin/customers/export*', (route) => route.abort());
    await lookUp(page, email);
    await expect(toast(page, 'Failed to load customer data')).toBeVisible();
    await page.unroute('**/api/admin/customers/export*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(held(page, email)).toBeVisible();
    await expect(fact(page, 'Last order')).toHaveText('–');
  },
);

test(
  'the screen is for everybody: axe, dark, 320 px, and the longest address',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 404/);
    const longest = `${'l'.repeat(64)}@${'o'.repeat(60)}.${'n'.repeat(60)}.${'g'.repeat(55)}.example`;
    await review(product, longest);
    await page.setViewportSize({ width: 320, height: 640 });
    await openScreen(page, product);
    const expectFine = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessible(page);
    };
    await expectFine();
    await lookUp(page, 'nothing');
    await expect(page.getByText('This must be an email address')).toBeVisible();
    await expectFine();
    await lookUp(page, longest.replace('l', 'x'));
    await expect(page.getByText(/^Nothing is stored/).last()).toBeVisible();
    await expectFine();
    await lookUp(page, longest);
    await expect(held(page, longest)).toBeVisible();
    await expectFine();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(question(page)).toBeVisible();
    await expectFine();
  },
);
