import { OWNER_EMAIL } from '../product/secrets.js';
import { customer } from './steps/demo.js';
import { euros } from './steps/money.js';
import { fillSignIn, findOrder, openAsOwner } from './steps/back-office.js';
import { detailsOf, placeOrder } from './steps/orders.js';
import { toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const LIFE = [
  { action: 'Confirm', status: 'CONFIRMED', shown: 'Confirmed' },
  { action: 'Start Preparing', status: 'PREPARING', shown: 'Preparing' },
  { action: 'Mark Ready', status: 'READY', shown: 'Ready' },
  { action: 'Complete', status: 'COMPLETED', shown: 'Completed' },
] as const;

test('the owner takes an order through every status', { tag: '@full' }, async ({ page, product, noise }) => {
  const order = await placeOrder(product, 'whole-life', 'Ring the bell.');
  const anna = customer('whole-life');

  await test.step('a wrong password is refused', async () => {
    noise.announce(/status of 401/);
    await page.goto('/admin');
    await page.getByLabel('Email').fill(OWNER_EMAIL);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('not-the-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(toast(page, 'Login failed. Please check your credentials.')).toBeVisible();
  });

  await test.step('signs in and finds the order', async () => {
    await fillSignIn(page, product);
    await expect(toast(page, 'Successfully logged in!')).toBeVisible();
    await page.getByRole('link', { name: /^Orders/ }).click();
    await expect(page).toHaveURL('/admin/orders');
  });

  const card = await findOrder(page, order.orderNumber);
  await expect(card).toContainText(`${anna.name} ${anna.phone}`);
  await expect(card).toContainText(euros(order.total));
  await expect(card).toContainText('extra basil');
  await expect(card).toContainText('Ring the bell.');

  for (const { action, status, shown } of LIFE) {
    await test.step(action, async () => {
      await card.getByRole('button', { name: new RegExp(`^${action} order`) }).click();
      await expect(toast(page, 'Order status updated successfully!')).toBeVisible();
      await expect(card.getByText(new RegExp(`^${shown}( ·|$)`))).toBeVisible();
      // The card shows the step before it is stored, and the message may still be the last step's.
      await expect.poll(async () => (await detailsOf(product, order.id)).status).toBe(status);
    });
  }

  await test.step('reads the details and the history', async () => {
    await expect(card.getByRole('button', { name: /^(View Details|Print ticket) of/ })).toHaveCount(2);
    await expect(card.getByRole('button')).toHaveCount(2);
    await card.getByRole('button', { name: /^View Details/ }).click();
    const dialog = page.getByRole('dialog');
    for (const text of [order.orderNumber, anna.name, anna.phone, anna.email, 'Ring the bell.', euros(order.total)]) {
      await expect(dialog).toContainText(text);
    }
    await expect(dialog.getByRole('listitem').filter({ has: page.getByRole('time') })).toContainText([
      'Placed by the customer',
      ...LIFE.map(({ shown }) => `${shown} by ${OWNER_EMAIL}`),
    ]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('the owner cancels an order, after being asked', { tag: '@full' }, async ({ page, product }) => {
  const order = await placeOrder(product, 'cancelled');
  await openAsOwner(page, product, '/admin/orders');
  const card = await findOrder(page, order.orderNumber);
  const cancel = card.getByRole('button', { name: /^Cancel order/ });
  const question = page.getByRole('dialog', { name: /^Cancel order .*\?$/ });

  await test.step('keeps it at first', async () => {
    await cancel.click();
    await expect(question).toContainText('Why do you cancel it?');
    await question.getByRole('button', { name: 'Keep Order' }).click();
    await expect(question).toBeHidden();
    expect((await detailsOf(product, order.id)).status).toBe('PENDING');
  });

  await test.step('then cancels it', async () => {
    await cancel.click();
    await question.getByRole('button', { name: /^Sold out/ }).click();
    await expect(toast(page, 'Order status updated successfully!')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(card.getByText(/^Cancelled( ·|$)/)).toBeVisible();
    expect((await detailsOf(product, order.id)).status).toBe('CANCELLED');
  });

  await test.step('nothing is left to do but read', async () => {
    await expect(card.getByRole('button', { name: /^(View Details|Print ticket) of/ })).toHaveCount(2);
    await expect(card.getByRole('button')).toHaveCount(2);
    await card.getByRole('button', { name: /^View Details/ }).click();
    const entries = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') });
    await expect(entries).toContainText(['Placed by the customer', `Cancelled by ${OWNER_EMAIL}: Sold out`]);
  });
});

test('the owner undoes a move from its toast', { tag: '@full' }, async ({ page, product }) => {
  const order = await placeOrder(product, 'undone');
  await openAsOwner(page, product, '/admin/orders');
  const card = await findOrder(page, order.orderNumber);
  const number = order.orderNumber.slice(-3);

  await card.getByRole('button', { name: /^Cancel order/ }).click();
  await page.getByRole('button', { name: /^Another reason/ }).click();
  await expect(card.getByText(/^Cancelled( ·|$)/)).toBeVisible();
  await toast(page, `${number} → Cancelled`).getByRole('button', { name: 'Undo' }).click();
  // The toast leaves after seconds; the button comes when the list was read again, and stays.
  await expect(toast(page, `${number} is Pending again`)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Confirm order/ })).toBeVisible();
  const { status, moves } = await detailsOf(product, order.id);
  expect({ status, moves }).toMatchObject({ status: 'PENDING', moves: [{ undone: true }, { isUndo: true }] });
});

test(
  'signing out closes the back office, and signing in leads to the screen asked for',
  { tag: '@full' },
  async ({ page, product }) => {
    await openAsOwner(page, product, '/admin/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the back office' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Successfully logged out!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

    await page.goto('/admin/orders?status=READY');
    await expect(page).toHaveURL('/admin');
    await fillSignIn(page, product);
    await expect(page).toHaveURL('/admin/orders?status=READY');
    await expect(page.getByRole('button', { name: /^Ready/ })).toHaveAttribute('aria-pressed', 'true');
  },
);
