import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, OWNER, PLAIN_MOVE } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openOrders(search = '') {
  rememberSession(OWNER);
  return renderApp(`/admin/orders${search}`);
}

const card = async (number: string) => within(await screen.findByRole('article', { name: `Order ${number}` }));
const moves = () =>
  api()
    .calls('transitionOrder')
    .map(({ params, query }) => ({ params, query }));
const statusOf = (index: number) => api().data.orders.at(index)?.status;

describe('changing the status of an order', () => {
  it.each([
    ['PENDING', 'Confirm', 'CONFIRMED', 'Start Preparing'],
    ['CONFIRMED', 'Start Preparing', 'PREPARING', 'Mark Ready'],
    ['PREPARING', 'Mark Ready', 'READY', 'Complete'],
    ['READY', 'Complete', 'COMPLETED', null],
  ] as const)('from %s by %s to %s', async (from, action, to, next) => {
    api().data.orders = [order(17, { status: from })];
    const { user } = openOrders();
    const shown = await card('017');
    await user.click(shown.getByRole('button', { name: `${action} order 017` }));
    expect(await screen.findByText('Order status updated successfully!')).toBeTruthy();
    expect(moves()).toEqual([{ params: { id: 'order017' }, query: { status: to } }]);
    await waitFor(() => expect(shown.queryByRole('button', { name: `${action} order 017` })).toBeNull());
    expect(shown.queryByRole('button', { name: 'Cancel order 017' }) !== null).toBe(next !== null);
    if (next !== null) expect(shown.getByRole('button', { name: `${next} order 017` })).toBeTruthy();
  });

  it('keeps only the buttons of that order busy', async () => {
    const open = api().hold('transitionOrder');
    api().data.orders = [order(18), order(17)];
    const { user } = openOrders();
    const [busy, other] = [await card('018'), await card('017')];
    await user.click(busy.getByRole('button', { name: 'Confirm order 018' }));
    const button = await busy.findByRole('button', { name: 'Confirming...' });
    await user.click(button);
    await user.click(busy.getByRole('button', { name: 'Cancel order 018' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(other.getByRole('button', { name: 'Confirm order 017' }).getAttribute('aria-disabled')).not.toBe('true');
    open();
    expect(await busy.findByRole('button', { name: 'Start Preparing order 018' })).toBeTruthy();
    expect(moves()).toHaveLength(1);
  });

  it('shows the new status at once, while the buttons wait for the answer', async () => {
    const open = api().hold('transitionOrder');
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const shown = await card('017');
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    expect(await shown.findByText(/^Confirmed/)).toBeTruthy();
    expect(shown.queryByText(/^Pending/)).toBeNull();
    expect(statusOf(0)).toBe('PENDING');
    expect(shown.getByRole('button', { name: 'Confirming...' })).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Start Preparing order 017' })).toBeNull();
    open();
    expect(await shown.findByRole('button', { name: 'Start Preparing order 017' })).toBeTruthy();
    expect(statusOf(0)).toBe('CONFIRMED');
  });

  it('keeps an order listed under a status filter until the server has changed its status', async () => {
    const open = api().hold('transitionOrder');
    api().data.orders = [order(17)];
    const { user } = openOrders('?status=PENDING');
    const shown = await card('017');
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    expect(await shown.findByText(/^Confirmed/)).toBeTruthy();
    open();
    expect(await screen.findByText('No orders found matching your criteria.')).toBeTruthy();
  });

  it.each([
    ['a refusal', { status: 503, message: 'The kitchen is being moved.' }, 'The kitchen is being moved.'],
    ['no answer', 'network', 'The server did not answer. Check the connection and try again.'],
  ] as const)('takes the status back after %s, says why, and can be tried again', async (_, failure, reason) => {
    api().fail('transitionOrder', failure);
    const open = api().hold('transitionOrder');
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const shown = await card('017');
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    expect(await shown.findByText(/^Confirmed/)).toBeTruthy();
    open();
    expect(await screen.findByText('Failed to update order status')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(shown.getByText(/^Pending/)).toBeTruthy();
    api().mend('transitionOrder');
    await waitFor(() =>
      expect(shown.getByRole('button', { name: 'Confirm order 017' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    expect(await shown.findByRole('button', { name: 'Start Preparing order 017' })).toBeTruthy();
  });

  it('takes a double click for one', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const shown = await card('017');
    await user.dblClick(shown.getByRole('button', { name: 'Confirm order 017' }));
    expect(await shown.findByRole('button', { name: 'Start Preparing order 017' })).toBeTruthy();
    expect(moves()).toHaveLength(1);
  });

  it('shows the server’s message and the order’s new status after a lost race', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const shown = await card('017');
    // Cancelled after the press and before it arrives: a moment sooner, the board could have heard of it first.
    const open = api().hold('transitionOrder');
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    api().data.orders = [order(17, { status: 'CANCELLED' })];
    open();
    expect(await screen.findByText('Failed to update order status')).toBeTruthy();
    expect(screen.getByText('Order 20261121-017 is Cancelled and cannot become Confirmed.')).toBeTruthy();
    expect(await shown.findByText('Cancelled')).toBeTruthy();
    expect(screen.queryByText('Order status updated successfully!')).toBeNull();
  });
});

describe('cancelling an order', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const cancel = await screen.findByRole('button', { name: 'Cancel order 017' });
    await user.click(cancel);
    expect(await screen.findByRole('dialog', { name: 'Cancel order 017?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep Order' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    expect(moves()).toEqual([]);
    expect(statusOf(0)).toBe('PENDING');
  });

  it.each([
    [/^Sold out/, 'SOLD_OUT'],
    [/^We are closing/, 'CLOSING'],
    [/^The customer asked/, 'CUSTOMER'],
    [/^Another reason/, 'OTHER'],
  ] as const)('takes the answer why for a yes: %s', async (name, reason) => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Cancel order 017' }));
    // The card offers to sell a dish out, by a button of nearly the same name.
    const question = within(await screen.findByRole('dialog', { name: 'Cancel order 017?' }));
    await user.click(question.getByRole('button', { name }));
    await waitFor(() => expect(statusOf(0)).toBe('CANCELLED'));
    expect(api().data.orders[0]?.moves).toMatchObject([{ to: 'CANCELLED', reason }]);
  });

  it('keeps the keyboard’s place', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Cancel order 017' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel order 017?' }));
    await user.click(question.getByRole('button', { name: /^Another reason/ }));
    expect(await screen.findByText('Order status updated successfully!')).toBeTruthy();
    const article = screen.getByRole('article', { name: 'Order 017' });
    expect(await within(article).findByText('Cancelled')).toBeTruthy();
    expect(statusOf(0)).toBe('CANCELLED');
    await waitFor(() => expect(document.activeElement).toBe(article));
  });
});

describe('the details of an order', () => {
  it('offer the next step, which closes them', async () => {
    api().data.orders = [order(17, { status: 'PREPARING' })];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'View Details of order 017' }));
    const details = within(await screen.findByRole('dialog', { name: 'Order 017' }));
    await user.click(details.getByRole('button', { name: 'Mark Ready order 017' }));
    expect(await screen.findByText('017 → Ready')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(statusOf(0)).toBe('READY');
  });

  it('tell in the history what was cancelled why, and what was undone', async () => {
    const by = OWNER.user.email;
    const move = { ...PLAIN_MOVE, by, at: '2026-11-21T11:00:00.000Z' };
    api().data.orders = [
      order(17, {
        moves: [
          { ...move, from: 'PENDING', to: 'CANCELLED', reason: 'CLOSING', undone: true },
          { ...move, from: 'CANCELLED', to: 'PENDING', isUndo: true },
        ],
      }),
    ];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'View Details of order 017' }));
    const details = within(await screen.findByRole('dialog', { name: 'Order 017' }));
    expect(await details.findByText(`Cancelled by ${by}, undone: We are closing`)).toBeTruthy();
    expect(details.getByText(`Undone: Pending again, by ${by}`)).toBeTruthy();
  });
});
