import { REFRESH_COOKIE, shortOrderNumber } from '@pickup/contract';
import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures/test.js';
import { expectAccessible } from './steps/accessible.js';
import { card, confirmAll, keepSilent, newOrders, openBoard } from './steps/board.js';
import { customer, FRITES } from './steps/demo.js';
import { fillSignIn } from './steps/back-office.js';
import { detailsOf, ordersOf, placeOrder } from './steps/orders.js';
import { confirmedNumber, fillCart, fillContact, placeOrderButton, toast } from './steps/storefront.js';

const tonesOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));

test('an order appears on both boards and rings until somebody opens it on one', async ({
  page,
  product,
  anotherPerson,
}) => {
  const other = await anotherPerson();
  await openBoard(page, product);
  await openBoard(other, product);
  await confirmAll(page);
  await expect(newOrders(other)).toHaveCount(0);
  const before = await tonesOf(other);

  const buyer = await anotherPerson();
  await fillCart(buyer, FRITES);
  await buyer.goto('/checkout');
  await fillContact(buyer, customer('live-board'));
  await placeOrderButton(buyer).click();
  const number = shortOrderNumber(await confirmedNumber(buyer));
  const [order] = await ordersOf(product, customer('live-board').email);

  for (const board of [page, other]) {
    await expect(card(board, number).getByText('New')).toBeVisible();
    await expect(newOrders(board)).toContainText(number);
    await expect(board).toHaveTitle('(1) New orders · Back office');
  }
  // Two rings, a pause between them.
  await expect.poll(() => tonesOf(other)).toBeGreaterThan(before + 8);
  await expect.poll(async () => (await detailsOf(product, order?.id ?? '')).deliveredAt).not.toBeNull();

  await newOrders(page)
    .getByRole('button', { name: `Open order ${number}` })
    .click();
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();
  for (const board of [page, other]) {
    await expect(newOrders(board)).toHaveCount(0);
    await expect(board).toHaveTitle('Orders · Back office');
  }
  expect((await detailsOf(product, order?.id ?? '')).openedAt).not.toBeNull();
  const quiet = await tonesOf(other);
  await page.keyboard.press('Escape');
  await expect(card(page, number)).toBeFocused();
  // Counted by the page itself when the next order arrives, which rings from then on.
  const next = await other.evaluateHandle(() => ({
    tones: new Promise<number>((resolve) => {
      new MutationObserver((_, watch) => {
        if (!document.title.startsWith('(')) return;
        watch.disconnect();
        resolve(Number(document.documentElement.dataset.tones ?? 0));
      }).observe(document.head, { childList: true, subtree: true, characterData: true });
    }),
  }));
  await placeOrder(product, 'live-board-next');
  // What was rung already may still be counted, and the first ring of the next order.
  expect(await next.evaluate(({ tones }) => tones)).toBeLessThanOrEqual(quiet + 8);
  await confirmAll(page);
});

test(
  'a board that reconnects shows each order once',
  { tag: '@full' },
  async ({ page, product, anotherPerson, noise }) => {
    // A board waits long before it calls itself cut off.
    test.slow();
    noise.announce(/ERR_INTERNET_DISCONNECTED/);
    noise.announce(/Failed to load (adminOrders|ordersByStatus|mailStatus|kitchenControl)/);
    const other = await anotherPerson();
    await openBoard(page, product);
    await openBoard(other, product);
    await confirmAll(page);
    await expect(newOrders(other)).toHaveCount(0);

    const placed = [await placeOrder(product, 'cut-1')];
    await expect(newOrders(page)).toContainText('1 new order nobody');
    await page.context().setOffline(true);
    for (const test of ['cut-2', 'cut-3', 'cut-4']) placed.push(await placeOrder(product, test));
    await expect(newOrders(other)).toContainText('4 new orders nobody');
    await expect(page.getByText(/^Reconnecting…/)).toBeVisible();
    await expect(newOrders(page)).toContainText('1 new order nobody');
    // What is asked for meanwhile cannot be read.
    await page.getByRole('button', { name: /^Ready/ }).click();
    await expect(toast(page, 'Failed to load orders')).toBeVisible();
    await page.getByRole('button', { name: /^All ?,/ }).click();

    await expect(page.getByText('This board is not connected. New orders may be missing.')).toBeVisible({
      timeout: 45_000,
    });
    await expect(page).toHaveTitle('Not connected · Back office');
    // A message that is fading away is not read any more.
    await expect(toast(page, 'Failed to load orders')).toHaveCount(0);
    await expectAccessible(page);

    await page.context().setOffline(false);
    placed.push(await placeOrder(product, 'cut-5'));
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    for (const board of [page, other]) {
      await newOrders(board).getByRole('button', { name: 'Show them' }).click();
      await expect(newOrders(board).getByRole('listitem')).toHaveCount(placed.length);
      for (const { orderNumber } of placed) {
        await expect(card(board, shortOrderNumber(orderNumber))).toHaveCount(1);
        await expect(newOrders(board).getByText(shortOrderNumber(orderNumber), { exact: true })).toHaveCount(1);
      }
    }
    await newOrders(page).getByRole('button', { name: 'Confirm all seen' }).click();
    for (const board of [page, other]) await expect(newOrders(board)).toHaveCount(0);
  },
);

