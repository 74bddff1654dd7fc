import { customer, DESSERT_ON_US, FRITES, RIBEYE } from './steps/demo.js';
import { euros, sum } from './steps/money.js';
import { ordersOf, priceOf } from './steps/orders.js';
import { addButton, addDeal, confirmedNumber, fillContact, placeOrderButton, toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const MINIMUM = 30;
const banner = 'Deal requirements not met';

test(
  'a conditional deal can be ordered only once the cart reaches its minimum',
  { tag: '@full' },
  async ({ page, product }) => {
    const anna = customer('condition');
    const ribeye = await priceOf(product, 'menu', RIBEYE);
    const frites = await priceOf(product, 'menu', FRITES);
    const checkout = page.getByRole('button', { name: 'Proceed to Checkout' });

    await test.step('the cart says what is missing and goes no further', async () => {
      await page.goto('/deals');
      await expect(page.getByText('Condition: Minimum order of €30.00 required')).toBeVisible();
      await addDeal(page, DESSERT_ON_US);
      await page.goto('/cart');
      const status = page.getByRole('status').filter({ hasText: banner });
      await expect(status).toContainText(`${DESSERT_ON_US}: minimum order of €30.00, €30.00 to go.`);
      await expect(status.getByRole('link', { name: 'Add More Items' })).toHaveAttribute('href', '/menu');
      await expect(checkout).toBeDisabled();
      await expect(checkout).toHaveAccessibleDescription('Complete deal requirements to checkout');
      // It is disabled in name only, so that a click can say why.
      await checkout.click({ force: true });
      await expect(toast(page, 'Cannot Proceed to Checkout')).toContainText(
        'Please add €30.00 more to qualify for your selected deals, or remove them from your cart.',
      );
      await expect(page).toHaveURL('/cart');
    });

    await test.step('checkout says so too and sends nothing', async () => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/orders') sent.push(request.url());
      });
      await page.goto('/checkout');
      const status = page.getByRole('status').filter({ hasText: banner });
      await expect(status).toContainText(DESSERT_ON_US);
      await expect(status.getByRole('link')).toHaveCount(0);
      await fillContact(page, anna);
      await placeOrderButton(page).click();
      await expect(toast(page, 'Order Requirements Not Met')).toContainText(
        'Please add €30.00 more to qualify for your selected deals, or remove the conditional deals from your cart.',
      );
      expect(sent).toEqual([]);
    });

    await test.step('with more dishes it is met', async () => {
      await page.getByRole('link', { name: 'Back to Cart' }).click();
      await page.getByRole('link', { name: 'Add More Items' }).click();
      await addButton(page, RIBEYE).click();
      await page.goto('/cart');
      await expect(page.getByRole('status').filter({ hasText: banner })).toContainText(
        `${DESSERT_ON_US}: minimum order of €30.00, ${euros(sum(MINIMUM, -ribeye))} to go.`,
      );
      await page.getByRole('link', { name: 'Add More Items' }).click();
      await addButton(page, FRITES).click();
      await page.goto('/cart');
      await expect(checkout).toBeEnabled();
      await expect(page.getByText(banner)).toBeHidden();
      await checkout.click();
      await fillContact(page, anna);
      await expect(page.getByText(banner)).toBeHidden();
      await placeOrderButton(page).click();
    });

    const orderNumber = await confirmedNumber(page);
    const total = sum(ribeye, frites);
    expect(await ordersOf(product, anna.email)).toMatchObject([
      {
        orderNumber,
        total,
        items: [{ menuItemName: DESSERT_ON_US, totalPrice: 0 }, { totalPrice: ribeye }, { totalPrice: frites }],
      },
    ]);
  },
);
