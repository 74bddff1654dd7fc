import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HouseApi, mockApiForEachTest, order, type KitchenOrder } from '../../../../tests/mock-api/index.js';
import { minutesFromNow } from '../../app/test-clock.js';
import { arriveAt, bar, card, fresh, noBar, openBoard, titled } from './testing/board.js';
import { fakeAudio } from './testing/fake-audio.js';

const house = mockApiForEachTest(() => new HouseApi());
/** An order comes in at the kitchen. */
const arrive = (counter: number, given: Partial<KitchenOrder> = {}) => arriveAt(house(), counter, given);
afterEach(() => vi.unstubAllGlobals());

describe('the bell', () => {
  it('rings for an order until it is opened, and not for one that another board opened', async () => {
    const heard = fakeAudio(true);
    const { user } = await openBoard();
    expect(heard.rings).toEqual([]);
    arrive(18);
    await waitFor(() => expect(heard.rings).toEqual([1046.5]));
    await waitFor(() => expect(heard.rings).toEqual([1046.5, 1046.5]), { timeout: 6000 });
    await user.click(within(await bar()).getByRole('button', { name: 'Confirm order 018 seen' }));
    await noBar();
    const before = heard.rings.length;
    arrive(19, { openedAt: minutesFromNow(0) });
    await card('019');
    expect(heard.rings).toHaveLength(before);
  });

  it('says that the browser keeps it silent, until the page is touched', async () => {
    const heard = fakeAudio(false);
    const { user } = await openBoard();
    arrive(18);
    const turnOn = await screen.findByRole('button', { name: 'Turn on sound' });
    expect(heard.rings).toEqual([]);
    heard.allowed = true;
    await user.click(turnOn);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on sound' })).toBeNull());
    await waitFor(() => expect(heard.rings).toEqual([1046.5]), { timeout: 6000 });
  });

  it('has a volume that this device remembers, and can be heard before it is needed', async () => {
    const heard = fakeAudio(true);
    const { user } = await openBoard();
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

describe('a board that hears nothing', () => {
  it('says so when it is signed out, loudly, and hears again after the sign-in what it missed', async () => {
    const heard = fakeAudio(true);
    const { user } = await openBoard();
    house().sessions.endAll();
    act(() => house().kitchen.board.close());
    expect(await screen.findByText('You are signed out. This board does not hear new orders.')).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await titled('Signed out · Back office');
    await waitFor(() => expect(heard.rings).toEqual([311.1]));
    const missed = fresh(18);
    house().kitchen.orders.unshift(missed);
    house().kitchen.board.tell('placed', missed);
    await user.type(dialog.getByLabelText('Password'), 'right-password{Enter}');
    expect(await bar()).toBeTruthy();
    expect(screen.queryByText('You are signed out. This board does not hear new orders.')).toBeNull();
    await titled('(1) New orders · Back office');
  });

  it('comes back by itself after a break, with everything that happened meanwhile, once', async () => {
    house().kitchen.orders = [order(17)];
    await openBoard();
    arrive(18);
    await card('018');
    act(() => house().kitchen.board.cut());
    const missed = [fresh(19), fresh(20)];
    for (const one of missed) {
      house().kitchen.orders.unshift(one);
      house().kitchen.board.tell('placed', one);
    }
    await card('020');
    await waitFor(async () => expect(within(await bar()).getAllByRole('listitem')).toHaveLength(3));
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(house().calls('orderEvents')).toHaveLength(2);
    expect(house().calls('orderEvents')[1]?.headers).toMatchObject({ 'last-event-id': '1' });
  });

  it('is loud when it stays cut off, and tries again when asked', async () => {
    await openBoard();
    house().fail('orderEvents', 'network');
    act(() => house().kitchen.board.cut());
    expect(await screen.findByText(/^Reconnecting… last heard \d\d:\d\d:\d\d$/)).toBeTruthy();
    expect(
      await screen.findByText('This board is not connected. New orders may be missing.', undefined, {
        timeout: 15_000,
      }),
    ).toBeTruthy();
    await titled('Not connected · Back office');
    house().mend('orderEvents');
    act(() => screen.getByRole('button', { name: 'Try now' }).click());
    expect(await screen.findByText('Live')).toBeTruthy();
    expect(screen.queryByText('This board is not connected. New orders may be missing.')).toBeNull();
  });
});
