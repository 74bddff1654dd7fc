import type { AdminMenuItem, SaveMenuItem } from '@pickup/contract';
import type { Locator, Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { MARGHERITA } from './steps/demo.js';
import { openAsOwner } from './steps/back-office.js';
import { toast } from './steps/storefront.js';

const publicNames = async ({ api }: DemoProduct): Promise<string[]> =>
  (await api.get('menuItems', {})).map(({ name }) => name);

const makeDish = ({ api, token }: DemoProduct, name: string, given: Partial<SaveMenuItem> = {}) =>
  api.get(
    'createMenuItem',
    { body: { name, description: 'Made for a test.', price: 8, categoryId: null, ...given } },
    { token },
  );

async function storedDish({ api, token }: DemoProduct, name: string): Promise<AdminMenuItem | undefined> {
  const dishes = await api.get('adminMenuItems', { query: { includeUnavailable: 'true' } }, { token });
  return dishes.find((dish) => dish.name === name);
}

const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

async function openMenu(page: Page, product: DemoProduct): Promise<void> {
  await openAsOwner(page, product, '/admin/menu');
  await expect(cardOf(page, MARGHERITA)).toBeVisible();
}

test('the owner adds a dish, changes it, and takes it away and back', async ({ page, product }) => {
  const name = 'Smoked Eel on Toast';
  await openMenu(page, product);
  const card = cardOf(page, name);
  const form = page.getByRole('dialog');

  await test.step('adds it to the category that is shown, its price typed as people type it', async () => {
    await page.getByRole('button', { name: /^Small Plates/ }).click();
    await expect(page).toHaveURL(/category=/);
    await page.getByRole('button', { name: 'Add Menu Item' }).click();
    await expect(form.getByLabel('Category')).toHaveValue(/.+/);
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Description', { exact: true }).fill('Eel from the IJsselmeer, horseradish, rye.');
    await form.getByLabel(/^Price/).fill('11,5');
    await form.getByLabel(/^Dutch name/).fill('Gerookte paling op toast');
    await form.getByRole('button', { name: 'Add Menu Item' }).click();
    await expect(toast(page, 'Menu item created successfully!')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(card).toContainText('€11.50');
    await expect(card).toContainText('Small Plates');
    expect(await publicNames(product)).toContain(name);
  });

  await test.step('edits it', async () => {
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    await form.getByLabel(/^Price/).fill('12.25');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Menu item updated successfully!')).toBeVisible();
    await expect(card).toContainText('€12.25');
  });

  await test.step('turns both switches', async () => {
    await card.getByRole('switch', { name: `Available: ${name}` }).click();
    await expect(toast(page, 'Availability updated successfully!')).toBeVisible();
    await expect(card.getByText('Unavailable', { exact: true })).toBeVisible();
    await expect(card).toHaveAttribute('aria-busy', 'false');
    expect(await publicNames(product)).not.toContain(name);
    await card.getByRole('switch', { name: `Popular: ${name}` }).click();
    await expect(toast(page, 'Popularity updated successfully!')).toBeVisible();
    expect(await storedDish(product, name)).toMatchObject({ available: false, popular: true, price: 12.25 });
  });

  await test.step('deletes it, after being asked, and restores it', async () => {
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await card.getByRole('button', { name: `Delete ${name}` }).click();
    await form.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Menu item deleted successfully!')).toBeVisible();
    await expect(card.getByText('Deleted', { exact: true })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(1);
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await card.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(toast(page, 'Menu item restored successfully!')).toBeVisible();
    expect(await storedDish(product, name)).toMatchObject({ isActive: true });
  });

  await test.step('finds it, and finds it again after a reload', async () => {
    await page.getByRole('searchbox', { name: 'Search this page' }).fill('PALING');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
  });
});

test(
  'the owner makes a category, and can delete it only when it is empty',
  { tag: '@full' },
  async ({ page, product }) => {
    await openMenu(page, product);
    await page.getByRole('tab', { name: /^Categories/ }).click();
    const card = cardOf(page, 'Oysters');
    const form = page.getByRole('dialog');

    await test.step('creates and renames it', async () => {
      await page.getByRole('button', { name: 'Add Category' }).click();
      await form.getByLabel('Name', { exact: true }).fill('Shells');
      await form.getByRole('button', { name: 'Add Category' }).click();
      await expect(toast(page, 'Category created successfully!')).toBeVisible();
      await expect(cardOf(page, 'Shells')).toContainText('No description');
      await cardOf(page, 'Shells').getByRole('button', { name: 'Edit Shells' }).click();
      await form.getByLabel('Name', { exact: true }).fill('Oysters');
      await form.getByLabel(/^Description/).fill('In the months with an R.');
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(page, 'Category updated successfully!')).toBeVisible();
      await expect(card).toContainText('In the months with an R.');
    });

    await test.step('cannot delete it while it holds a dish', async () => {
      const { id } = (await product.api.get('categories', {})).find(({ name }) => name === 'Oysters') ?? { id: '' };
      await makeDish(product, 'Six Gillardeau', { categoryId: id });
      await page.reload();
      await expect(card).toContainText('1 item');
      await expect(card).toContainText('Cannot delete: category has menu items');
      await expect(card.getByRole('button', { name: 'Delete Oysters' })).toBeDisabled();
    });

    await test.step('deletes its dish, and then the category', async () => {
      await card.getByRole('button', { name: /Show 1 item/ }).click();
      const dish = cardOf(page, 'Six Gillardeau');
      await dish.getByRole('button', { name: 'Delete Six Gillardeau' }).click();
      await form.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(toast(page, 'Menu item deleted successfully!')).toBeVisible();
      await page.getByRole('tab', { name: /^Categories/ }).click();
      await expect(card).toContainText('0 items');
      await card.getByRole('button', { name: 'Delete Oysters' }).click();
      await form.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(toast(page, 'Category deleted successfully!')).toBeVisible();
      await expect(card).toBeHidden();
      expect((await product.api.get('categories', {})).map(({ name }) => name)).not.toContain('Oysters');
    });
  },
);

test(
  'of two people who edit one dish, the second is told and can compare',
  { tag: '@full' },
  async ({ page, anotherPerson, product, noise }) => {
    noise.announce(/status of 409/);
    const name = 'Bisque for Two';
    await makeDish(product, name);
    const [first, second] = [page, await anotherPerson()];
    for (const person of [first, second]) {
      await openMenu(person, product);
      await cardOf(person, name)
        .getByRole('button', { name: `Edit ${name}` })
        .click();
    }
    await first
      .getByRole('dialog')
      .getByLabel(/^Price/)
      .fill('9');
    await first.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(first, 'Menu item updated successfully!')).toBeVisible();

    const form = second.getByRole('dialog');
    await form.getByLabel('Description', { exact: true }).fill('With cognac.');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByText('Somebody else changed this meanwhile')).toBeVisible();
    await expect(form.getByRole('row', { name: 'Description With cognac. Made for a test.' })).toBeVisible();
    await form.getByRole('button', { name: 'Keep My Changes' }).click();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(second, 'Menu item updated successfully!')).toBeVisible();
    expect(await storedDish(product, name)).toMatchObject({ price: 9, description: 'With cognac.' });
  },
);
