import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, order, OWNER, type MockOrder } from '../../../../tests/mock-api/index.js';
import { minutesFromNow, NOW, openBoard } from '../../app/rendered-app.js';
import { card, fakeAudio, titled } from '../../live-orders/testing/board.js';
import { inLane, numbersOf } from './testing/lanes.js';

const api = mockApiForEachTest();
afterEach(() => vi.unstubAllGlobals());

/** An order for 13:30 that has to be begun at 13:10. */
const forLater = (counter: number, given: Partial<MockOrder> = {}) =>
  order(counter, {
    openedAt: null,
    createdAt: minutesFromNow(-2),
    pickupTime: minutesFromNow(90),
    pickupAt: minutesFromNow(90),
    releaseAt: minutesFromNow(70),
    ...given,
  });

/** Moves the clock of page and server to so many minutes from now. */
function moveTo(minutes: number, moveClock: (instant: number) => void) {
  const instant = NOW + minutes * 60_000;
  api().data.now = instant;
  moveClock(instant);
}

function firstOrder(): MockOrder {
  const [first] = api().data.orders;
  if (!first) throw new Error('An order was placed.');
  return first;
}

const seen = (count: number) =>
  screen.findByRole('button', { name: new RegExp(`^${count} unseen .*Confirm all seen$`) });

describe('an order for later', () => {
  it('waits under Later with its times, and neither rings nor counts as new', async () => {
    const heard = fakeAudio(true);
    api().data.orders = [forLater(18)];
    await openBoard(OWNER);
    await inLane('Later', '018');
    const shown = within(await card('018'));
    expect(shown.getByText('13:30')).toBeTruthy();
    expect(shown.getByText('begin 13:10')).toBeTruthy();
    expect(shown.getByText('Guest 018')).toBeTruthy();
    expect(shown.getByText(/Pizza Margherita/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Confirm all seen$/ })).toBeNull();
    await titled('Kitchen · Back office');
    expect(heard.rings).toEqual([]);
  });

  it('says how many dishes it has while others have to be made, whose room the board is', async () => {
    api().data.orders = [forLater(18), order(17)];
    await openBoard(OWNER);
    await inLane('Later', '018');
    const shown = within(await card('018'));
    const guest = shown.getByText('Guest 018');
    expect(within(guest.parentElement ?? guest).getByText('2 dishes')).toBeTruthy();
    expect(shown.queryByText(/Pizza Margherita/)).toBeNull();
  });

  it('says the day once, of when it is collected and of when it has to be begun', async () => {
    const tomorrow = 24 * 60;
    const pickup = { pickupAt: minutesFromNow(tomorrow), pickupTime: minutesFromNow(tomorrow) };
    api().data.orders = [forLater(18, { ...pickup, releaseAt: minutesFromNow(tomorrow - 20) })];
    await openBoard(OWNER);
    const shown = within(await card('018'));
    expect(shown.getByText('22 Nov 12:00')).toBeTruthy();
    expect(shown.getByText('begin 11:40')).toBeTruthy();
  });

  it('moves to New and rings when it has to be begun, without a reload', async () => {
    const heard = fakeAudio(true);
    api().data.orders = [forLater(18)];
    const { moveClock } = await openBoard(OWNER);
    await inLane('Later', '018');
    moveTo(69, moveClock);
    expect(heard.rings).toEqual([]);
    moveTo(70, moveClock);
    expect(await seen(1)).toBeTruthy();
    await inLane('New', '018');
    expect(await numbersOf('Later')).toEqual([]);
    await waitFor(() => expect(heard.rings).toEqual([1046.5]));
    await titled('(1) New orders · Back office');
    moveTo(73, moveClock);
    expect(await screen.findByText(/^1 unseen · 3 min/)).toBeTruthy();
  });

  it('rings at its release although it was opened and confirmed before', async () => {
    api().data.orders = [forLater(18)];
    const { user, moveClock } = await openBoard(OWNER);
    await user.click(await screen.findByRole('button', { name: 'View Details of order 018' }));
    await screen.findByRole('dialog', { name: 'Order 018' });
    await user.keyboard('{Escape}');
    act(() => api().data.board.send('moved', Object.assign(firstOrder(), { status: 'CONFIRMED' })));
    await inLane('Later', '018');
    expect(api().calls('markOrderOpened')).toEqual([]);
    moveTo(70, moveClock);
    await user.click(await seen(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Confirm all seen$/ })).toBeNull());
    expect(api().data.orders[0]?.openedAt).not.toBeNull();
  });

  it('that arrives goes under Later, and leaves it when it is cancelled or begun early', async () => {
    await openBoard(OWNER);
    const placed = [forLater(18), forLater(19)];
    api().data.orders.unshift(...placed);
    act(() => placed.forEach((one) => api().data.board.send('placed', one)));
    await inLane('Later', '018', '019');
    const [one, two] = placed;
    if (!one || !two) throw new Error('Two orders were placed.');
    act(() => api().data.board.send('moved', Object.assign(one, { status: 'CANCELLED' })));
    await inLane('Later', '019');
    act(() => api().data.board.send('moved', Object.assign(two, { status: 'PREPARING' })));
    await inLane('Preparing', '019');
    expect(await numbersOf('Later')).toEqual([]);
  });

  it('stands by when it is due', async () => {
    const soon = { pickupAt: minutesFromNow(60), pickupTime: minutesFromNow(60), releaseAt: minutesFromNow(40) };
    api().data.orders = [forLater(18), forLater(19, soon)];
    await openBoard(OWNER);
    await inLane('Later', '019', '018');
  });
});

describe('the time of an order', () => {
  it('is shown as chosen or as estimated, on its card and in its details', async () => {
    api().data.orders = [
      order(18, { pickupAt: minutesFromNow(30), pickupTime: minutesFromNow(30) }),
      order(17, { pickupTime: minutesFromNow(20) }),
    ];
    const { user } = await openBoard(OWNER, 'en', '/admin/orders');
    expect(within(await card('018')).getByText('for 12:30')).toBeTruthy();
    expect(within(await card('017')).getByText('about 12:20')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'View Details of order 018' }));
    const details = within(await screen.findByRole('dialog', { name: 'Order 018' }));
    expect(details.getByText('for 12:30')).toBeTruthy();
    expect(details.getByText('Pickup time, as chosen')).toBeTruthy();
  });
});
