import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { makeFolder, removeFolder } from '../product/folders.js';
import { shiftedClock } from '../product/shifted-clock.js';
import { startDemoProduct } from './fixtures/demo-product.js';
import { expect, test as base } from './fixtures/test.js';
import { signInOwner } from './steps/back-office.js';
import { startEvening, stepOf, type Evening, type Plan, type Waiting } from './steps/evening.js';

/** A product whose clock moves with the evening. */
const test = base.extend<object, { clockFile: string }>({
  clockFile: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are used: none
    async ({}, use) => {
      const folder = await makeFolder('evening');
      await use(path.join(folder, 'clock'));
      await removeFolder(folder);
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ clockFile }, use) => {
      const product = await startDemoProduct(shiftedClock(clockFile));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const cardOf = (page: Page, { id }: Waiting): Locator => page.locator(`[data-order="${id}"]`);

/** Whether a person sees the number of a card. */
const isOpened = (card: Locator): Promise<boolean> =>
  card.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 12));
  });

const STILL_FRAMES = 6;

/** Waits for a lane that scrolls smoothly: until a card of it was at the same place for some frames. */
const standsStill = (card: Locator): Promise<void> =>
  card.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let [last, still] = [Number.NaN, 0];
        const look = () => {
          const { top } = element.getBoundingClientRect();
          still = top === last ? still + 1 : 0;
          last = top;
          if (still < frames) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    STILL_FRAMES,
  );

/** Moves an order on with its digit, or with a search for its number where it has none. */
async function moveByKey(page: Page, order: Waiting, evening: Evening): Promise<void> {
  const card = cardOf(page, order);
  await expect(card).toHaveCount(1);
  // What is under way takes no further step.
  await expect(card).toHaveAttribute('aria-busy', 'false');
  const digit = await card.getAttribute('aria-keyshortcuts');
  const isPicked = await card.evaluate((element) => element === document.activeElement);
  const found = digit === null ? ['/', ...order.number.split(''), 'Enter'] : [digit];
  // After a step the focus stays with the card, or goes to the next one of its lane.
  const keys = isPicked ? [] : found;
  for (const key of keys) await page.keyboard.press(key);
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  evening.press(keys.length + 1);
}

/** Moves an order on with a finger, after scrolling its lane to it where it is out of sight. */
async function moveByTouch(page: Page, order: Waiting, evening: Evening): Promise<void> {
  const card = cardOf(page, order);
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('aria-busy', 'false');
  const lane = page.getByRole('region').filter({ has: card });
  for (const direction of [/below$/, /above$/]) {
    const scroll = lane.getByRole('button', { name: direction });
    while (!(await isOpened(card)) && (await scroll.count()) > 0) {
      await scroll.tap();
      evening.press();
      await standsStill(card);
    }
  }
  await card
    .getByRole('button', { name: new RegExp(`order ${order.number}$`) })
    .first()
    .tap();
  evening.press();
}

const HANDS = { keyboard: moveByKey, touch: moveByTouch };
const FULL: Plan = { orders: 60, minutes: 30, cookMinutes: 20, waitMinutes: 5 };
const SHORT: Plan = { orders: 7, minutes: 5, cookMinutes: 4, waitMinutes: 2 };

const medianOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

for (const [hand, move] of Object.entries(HANDS)) {
  for (const plan of [SHORT, FULL]) {
    test(
      `a shift of ${plan.orders} orders in ${plan.minutes} minutes by ${hand}`,
      { tag: plan === FULL || hand === 'keyboard' ? '@full' : [] },
      async ({ page, product, clockFile, noise }) => {
        test.slow();
        // A token lives for ten minutes of the evening, and is renewed.
        noise.announce(/status of 401/);
        const evening = await startEvening(product, page, clockFile, plan);
        await signInOwner(page, product);
        await page.goto('/admin/kitchen');
        await expect(page.getByText('Live', { exact: true })).toBeVisible();

        const late = { seen: 0, all: 0 };
        let most = 0;
        let minute = evening.now();
        for (let open = await evening.look(); open.length > 0 || !evening.isOver(); open = await evening.look()) {
          most = Math.max(most, open.length);
          if (evening.now() - minute >= 60_000) {
            minute = evening.now();
            for (const order of open.filter(({ status, dueAt }) => status !== 'READY' && dueAt < evening.now())) {
              late.all += 1;
              late.seen += Number(await isOpened(cardOf(page, order)));
            }
          }
          const order = evening.nextOf(open);
          if (!order) {
            evening.pause();
            continue;
          }
          await move(page, order, evening);
          const stored = () => product.sql('orders').where({ document_id: order.id }).first('order_status');
          await expect.poll(stored).toEqual({ order_status: stepOf(order) });
          evening.moved(order);
        }

        const presses = evening.presses() / plan.orders;
        const firstMove = medianOf(evening.firstMoves()) / 1000;
        const figures = `${presses.toFixed(1)} presses an order, first move after ${firstMove} s, late orders in sight ${late.seen} of ${late.all}, ${most} open at most`;
        test.info().annotations.push({ type: 'figures', description: figures });
        process.stdout.write(`${hand}: ${figures}\n`);
        expect(evening.firstMoves()).toHaveLength(plan.orders);
        expect(firstMove).toBeLessThan(15);
        expect(late.seen).toBe(late.all);
      },
    );
  }
}
