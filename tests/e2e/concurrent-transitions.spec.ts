import { sendAtOnce } from './steps/at-once.js';
import { findOrder, openAsOwner } from './steps/back-office.js';
import { detailsOf, placeOrder } from './steps/orders.js';
import { toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

test(
  'of two people who confirm one order at once, one succeeds and the other gets a message',
  { tag: '@full' },
  async ({ page, anotherPerson, product, noise }) => {
    noise.announce(/status of 409/);
    const order = await placeOrder(product, 'race');
    const screens = [page, await anotherPerson()];
    const cards = await Promise.all(
      screens.map(async (screen) => {
        await openAsOwner(screen, product, '/admin/orders');
        return findOrder(screen, order.orderNumber);
      }),
    );
    for (const card of cards) await expect(card.getByText(/^Pending/)).toBeVisible();

    // Otherwise the slower one would see the new status on the board and have nothing to press.
    const contexts = screens.map((screen) => screen.context());
    const sent = await sendAtOnce(contexts, '**/api/admin/orders/*/status?*', cards.length);
    for (const card of cards) await card.getByRole('button', { name: /^Confirm order/ }).click();

    const outcomes = await Promise.all(
      screens.map(async (screen) => {
        const won = toast(screen, 'Order status updated successfully!');
        const lost = toast(screen, 'Failed to update order status');
        await expect(won.or(lost)).toBeVisible();
        return (await won.isVisible()) ? 'won' : 'lost';
      }),
    );
    expect(outcomes.sort()).toEqual(['lost', 'won']);
    expect(sent).toHaveLength(cards.length);
    for (const card of cards) {
      await expect(card.getByText(/^Confirmed/)).toBeVisible();
      await expect(card.getByRole('button', { name: /^Start Preparing order/ })).toBeVisible();
    }
    const { status, moves } = await detailsOf(product, order.id);
    expect({ status, moves }).toMatchObject({ status: 'CONFIRMED', moves: [{ from: 'PENDING', to: 'CONFIRMED' }] });
  },
);
