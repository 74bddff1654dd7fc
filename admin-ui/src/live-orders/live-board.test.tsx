import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  mockApiForEachTest,
  unopenedOrder,
  order,
  OWNER,
  receive,
  type MockOrder,
} from '../../../tests/mock-api/index.js';
import { openOrders, rememberSession, renderApp, minutesFromNow } from '../app/rendered-app.js';
import { REPEAT_MS } from './alarm.js';
import { bar, card, noBar, titled, fakeAudio } from './testing/board.js';

const api = mockApiForEachTest();
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

/** An order comes in at the kitchen. */
function arrive(counter: number, given: Partial<MockOrder> = {}) {
  const placed = unopenedOrder(counter, given);
  act(() => receive(api().data, placed));
  return placed;
}

const opened = () =>
  api()
    .calls('markOrderOpened')
    .map(({ params }) => params);

describe('a new order', () => {
  it('appears on the board when it is placed, marked, announced, counted and acknowledged', async () => {
    api().data.orders = [order(17)];
    await openOrders(OWNER);
    await card('017');
    expect(screen.queryByText('New')).toBeNull();
    arrive(18, { customerName: 'Anna <i>de Vries</i>' });
    expect(await within(await card('018')).findByText('New')).toBeTruthy();
    const row = within(await bar());
    expect(row.getByText('1 new order nobody has opened')).toBeTruthy();
    expect(row.getByText('018 · €22.00 · 2 min')).toBeTruthy();
    await titled('(1) New orders · Back office');
    await waitFor(() =>
      expect(
        api()
          .calls('acknowledgeOrders')
          .map(({ body }) => body),
      ).toEqual([{ orders: ['order018'] }]),
    );
    expect(api().data.orders[0]?.deliveredAt).not.toBeNull();
  });

  it('that was placed before the board was opened is shown as unopened', async () => {
    api().data.orders = [unopenedOrder(19), unopenedOrder(18), order(17)];
    const { user } = await openOrders(OWNER);
    await user.click(within(await bar()).getByRole('button', { name: 'Show them' }));
    const rows = within(await bar()).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/^0/).textContent)).toEqual(['018', '019']);
    await titled('(2) New orders · Back office');
  });

  it('leaves the bar when it is opened here, and keeps the keyboard’s place', async () => {
    api().data.orders = [order(17)];
    const { user } = await openOrders(OWNER);
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

  it('leaves the bar when another board opens it or changes its status, or its customer cancels', async () => {
    const { user } = await openOrders(OWNER);
    const [one, two] = [arrive(18), arrive(19)];
    await user.click(within(await bar()).getByRole('button', { name: 'Show them' }));
    expect(within(await bar()).getAllByRole('listitem')).toHaveLength(2);
    const now = minutesFromNow(0);
    act(() => api().data.board.send('opened', Object.assign(one, { openedAt: now })));
    expect(await within(await bar()).findByText('1 new order nobody has opened')).toBeTruthy();
    act(() => api().data.board.send('moved', Object.assign(two, { status: 'CANCELLED' })));
    await noBar();
    expect(within(await card('019')).getByText('Cancelled')).toBeTruthy();
    expect(opened()).toEqual([]);
  });

  it('leaves the bar when its status is changed here, because the server opens it then', async () => {
    const { user } = await openOrders(OWNER);
    arrive(18);
    await user.click(within(await card('018')).getByRole('button', { name: 'Confirm order 018' }));
    await noBar();
    expect(opened()).toEqual([]);
    expect(api().data.orders[0]?.openedAt).not.toBeNull();
  });

  it('can be confirmed as seen, alone or with all others', async () => {
    const { user } = await openOrders(OWNER);
    arrive(18);
    arrive(19);
    arrive(20);
    await user.click(within(await bar()).getByRole('button', { name: 'Show them' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm seen: order 019' }));
    await waitFor(async () => expect(within(await bar()).getAllByRole('listitem')).toHaveLength(2));
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm all seen' }));
    await noBar();
    await waitFor(() => expect(api().data.orders.every(({ openedAt }) => openedAt !== null)).toBe(true));
    expect(opened()).toEqual([{ id: 'order019' }, { id: 'order018' }, { id: 'order020' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps ringing when it could not be marked as seen', async () => {
    const { user } = await openOrders(OWNER);
    arrive(18);
    api().fail('markOrderOpened', { status: 503, message: 'Not now.' });
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm seen: order 018' }));
    expect(await screen.findByText('The order could not be marked as seen')).toBeTruthy();
    expect(within(await bar()).getByText('1 new order nobody has opened')).toBeTruthy();
  });

  it('does not hide behind a filter', async () => {
    api().data.orders = [order(17, { status: 'READY' })];
    const { user, address } = await openOrders(OWNER, '?status=READY');
    await card('017');
    arrive(18);
    const row = within(await bar());
    await user.click(row.getByRole('button', { name: 'Show them' }));
    expect(row.getByText('1 of them is not in the list below.')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Show' }));
    expect(await card('018')).toBeTruthy();
    expect(address()).toBe('/admin/orders');
  });

  it('does not say how many orders a list hides that could not be loaded', async () => {
    api().fail('adminOrders', { status: 503, message: 'Not now.' });
    await openOrders(OWNER);
    arrive(18);
    expect(within(await bar()).queryByText(/not in the list/)).toBeNull();
  });

  it('disturbs neither a dialog nor the focus in it', async () => {
    api().data.orders = [order(17)];
    const { user } = await openOrders(OWNER);
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

describe('the bell', () => {
  it('rings for an order until it is opened, and not for one that another board opened', async () => {
    const heard = fakeAudio(true);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openOrders(OWNER);
    expect(heard.rings).toEqual([]);
    arrive(18);
    await waitFor(() => expect(heard.rings).toEqual([1046.5]));
    await act(() => vi.advanceTimersByTimeAsync(REPEAT_MS.orders + 500));
    expect(heard.rings.slice(0, 2)).toEqual([1046.5, 1046.5]);
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm seen: order 018' }));
    await noBar();
    const before = heard.rings.length;
    arrive(19, { openedAt: minutesFromNow(0) });
    await card('019');
    expect(heard.rings).toHaveLength(before);
  });

  it('says that the browser keeps it silent, until the page is touched', async () => {
    const heard = fakeAudio(false);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openOrders(OWNER);
    arrive(18);
    const turnOn = await screen.findByRole('button', { name: 'Turn on sound' });
    expect(heard.rings).toEqual([]);
    heard.allowed = true;
    await user.click(turnOn);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on sound' })).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(REPEAT_MS.orders + 500));
    expect(heard.rings[0]).toBe(1046.5);
  });

  it('has a volume that this device remembers, and can be heard before it is needed', async () => {
    const heard = fakeAudio(true);
    const { user } = await openOrders(OWNER);
    await user.click(await screen.findByRole('button', { name: 'Test sound' }));
    await waitFor(() => expect(heard.rings).toEqual([1046.5]));
    await user.selectOptions(screen.getByLabelText('Sound'), 'Off');
    expect(screen.getByText('Sound is off on this device.')).toBeTruthy();
    expect(localStorage.getItem('boardVolume')).toBe('off');
    arrive(18);
    await bar();
    expect(heard.rings).toEqual([1046.5]);
  });
});
