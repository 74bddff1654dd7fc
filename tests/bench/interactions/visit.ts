import type { MenuItem } from '@pickup/contract';
import type { Browser, Locator, Page } from 'playwright';
import { z } from 'zod';

/** A phone of the middle range beside the machine that measures. */
const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
/** More frames than a press needs to be painted, and for what it has begun to begin. */
const FRAMES = 4;

const Durations = z.array(z.number());

/** Notes each event of a press with the time from it to the next paint. The browser rounds to 8 ms. */
const OBSERVER = `
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) window.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Waits until some frames were painted and the page has nothing left to do: what hydrates late is there then. */
const untilIdle = (page: Page) =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const paint = (left: number) => {
          if (left === 0) requestIdleCallback(() => resolve());
          else requestAnimationFrame(() => paint(left - 1));
        };
        paint(frames);
      }),
    FRAMES,
  );

/**
 * Milliseconds from a press to the next paint. It is pressed once it has come into view and the page has answered that:
 * nobody presses what they have not yet seen.
 */
async function timePress(page: Page, pressed: Locator): Promise<number> {
  await pressed.scrollIntoViewIfNeeded();
  await untilIdle(page);
  await page.evaluate('window.presses.length = 0');
  const box = await pressed.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page');
  // A locator's own tap leaves listeners on the page, which count as the page's.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await untilIdle(page);
  // Below 16 ms the browser notes nothing.
  return Math.max(16, ...Durations.parse(await page.evaluate('window.presses')));
}

export const PRESSES = [
  'add to the cart',
  'one more',
  'filter by category',
  'filter by allergen',
  'open a dish',
] as const;
export type Press = (typeof PRESSES)[number];

/** One visit of the menu, in which everything is pressed once. */
export async function visitMenu(
  browser: Browser,
  url: string,
  menu: readonly MenuItem[],
): Promise<Record<Press, number>> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-GB' });
  try {
    await context.addInitScript(OBSERVER);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${url}/menu`, { waitUntil: 'networkidle' });
    await untilIdle(page);
    const main = page.getByRole('main');
    const sold = menu.filter(({ soldOut }) => !soldOut);
    const plain = sold.filter(({ optionGroups }) => optionGroups.length === 0);
    const add = ({ name = '' }: Partial<MenuItem> = {}) =>
      main.getByRole('button', { name: `Add to Cart: ${name}`, exact: true });
    const [category] = new Set(sold.map(({ categoryName }) => categoryName ?? ''));
    const first = await timePress(page, add(plain[0]));
    const second = await timePress(page, add(plain[1]));
    const dish = await timePress(page, main.getByRole('button', { name: /^Choose/ }).first());
    await page.keyboard.press('Escape');
    const byCategory = await timePress(page, main.getByRole('button', { name: category ?? '', exact: true }));
    await main.getByRole('button', { name: 'Allergens' }).tap();
    const byAllergen = await timePress(page, page.getByRole('checkbox', { name: 'milk' }));
    return {
      'add to the cart': first,
      'one more': second,
      'filter by category': byCategory,
      'filter by allergen': byAllergen,
      'open a dish': dish,
    };
  } finally {
    await context.close();
  }
}
