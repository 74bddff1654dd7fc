import type { Allergen, DietaryMark } from '@pickup/contract';
import type { Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { expectAccessible } from './steps/accessible.js';
import { expectHydrated } from './steps/hydrated.js';
import { customer } from './steps/demo.js';
import { addButton, confirmation, confirmedNumber, fillContact, placeOrderButton } from './steps/storefront.js';

// The colours of dishes out of sight only begin to change as they are judged: no transition may stand between.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Made {
  name: string;
  allergens: Allergen[] | null;
  dietary: DietaryMark[];
  says: string;
}

const RAVIOLI: Made = {
  name: 'Spinach Ravioli of the Test',
  allergens: ['gluten', 'eggs', 'milk'],
  dietary: ['vegetarian'],
  says: 'Vegetarian Contains: gluten, eggs, milk',
};
const MELON: Made = {
  name: 'Melon of the Test',
  allergens: [],
  dietary: ['vegan', 'gluten-free'],
  says: 'Vegan Gluten-free None of the 14 allergens',
};
const UNSTATED: Made = {
  name: 'Pudding of the Test',
  allergens: null,
  dietary: [],
  says: 'Allergens not stated, please ask us',
};
const DISHES = [RAVIOLI, MELON, UNSTATED];

/** Puts the dishes on the menu. */
async function serve({ api, token }: DemoProduct): Promise<void> {
  await Promise.all(
    DISHES.map(({ name, allergens, dietary }) => {
      const body = { name, description: 'Made for a test.', price: 8, categoryId: null, allergens, dietary };
      return api.get('createMenuItem', { body }, { token });
    }),
  );
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test(
  'allergens are shown on the card of a dish, in the cart, the confirmation and on the order page',
  { tag: '@full' },
  async ({ page, product }) => {
    await serve(product);
    await page.goto('/menu');
    await expectHydrated(page);
    for (const { name, says } of DISHES) {
      await expect(cardOf(page, name)).toContainText(says);
      await addButton(page, name).click();
    }
    await page.goto('/cart');
    for (const { says } of DISHES) await expect(page.getByRole('main')).toContainText(says);
    await page.goto('/checkout');
    await fillContact(page, customer('allergens'));
    await placeOrderButton(page).click();
    await confirmedNumber(page);
    for (const { says } of DISHES) await expect(confirmation(page)).toContainText(says);
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(page).toHaveURL(/\/orders\//);
    for (const { says } of DISHES) await expect(page.getByRole('main')).toContainText(says);
  },
);

test(
  'the menu hides what the visitor cannot eat, for this visit only',
  { tag: '@full' },
  async ({ page, product, anotherPerson }) => {
    await serve(product);
    const everything = await product.api.get('menuItems', {});
    const left = everything.filter(({ allergens }) => allergens !== null && !allergens.includes('milk'));
    const unknown = everything.filter(({ allergens }) => allergens === null).length;
    const cards = page.getByRole('main').getByRole('article');
    const chosen = page.getByRole('button', { name: 'Allergens 1 chosen' });

    await page.goto('/menu');
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Allergens' }).click();
    await page.getByRole('checkbox', { name: 'milk' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(`^Show ${left.length} dish`) }).click();
    await expect(cards).toHaveCount(left.length);
    await expect(cardOf(page, MELON.name)).toBeVisible();
    await expect(cardOf(page, RAVIOLI.name)).toHaveCount(0);
    await expect(cardOf(page, UNSTATED.name)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(
        `^${left.length} of ${everything.length} dishes\\. ${unknown} (is|are) left out because (its|their) allergens are not stated\\.$`,
      ),
    );
    await expectAccessible(page);

    await test.step('after a reload and on the way back', async () => {
      await page.reload();
      await expect(chosen).toBeVisible();
      await expect(cards).toHaveCount(left.length);
      await page.goto('/deals');
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      await expect(cards).toHaveCount(left.length);
    });

    await test.step('within a category', async () => {
      const category = everything.find(({ categoryId }) => categoryId !== null);
      await page.goto(`/menu?category=${category?.categoryId ?? ''}`);
      await expect(chosen).toBeVisible();
      await expect(cards).toHaveCount(left.filter(({ categoryId }) => categoryId === category?.categoryId).length);
    });

    await test.step('not for somebody else, and not any more once it is cleared', async () => {
      const other = await anotherPerson();
      await other.goto('/menu');
      await expect(other.getByRole('main').getByRole('article')).toHaveCount(everything.length);
      await page.goto('/menu');
      await page.getByRole('main').getByRole('button', { name: 'Clear' }).click();
      await expect(cards).toHaveCount(everything.length);
    });
  },
);

test('the diet filter fits a phone and works with the keyboard', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/menu');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Allergens' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'gluten', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Show \d+ dish/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Allergens 1 chosen' })).toBeFocused();
});
