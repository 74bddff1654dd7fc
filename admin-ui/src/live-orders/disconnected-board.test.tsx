import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, unopenedOrder, order, OWNER, receive } from '../../../tests/mock-api/index.js';
import { openOrders } from '../app/rendered-app.js';
import { PAUSES } from './connection.js';
import { bar, card, titled } from './testing/board.js';

const api = mockApiForEachTest();
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

describe('a disconnected board', () => {
  it('reconnects by itself after a break, and receives each missed event once', async () => {
    api().data.orders = [order(17)];
    await openOrders(OWNER);
    act(() => receive(api().data, unopenedOrder(18)));
    await card('018');
    act(() => api().data.board.cut());
    const missed = [unopenedOrder(19), unopenedOrder(20)];
    for (const one of missed) {
      receive(api().data, one);
    }
    await card('020');
    expect(await within(await bar()).findByText('3 new orders nobody has opened')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(api().calls('orderEvents')).toHaveLength(2);
    expect(api().calls('orderEvents')[1]?.headers).toMatchObject({ 'last-event-id': '1' });
  });

  it('connects anew at once when the network goes, to know of it, and when it comes back', async () => {
    await openOrders(OWNER);
    const connected = api().calls('orderEvents').length;
    for (const [index, name] of ['offline', 'online'].entries()) {
      act(() => void window.dispatchEvent(new Event(name)));
      await waitFor(() => expect(api().calls('orderEvents').length).toBe(connected + 1 + index));
      expect(await screen.findByText('Live')).toBeTruthy();
    }
  });

  it('rings and shows a banner when it stays disconnected, and retries when asked', async () => {
    await openOrders(OWNER);
    api().fail('orderEvents', 'network');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => api().data.board.cut());
    expect(await screen.findByText(/^Reconnecting… last heard \d\d:\d\d:\d\d$/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(PAUSES.lost));
    expect(await screen.findByText('This board is not connected. New orders may be missing.')).toBeTruthy();
    await titled('Not connected · Back office');
    api().mend('orderEvents');
    act(() => screen.getByRole('button', { name: 'Try now' }).click());
    expect(await screen.findByText('Live')).toBeTruthy();
    expect(screen.queryByText('This board is not connected. New orders may be missing.')).toBeNull();
  });
});
