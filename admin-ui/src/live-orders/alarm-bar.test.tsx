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
import { minutesFromNow, rememberSession, renderApp } from '../app/rendered-app.js';
import { PAUSES } from './connection.js';
import { fakeAudio, titled } from './testing/board.js';

const api = mockApiForEachTest();
afterEach(() => vi.unstubAllGlobals());

function open(path: string, language: 'en' | 'nl' = 'en') {
  rememberSession(OWNER);
  return renderApp(path, { language });
}

const alarm = () => screen.findByRole('region', { name: 'Alarm' });
const noAlarm = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Alarm' })).toBeNull());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** An order comes in. */
async function arrive(placed: MockOrder) {
  await waitFor(() => expect(api().data.board.connected).toBe(1));
  act(() => receive(api().data, placed));
}

describe('the alarm', () => {
  it.each([
    ['/admin', 'Good afternoon', '(2) Start · Back office'],
    ['/admin/menu', 'Menu', '(2) Menu · Back office'],
    ['/admin/customers', 'Customers’ Data', '(2) Customers’ Data · Back office'],
  ])(
    'on %s says how many orders are new and how old the oldest is, rings, and leads to the board',
    async (path, title, tab) => {
      const heard = fakeAudio(true);
      api().data.orders = [unopenedOrder(19), unopenedOrder(18, { createdAt: minutesFromNow(-4) }), order(17)];
      const { user, address } = open(path);
      await heading(title);
      expect(within(await alarm()).getByText('2 new orders · oldest 4 min')).toBeTruthy();
      await titled(tab);
      expect(heard.rings).toHaveLength(1);
      await user.click(within(await alarm()).getByRole('link', { name: 'Open the board' }));
      await heading('Kitchen');
      expect(address()).toBe('/admin/kitchen');
      await noAlarm();
      await titled('(2) New orders · Back office');
    },
  );

  it('comes with an order, follows it, and goes once somebody has opened it', async () => {
    open('/admin/deals', 'nl');
    await heading('Aanbiedingen');
    await noAlarm();
    const placed = unopenedOrder(18, { createdAt: minutesFromNow(0) });
    await arrive(placed);
    expect(within(await alarm()).getByText('1 nieuwe bestelling · zojuist')).toBeTruthy();
    act(() => api().data.board.send('opened', Object.assign(placed, { openedAt: minutesFromNow(0) })));
    await noAlarm();
    await titled('Aanbiedingen · Beheer');
  });

  it('leaves a screen that shows the orders to its own', async () => {
    api().data.orders = [unopenedOrder(18)];
    open('/admin/orders');
    expect(await screen.findByRole('region', { name: '1 new order nobody has opened' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Alarm' })).toBeNull();
  });

  it('says that new orders are not heard of, and tries again when asked', async () => {
    api().fail('orderEvents', 'network');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = open('/admin/reviews');
    await heading('Reviews');
    await act(() => vi.advanceTimersByTimeAsync(PAUSES.lost));
    vi.useRealTimers();
    const lost = await screen.findByText('Not connected: new orders may be missing');
    expect(lost.closest('[role=alert]')).toBeTruthy();
    await titled('Not connected · Reviews · Back office');
    api().mend('orderEvents');
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await noAlarm();
    await titled('Reviews · Back office');
  });

  it('says on every screen that a session that has ended hears nothing', async () => {
    open('/admin/menu');
    await heading('Menu');
    await waitFor(() => expect(api().data.board.connected).toBe(1));
    api().sessions.endAll();
    act(() => api().data.board.close());
    expect(await screen.findByText('You are signed out. This screen does not hear new orders.')).toBeTruthy();
    await titled('Signed out · Menu · Back office');
  });
});

describe('who counts as watching the kitchen', () => {
  it('is a screen that shows the orders, and no other that rings for them', async () => {
    api().data.orders = [unopenedOrder(18)];
    const { user } = open('/admin');
    await waitFor(() => expect(api().data.board.connected).toBe(1));
    expect(api().data.board.hasBoard).toBe(false);
    expect(api().calls('acknowledgeOrders')).toEqual([]);
    await user.click(within(await alarm()).getByRole('link', { name: 'Open the board' }));
    await waitFor(() => expect(api().data.board.hasBoard).toBe(true));
    await waitFor(() =>
      expect(
        api()
          .calls('acknowledgeOrders')
          .map(({ body }) => body),
      ).toEqual([{ orders: ['order018'] }]),
    );
  });
});

describe('a printed ticket', () => {
  it('counts as seen', async () => {
    vi.stubGlobal('print', vi.fn());
    api().data.orders = [unopenedOrder(18)];
    const { user } = open('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Print ticket of order 018' }));
    await waitFor(() =>
      expect(
        api()
          .calls('markOrderOpened')
          .map(({ params }) => params),
      ).toEqual([{ id: 'order018' }]),
    );
    await titled('Orders · Back office');
  });
});
