import type { OutgoingMail } from '@pickup/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeKitchen,
  closeEveryDay,
  mockApiForEachTest,
  order,
  OWNER,
  receive,
} from '../../../../../tests/mock-api/index.js';
import { minutesFromNow, NOW, rememberSession, renderApp } from '../../../app/rendered-app.js';
import { printWatched } from '../../../order/ticket/print-trouble.js';
import { percentAbove } from './DayCards.js';

const api = mockApiForEachTest();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WEEK_MINUTES = 7 * 24 * 60;

function openLanding(language: 'en' | 'nl' = 'en') {
  rememberSession(OWNER);
  return renderApp('/admin', { language });
}

/** An answer as it is now: its place is taken by another when it has been read. */
const answer = (label: string) => within(screen.getByRole('region', { name: label }));
const says = (label: string, text: string | RegExp) => waitFor(() => answer(label).getByText(text));
/** The lines of an answer with where they lead, once it has been read. */
const linesOf = async (label: string) => {
  const lines = await waitFor(() => answer(label).getAllByRole('link'));
  return lines.map((link) => [link.textContent.trim(), link.getAttribute('href')]);
};

describe('what is in the kitchen', () => {
  it('is nothing where no order is open', async () => {
    openLanding();
    expect(await says('In the kitchen', 'No open orders')).toBeTruthy();
    expect(await says('In the kitchen', 'Nothing has to be made now.')).toBeTruthy();
    expect(await linesOf('In the kitchen')).toEqual([['Open the board', '/admin/kitchen']]);
  });

  it('is said to be fine where all are on time and seen', async () => {
    api().data.orders = [order(17, { status: 'PREPARING' }), order(16, { status: 'COMPLETED' })];
    openLanding();
    expect(await says('In the kitchen', '1 open order')).toBeTruthy();
    expect(await says('In the kitchen', 'All on time, and each that has to be begun was seen.')).toBeTruthy();
  });

  it('names the oldest that is late and the oldest that nobody has seen, and leads to the board', async () => {
    api().data.orders = [
      order(21, { status: 'PENDING', openedAt: null, createdAt: minutesFromNow(-4), pickupTime: minutesFromNow(16) }),
      order(20, { status: 'CONFIRMED', releaseAt: minutesFromNow(90), pickupTime: minutesFromNow(110) }),
      order(18, { status: 'PREPARING', pickupTime: minutesFromNow(-3) }),
      order(17, { status: 'PREPARING', pickupTime: minutesFromNow(-9) }),
    ];
    openLanding();
    expect(await says('In the kitchen', '4 open orders')).toBeTruthy();
    expect(await linesOf('In the kitchen')).toEqual([
      ['2 late: the oldest is 017, due 11:51', '/admin/kitchen'],
      ['1 nobody has seen: 021, since 11:56', '/admin/kitchen'],
      ['1 of them is for later', '/admin/kitchen'],
    ]);
  });

  it('follows an order as it comes in', async () => {
    openLanding();
    await says('In the kitchen', 'No open orders');
    await waitFor(() => expect(api().data.board.connected).toBe(1));
    act(() => receive(api().data, order(18)));
    expect(await says('In the kitchen', '1 open order')).toBeTruthy();
  });
});

describe('what is wrong', () => {
  it('is nothing, and says what was looked at', async () => {
    api().data.sendsMail = true;
    openLanding();
    expect(await says('What is wrong', 'Nothing')).toBeTruthy();
    expect(await says('What is wrong', /mail goes out\.$/)).toBeTruthy();
    expect(answer('What is wrong').queryByRole('link')).toBeNull();
  });

  it('is nothing but missing mail where that is not set up, in one statement', async () => {
    openLanding();
    expect(await says('What is wrong', 'Nothing, but no mail is sent')).toBeTruthy();
    expect(await says('What is wrong', /sets SMTP_URL\.$/)).toBeTruthy();
    expect(answer('What is wrong').queryByText('Nothing')).toBeNull();
  });

  it('is a kitchen without a board, a pause and mail that does not go out, each with its way', async () => {
    const { data } = api();
    data.boardSeenAt = NOW - 12 * 60_000;
    data.sendsMail = true;
    const mail = (id: string, state: 'failed' | 'waiting'): OutgoingMail => ({
      id,
      kind: 'received',
      orderNumber: '20261121-017',
      recipient: 'guest017@example.com',
      state,
      attempts: 1,
      lastError: 'No.',
      createdAt: minutesFromNow(-5),
      nextAttemptAt: null,
      sentAt: null,
    });
    data.orders = [order(17, { mails: [mail('m1', 'failed'), mail('m2', 'waiting')] })];
    changeKitchen(data, { pausedUntil: NOW + 30 * 60_000 });
    openLanding();
    expect(await says('What is wrong', '4 things')).toBeTruthy();
    expect(await linesOf('What is wrong')).toEqual([
      ['The kitchen is paused until 12:30: nobody can order', '/admin/kitchen'],
      ['No screen has shown the board since 11:48', '/admin/kitchen'],
      ['1 mail was given up', '/admin/orders'],
      ['1 mail could not be sent yet, and is tried again', '/admin/orders'],
    ]);
  });

  it('is a kitchen that has no opening planned', async () => {
    closeEveryDay(api().data);
    openLanding();
    expect(await linesOf('What is wrong')).toEqual([
      ['No opening is planned: no order is taken', '/admin/restaurant-settings'],
    ]);
  });

  it('is a restaurant whose doors are not open yet', async () => {
    api().data.restaurant.doorsOpen = false;
    rememberSession(OWNER);
    renderApp('/admin');
    expect(await screen.findByText('The doors are not open yet: nobody can order')).toBeTruthy();
  });

  it('is a restaurant that nobody has described', async () => {
    api().data.hasRestaurant = false;
    openLanding();
    expect(await linesOf('What is wrong')).toEqual([
      ['The restaurant is not described yet: no order is taken', '/admin/restaurant-settings'],
    ]);
  });

  it('is a ticket for which this device opened no print window, until one opens', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api().data.sendsMail = true;
    vi.stubGlobal('print', vi.fn());
    openLanding();
    await says('What is wrong', 'Nothing');
    printWatched('017');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await linesOf('What is wrong')).toEqual([
      ['This device opened no print window for the ticket of order 017', '/admin/kitchen'],
    ]);
    vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')));
    act(() => void printWatched('018'));
    expect(await says('What is wrong', 'Nothing')).toBeTruthy();
  });
});

