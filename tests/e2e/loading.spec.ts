import { expect, test } from './fixtures/test.js';
import { rememberOwner, screenHeading, SECTION_SCREENS } from './steps/back-office.js';

test(
  'every screen of the back office shows a spinner while it loads, without a layout shift',
  { tag: '@full' },
  async ({ page, product }) => {
    test.slow();
    await rememberOwner(page, product);
    for (const [path, heading] of [['/admin', /^Good /] as const, ...Object.entries(SECTION_SCREENS)]) {
      await test.step(path, async () => {
        let answer = (): void => undefined;
        const held = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/api/admin/**', async (route) => {
          await held;
          await route.fallback();
        });
        await page.goto(path);
        // The screen's own, not the one before its code was here.
        await expect(screenHeading(page, heading)).toBeVisible();
        await expect(page).toHaveURL(path);
        const spinner = page.getByRole('status', { name: /^Loading/ });
        await expect(spinner).toBeInViewport();
        const ring = await spinner.locator('[aria-hidden=true]').boundingBox();
        expect.soft(ring?.width, 'the ring is to be seen').toBeGreaterThanOrEqual(16);
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluateHandle(() => {
          const seen = { total: 0 };
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) seen.total += Number(entry.value);
          }).observe({ type: 'layout-shift' });
          return seen;
        });
        answer();
        await expect(spinner).toHaveCount(0, { timeout: 30_000 });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        // What counts as good for a visitor (web vitals). New orders come above the list whenever they come, by a stream.
        if (path !== '/admin/orders')
          expect.soft(await shift.evaluate(({ total }) => total), 'how much jumped').toBeLessThan(0.1);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  },
);
