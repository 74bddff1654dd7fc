import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { expectAccessible } from './steps/accessible.js';
import { openAsOwner } from './steps/back-office.js';
import { toast } from './steps/storefront.js';

const NAME = 'Parsnip Soup';

/** A dish of which nobody has said anything yet. */
async function makeDish({ api, token }: DemoProduct): Promise<string> {
  const body = { name: NAME, description: 'Made for a test.', price: 8, categoryId: null };
  return (await api.get('createMenuItem', { body }, { token })).id;
}

const dialog = (page: Page) => page.getByRole('dialog');
const choose = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true }).check();

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Edit ${NAME}` }).click();
  await expect(dialog(page).getByRole('group', { name: 'Allergens' })).toBeVisible();
}

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' }).click();

test('the owner finds a dish without dietary information, and adds it', { tag: '@full' }, async ({ page, product }) => {
  const id = await makeDish(product);
  const stored = async () =>
    (await product.api.get('menuItems', {})).flatMap(({ id: each, allergens, dietary }) =>
      each === id ? [{ allergens, dietary }] : [],
    );
  await openAsOwner(page, product, '/admin/menu');
  const card = page.getByRole('article', { name: NAME });

  await test.step('by the filter', async () => {
    await page.getByRole('checkbox', { name: /^Allergens not stated: \d+$/ }).check();
    await expect(page).toHaveURL(/allergens=not-stated/);
    await expect(card.getByText('Allergens not stated')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Margherita' })).toBeHidden();
  });

  await test.step('is told at once what cannot both be true', async () => {
    await openForm(page);
    await dialog(page).getByRole('radio', { name: 'Contains…' }).check();
    await choose(page, 'milk');
    await choose(page, 'celery');
    await choose(page, 'Vegan');
    const sentence = dialog(page).getByText('“Vegan” does not go with milk: take one of the two away.');
    await expect(sentence).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('checkbox', { name: 'Vegan' }).uncheck();
    await expect(sentence).toBeHidden();
  });

  await test.step('saves what is in it', async () => {
    await choose(page, 'Vegetarian');
    await save(page);
    await expect(toast(page, 'Menu item updated successfully!')).toBeVisible();
    await expect(card).toBeHidden();
    expect(await stored()).toEqual([{ allergens: ['milk', 'celery'], dietary: ['vegetarian'] }]);
  });

  await test.step('and that none of the 14 is in it is another thing than nothing said', async () => {
    await page.goto('/admin/menu');
    await openForm(page);
    await dialog(page).getByRole('radio', { name: 'None of the 14' }).check();
    await save(page);
    await expect(toast(page, 'Menu item updated successfully!')).toBeVisible();
    expect(await stored()).toEqual([{ allergens: [], dietary: ['vegetarian'] }]);
  });
});
