import { shortOrderNumber } from '@pickup/contract';
import { customer, FOUR_CHEESE, MARGHERITA, PIZZA_CATEGORY, PIZZA_FOR_TWO } from './steps/demo.js';
import { euros, sum } from './steps/money.js';
import { ordersOf, priceOf } from './steps/orders.js';
import { addButton, cartButton, confirmation, confirmedNumber, fillContact, sums, toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const anna = customer('mouse');
const NOTES = 'No nuts, please. I come by bike.';

test('a customer orders with the mouse', async ({ page, product }) => {
  const pizza = await priceOf(product, 'menu', MARGHERITA);
  const cheese = await priceOf(product, 'menu', FOUR_CHEESE);
  const deal = await priceOf(product, 'deal', PIZZA_FOR_TWO);
  const total = sum(pizza, pizza, cheese, deal);
  const restaurant = await product.api.get('restaurantInfo', {});

  await test.step('fills the cart from the menu', async () => {
    await page.goto('/menu');
    await page.getByRole('button', { name: PIZZA_CATEGORY }).click();
    await expect(page.getByRole('button', { name: PIZZA_CATEGORY })).toHaveAttribute('aria-pressed', 'true');
    const ofCategory = (await product.api.get('menuItems', {})).filter((dish) => dish.categoryName === PIZZA_CATEGORY);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
      ofCategory.map(({ name }) => name),
    );
    await addButton(page, MARGHERITA).click();
    await expect(toast(page, 'Added to Cart')).toBeVisible();
    await addButton(page, FOUR_CHEESE).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    await page.getByRole('main').getByRole('link', { name: 'Cart, 2 items' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(`2 items, ${euros(sum(pizza, cheese))}`);
  });

  await test.step('adds a deal', async () => {
    await page.getByRole('link', { name: 'Deals', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Current Deals' })).toBeVisible();
    await addButton(page, PIZZA_FOR_TWO).click();
    await cartButton(page).click();
  });

  await test.step('changes the cart', async () => {
    await expect(page).toHaveURL('/cart');
    const rows = page.getByRole('list', { name: 'Items in your cart' }).locator('> li');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: `One ${MARGHERITA} more` }).click();
    await expect(rows.filter({ hasText: MARGHERITA })).toContainText(euros(sum(pizza, pizza)));
    await page.getByRole('button', { name: `Remove ${FOUR_CHEESE}` }).click();
    await expect(rows).toHaveCount(2);
    await toast(page, 'Removed from Cart').getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText(FOUR_CHEESE);
    await expect(sums(page.getByRole('region', { name: 'Order Summary' }))).toHaveText([
      euros(total),
      euros(0),
      euros(total),
    ]);
  });

  await test.step('checks out', async () => {
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await fillContact(page, anna, NOTES);
    await page.getByRole('button', { name: `Place Order - ${euros(total)}` }).click();
  });

  const number = await confirmedNumber(page);
  const [stored, ...others] = await ordersOf(product, anna.email);

  await test.step('gets the confirmation', async () => {
    const dialog = confirmation(page);
    const moment = (at: string) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: restaurant.timeZone }).format(
        new Date(at),
      );
    await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(dialog).toContainText(moment(stored?.createdAt ?? ''));
    for (const text of [anna.name, anna.email, anna.phone, NOTES]) await expect(dialog).toContainText(text);
    // Between its name and its sum a line states its allergens.
    await expect(dialog.locator('li:not(li li)')).toHaveText([
      new RegExp(`^2×${MARGHERITA}.*${euros(sum(pizza, pizza))}$`),
      new RegExp(`^1×${FOUR_CHEESE}.*${euros(cheese)}$`),
      new RegExp(`^1×${PIZZA_FOR_TWO}.*${euros(deal)}$`),
    ]);
    await expect(sums(dialog)).toHaveText([euros(total), euros(0), euros(total)]);
    await expect(dialog.getByRole('term').filter({ hasText: 'Estimated ready time' })).toBeVisible();
    await expect(dialog).toContainText(moment(stored?.pickupTime ?? '').slice(-5));
    await expect(dialog.getByRole('link', { name: restaurant.address ?? '' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: restaurant.phone ?? '' })).toBeVisible();
    await expect(dialog).toContainText(`Please bring your order number when you collect: ${shortOrderNumber(number)}.`);
  });

  await test.step('prints the receipt', async () => {
    await page.context().addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const opened = page.waitForEvent('popup');
    await confirmation(page).getByRole('button', { name: 'Print Receipt' }).click();
    const receipt = await opened;
    await expect(receipt.locator('html[data-printed=yes]')).toBeAttached();
    await expect(receipt).toHaveTitle(`Receipt ${number}`);
    await expect(receipt.getByText(number, { exact: true })).toBeVisible();
    await expect(receipt.getByRole('row', { name: 'Total', exact: false }).last()).toHaveText(`Total${euros(total)}`);
    const closed = receipt.waitForEvent('close');
    // The window is gone before an ordinary click would be over.
    await receipt.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
      setTimeout(() => button.click());
    });
    await closed;
  });

  await test.step('is done', async () => {
    await confirmation(page).getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/');
    await expect(cartButton(page)).toHaveAccessibleName('Cart');
    await cartButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  });

  expect(others, 'other orders of the same customer').toEqual([]);
  expect(stored).toMatchObject({
    orderNumber: number,
    status: 'PENDING',
    customerName: anna.name,
    customerPhone: anna.phone,
    notes: NOTES,
    subtotal: total,
    tax: 0,
    total,
    items: [
      { menuItemName: MARGHERITA, quantity: 2, unitPrice: pizza, totalPrice: sum(pizza, pizza) },
      { menuItemName: FOUR_CHEESE, quantity: 1, unitPrice: cheese, totalPrice: cheese },
      { menuItemName: PIZZA_FOR_TWO, quantity: 1, unitPrice: deal, totalPrice: deal },
    ],
  });
});
