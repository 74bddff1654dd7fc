import { test } from './stage/test.js';
for (const width of [375, 1280]) test(`shot ${width}`, async ({ page }) => {
  await page.setViewportSize({ width, height: 1100 });
  await page.goto('/api/docs');
  await page.getByText('Places an order').waitFor();
  await page.evaluate(() => scrollTo(0, 900));
  await page.screenshot({ path: `/tmp/shots/docs-${width}.png` });
  await page.getByText('Places an order').click();
  await page.getByText('Pizza Margherita').first().waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shots/docs-op-${width}.png` });
  await page.locator('.responses-wrapper').first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots/docs-res-${width}.png` });
});
