import { customer, FRITES, MARGHERITA, PIZZA_CATEGORY } from './steps/demo.js';
import { expectFocusSeen, expectFocusTrapped, tabTo } from './steps/keyboard.js';
import { euros, sum } from './steps/money.js';
import { findOrder, openAsOwner } from './steps/back-office.js';
import { ordersOf, placeOrder, priceOf } from './steps/orders.js';
import { addButton, cartButton, confirmation, confirmedNumber, placeOrderButton, toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

test.use({ viewport: { width: 375, height: 812 } });

test('a customer orders with the keyboard alone, on a phone', async ({ page, product }) => {
  const anna = customer('keyboard');
  const { keyboard } = page;
  const total = sum(await priceOf(product, 'menu', MARGHERITA), await priceOf(product, 'menu', MARGHERITA));

  await test.step('skips to the dishes and picks some', async () => {
    await page.goto('/menu');
    await expect(addButton(page, MARGHERITA)).toBeVisible();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectFocusSeen(page);
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: PIZZA_CATEGORY }));
    await keyboard.press('Enter');
    await expect(addButton(page, FRITES)).toBeHidden();
    await tabTo(page, addButton(page, MARGHERITA));
    await keyboard.press('Enter');
    await expect(toast(page, 'Added to Cart')).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^View cart 1 item / }));
    await keyboard.press('Enter');
  });

  await test.step('changes the cart', async () => {
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: `One ${MARGHERITA} more` }));
    await keyboard.press('Space');
    await expect(page.getByRole('button', { name: `One ${MARGHERITA} more` })).toBeFocused();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    await tabTo(page, page.getByRole('button', { name: 'Proceed to Checkout' }));
    await keyboard.press('Enter');
  });

  await test.step('is led to the field that is missing', async () => {
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeFocused();
    await tabTo(page, placeOrderButton(page));
    await keyboard.press('Enter');
    await expect(toast(page, 'Missing Information')).toContainText('Please fill in all required fields.');
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Please enter your name.');
  });

  await test.step('types the contact details', async () => {
    for (const [label, text] of [
      ['Email Address', anna.name],
      ['Phone Number', anna.email],
      ['Special Instructions', anna.phone],
    ] as const) {
      await keyboard.type(text);
      await tabTo(page, page.getByLabel(label));
    }
    await keyboard.type('No bag, please.');
    await tabTo(page, placeOrderButton(page));
    await keyboard.press('Enter');
  });

  await test.step('reads the confirmation, which keeps the focus', async () => {
    const dialog = confirmation(page);
    await confirmedNumber(page);
    await expectFocusTrapped(page, dialog);
    await keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  const orders = await ordersOf(product, anna.email);
  expect(orders).toMatchObject([
    { customerName: anna.name, customerPhone: anna.phone, notes: 'No bag, please.', total },
  ]);
  expect(euros(total)).toBe(euros(orders[0]?.total ?? 0));
});

test('removing a line leaves the focus on the page, and the menu gives it back', { tag: '@full' }, async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/menu');
  await addButton(page, MARGHERITA).press('Enter');
  await cartButton(page).press('Enter');
  await page.getByRole('button', { name: `Remove ${MARGHERITA}` }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeFocused();

  const toggle = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, toggle, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Deals' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Deals' })).toBeHidden();
  await expect(toggle).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Deals' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeFocused();
});

test('the owner works with the keyboard alone', { tag: '@full' }, async ({ page, product }) => {
  const { keyboard } = page;
  const { orderNumber } = await placeOrder(product, 'owner-keyboard');
  await openAsOwner(page, product);
  await tabTo(page, page.getByRole('link', { name: /^Orders/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  const card = await findOrder(page, orderNumber);

  const details = card.getByRole('button', { name: /^View Details/ });
  await tabTo(page, details);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Placed by the customer')).toBeVisible();
  await expectFocusTrapped(page, dialog);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();

  const cancel = card.getByRole('button', { name: /^Cancel order/ });
  await tabTo(page, cancel, 'Shift+Tab');
  await keyboard.press('Enter');
  await expectFocusTrapped(page, dialog);
  await tabTo(page, dialog.getByRole('button', { name: 'Keep Order' }));
  await keyboard.press('Enter');
  await expect(cancel).toBeFocused();

  await tabTo(page, card.getByRole('button', { name: /^Confirm order/ }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Start Preparing order/ })).toBeFocused();
});
