import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  mockApiForEachTest,
  dueOrder,
  order,
  orderLine,
  OWNER,
  receive,
  unopenedOrder,
  type MockOrder,
} from '../../../../tests/mock-api/index.js';
import { openBoard } from '../../app/rendered-app.js';
import { card } from '../../live-orders/testing/board.js';
import { inLane } from './testing/lanes.js';

const api = mockApiForEachTest();

function openWith(orders: MockOrder[], language: 'en' | 'nl' = 'en') {
  api().data.orders = orders;
  return openBoard(OWNER, language);
}

describe('all day', () => {
  const soup = (id: string, quantity: number) => orderLine(id, { menuItemId: 'soup', menuItemName: 'Soup', quantity });
  const row = async (name: RegExp) =>
    within(await screen.findByRole('region', { name: 'All day' })).findByRole('button', { name });

  it('counts what is to be made, without lines that are struck off', async () => {
    const { user } = await openWith([
      dueOrder(17, 5, { items: [soup('a', 2), orderLine('b')] }),
      dueOrder(18, 9, { items: [soup('c', 3)] }),
    ]);
    expect(await row(/^Soup\s*5$/)).toBeTruthy();
    await user.click(within(await card('017')).getByRole('button', { name: /^2 × Soup/ }));
    expect(await row(/^Soup\s*3$/)).toBeTruthy();
    await waitFor(() => expect(api().data.orders[0]?.items[0]?.made).toBe(true));
    expect(within(await card('017')).getByRole('button', { name: /^2 × Soup/, pressed: true })).toBeTruthy();
  });

  it('guards the lines of a card that comes where another was pressed, as its buttons', async () => {
    await openWith([dueOrder(17, 5, { items: [soup('a', 2)] })]);
    const lines = within(await card('017')).getByRole('list');
    expect(lines.getAttribute('data-guarded')).toBe(api().data.orders[0]?.id);
  });

  it('strikes off two lines of a card that are pressed right after each other', async () => {
    const { user } = await openWith([dueOrder(17, 5, { items: [soup('a', 2), orderLine('b')] })]);
    const answer = api().hold('setLineMade');
    await user.click(within(await card('017')).getByRole('button', { name: /^2 × Soup/ }));
    await user.click(within(await card('017')).getByRole('button', { name: /^2 × Pizza/ }));
    const areStruck = () =>
      waitFor(async () =>
        expect(within(await card('017')).getAllByRole('button', { name: /^2 ×/, pressed: true })).toHaveLength(2),
      );
    await areStruck();
    expect(api().data.orders[0]?.items.map(({ made }) => made)).not.toContain(true);
    answer();
    await waitFor(() => expect(api().data.orders[0]?.items.map(({ made }) => made)).toEqual([true, true]));
    await areStruck();
  });

  it('keeps a strike in sight when another order comes in before it is answered', async () => {
    const { user } = await openWith([dueOrder(17, 5, { items: [soup('a', 2)] })]);
    const answer = api().hold('setLineMade');
    const struck = async () => within(await card('017')).findByRole('button', { name: /^2 × Soup/, pressed: true });
    await user.click(within(await card('017')).getByRole('button', { name: /^2 × Soup/ }));
    await struck();
    const read = api().calls('kitchenControl').length;
    act(() => receive(api().data, unopenedOrder(18)));
    await card('018');
    // What an order changes beside the lists is read when the lists would be.
    await waitFor(() => expect(api().calls('kitchenControl').length).toBeGreaterThan(read));
    await struck();
    answer();
    await waitFor(() => expect(api().data.orders.find(({ id }) => id === 'order017')?.items[0]?.made).toBe(true));
  });

  it('shows the orders of a dish, and all again', async () => {
    const { user } = await openWith([dueOrder(17, 5), dueOrder(18, 9, { items: [soup('c', 3)] })]);
    await user.click(await row(/^Soup/));
    await inLane('New', '018');
    expect(screen.getByText('3 × Soup, in 1 order')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    await inLane('New', '017', '018');
  });

  it('counts what is to be made of the orders that a search shows', async () => {
    const { user } = await openWith([
      dueOrder(17, 5, { items: [soup('a', 2)] }),
      dueOrder(18, 9, { items: [soup('c', 3)] }),
    ]);
    expect(await row(/^Soup\s*5$/)).toBeTruthy();
    await user.keyboard('/018');
    expect(await row(/^Soup\s*3$/)).toBeTruthy();
    expect(screen.getByText('Of the orders that are shown')).toBeTruthy();
  });

  it('shows all orders once a dish is made, also when there is more of it to be made again', async () => {
    const { user } = await openWith([dueOrder(17, 5), dueOrder(18, 9, { items: [soup('c', 3)] })]);
    await user.click(await row(/^Soup/));
    await inLane('New', '018');
    await user.click(within(await card('018')).getByRole('button', { name: /^3 × Soup/ }));
    await inLane('New', '017', '018');
    const made = await within(await card('018')).findByRole('button', { name: /^3 × Soup/, pressed: true });
    await waitFor(() => expect(api().data.orders[1]?.items[0]?.made).toBe(true));
    await user.click(made);
    expect(await row(/^Soup\s*3$/)).toBeTruthy();
    await inLane('New', '017', '018');
  });

  it('takes a strike back when the server refuses it', async () => {
    const { user } = await openWith([order(17)]);
    api().fail('setLineMade', { status: 409, message: 'Order 017 is Completed; its lines stay as they are.' });
    await user.click(within(await card('017')).getByRole('button', { name: /^2 × Pizza/ }));
    expect(await screen.findByText('The line could not be struck off')).toBeTruthy();
    await waitFor(async () =>
      expect(within(await card('017')).getByRole('button', { name: /^2 × Pizza/, pressed: false })).toBeTruthy(),
    );
  });
});
