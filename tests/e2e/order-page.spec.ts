import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { expectAccessible } from './steps/accessible.js';
import { customer, LEMONADE, MARGHERITA } from './steps/demo.js';
import { findOrder, openAsOwner } from './steps/back-office.js';
import { detailsOf, ordersOf } from './steps/orders.js';
import {
  cartButton,
  confirmation,
  confirmedNumber,
  fillCart,
  fillContact,
  placeOrderButton,
} from './steps/storefront.js';

const SECONDS = 1000;
/** A page that is looked at asks every four seconds. */
const SOON = { timeout: 12 * SECONDS };

const sentence = (page: Page, words: string | RegExp) => page.getByRole('main').getByRole('status').getByText(words);

/** Orders something and follows it to its own page. @returns its number */
async function orderAndFollow(page: Page, test: string): Promise<string> {
  await fillCart(page, MARGHERITA, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, customer(test), 'Ring the bell.');
  await placeOrderButton(page).click();
  const number = await confirmedNumber(page);
  await confirmation(page).getByRole('link', { name: 'Follow your order' }).click();
  await expect(page).toHaveURL(/\/orders\/[^/]{20,}$/);
  await expect(sentence(page, 'We have received your order.')).toBeVisible();
  return number;
}

async function idOf(product: DemoProduct, test: string): Promise<string> {
  const [order] = await ordersOf(product, customer(test).email);
  if (!order) throw new Error(`No order of ${test} is in the list`);
  return order.id;
}

test("the pill of a running order stands clear of the bar of a phone's cart", { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await orderAndFollow(page, 'pill');
  const address = page.url();
  await fillCart(page, MARGHERITA);
  await cartButton(page).click();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeInViewport({ ratio: 1 });
  // A press that the bar took would lead to the checkout.
  await page.getByRole('complementary', { name: 'Your orders' }).getByRole('link').click();
  await expect(page).toHaveURL(address);
});

