import { shortOrderNumber } from '@pickup/contract';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/test.js';
import { card, confirmAll, keepSilent, newOrders, openBoard } from './steps/board.js';
import { detailsOf, placeOrder } from './steps/orders.js';

/** The middle of a button, as a finger aims at it. */
async function aimAt(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const confirmOf = (page: Page, number: string) =>
  card(page, number).getByRole('button', { name: `Confirm order ${number}`, exact: true });

test('the first touch of a silent board is not lost: the notice goes only after its click', async ({
  page,
  product,
}) => {
  await openBoard(page, product);
  await confirmAll(page);
  const order = await placeOrder(product, 'first-touch');
  const number = shortOrderNumber(order.orderNumber);
  await keepSilent(page);
  await page.reload();
  const turnOn = page.getByRole('button', { name: 'Turn on sound' });
  await expect(turnOn).toBeVisible();

  const confirm = confirmOf(page, number);
  await confirm.scrollIntoViewIfNeeded();
  // Playwright waits until nothing guards the button any more.
  await confirm.click({ trial: true });
  const { x, y } = await aimAt(confirm);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // From here on the notice has no reason to stand there but the finger.
  await expect(page.locator('html')).toHaveAttribute('data-bell', 'running');
  await expect(turnOn).toBeVisible();
  // A pressed button sinks by a pixel.
  expect(Math.abs((await aimAt(confirm)).y - y)).toBeLessThan(5);
  await page.mouse.up();
  await expect.poll(async () => (await detailsOf(product, order.id)).status).toBe('CONFIRMED');
  await expect(turnOn).toHaveCount(0);
  await expect(newOrders(page)).toHaveCount(0);
});

test(
  'a button that a new order has moved under the pointer ignores presses for a moment',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openBoard(page, product);
    const first = await placeOrder(product, 'pushed');
    await expect(newOrders(page)).toContainText(shortOrderNumber(first.orderNumber));
    await confirmAll(page);
    await confirmOf(page, shortOrderNumber(first.orderNumber)).click({ trial: true });

    // What a finger would press in the middle of either Confirm, as soon as the second order is there.
    // It watches before the order is placed: the board may be faster than the next call to the browser.
    const watching = await page.evaluateHandle(() => ({
      pressed: new Promise<string[]>((resolve) => {
        const newest = () => document.querySelector('article h2')?.textContent;
        const before = newest();
        new MutationObserver((_, watch) => {
          if (newest() === before) return;
          watch.disconnect();
          const confirms = [...document.querySelectorAll('article [aria-label^="Confirm order"]')].slice(0, 2);
          const under = confirms.map((button) => {
            const { left, top, width, height } = button.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')?.textContent ?? '';
          });
          resolve(under);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    }));
    const second = await placeOrder(product, 'pushing');
    expect(await watching.evaluate(({ pressed }) => pressed)).toEqual(['', '']);
    await confirmOf(page, shortOrderNumber(second.orderNumber)).click();
    await expect.poll(async () => (await detailsOf(product, second.id)).status).toBe('CONFIRMED');
    expect((await detailsOf(product, first.id)).status).toBe('PENDING');
    await expect(newOrders(page)).toHaveCount(0);
  },
);
