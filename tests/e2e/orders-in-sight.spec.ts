import type { MailStatus } from '@pickup/contract';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/test.js';
import { signInOwner } from './steps/back-office.js';
import { keepSilent, newOrders, openBoard } from './steps/board.js';
import { placeOrder } from './steps/orders.js';

const HEIGHT = 720;

/** Mail that does not go out, as the owner is told of it. */
const MAIL: MailStatus = {
  enabled: true,
  waiting: 1,
  troubled: [
    {
      id: 'm1',
      kind: 'received',
      orderNumber: '20261121-017',
      recipient: 'anna@example.com',
      state: 'failed',
      attempts: 9,
      lastError: 'connect ECONNREFUSED 192.0.2.25:587',
      createdAt: '2026-11-21T17:42:08.412Z',
      nextAttemptAt: null,
      sentAt: null,
    },
  ],
};

const topOfFirst = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + window.scrollY);

for (const width of [375, 768, 1280]) {
  test(
    `everything there is to say leaves the first order in the upper half at ${width} px`,
    { tag: '@full' },
    async ({ page, product, noise }) => {
      noise.announce(/ERR_INTERNET_DISCONNECTED/);
      await page.setViewportSize({ width, height: HEIGHT });
      await keepSilent(page);
      await page.route('**/api/admin/mail', (route) => route.fulfill({ json: MAIL }));
      for (const number of [1, 2]) await placeOrder(product, `in-sight-${width}-${number}`);
      await openBoard(page, product);
      // A page that nobody has touched plays nothing.
      await page.reload();
      await expect(newOrders(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Turn on sound', includeHidden: true })).toBeAttached();
      await expect(page.getByRole('button', { name: 'Show mails', includeHidden: true })).toBeAttached();
      expect(await topOfFirst(page)).toBeLessThanOrEqual(HEIGHT / 2);
      await page.context().setOffline(true);
      await expect(page.getByText('This board is not connected. New orders may be missing.')).toBeVisible({
        timeout: 30_000,
      });
      expect(await topOfFirst(page)).toBeLessThanOrEqual(HEIGHT / 2);
      await page.context().setOffline(false);
    },
  );
}

test(
  'a phone says how many notices there are, and shows all of them below each other by keyboard',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: HEIGHT });
    await keepSilent(page);
    await page.route('**/api/admin/mail', (route) => route.fulfill({ json: MAIL }));
    await placeOrder(product, 'in-sight-notices');
    await openBoard(page, product);
    await page.reload();
    await expect(newOrders(page)).toBeVisible();
    const mails = page.getByRole('button', { name: 'Show mails' });
    const sound = page.getByRole('button', { name: 'Turn on sound' });
    await expect(mails).toBeHidden();
    await page.getByRole('button', { name: '2 more notices' }).focus();
    await page.keyboard.press('Enter');
    for (const button of [mails, sound]) await expect(button).toBeInViewport({ ratio: 1 });
    const notices = page.getByRole('group', { name: 'Notices' });
    expect(await notices.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const [first, second] = [await mails.boundingBox(), await sound.boundingBox()];
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Fewer notices' }).press('Enter');
    await expect(mails).toBeHidden();
  },
);

test(
  'the alarm stays in sight of a screen that is scrolled, and covers no field that the keyboard reaches',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: HEIGHT });
    await placeOrder(product, 'in-sight-alarm');
    await signInOwner(page, product);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Restaurant Settings/ })
      .click();
    const alarm = page.getByRole('region', { name: 'Alarm' });
    await expect(alarm.getByText(/^\d+ new orders? · /)).toBeVisible();
    await page.getByLabel('Facebook').focus();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(alarm).toBeInViewport({ ratio: 1 });
      const covered = await page.evaluate(() => {
        const field = document.activeElement?.getBoundingClientRect();
        const bar = document.querySelector('main header')?.getBoundingClientRect();
        return field && bar ? bar.bottom - field.top : 0;
      });
      expect(covered).toBeLessThanOrEqual(0);
    }
  },
);
