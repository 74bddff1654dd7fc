import { z } from 'zod';
import { expect, test } from './fixtures/test.js';
import { openAsOwner } from './steps/back-office.js';
import { expectFits } from './steps/fits.js';

for (const width of [375, 1280]) {
  test(`38 categories are one list to choose from at ${width} px`, { tag: '@full' }, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/api/admin/menu/categories', async (route) => {
      const answer = await route.fetch();
      const stored = z.array(z.unknown()).parse(await answer.json());
      const more = Array.from({ length: 32 }, (_, index) => ({
        id: `more-${index}`,
        name: `Category ${index}`,
        nameNl: null,
        version: '1',
        description: null,
        descriptionNl: null,
        itemCount: 0,
      }));
      await route.fulfill({ json: [...stored, ...more] });
    });
    await openAsOwner(page, product, '/admin/menu?category=gone');
    const list = page.getByRole('combobox', { name: 'Category' });
    await expect(list.locator('option:checked')).toHaveText(/^All Categories \(\d+\)$/);
    expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const dishes = page.getByRole('region', { name: 'Menu items' }).getByRole('article');
    const all = await dishes.count();
    expect(all).toBeGreaterThan(20);
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(dishes.first()).toBeInViewport();

    await list.selectOption({ label: 'Category 31 (0)' });
    await expect(page.getByText('No menu items found in this category.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(dishes).toHaveCount(all);
    await expectFits(page, [{ width, text: '100%' }]);
  });
}
