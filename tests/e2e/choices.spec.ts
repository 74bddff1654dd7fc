import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/test.js';
import { expectAccessible } from './steps/accessible.js';
import { BURGER, customer, MARGHERITA } from './steps/demo.js';
import { expectFits, PHONES_AND_LARGE_TEXT } from './steps/fits.js';
import { expectHydrated } from './steps/hydrated.js';
import { expectFocusSeen, expectFocusTrapped, tabTo } from './steps/keyboard.js';
import { euros, sum } from './steps/money.js';
import { changeGroup, keepFewDishes } from './steps/offers.js';
import { dishNamed, ordersOf } from './steps/orders.js';
import { addButton, cartButton, confirmedNumber, fillContact, placeOrderButton } from './steps/storefront.js';

const PHONE = { width: 375, height: 812 };

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const notice = (page: Page) => page.getByRole('region', { name: /changes? since you filled your cart$/ });

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a customer chooses what has to be chosen and orders it, with the keyboard alone', async ({ page, product }) => {
  const anna = customer('choices-keyboard');
  const { keyboard } = page;
  await keepFewDishes(product, BURGER);
  const { price } = await dishNamed(product, BURGER);
  const choose = page.getByRole('button', { name: `Choose: ${BURGER}` });
  const open = sheet(page, BURGER);

  await test.step('is led to the group that is missing', async () => {
    await page.goto('/menu');
    await expectHydrated(page);
    await choose.focus();
    await keyboard.press('Enter');
    await expect(open).toBeVisible();
    await expect(page).toHaveURL(/\/menu\?dish=/);
    await expectFocusTrapped(page, open);
    await tabTo(page, open.getByRole('button', { name: `Choose: Doneness · ${euros(price)}` }));
    await keyboard.press('Enter');
    await expect(open.getByRole('radio', { name: 'Medium', exact: true })).toBeFocused();
    await expectFocusSeen(page);
    await expect(open.getByRole('radiogroup', { name: 'Doneness' })).toHaveAccessibleDescription(
      'choose 1 Please choose 1.',
    );
  });

  await test.step('chooses, and has the focus back', async () => {
    await keyboard.press('ArrowDown');
    await tabTo(page, open.getByRole('checkbox', { name: /^Frites/ }));
    await keyboard.press('Space');
    await tabTo(page, open.getByRole('button', { name: `Add to Cart · ${euros(sum(price, 3.5))}` }));
    await keyboard.press('Enter');
    await expect(open).toBeHidden();
    await expect(choose).toBeFocused();
    await expect(page).toHaveURL('/menu');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  });

  await test.step('changes it in the cart', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^View cart 1 item / }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeFocused();
    const change = page.getByRole('button', { name: `Change ${BURGER}` });
    await tabTo(page, change);
    await keyboard.press('Enter');
    await tabTo(page, open.getByRole('radio', { name: 'Medium well' }));
    await keyboard.press('ArrowDown');
    await tabTo(page, open.getByRole('button', { name: /^Save Changes/ }));
    await keyboard.press('Enter');
    await expect(open).toBeHidden();
    await expect(change).toBeFocused();
    await expect(page.getByRole('list', { name: `Changes to ${BURGER}` })).toHaveText('Well doneFrites');
    await tabTo(page, page.getByRole('button', { name: 'Proceed to Checkout' }));
    await keyboard.press('Enter');
  });

  await test.step('orders it', async () => {
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeFocused();
    await fillContact(page, anna);
    await placeOrderButton(page).focus();
    await keyboard.press('Enter');
    await confirmedNumber(page);
    await expect(page.getByRole('dialog').getByRole('list', { name: `Changes to ${BURGER}` })).toHaveText(
      'Well doneFrites',
    );
  });

  expect(await ordersOf(product, anna.email)).toMatchObject([
    { total: sum(price, 3.5), items: [{ customizations: ['Well done', 'Frites'] }] },
  ]);
});

