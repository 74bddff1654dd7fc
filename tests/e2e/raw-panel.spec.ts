import type { Page } from 'playwright/test';
import { PANEL_EMAIL } from '../product/secrets.js';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { MARGHERITA } from './steps/demo.js';
import { findOrder, openAsOwner } from './steps/back-office.js';
import { detailsOf, placeOrder } from './steps/orders.js';

/** Strapi's own: it asks for what its paid edition has. */
const ASKS_FOR_MORE =
  /status of 404 .*\/(admin\/(license-limit-information|ai-feature-config)|i18n\/ai-localization-jobs\/|content-manager\/preview\/url\/)/;

/** Signs in on the way to a page of the panel. One load of the panel: on a busy machine each takes many seconds. */
async function signInDeveloper(page: Page, { secrets }: DemoProduct, address = '/strapi'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email*').fill(PANEL_EMAIL);
  await page.getByLabel('Password*').fill(secrets.PANEL_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible();
  // Nothing is advertised.
  await expect(page.getByRole('link', { name: 'Marketplace' })).toHaveCount(0);
  await expect(page.getByText('Introducing the new Media Library')).toHaveCount(0);
}

/** Searches the list of orders, and shows the one that is found. */
async function search(page: Page, text: string, orderNumber: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search for Order' });
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(orderNumber);
}

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeVisible();
}

const orderAddress = (id: string) => `/strapi/content-manager/collection-types/plugin::ordering.order/${id}`;

test(
  'a developer finds an order by its number and by its customer, with all that belongs to it',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(ASKS_FOR_MORE);
    const { orderNumber, customerEmail, id } = await placeOrder(product, 'raw-panel');
    await product.api.get(
      'transitionOrder',
      { params: { id }, query: { status: 'CONFIRMED' } },
      { token: product.token },
    );
    const { id: row }: { id: number } = await product.sql('orders').where({ document_id: id }).first('id');
    const at = new Date();
    const mail = { document_id: 'raw-panel-mail', once_key: 'raw-panel', recipient: customerEmail, language: 'en' };
    const sent = { mail_kind: 'received', mail_state: 'sent', attempts: 1, queued_at: at, sent_at: at };
    await product.sql('order_mails').insert({ ...mail, ...sent, order_id: row, published_at: at });
    await signInDeveloper(page, product);
    await page.reload();
    await openOrders(page);
    await search(page, orderNumber, orderNumber);
    await search(page, customerEmail, orderNumber);
    await page.getByRole('grid').getByText(orderNumber).click();
    await expect(page.getByRole('heading', { name: orderNumber })).toBeVisible();
    for (const belonging of [MARGHERITA, 'CONFIRMED', 'received', customerEmail]) {
      await expect(page.getByRole('listitem').getByRole('button', { name: belonging })).toBeVisible();
    }
    await expect(page.getByText('The sum of the lines. It follows when a line is changed.')).toBeVisible();
    for (const name of ['Order number', 'Total (cents)', 'Business day']) {
      await expect(page.getByRole('textbox', { name, exact: true })).toBeDisabled();
    }
    // Nothing is called as in the database.
    await expect(page.getByText(/^(orderStatus|totalCents|customerName|placedAt)$/)).toHaveCount(0);
  },
);

test('a refused status leaves the form as typed, and is saved once the developer says why', async ({
  page,
  product,
  noise,
}) => {
  noise.announce(ASKS_FOR_MORE);
  noise.announce(/status of 400 .*plugin::ordering\.order/);
  const { id, orderNumber } = await placeOrder(product, 'raw-panel-status');
  await signInDeveloper(page, product, orderAddress(id));
  const save = page.getByRole('button', { name: 'Save' });
  const status = page.getByRole('combobox', { name: 'Status' });
  const customerName = page.getByRole('textbox', { name: 'Customer name' });
  await customerName.fill('Robin Corrected');
  await status.click();
  await page.getByRole('option', { name: 'READY', exact: true }).click();
  // Strapi reads the record again after every answer, also after a refusal.
  const readAgain = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'GET' && answer.url().includes(`collection-types/plugin::ordering.order/${id}`),
  );
  await save.click();
  const refusal = `Order ${orderNumber} is PENDING and cannot become READY. It can become CONFIRMED or CANCELLED.`;
  await expect(page.getByText(refusal)).toBeVisible();
  expect(await detailsOf(product, id)).toMatchObject({ status: 'PENDING', moves: [] });
  await readAgain;
  await expect(status).toHaveText('READY');
  await expect(customerName).toHaveValue('Robin Corrected');
  await page.getByRole('textbox', { name: 'Reason for a correction' }).fill('Found on the counter');
  await save.click();
  await expect(page.getByText('Saved document')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reason for a correction' })).toHaveValue('');
  await expect(status).toHaveText('READY');
  await expect(customerName).toHaveValue('Robin Corrected');
  expect(await detailsOf(product, id)).toMatchObject({
    status: 'READY',
    customerName: 'Robin Corrected',
    moves: [{ from: 'PENDING', to: 'READY', by: `${PANEL_EMAIL} (correction: Found on the counter)` }],
  });
});

test(
  'a line that is corrected in the panel changes what the owner sees',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(ASKS_FOR_MORE);
    const { id, orderNumber, total } = await placeOrder(product, 'raw-panel-line');
    const price = total / 2;
    await signInDeveloper(page, product, orderAddress(id));
    // What is typed before the form has its values is lost.
    await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderNumber);
    await page.getByRole('textbox', { name: 'Notes' }).fill('Typed before');
    await page.getByRole('listitem').getByRole('button', { name: MARGHERITA }).click();
    const line = page.getByRole('dialog');
    await line.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved document')).toBeVisible();
    const cents = Math.round(price * 3 * 100).toLocaleString('en-US');
    await expect(line.getByRole('textbox', { name: 'Line total (cents)' })).toHaveValue(cents);
    await line.getByRole('button', { name: 'Close' }).click();
    // The form behind it follows, as an amount too, and keeps what was typed.
    await expect(page.getByRole('textbox', { name: 'Total (cents)', exact: true })).toHaveValue(cents);
    await expect(
      page
        .getByText(`€ ${(price * 3).toFixed(2)}`)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Typed before');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(await detailsOf(product, id)).toMatchObject({ total: price * 3, items: [{ quantity: 3 }] });
    await openAsOwner(page, product, '/admin/orders');
    await expect(await findOrder(page, orderNumber)).toContainText(`€${(price * 3).toFixed(2)}`);
  },
);
