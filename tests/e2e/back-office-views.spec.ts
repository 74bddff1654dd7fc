import { FULL } from '../depth.js';
import { expectAccessible } from './steps/accessible.js';
import { expectFits, expectThumbSized, PHONES } from './steps/fits.js';
import { lengthenAnswers } from './steps/lengthen-answers.js';
import type { View } from './views/view.js';
import { BACK_OFFICE_VIEWS } from './views/back-office-views.js';
import { rememberOwner } from './steps/back-office.js';
import { MARGHERITA } from './steps/demo.js';
import { keepFewDishes } from './steps/offers.js';
import { expect, test } from './fixtures/test.js';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: NARROW });

test('the sign-in of the back office, with missing fields, is accessible and fits a phone', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectThumbSized(page);
  await expectFits(page, PHONES);
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
});

/** The screens of an evening. */
const BUSIEST = ['kitchen', 'orders'];

/**
 * Each view is opened once, on a phone, and everything that only a browser can judge is judged there. The first view of
 * a screen is the screen itself; its dialogs and troubles belong to the full form.
 */
for (const [screen, views] of Object.entries<readonly View[]>(BACK_OFFICE_VIEWS)) {
  const tag = BUSIEST.includes(screen) ? [] : '@full';
  test(
    `the back office is accessible and fits a phone, long words included: ${screen}`,
    { tag },
    async ({ page, product, noise }) => {
      await keepFewDishes(product, MARGHERITA);
      await rememberOwner(page, product);
      await lengthenAnswers(page);
      for (const { shows, open, provokes } of FULL ? views : views.slice(0, 1)) {
        await test.step(shows, async () => {
          if (provokes) noise.announce(provokes);
          await page.setViewportSize(NARROW);
          await open(page, product);
          await expectThumbSized(page);
          await expectFits(page, PHONES);
          await page.setViewportSize(WIDE);
          await expectAccessible(page);
        });
      }
    },
  );
}

test(
  'opening hours are readable where the form has two narrow columns',
  { tag: '@full' },
  async ({ page, product }) => {
    await rememberOwner(page, product);
    await page.goto('/admin/restaurant');
    const time = page.getByLabel('Wednesday opens at');
    await expect(time).toHaveValue(/\d/);
    for (const width of [390, 640, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const missing = await time.evaluate((input: HTMLInputElement) => {
        const given = input.offsetWidth;
        input.style.width = 'max-content';
        const wanted = input.offsetWidth;
        input.style.width = '';
        return Math.max(0, wanted - given);
      });
      expect.soft(missing, `px missing at ${width}`).toBe(0);
    }
  },
);
