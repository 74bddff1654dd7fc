import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openOrders() {
  rememberSession(OWNER);
  return renderApp('/admin/orders');
}

const card = async (number: string) => within(await screen.findByRole('article', { name: `Order ${number}` }));
const statusOf = (index: number) => api().data.orders.at(index)?.status;

describe('undoing a move', () => {
  const undoButton = () => screen.findByRole('button', { name: 'Undo' });

  it.each([
    ['PENDING', 'Confirm', 'Confirmed', 'CONFIRMED'],
    ['READY', 'Complete', 'Completed', 'COMPLETED'],
  ] as const)('is offered by a toast that names order and step, from %s', async (from, action, step, to) => {
    api().data.orders = [order(17, { status: from })];
    const { user } = openOrders();
    const shown = await card('017');
    await user.click(shown.getByRole('button', { name: `${action} order 017` }));
    expect(await screen.findByText(`017 → ${step}`)).toBeTruthy();
    expect(statusOf(0)).toBe(to);
    await user.click(await undoButton());
    expect(await screen.findByText(/^017 is .* again$/)).toBeTruthy();
    expect(await shown.findByRole('button', { name: `${action} order 017` })).toBeTruthy();
    expect(statusOf(0)).toBe(from);
    expect(api().data.orders[0]?.moves).toMatchObject([
      { to, undone: true },
      { to: from, isUndo: true },
    ]);
    await waitFor(() => expect(screen.queryByText(`017 → ${step}`)).toBeNull());
  });

  it('pressed before the lists are fresh follows them', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const shown = await card('017');
    const open = api().hold('adminOrders');
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    await user.click(await undoButton());
    expect(api().called).not.toContain('undoTransition');
    open();
    expect(await screen.findByText('017 is Pending again')).toBeTruthy();
    expect(statusOf(0)).toBe('PENDING');
  });

  it('is offered for each of several orders', async () => {
    api().data.orders = [order(18), order(17)];
    const { user } = openOrders();
    await user.click((await card('018')).getByRole('button', { name: 'Confirm order 018' }));
    await user.click((await card('017')).getByRole('button', { name: 'Confirm order 017' }));
    expect(await screen.findByText('018 → Confirmed')).toBeTruthy();
    expect(await screen.findByText('017 → Confirmed')).toBeTruthy();
  });

  it('shows the status before at once, and the later one again when the server refuses', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const shown = await card('017');
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    await screen.findByText('017 → Confirmed');
    await shown.findByRole('button', { name: 'Start Preparing order 017' });
    const open = api().hold('undoTransition');
    await user.click(await undoButton());
    expect(await shown.findByText(/^Pending/)).toBeTruthy();
    // Another board was faster.
    api().data.orders = [order(17, { status: 'PREPARING' })];
    open();
    expect(await screen.findByText('Nothing was undone')).toBeTruthy();
    expect(screen.getByText('Order 017 has meanwhile become Preparing; nothing was undone.')).toBeTruthy();
    expect(await shown.findByRole('button', { name: 'Mark Ready order 017' })).toBeTruthy();
  });

  it('stays shown when the event of the move itself arrives before anything is rendered', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    const shown = await card('017');
    await user.click(shown.getByRole('button', { name: 'Confirm order 017' }));
    await shown.findByRole('button', { name: 'Start Preparing order 017' });
    const open = api().hold('undoTransition');
    const button = await undoButton();
    const { board } = api().data;
    act(() => {
      button.click();
      board.send('changed', order(17, { status: 'CONFIRMED' }));
      board.send('placed', order(18));
    });
    await card('018');
    expect(shown.getByText(/^Pending/)).toBeTruthy();
    open();
    expect(await screen.findByText('017 is Pending again')).toBeTruthy();
  });

  it('is offered again when no answer came', async () => {
    api().data.orders = [order(17)];
    const { user } = openOrders();
    await user.click((await card('017')).getByRole('button', { name: 'Confirm order 017' }));
    await screen.findByText('017 → Confirmed');
    const answer = api().hold('undoTransition');
    api().fail('undoTransition', 'network');
    await user.click(await undoButton());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    answer();
    expect(await screen.findByText('Nothing was undone')).toBeTruthy();
    api().mend('undoTransition');
    await user.click(await undoButton());
    expect(await screen.findByText('017 is Pending again')).toBeTruthy();
    expect(statusOf(0)).toBe('PENDING');
  });

  it('is offered for a cancelling too', async () => {
    api().data.orders = [order(17, { status: 'READY' })];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Cancel order 017' }));
    // The card offers to sell a dish out, by a button of nearly the same name.
    const question = within(await screen.findByRole('dialog', { name: 'Cancel order 017?' }));
    await user.click(question.getByRole('button', { name: /^Sold out/ }));
    expect(await screen.findByText('017 → Cancelled')).toBeTruthy();
    await user.click(await undoButton());
    await waitFor(() => expect(statusOf(0)).toBe('READY'));
  });
});