test(
  'a board whose session has ended says so, and shows the missed orders after the sign-in',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 401/);
    await openBoard(page, product);
    await confirmAll(page);
    const before = await tonesOf(page);
    const cookie = (await page.context().cookies()).find(({ name }) => name === REFRESH_COOKIE);
    await product.api.send('/api/auth/logout', {
      method: 'POST',
      headers: { cookie: `${REFRESH_COOKIE}=${cookie?.value ?? ''}` },
    });
    // The server looks at the session with every heartbeat.
    await expect(page.getByText('You are signed out. This screen does not hear new orders.')).toBeVisible({
      timeout: 45_000,
    });
    await expect(page).toHaveTitle('Signed out · Back office');
    await expect.poll(() => tonesOf(page)).toBeGreaterThan(before);
    const order = await placeOrder(product, 'signed-out');
    await fillSignIn(page, product);
    await expect(newOrders(page)).toContainText(shortOrderNumber(order.orderNumber));
    await expect(page.getByText('You are signed out.')).toHaveCount(0);
    await confirmAll(page);
  },
);

test(
  'a browser that may not play sound says so, and rings after the first touch',
  { tag: '@full' },
  async ({ page, product }) => {
    await openBoard(page, product);
    await confirmAll(page);
    await keepSilent(page);
    await page.reload();
    const turnOn = page.getByRole('button', { name: 'Turn on sound' });
    await expect(turnOn).toBeVisible();
    await placeOrder(product, 'silent-board');
    await expect(newOrders(page)).toBeVisible();
    expect(await tonesOf(page)).toBe(0);
    await expectAccessible(page);
    await turnOn.click();
    await expect(turnOn).toHaveCount(0);
    await expect.poll(() => tonesOf(page)).toBeGreaterThan(0);
    await confirmAll(page);
  },
);

/** The pages Chromium makes of what is to be printed, with their words and the size of the first in mm. */
async function printed(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true });
  const paper = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(paper, { mergePages: false });
  const [, , width = 0, height = 0] = (await paper.getPage(1)).view;
  const mm = (points: number) => Math.round((points / 72) * 25.4);
  return { pages: text.map((words) => words.replace(/\s+/g, ' ')), width: mm(width), height: mm(height) };
}

test('a kitchen ticket prints in one action, alone, on an 80 mm roll', async ({ page, product }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.prints = String(Number(dataset.prints ?? 0) + 1);
    };
  });
  const note = 'Ring the bell twice, please. '.repeat(12).trim();
  const order = await placeOrder(product, 'ticket', note);
  const number = shortOrderNumber(order.orderNumber);
  await openBoard(page, product);
  await confirmAll(page);
  await card(page, number).focus();
  await page.keyboard.press('p');
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1');

  await page.emulateMedia({ media: 'print' });
  const ticket = page.locator('[data-print-root] article');
  await expect(ticket).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const sticksOut = await ticket.evaluate((root) => {
    const { right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right + 0.5).length;
  });
  expect(sticksOut).toBe(0);
  await page.emulateMedia({ media: null });

  const { pages, width, height } = await printed(page);
  test.info().annotations.push({ type: 'ticket', description: `${width} x ${height} mm` });
  expect(width).toBe(80);
  expect(pages).toHaveLength(1);
  const words = pages.join(' ');
  for (const text of [number, 'Ready about', 'Anna de Vries', '2×', 'Pizza Margherita', 'extra basil', note]) {
    expect(words).toContain(text);
  }
  expect(words).toMatch(/ALLERGENS( NOT STATED|: )/);
  for (const text of ['Search this page', 'View Details', 'Live', 'localhost']) expect(words).not.toContain(text);
  // With the next touch the screen is as it was.
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-print-root]')).toHaveCount(0);
});
