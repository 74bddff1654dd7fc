import type { Page } from 'playwright/test';
import { addButton, cartButton, fillCart } from './steps/storefront.js';
import { DESSERT_ON_US, LEMONADE, MARGHERITA } from './steps/demo.js';
import { expect, test } from './fixtures/test.js';
import { expectHydrated } from './steps/hydrated.js';

/** Keeps the page's scripts on their way until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a page that is scrolled before hydration keeps its scroll position', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyInput' in window);
  // A press scrolls to its button; when it works the page is hydrated.
  await addButton(page, MARGHERITA).click();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  release();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await scrolled()).toBe(before);
});

test('a button that is pressed before hydration acts after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyInput' in window);
  await addButton(page, MARGHERITA).dblclick();
  await expect(cartButton(page)).toHaveAccessibleName('Cart');
  release();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});

test('a link that is followed before hydration takes along what was pressed before it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyInput' in window);
  await addButton(page, MARGHERITA).click();
  await cartButton(page).click();
  await expect(page).toHaveURL('/menu');
  release();
  await expect(page).toHaveURL('/cart');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});

test('a link leads on although the scripts of its page never come', { tag: '@full' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyInput' in window);
  await addButton(page, MARGHERITA).click();
  await cartButton(page).click();
  await page.waitForURL('/cart', { waitUntil: 'commit' });
});

test('a press on a deal acts that lasts while the page learns of the cart', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await fillCart(page, MARGHERITA);
  for (const [path, count] of [
    ['/deals', 2],
    ['/', 3],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'takeEarlyInput' in window);
    await addButton(page, DESSERT_ON_US).hover();
    await page.mouse.down();
    release();
    await expect(cartButton(page)).toHaveAccessibleName(/items?$/);
    await page.mouse.up();
    await expect(cartButton(page)).toHaveAccessibleName(`Cart, ${count} items`);
  }
});

/** Keeps every part of a page as the server rendered it, until the function it gives is called. */
async function holdObservers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { prototype } = IntersectionObserver;
    const observe = prototype.observe;
    const held: (() => void)[] = [];
    prototype.observe = function hold(target) {
      held.push(() => observe.call(this, target));
    };
    window.addEventListener('observe', () => {
      prototype.observe = observe;
      held.forEach((each) => each());
    });
  });
  return () =>
    page.evaluate(async () => {
      window.dispatchEvent(new Event('observe'));
      // They are called between frames, and what they begin ends before the next ones.
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
}

test('a press acts in a chapter that is hydrated by it or while it lasts', { tag: '@full' }, async ({ page }) => {
  const observe = await holdObservers(page);
  await page.goto('/menu');
  await expectHydrated(page);
  const press = async (name: string, meanwhile?: () => Promise<void>) => {
    await addButton(page, name).hover();
    await page.mouse.down();
    await meanwhile?.();
    await page.mouse.up();
  };
  await press(LEMONADE);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await press(MARGHERITA, observe);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
});

test('a press acts in a chapter right after it was hydrated', { tag: '@full' }, async ({ page }) => {
  const observe = await holdObservers(page);
  await page.goto('/menu');
  await expectHydrated(page);
  // The lists' order is the menu's: what is last is static for longest.
  const last = page.getByRole('main').getByRole('article').last();
  await last.getByRole('button', { name: /^Add to Cart/ }).evaluate((button) => {
    const chapter = button.closest('section');
    // It is told of a commit before anything else can happen.
    const commits = new MutationObserver(() => {
      commits.disconnect();
      [...(chapter?.querySelectorAll('button') ?? [])].at(-1)?.click();
    });
    if (chapter) commits.observe(chapter, { childList: true, subtree: true });
  });
  await last.scrollIntoViewIfNeeded();
  await observe();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});