test('the owner edits a group while a cart is open: allergens and marks are named first, nothing is ordered unseen', async ({
  page,
  product,
}) => {
  const anna = customer('choices-edited');
  const { id, price } = await dishNamed(product, MARGHERITA);

  await test.step('a guest has a large pizza with mozzarella in the cart', async () => {
    await page.goto(`/menu?dish=${id}`);
    const open = sheet(page, MARGHERITA);
    await open.getByRole('radio', { name: /^Large/ }).check();
    await open.getByRole('button', { name: 'One Extra mozzarella more' }).click();
    await open.getByRole('button', { name: /^Add to Cart/ }).click();
    await cartButton(page).click();
    await expect(page.getByRole('list', { name: `Changes to ${MARGHERITA}` })).toContainText('Large, 36 cm');
  });

  await test.step('the owner makes the mozzarella with nuts, and dearer', async () => {
    await changeGroup(product, 'Extras', (options) =>
      options.map((option) =>
        option.name === 'Extra mozzarella' ? { ...option, price: 2, allergens: ['milk', 'nuts'], dietary: [] } : option,
      ),
    );
    await page.reload();
    const words = notice(page).locator('p');
    await expect(words.nth(1)).toHaveText(
      'What is in it has changed. Contains: gluten, milk, nuts. Before: Contains: gluten, milk.',
    );
    await expect(words.nth(2)).toHaveText('No longer marked: Vegetarian.');
    await expect(words.nth(3)).toContainText(`The price is now ${euros(sum(price, 5.5))}`);
    await expectAccessible(page);
    await notice(page)
      .getByRole('button', { name: /^Accept the change/ })
      .click();
    await expect(notice(page)).toBeHidden();
  });

  await test.step('no size is large any more while the guest types', async () => {
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await fillContact(page, anna);
    await changeGroup(product, 'Size', (options) => options.filter(({ name }) => !name.startsWith('Large, 36')));
    await placeOrderButton(page).click();
    await expect(notice(page)).toContainText('Large, 36 cm is no longer on offer. Please choose again.');
    expect(await ordersOf(product, anna.email)).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('the guest chooses again and orders', async () => {
    await notice(page)
      .getByRole('button', { name: `Change ${MARGHERITA}` })
      .click();
    const open = sheet(page, MARGHERITA);
    await open.getByRole('radio', { name: /^Regular/ }).check();
    await open.getByRole('button', { name: /^Save Changes/ }).click();
    await expect(notice(page)).toBeHidden();
    await placeOrderButton(page).click();
    await confirmedNumber(page);
  });

  expect(await ordersOf(product, anna.email)).toMatchObject([
    {
      total: sum(price, 2),
      items: [
        {
          customizations: ['Regular, 30 cm', 'Classic crust', 'Extra mozzarella'],
          allergens: ['gluten', 'milk', 'nuts'],
        },
      ],
    },
  ]);
});

test(
  'the sheet is accessible and fits a phone with large letters; Back closes it, and a link opens it',
  { tag: '@full' },
  async ({ page, product }) => {
    await keepFewDishes(product, BURGER, MARGHERITA);
    const { id } = await dishNamed(product, BURGER);
    await page.goto('/menu');
    await expectHydrated(page);
    await page.getByRole('link', { name: BURGER }).click();
    await expect(sheet(page, BURGER)).toBeVisible();
    await expect(page).toHaveTitle(/^Mirabelle Burger/);
    await page.goBack();
    await expect(sheet(page, BURGER)).toBeHidden();
    await expect(page).toHaveURL('/menu');
    await expect(addButton(page, MARGHERITA)).toBeVisible();

    await page.goto(`/menu?dish=${id}`);
    await sheet(page, BURGER)
      .getByRole('button', { name: /^Choose: / })
      .click();
    await expectFits(page, PHONES_AND_LARGE_TEXT);
    await expectAccessible(page);
  },
);

test(
  'a group of 50 options scrolls within its sheet, and the keyboard reaches the last one',
  { tag: '@full' },
  async ({ page, product }) => {
    await keepFewDishes(product, MARGHERITA);
    const { id, price } = await dishNamed(product, MARGHERITA);
    await changeGroup(product, 'Extras', () =>
      Array.from({ length: 50 }, (_, index) => ({
        name: `Topping ${index + 1}`,
        nameNl: null,
        price: 1,
        isDefault: false,
        maxCount: 1,
        isActive: true,
        allergens: [],
      })),
    );
    await page.goto(`/menu?dish=${id}`);
    const open = sheet(page, MARGHERITA);
    const topping = (position: number) => open.getByRole('checkbox', { name: new RegExp(`^Topping ${position}\\b`) });
    await topping(1).focus();
    await tabTo(page, topping(50));
    const confirm = open.getByRole('button', { name: /^Add to Cart/ });
    const [last, foot] = await Promise.all([topping(50).boundingBox(), confirm.boundingBox()]);
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.keyboard.press('Space');
    await tabTo(page, confirm);
    await expect(confirm).toHaveAccessibleName(`Add to Cart · ${euros(sum(price, 1))}`);
    await expectFits(page, PHONES_AND_LARGE_TEXT);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what can be chosen is readable on the menu, with its prices', async ({ page }) => {
    await page.goto('/menu');
    const card = page.getByRole('article').filter({ hasText: BURGER });
    // What stands in `noscript` is on the screen, but in no text of the document.
    const shown = { useInnerText: true };
    await expect(card).toContainText('Doneness: Medium · Medium well · Well done', shown);
    await expect(card).toContainText(/Frites \+\s€3\.50/, shown);
  });
});
