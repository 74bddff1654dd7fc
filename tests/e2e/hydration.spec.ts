import type { Page } from 'playwright/test';
import { addButton, cartButton } from './steps/storefront.js';
import { MARGHERITA, PIZZA_CATEGORY } from './steps/demo.js';
import { expect, test } from './fixtures/test.js';
import { expectHydrated } from './steps/hydrated.js';

/** The server-rendered pages: their title, a word in them, and what is prefetched for the next page. */
const PAGES = [
  {
    path: '/',
    title: 'Mirabelle, Utrecht · Modern European · Order for pickup',
    words: "Today's Special Deals",
    ahead: ['/api/menu/items', '/api/menu/categories'],
  },
  { path: '/menu', title: 'Menu · Mirabelle, Utrecht · Modern European', words: MARGHERITA, ahead: [] },
  { path: '/deals', title: 'Deals · Mirabelle, Utrecht · Modern European', words: 'Current Deals', ahead: [] },
  {
    path: '/reviews',
    title: 'Reviews · Mirabelle, Utrecht · Modern European',
    words: 'Helpful (',
    ahead: ['/api/menu/items', '/api/menu/categories'],
  },
  {
    path: '/about',
    title: 'About · Mirabelle, Utrecht · Modern European',
    words: 'Operating Hours',
    ahead: ['/api/menu/items', '/api/menu/categories'],
  },
] as const;

const LARGEST_SHIFT = 0.02;

/** Adds up every jump of the page from its first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifted: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum.value += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page) =>
  page.evaluate(() => {
    const sum = 'shifted' in window ? window.shifted : null;
    return typeof sum === 'object' && sum !== null && 'value' in sum ? Number(sum.value) : Number.NaN;
  });

/** The calls a page makes, as they are made. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

/** Pages are made by one mechanism; the others belong to the full form. */
const VISITED_MOST = ['/', '/menu'];

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 412, height: 823 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, title, words, ahead } of PAGES) {
      const tag = viewport.width === 1280 && VISITED_MOST.includes(path) ? [] : '@full';
      test(
        `${path} is complete without scripts, hydrates without a layout shift, and requests nothing again`,
        { tag },
        async ({ page, request }) => {
          const answer = await request.get(path);
          expect(answer.status()).toBe(200);
          const html = await answer.text();
          expect(html).toContain(`<title>${title}</title>`);
          expect(html.replaceAll('&#x27;', "'")).toContain(words);
          expect(html).toContain('id="page-state"');

          const calls = callsOf(page);
          await watchShifts(page);
          await page.goto(path);
          await expectHydrated(page);
          await expect.poll(() => calls.length).toBe(ahead.length);
          await page.waitForLoadState('networkidle');
          expect([...calls].sort()).toEqual([...ahead].sort());
          expect(await shifted(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
          await expect(page).toHaveTitle(title);
        },
      );
    }
  });
}

test('an address without a page answers 404 and is hydrated, too', async ({ page, noise }) => {
  noise.announce(/^404: no page at \/no\/such\/page/);
  noise.announce(/status of 404/);
  await watchShifts(page);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Mirabelle');
  await expectHydrated(page);
  expect(await shifted(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('a server-rendered page shows the cart of its browser', async ({ page }) => {
  await page.goto('/menu');
  await addButton(page, MARGHERITA).click();
  // A press before the page is hydrated is in the cart only afterwards.
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await watchShifts(page);
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveCount(2);
  expect(await shifted(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
});

test('a category is server-rendered by its address, and the others follow when it is left', async ({ page }) => {
  await page.goto('/menu');
  const pizza = page.getByRole('button', { name: PIZZA_CATEGORY });
  await pizza.click();
  // A press before the page is hydrated stands in the address only afterwards.
  await expect(pizza).toHaveAttribute('aria-pressed', 'true');
  const calls = callsOf(page);
  await page.reload();
  await expect(pizza).toHaveAttribute('aria-pressed', 'true');
  const cards = page.getByRole('main').getByRole('article');
  const some = await cards.count();
  await page.getByRole('button', { name: 'All Items' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(some);
  expect(calls.filter((call) => call.startsWith('/api/menu'))).toEqual([]);
});

test('prefetches nothing where the browser saves data', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const calls = callsOf(page);
  await page.goto('/about');
  await expectHydrated(page);
  // The next page's code would be fetched together with its answers.
  await page.getByRole('link', { name: 'Deals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible();
  // The call goes out a moment after the page is there.
  await expect.poll(() => calls).toEqual(['/api/deals']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and one page leads to the others', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL('/menu');
    await expect(page).toHaveTitle('Menu · Mirabelle, Utrecht · Modern European');
    await expect(page.getByRole('heading', { name: MARGHERITA })).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const { path, title, words } of PAGES) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.locator('body > noscript')).toBeVisible();
    }
  });

  test('a narrow screen has its links all the same', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Reviews' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  });
});