test('a customer follows an order without a reload, after one, and on another device', async ({
  page,
  product,
  anotherPerson,
}) => {
  test.slow();
  const number = await orderAndFollow(page, 'follows');
  const address = page.url();
  await expect(page).toHaveTitle(`Received – ${number} · Mirabelle`);
  await expect(cartButton(page)).toHaveAccessibleName('Cart');

  const pill = page.getByRole('complementary', { name: 'Your orders' }).getByRole('link');
  await test.step('finds it again from every page by its pill', async () => {
    await expect(pill).toHaveCount(0);
    await page.goto('/about');
    await expect(pill).toHaveText(new RegExp(`^Order ${number.slice(9)} · ready `));
    await expectAccessible(page);
    await pill.click();
    await expect(page).toHaveURL(address);
    // Gone with the first reload.
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  });

  const owner = await anotherPerson();
  await openAsOwner(owner, product, '/admin/orders');
  const card = await findOrder(owner, number);

  await test.step('sees every move the owner makes, within seconds', async () => {
    await card.getByRole('button', { name: /^Confirm order/ }).click();
    await expect(sentence(page, 'The kitchen has confirmed your order.')).toBeVisible(SOON);
    await card.getByRole('button', { name: /^Start Preparing order/ }).click();
    await expect(sentence(page, 'Your order is being prepared.')).toBeVisible(SOON);
    await card.getByRole('button', { name: /^Mark Ready order/ }).click();
    await expect(sentence(page, /^Your order is ready/)).toBeVisible(SOON);
    await expect(page).toHaveTitle(`Ready – ${number} · Mirabelle`);
    await expect(sentence(page, 'Come and get it')).toBeInViewport();
    const digits = await sentence(page, number.slice(9)).boundingBox();
    expect(digits?.height, 'the number is seen across a room').toBeGreaterThan(150);
    await expectAccessible(page);
    await expect(page.locator('html')).toHaveAttribute('data-not-reloaded', '');
  });

  await test.step('and again after a reload', async () => {
    await page.reload();
    await expect(sentence(page, /^Your order is ready/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')).toContainText([
      /^Received.*\d\d:\d\d$/,
      /^Confirmed.*\d\d:\d\d$/,
      /^Being prepared.*\d\d:\d\d$/,
      /^Ready.*\d\d:\d\d$/,
      /^Collected$/,
    ]);
  });

  await test.step('and on another device, down to the note', async () => {
    const phone = await anotherPerson();
    await phone.setViewportSize({ width: 375, height: 720 });
    await phone.goto(address);
    const main = phone.getByRole('main');
    for (const words of [number, MARGHERITA, LEMONADE, 'Ring the bell.', 'Anna de Vries']) {
      await expect(main).toContainText(words);
    }
    await phone.setViewportSize({ width: 320, height: 640 });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  await test.step('until it is collected', async () => {
    await card.getByRole('button', { name: /^Complete order/ }).click();
    await expect(sentence(page, /^You have collected your order/)).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Order Again' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(pill).toHaveCount(0);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  });
});

test(
  'a customer cancels while nobody has confirmed it, and the owner hears of it',
  { tag: '@full' },
  async ({ page, product, anotherPerson }) => {
    const number = await orderAndFollow(page, 'takes-back');
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const question = page.getByRole('dialog', { name: `Cancel order ${number.slice(-3)}?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(sentence(page, 'You have cancelled this order.')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
    await expectAccessible(page);

    expect(await detailsOf(product, await idOf(product, 'takes-back'))).toMatchObject({
      status: 'CANCELLED',
      moves: [{ from: 'PENDING', to: 'CANCELLED', by: 'customer' }],
    });
    const owner = await anotherPerson();
    await openAsOwner(owner, product, '/admin/orders');
    await expect((await findOrder(owner, number)).getByText(/^Cancelled( ·|$)/)).toBeVisible();
  },
);

test('a customer who cancels too late is told so', { tag: '@full' }, async ({ page, product, noise }) => {
  await orderAndFollow(page, 'too-late');
  const id = await idOf(product, 'too-late');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await product.api.get(
    'transitionOrder',
    { params: { id }, query: { status: 'CONFIRMED' } },
    { token: product.token },
  );
  noise.announce(/status of 409/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^The kitchen was faster: .* Please call \+31/);
  await expect(sentence(page, 'The kitchen has confirmed your order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await expectAccessible(page);
  expect((await detailsOf(product, id)).status).toBe('CONFIRMED');
});

test(
  'every address without an order shows the same page, which is not indexed',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 404/);
    noise.announce(/^Failed to load order /);
    const texts: string[] = [];
    const numbered = (await product.api.get('adminOrders', { query: {} }, { token: product.token })).content[0];
    for (const id of ['no-such-order', 'f'.repeat(32), numbered?.orderNumber ?? '', numbered?.id ?? '']) {
      const answer = await page.goto(`/orders/${id}`);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      await expect(page.getByRole('heading', { level: 1, name: 'This order cannot be shown' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Mirabelle');
      texts.push(await page.getByRole('main').innerText());
    }
    expect(new Set(texts).size).toBe(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await product.api.send('/robots.txt')).text).toContain('Disallow: /orders\n');
    await expectAccessible(page);
  },
);

test(
  'a page that loses its connection keeps the order and reconnects',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    await orderAndFollow(page, 'cut-off');
    noise.announce(/ERR_INTERNET_DISCONNECTED|Failed to load order/);
    await page.context().setOffline(true);
    await expect(page.getByText(/^Last checked \d\d:\d\d, trying again\.$/)).toBeVisible(SOON);
    await expect(sentence(page, 'We have received your order.')).toBeVisible();
    const id = await idOf(product, 'cut-off');
    await product.api.get(
      'transitionOrder',
      { params: { id }, query: { status: 'CONFIRMED' } },
      { token: product.token },
    );
    await page.context().setOffline(false);
    await expect(sentence(page, 'The kitchen has confirmed your order.')).toBeVisible(SOON);
    await expect(page.getByText(/^Last checked/)).toHaveCount(0);
    await expectAccessible(page);
  },
);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a customer reads the menu and their own order without a network, and what is new as soon as there is one', async ({
    page,
    product,
    noise,
  }) => {
    test.slow();
    // What is not kept, such as pictures that were never on the screen.
    noise.announce(/net::ERR_|Failed to (fetch|load)|NetworkError/);
    const number = await orderAndFollow(page, 'offline');
    const address = page.url();
    const keptOrders = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.startsWith('kept-orders'));
        return name === undefined
          ? []
          : (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      });
    const path = new URL(address).pathname;
    await expect.poll(keptOrders, SOON).toEqual([`/api${path}`]);
    await page.goto('/menu');
    const margherita = page.getByRole('heading', { name: MARGHERITA, exact: true });
    await expect(margherita).toBeVisible();

    await page.context().setOffline(true);
    await page.goto('/menu');
    await expect(margherita).toBeVisible();
    await expect(page.getByText(/^You are offline. You see this as of \d\d:\d\d.$/)).toBeVisible();
    await page.goto(address);
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await page.goto('/reviews');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

    await page.context().setOffline(false);
    // The offline page opens the asked-for page by itself; a goto meanwhile would be broken off.
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden(SOON);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await product.sql('menu_items').where({ name: MARGHERITA }).update({ name: 'Margherita of today' });
    await page.goto('/menu');
    await expect(page.getByRole('heading', { name: 'Margherita of today', exact: true })).toBeVisible();
    await expect(page.getByText(/You are offline/)).toBeHidden();
  });
});
