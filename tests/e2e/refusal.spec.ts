import { customer, FRITES, LEMONADE } from './steps/demo.js';
import { dishNamed, ordersOf } from './steps/orders.js';
import { cartButton, fillCart, fillContact, placeOrderButton, toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

test(
  'an order of a dish that is sold out by now is refused, and the cart is kept',
  { tag: '@full' },
  async ({ page, product, noise }) => {
    noise.announce(/status of 400/);
    const anna = customer('refused');
    const { id } = await dishNamed(product, LEMONADE);

    await fillCart(page, LEMONADE, FRITES);
    await page.goto('/checkout');
    await fillContact(page, anna);
    // Between the last question and the order.
    await page.route(
      '**/api/orders',
      async (route) => {
        await product.sql('menu_items').where({ document_id: id }).update({ available: false });
        await route.continue();
      },
      { times: 1 },
    );
    await placeOrderButton(page).click();
    await expect(toast(page, 'Order Cannot Be Processed')).toContainText(
      'There was an error processing your order. Please try again.',
    );
    await expect(page.getByRole('alert')).toHaveText('There was an error processing your order. Please try again.');
    const summary = page.getByRole('list', { name: 'Your order' });
    await expect(summary.getByRole('listitem').filter({ hasText: LEMONADE })).toContainText('Sold out.');
    await expect(page.getByLabel('Full Name')).toHaveValue(anna.name);
    expect(await ordersOf(product, anna.email)).toEqual([]);

    await page.getByRole('link', { name: 'Back to Cart' }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    const row = page
      .getByRole('list', { name: 'Items in your cart' })
      .getByRole('listitem')
      .filter({ hasText: LEMONADE });
    await expect(row).toContainText('Sold out. It cannot be ordered right now.');
  },
);
