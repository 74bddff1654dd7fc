import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/test.js';

const PAGES = ['/', '/menu', '/deals', '/reviews', '/about'] as const;

/** What a product that was given port 0 and no address takes for its own. */
const PUBLIC_URL = 'http://localhost:0';

const content = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

/** The structured data of a page, by its type. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text): Record<string, unknown>[] => {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).filter(
      (entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null,
    );
  });
}

test(
  'every public page has a title, a description, an address and a picture of its own',
  { tag: '@full' },
  async ({ page }) => {
    const seen = new Set<string>();
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page).toHaveTitle(/Mirabelle/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${PUBLIC_URL}${path}`);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
      expect(await content(page, 'meta[property="og:title"]', 'content')).toBeTruthy();
      expect(await content(page, 'meta[property="og:url"]', 'content')).toBe(`${PUBLIC_URL}${path}`);
      seen.add(await page.title());
    }
    expect(seen.size).toBe(PAGES.length);
  },
);

test('what search engines read agrees with the calls', { tag: '@full' }, async ({ page, product }) => {
  const dishes = await product.api.get('menuItems', {});
  await page.goto('/menu');
  await expect.poll(async () => JSON.stringify(await structuredData(page))).toContain('MenuItem');
  const menu = JSON.stringify(await structuredData(page));
  for (const dish of dishes) expect(menu).toContain(JSON.stringify(dish.name));
  expect(menu.match(/"@type":"MenuItem"/g)).toHaveLength(dishes.length);
  await page.goto('/reviews');
  await expect.poll(async () => JSON.stringify(await structuredData(page))).toContain('AggregateRating');
  const reviews = await product.api.get('reviews', { query: { size: '100' } });
  const verified = reviews.content.filter((review) => review.verified);
  const mean = verified.reduce((sum, { rating }) => sum + rating, 0) / verified.length;
  expect(JSON.stringify(await structuredData(page))).toContain(
    `"ratingValue":${Math.round(mean * 10) / 10},"reviewCount":${verified.length}`,
  );
});
