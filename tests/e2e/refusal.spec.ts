import { customer, FRITES, LEMONADE } from './steps/demo.js';
import { dishNamed, ordersOf } from './steps/orders.js';
import { cartButton, fillCart, fillContact, placeOrderButton, toast } from './steps/shop.js';
import { expect, test } from './stage/test.js';

test('an order the kitchen can no longer cook is refused, and the cart is kept', async ({ page, product, noise }) => {
  noise.announce(/status of 400/);
  const anna = customer('refused');
  const { id } = await dishNamed(product, LEMONADE);
  const sell = (available: boolean) => product.sql('menu_items').where({ document_id: id }).update({ available });

  await fillCart(page, LEMONADE, FRITES);
  await page.goto('/checkout');
  await fillContact(page, anna);
  await sell(false);
  try {
    await placeOrderButton(page).click();
    await expect(toast(page, 'Order Cannot Be Processed')).toContainText(
      'There was an error processing your order. Please try again.',
    );
    await expect(page.getByRole('alert')).toHaveText('There was an error processing your order. Please try again.');
    const summary = page.getByRole('list', { name: 'Your order' });
    await expect(summary.getByRole('listitem').filter({ hasText: LEMONADE })).toContainText('No longer available.');
    await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
    expect(await ordersOf(product, anna.email)).toEqual([]);

    await page.getByRole('link', { name: 'Back to Cart' }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    const row = page
      .getByRole('list', { name: 'Items in your cart' })
      .getByRole('listitem')
      .filter({ hasText: LEMONADE });
    await expect(row).toContainText('No longer available. Remove it to place your order.');
  } finally {
    await sell(true);
  }
});

test('a changed price is the price of the order, and the cart says so before', async ({ page, product }) => {
  const anna = customer('repriced');
  const { id, price } = await dishNamed(product, FRITES);
  const setPrice = (amount: number) => product.sql('menu_items').where({ document_id: id }).update({ price: amount });

  await fillCart(page, FRITES);
  await setPrice(price + 1);
  try {
    await page.goto('/cart');
    await expect(page.getByText(/The price changed from €\d+\.\d\d to €\d+\.\d\d since you added it\./)).toBeVisible();
    await page.goto('/checkout');
    await fillContact(page, anna);
    await page.getByRole('button', { name: `Place Order - €${(price + 1).toFixed(2)}` }).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
    expect(await ordersOf(product, anna.email)).toMatchObject([{ total: price + 1 }]);
  } finally {
    await setPrice(price);
  }
});