describe('the day', () => {
  it('stands beside the same weekday up to the same time, and beside yesterday', async () => {
    api().data.orders = [
      order(17, { status: 'COMPLETED', createdAt: minutesFromNow(-10), total: 41.5 }),
      order(16, { status: 'COMPLETED', createdAt: minutesFromNow(-WEEK_MINUTES - 5), total: 20 }),
      order(15, { status: 'COMPLETED', createdAt: minutesFromNow(-WEEK_MINUTES + 5), total: 99 }),
      order(14, { status: 'COMPLETED', createdAt: minutesFromNow(-2 * WEEK_MINUTES - 5), total: 30 }),
      order(13, { status: 'COMPLETED', createdAt: minutesFromNow(-24 * 60), total: 12 }),
      order(12, { status: 'CANCELLED', createdAt: minutesFromNow(-24 * 60), total: 50 }),
    ];
    openLanding();
    expect(await says('Today', '66% more than usual')).toBeTruthy();
    expect(
      await says('Today', 'By 12:00 a Saturday usually has 1 order · €25.00: the average of the last 2.'),
    ).toBeTruthy();
    expect(await says('Yesterday', '1 order · €12.00')).toBeTruthy();
    expect(await says('Yesterday', 'Friday 20 November')).toBeTruthy();
    expect(await linesOf('Yesterday')).toEqual([['1 cancelled', '/admin/analytics']]);
  });

  it('says that a day whose orders come later usually has none yet', async () => {
    api().data.orders = [order(15, { status: 'COMPLETED', createdAt: minutesFromNow(-WEEK_MINUTES + 5) })];
    openLanding();
    expect(await says('Today', 'By 12:00 a Saturday usually has no orders yet.')).toBeTruthy();
    expect(await says('Today', 'About as usual')).toBeTruthy();
  });

  it('says that there is nothing to compare with', async () => {
    openLanding('nl');
    expect(await says('Vandaag', 'Geen eerdere zaterdag had bestellingen om mee te vergelijken.')).toBeTruthy();
  });

  it.each([
    [{ orders: 3, revenue: 30 }, { days: 2, orders: 4, revenue: 40 }, -25],
    [{ orders: 3, revenue: 0 }, { days: 2, orders: 2, revenue: 0 }, 50],
    [{ orders: 3, revenue: 30 }, { days: 2, orders: 0, revenue: 0 }, null],
    [{ orders: 1, revenue: 40 }, { days: 8, orders: 0.4, revenue: 11.25 }, null],
  ])('of %j is, beside %j, %j percent more', (day, usual, percent) => {
    const today = { date: '2026-11-21', cancelled: 0, averageOrderValue: 0, ...day };
    expect(percentAbove(today, usual)).toBe(percent);
  });
});

it('an overview that cannot be read says why, and is read again', async () => {
  api().fail('overview', { status: 503, message: 'Not now.' });
  const { user } = openLanding();
  expect(await screen.findByText('How the kitchen is doing could not be loaded. Not now.')).toBeTruthy();
  // Once more as soon as the orders are listened to: a press at that moment would be for nothing.
  await waitFor(() => expect(api().calls('overview').length).toBeGreaterThan(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-busy')).toBeNull());
  api().mend('overview');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await says('In the kitchen', 'No open orders')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'How it goes' })));
});
