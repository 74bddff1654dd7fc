import { OWNER_EMAIL } from '../product/secrets.js';
import { expect, test } from './fixtures/test.js';
import { expectFocusSeen, tabTo } from './steps/keyboard.js';
import { detailsOf, dishNamed, placeOrder } from './steps/orders.js';
import { toast } from './steps/storefront.js';

/** A dish that no other test orders. */
const SOLD_OUT = 'Brussels Waffle';

const STEPS = [
  { action: 'Confirm', status: 'CONFIRMED', shown: /^Confirmed/ },
  { action: 'Start Preparing', status: 'PREPARING', shown: /^Preparing/ },
  { action: 'Mark Ready', status: 'READY', shown: /^Ready/ },
  { action: 'Complete', status: 'COMPLETED', shown: /^Completed$/ },
] as const;

/** A tablet on the counter and a screen on the wall. */
for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test(
    `the owner works a full shift with the keyboard alone, at ${viewport.width} px`,
    { tag: '@full' },
    async ({ page, product }) => {
      const order = await placeOrder(product, `full-shift-${viewport.width}`, 'Ring the bell.');
      const { keyboard } = page;
      await page.setViewportSize(viewport);

      await test.step('signs in', async () => {
        await page.goto('/admin');
        await tabTo(page, page.getByLabel('Email'));
        await keyboard.type(OWNER_EMAIL);
        await tabTo(page, page.getByLabel('Password', { exact: true }));
        await keyboard.type(product.secrets.OWNER_PASSWORD);
        await keyboard.press('Enter');
        await expect(toast(page, 'Successfully logged in!')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeFocused();
      });

      await test.step('goes to the orders and finds the one that came in', async () => {
        await tabTo(page, page.getByRole('navigation').getByRole('link', { name: /^Orders/ }));
        await keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
        await tabTo(page, page.getByRole('searchbox', { name: 'Search this page' }));
        await keyboard.type(order.orderNumber);
      });

      const card = page.getByRole('article');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText('Ring the bell.');

      for (const { action, status, shown } of STEPS) {
        await test.step(action, async () => {
          const button = card.getByRole('button', { name: new RegExp(`^${action} order`) });
          // After the first step the next one has the focus already: Enter, Enter, Enter.
          if (status === 'CONFIRMED') await tabTo(page, button);
          await expect(button).toBeFocused();
          await expectFocusSeen(page);
          await keyboard.press('Enter');
          await expect(card.getByText(shown)).toBeVisible();
          await expect(button).toBeHidden();
          await expect.poll(async () => (await detailsOf(product, order.id)).status).toBe(status);
        });
      }

      await test.step('reads the history, and comes back to where it was opened', async () => {
        await expect(card).toBeFocused();
        const open = card.getByRole('button', { name: /^View Details/ });
        await tabTo(page, open);
        await keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(`Completed by ${OWNER_EMAIL}`)).toBeVisible();
        await keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(open).toBeFocused();
      });

      await test.step('goes to the menu and takes a dish that is sold out off it', async () => {
        await tabTo(page, page.getByRole('link', { name: 'Back to the back office' }), 'Shift+Tab');
        await keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeFocused();
        await tabTo(page, page.getByRole('navigation').getByRole('link', { name: /sold out/ }));
        await keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeFocused();
        // The heading is there before the list: what has the focus then goes with what was loading.
        await expect(page.getByRole('article').first()).toBeVisible();
        await tabTo(page, page.getByRole('searchbox'));
        await keyboard.type(SOLD_OUT);
        const available = page.getByRole('switch', { name: `Available: ${SOLD_OUT}` });
        await expect(available).toBeChecked();
        await tabTo(page, available);
        await keyboard.press('Space');
        await expect(available).not.toBeChecked();
        await expect(toast(page, 'Availability updated successfully!')).toBeVisible();
        await expect(page.getByRole('article', { name: SOLD_OUT }).getByText('Unavailable')).toBeVisible();
        await expect(available).toBeFocused();
        await expect(dishNamed(product, SOLD_OUT)).rejects.toThrow(`sells no ${SOLD_OUT}`);
      });

      await test.step('puts it back when the oven is warm again', async () => {
        // One change of a dish at a time: a press meanwhile does nothing.
        await expect(page.getByRole('article', { name: SOLD_OUT })).toHaveAttribute('aria-busy', 'false');
        await keyboard.press('Space');
        await expect(page.getByRole('switch', { name: `Available: ${SOLD_OUT}` })).toBeChecked();
        await expect
          .poll(() =>
            dishNamed(product, SOLD_OUT).then(
              ({ available }) => available,
              () => false,
            ),
          )
          .toBe(true);
      });

      await test.step('signs out', async () => {
        await tabTo(page, page.getByRole('link', { name: 'Back to the back office' }), 'Shift+Tab');
        await keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeFocused();
        await tabTo(page, page.getByRole('button', { name: 'Sign Out' }), 'Shift+Tab');
        await keyboard.press('Enter');
        await expect(toast(page, 'Successfully logged out!')).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
      });
    },
  );
}
