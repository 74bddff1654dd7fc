import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HouseApi, mockApiForEachTest, order, OWNER, type KitchenOrder } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { minutesFromNow } from '../../app/test-clock.js';
import { arriveAt, bar, card, fresh, noBar, openBoard, titled } from './testing/board.js';

const house = mockApiForEachTest(() => new HouseApi());
/** An order comes in at the kitchen. */
const arrive = (counter: number, given: Partial<KitchenOrder> = {}) => arriveAt(house(), counter, given);
const opened = () =>
  house()
    .calls('openOrder')
    .map(({ params }) => params);

describe('a new order', () => {
  it('is on the board as it is placed, marked, announced and counted, and its delivery is confirmed', async () => {
    house().kitchen.orders = [order(17)];
    await openBoard();
    await card('017');
    expect(screen.queryByText('New')).toBeNull();
    arrive(18, { customerName: 'Anna <i>de Vries</i>' });
    expect(await within(await card('018')).findByText('New')).toBeTruthy();
    const row = within(await bar());
    expect(row.getByText('1 new order nobody has opened')).toBeTruthy();
    expect(row.getByText('Anna <i>de Vries</i>')).toBeTruthy();
    expect(row.getByText('€22.00 · 2 min')).toBeTruthy();
    await titled('(1) New orders · Back office');
    await waitFor(() =>
      expect(
        house()
          .calls('confirmDelivery')
          .map(({ body }) => body),
      ).toEqual([{ orders: ['order018'] }]),
    );
    expect(house().kitchen.orders[0]?.deliveredAt).not.toBeNull();
  });

  it('that came before the board was opened waits for it', async () => {
    house().kitchen.orders = [fresh(19), fresh(18), order(17)];
    await openBoard();
    const rows = within(await bar()).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/^0/).textContent)).toEqual(['018', '019']);
    await titled('(2) New orders · Back office');
  });

  it('leaves the bar when it is opened here, and keeps the keyboard’s place', async () => {
    house().kitchen.orders = [order(17)];
    const { user } = await openBoard();
    arrive(18);
    const open = within(await bar()).getByRole('button', { name: 'Open order 018' });
    await user.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Order 018' });
    await waitFor(() => expect(within(dialog).queryByText('Not yet')).toBeNull());
    expect(opened()).toEqual([{ id: 'order018' }]);
    await user.keyboard('{Escape}');
    await noBar();
    await waitFor(async () => expect(document.activeElement).toBe(await card('018')));
    await titled('Orders · Back office');
  });

  it('leaves the bar when another board opens or moves it, or its customer cancels', async () => {
    await openBoard();
    const [one, two] = [arrive(18), arrive(19)];
    expect(within(await bar()).getAllByRole('listitem')).toHaveLength(2);
    const now = minutesFromNow(0);
    act(() => house().kitchen.board.tell('opened', Object.assign(one, { openedAt: now })));
    await waitFor(async () => expect(within(await bar()).getAllByRole('listitem')).toHaveLength(1));
    act(() => house().kitchen.board.tell('moved', Object.assign(two, { status: 'CANCELLED' })));
    await noBar();
    expect(within(await card('019')).getByText('Cancelled')).toBeTruthy();
    expect(opened()).toEqual([]);
  });

  it('leaves the bar when it is moved here: the server opens what is moved', async () => {
    const { user } = await openBoard();
    arrive(18);
    await user.click(within(await card('018')).getByRole('button', { name: 'Confirm order 018' }));
    await noBar();
    expect(opened()).toEqual([]);
    expect(house().kitchen.orders[0]?.openedAt).not.toBeNull();
  });

  it('can be confirmed as seen, alone or with all others', async () => {
    const { user } = await openBoard();
    arrive(18);
    arrive(19);
    arrive(20);
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm order 019 seen' }));
    await waitFor(async () => expect(within(await bar()).getAllByRole('listitem')).toHaveLength(2));
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm all seen' }));
    await noBar();
    await waitFor(() => expect(house().kitchen.orders.every(({ openedAt }) => openedAt !== null)).toBe(true));
    expect(opened()).toEqual([{ id: 'order019' }, { id: 'order018' }, { id: 'order020' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rings on when it could not be said that it was seen', async () => {
    const { user } = await openBoard();
    arrive(18);
    house().fail('openOrder', { status: 503, message: 'Not now.' });
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm order 018 seen' }));
    expect(await screen.findByText('The order could not be marked as seen')).toBeTruthy();
    expect(within(await bar()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('does not hide behind a filter', async () => {
    house().kitchen.orders = [order(17, { status: 'READY' })];
    const { user, address } = await openBoard('?status=READY');
    await card('017');
    arrive(18);
    const row = within(await bar());
    expect(row.getByText('1 of them is not in the list below.')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Show' }));
    expect(await card('018')).toBeTruthy();
    expect(address()).toBe('/admin/orders');
  });

  it('says nothing of a list that could not be loaded', async () => {
    house().fail('adminOrders', { status: 503, message: 'Not now.' });
    await openBoard();
    arrive(18);
    expect(within(await bar()).queryByText(/not in the list/)).toBeNull();
  });

  it('disturbs neither a dialog nor the focus in it', async () => {
    house().kitchen.orders = [order(17)];
    const { user } = await openBoard();
    await user.click(await screen.findByRole('button', { name: 'Cancel order 017' }));
    const keep = await screen.findByRole('button', { name: 'Keep Order' });
    keep.focus();
    arrive(18);
    await titled('(1) New orders · Back office');
    expect(document.activeElement).toBe(keep);
  });

  it('speaks Dutch', async () => {
    rememberSession(OWNER);
    renderApp('/admin/orders', { language: 'nl' });
    await screen.findByText('Live');
    arrive(18);
    expect(await screen.findByText('1 nieuwe bestelling die niemand heeft geopend')).toBeTruthy();
  });
});
