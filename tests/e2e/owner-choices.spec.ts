import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/test.js';
import { openAsOwner } from './steps/back-office.js';
import { LEMONADE } from './steps/demo.js';
import { toast } from './steps/storefront.js';

const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

test(
  'the owner makes a group, attaches it to a dish, and a visitor sees it',
  { tag: '@full' },
  async ({ page, anotherPerson, product }) => {
    const form = page.getByRole('dialog');

    await test.step('makes a group by keyboard, with the option that was typed last first', async () => {
      await openAsOwner(page, product, '/admin/choices');
      await expect(cardOf(page, 'Extras')).toBeVisible();
      await page.getByRole('button', { name: 'Add Group' }).press('Enter');
      await form.getByLabel('Name', { exact: true }).fill('Bubbles');
      const options = form.getByLabel('Option', { exact: true });
      await options.nth(0).fill('Still');
      await options.nth(1).fill('Sparkling');
      await form
        .getByLabel(/^Extra price/)
        .nth(1)
        .fill('0,5');
      const up = form.getByRole('button', { name: 'Move Sparkling up' });
      await up.press('Enter');
      await expect(form.getByText('Sparkling is now 1 of 2')).toBeAttached();
      await expect(up).toBeFocused();
      await form.getByRole('button', { name: 'Add Group' }).press('Enter');
      await expect(toast(page, 'Group created successfully!')).toBeVisible();
      await expect(cardOf(page, 'Bubbles').getByRole('listitem')).toHaveText(['Sparkling +€0.50', 'Still']);
    });

    await test.step('attaches it to a dish', async () => {
      await page.goto(`/admin/menu?q=${LEMONADE}`);
      await page.getByRole('button', { name: `Edit ${LEMONADE}` }).click();
      await form.getByLabel('Attach a group').selectOption({ label: 'Bubbles: Sparkling +€0.50 · Still' });
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(page, 'Menu item updated successfully!')).toBeVisible();
      await expect(cardOf(page, LEMONADE)).toContainText('Bubbles');
    });

    await test.step('a visitor sees it at once', async () => {
      const visitor = await anotherPerson();
      const dishes = await product.api.get('menuItems', {});
      const { id = '' } = dishes.find(({ name }) => name === LEMONADE) ?? {};
      await visitor.goto(`${product.url}/menu?dish=${id}`);
      const sheet = visitor.getByRole('dialog');
      await expect(sheet.getByRole('radio', { name: /^Sparkling/ })).toBeVisible();
      await expect(sheet.getByText(/€0\.50/).first()).toBeVisible();
    });

    await test.step('finds where it is used, and cannot delete it while it is', async () => {
      await page.goto('/admin/choices?q=bubbles');
      await cardOf(page, 'Bubbles').getByRole('button', { name: 'Delete Bubbles' }).click();
      await expect(form).toContainText('Bubbles cannot be deleted yet');
      await form.getByRole('link', { name: LEMONADE }).click();
      await page.getByRole('button', { name: `Edit ${LEMONADE}` }).click();
      await form.getByRole('button', { name: 'Take off Bubbles' }).click();
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(page, 'Menu item updated successfully!')).toBeVisible();
      await page.goto('/admin/choices?q=bubbles');
      await cardOf(page, 'Bubbles').getByRole('button', { name: 'Delete Bubbles' }).click();
      await form.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(toast(page, 'Group deleted successfully!')).toBeVisible();
      await expect(cardOf(page, 'Bubbles').getByRole('button')).toHaveCount(1);
    });
  },
);
