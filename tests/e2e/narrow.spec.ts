import type { Page } from 'playwright/test';
import { expectAlive } from './steps/alive.js';
import { DESSERT_ON_US, LEMONADE, PIZZA_FOR_TWO } from './steps/demo.js';
import type { OfficeView } from './steps/office-view.js';
import { OFFICE_VIEWS } from './steps/office-views.js';
import { lengthenAnswers } from './steps/lengthen-answers.js';
import { rememberOwner } from './steps/office.js';
import { addDeal, confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/shop.js';
import { expect, test } from './stage/test.js';

test.use({ viewport: { width: 320, height: 640 } });

/** Fails when the page or what is in a dialog can be scrolled sideways, or when something sticks out of the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(async () => {
    // A word may be wider in the font that comes later.
    await document.fonts.ready;
    scrollTo(1000, scrollY);
    const scrolled = scrollX;
    scrollTo(0, scrollY);
    const inDialogs = [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map(({ tagName, className }) => `${tagName} ${className}`);
    return { scrolled, wider: document.documentElement.scrollWidth - innerWidth, inDialogs };
  });
  expect.soft(sticksOut, page.url()).toEqual({ scrolled: 0, wider: 0, inDialogs: [] });
}

/** What a thumb hits without aiming, in px (look, habits). */
const THUMB = 44;

/** Fails when a button or a field is smaller than a thumb; a switch is as large as the words it stands with. */
async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = document.querySelectorAll('button, select, textarea, input, [role=tab], label:has([role=switch])');
    return [...controls]
      .filter(
        (control) => control.checkVisibility() && !control.matches('[role=switch], [aria-hidden=true] *, [inert] *'),
      )
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 120)} is ${box.width} by ${box.height}`);
  }, THUMB);
  expect.soft(small, page.url()).toEqual([]);
}

test('nothing of the storefront scrolls sideways at 320 px', async ({ page, noise }) => {
  noise.announce(/^404: no page at \/nowhere/);
  noise.announce(/status of 404/);
  for (const path of ['/', '/menu', '/deals', '/reviews', '/about', '/cart', '/checkout', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAlive(page);
    await expectNoSidewaysScroll(page);
  }

  await fillCart(page, LEMONADE);
  await addDeal(page, PIZZA_FOR_TWO);
  await addDeal(page, DESSERT_ON_US);
  for (const path of ['/menu', '/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await placeOrderButton(page).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await fillContact(page, {
    name: 'Maximiliaan-Alexander van den Bovenkamp-Oosterhuis',
    email: 'a.very.long.address.that.hardly.fits.anywhere@subdomain.of.a.long.example.com',
    phone: '+31 6 1234 5678',
  });
  await placeOrderButton(page).click();
  await confirmedNumber(page);
  await expectNoSidewaysScroll(page);
});

test('the sign-in of the back office does not scroll sideways at 320 px', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectThumbSized(page);
});

for (const [screen, views] of Object.entries<readonly OfficeView[]>(OFFICE_VIEWS)) {
  test(`the back office fits a phone, long words included: ${screen}`, async ({ page, product, noise }) => {
    await rememberOwner(page, product);
    await lengthenAnswers(page);
    for (const { shows, open, provokes } of views) {
      await test.step(shows, async () => {
        if (provokes) noise.announce(provokes);
        await open(page, product);
        await expectNoSidewaysScroll(page);
        await expectThumbSized(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 320, height: 640 });
      });
    }
  });
}

test('opening hours are readable where the form has two narrow columns', async ({ page, product }) => {
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
});
