import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  announceKitchen,
  changeKitchen,
  closeEveryDay,
  mockApiForEachTest,
  order,
  OWNER,
  receive,
} from '../../../../../tests/mock-api/index.js';
import { minutesFromNow, NOW, openBoard, rememberSession, renderApp } from '../../../app/rendered-app.js';

const api = mockApiForEachTest();

const bar = () => within(screen.getByRole('region', { name: 'Kitchen' }));
const says = (text: string) => waitFor(() => expect(bar().getByText(text)).toBeTruthy());
const openControl = async (user: Awaited<ReturnType<typeof openBoard>>['user']) => {
  await user.click(await bar().findByRole('button', { name: 'Pause or busy' }));
  return within(await screen.findByRole('dialog', { name: 'Pause or busy' }));
};
const bodies = () =>
  api()
    .calls('changeKitchenControl')
    .map(({ body }) => body);
const minutes = (count: number) => NOW + count * 60_000;

describe('the kitchen on the board', () => {
  it('says that it is open until when, and that nothing is booked', async () => {
    await openBoard(OWNER);
    await says('Open until 22:00');
    expect(bar().getByText('12:00: 0 units')).toBeTruthy();
  });

  it('says until when it is closed, and that no opening is planned', async () => {
    api().data.restaurant.openingHours.saturday.closed = true;
    await openBoard(OWNER);
    await says('Closed until 22 Nov 12:00');
    closeEveryDay(api().data);
    act(() => announceKitchen(api().data));
    await says('Closed, no opening planned');
  });

  it('says what it can when it could not be asked, and tries again', async () => {
    api().fail('kitchenControl', { status: 503, message: 'The kitchen is being moved.' }).fail('orderEvents', 503);
    rememberSession(OWNER);
    const { user } = renderApp('/admin/kitchen');
    expect(await screen.findByText('What the kitchen does could not be loaded.')).toBeTruthy();
    expect(bar().getByText('The kitchen is being moved.')).toBeTruthy();
    api().mend('kitchenControl');
    await user.click(bar().getByRole('button', { name: 'Retry' }));
    await says('Open until 22:00');
  });

  it('leads to what is missing before the restaurant was described: no retry helps', async () => {
    api().data.hasRestaurant = false;
    rememberSession(OWNER);
    renderApp('/admin/kitchen');
    expect(await screen.findByText('The restaurant is not described yet: no order is taken')).toBeTruthy();
    const link = bar().getByRole('link', { name: 'Describe the restaurant' });
    expect(link.getAttribute('href')).toBe('/admin/restaurant-settings');
    expect(bar().queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('speaks Dutch', async () => {
    rememberSession(OWNER);
    renderApp('/admin/kitchen', { language: 'nl' });
    expect(await screen.findByText('Open tot 22:00')).toBeTruthy();
    act(() => changeKitchen(api().data, { pausedUntil: minutes(30) }));
    expect(await screen.findByText('Even pauze tot 12:30')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pauze beëindigen' })).toBeTruthy();
  });
});

describe('a pause', () => {
  it.each([
    ['15 min', minutesFromNow(15), '12:15'],
    ['30 min', minutesFromNow(30), '12:30'],
    ['1 hour', minutesFromNow(60), '13:00'],
    ['Next opening', '2026-11-22T11:00:00.000Z', '22 Nov 12:00'],
  ])('of %s is one tap in the open control', async (choice, pausedUntil, when) => {
    const { user } = await openBoard(OWNER);
    const control = await openControl(user);
    await user.click(control.getByRole('button', { name: `${choice} until ${when}` }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await says(`Paused until ${when}`);
    expect(await screen.findByText(`The kitchen is paused until ${when}.`)).toBeTruthy();
    expect(bodies()).toEqual([{ pausedUntil }]);
    expect(api().data.kitchenControl.pausedUntil).toBe(Date.parse(pausedUntil));
  });

  it('shows before the server has answered, and is ended by one tap', async () => {
    const open = api().hold('changeKitchenControl');
    const { user } = await openBoard(OWNER);
    await user.click((await openControl(user)).getByRole('button', { name: /^15 min until/ }));
    await says('Paused until 12:15');
    expect(api().data.kitchenControl.pausedUntil).toBeNull();
    open();
    const toast = await screen.findByText('The kitchen is paused until 12:15.');
    // The row above has the button that ends it.
    expect(toast.closest('[data-sonner-toast]')?.getAttribute('data-y-position')).toBe('bottom');
    await user.click(await bar().findByRole('button', { name: 'End pause' }));
    await says('Open until 22:00');
    expect(api().data.kitchenControl.pausedUntil).toBeNull();
  });

  it('can be undone', async () => {
    const { user } = await openBoard(OWNER);
    await user.click((await openControl(user)).getByRole('button', { name: /^1 hour until/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await says('Open until 22:00');
    expect(await screen.findByText('The kitchen is as it was before.')).toBeTruthy();
    expect(bodies().at(-1)).toEqual({ pausedUntil: null });
  });

  it('is taken back when the server refuses it, with its reason', async () => {
    api().fail('changeKitchenControl', { status: 503, message: 'Not now.' });
    const { user } = await openBoard(OWNER);
    await user.click((await openControl(user)).getByRole('button', { name: /^15 min until/ }));
    expect(await screen.findByText('The kitchen’s state could not be changed')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
    await says('Open until 22:00');
  });

  it('stands below the tools, and Tab comes to it after them', async () => {
    changeKitchen(api().data, { pausedUntil: minutes(15) });
    await openBoard(OWNER);
    const end = await bar().findByRole('button', { name: 'End pause' });
    const follows = screen.getByRole('button', { name: 'Keys and sound' }).compareDocumentPosition(end);
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('of another board is seen at once, without asking', async () => {
    await openBoard(OWNER);
    await says('Open until 22:00');
    api().hold('kitchenControl');
    act(() => changeKitchen(api().data, { pausedUntil: minutes(60) }));
    await says('Paused until 13:00');
    expect(bar().getByText('Nobody can order. It ends by itself.')).toBeTruthy();
    expect(bar().queryByText('12:00: 0 units')).toBeNull();
  });

  it('ends by itself on the screen', async () => {
    changeKitchen(api().data, { pausedUntil: minutes(15) });
    const { moveClock } = await openBoard(OWNER);
    await says('Paused until 12:15');
    const open = api().hold('kitchenControl');
    moveClock(minutes(15));
    await says('Open');
    expect(bar().queryByRole('button', { name: 'End pause' })).toBeNull();
    api().data.now = minutes(15);
    open();
    await says('Open until 22:00');
  });

  it('can be set with the keyboard, and the focus comes back', async () => {
    const { user } = await openBoard(OWNER);
    const opener = await bar().findByRole('button', { name: 'Pause or busy' });
    opener.focus();
    await user.keyboard('{Enter}');
    const control = within(await screen.findByRole('dialog', { name: 'Pause or busy' }));
    control.getByRole('button', { name: /^30 min until/ }).focus();
    await user.keyboard('{Enter}');
    await says('Paused until 12:30');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('a busy kitchen', () => {
  it('adds minutes for an hour in one tap, says so, and ends it in one', async () => {
    const { user } = await openBoard(OWNER);
    await user.click((await openControl(user)).getByRole('button', { name: '+10 min until 13:00' }));
    await says('Busy: +10 min until 13:00');
    expect(bodies()).toEqual([{ extraMinutes: 10, extraUntil: minutesFromNow(60) }]);
    await screen.findByText('Orders take 10 minutes longer until 13:00.');
    await user.click(await bar().findByRole('button', { name: 'Back to normal' }));
    await waitFor(() => expect(bar().queryByText(/^Busy:/)).toBeNull());
    expect(api().data.kitchenControl).toMatchObject({ extraMinutes: null, extraUntil: null });
  });

  it.each([
    ['30 min', '12:30'],
    ['2 hours', '14:00'],
    ['Until closing', '22:00'],
  ])('can stay so for %s', async (lasts, when) => {
    const { user } = await openBoard(OWNER);
    const control = await openControl(user);
    const durations = within(control.getByRole('group', { name: 'For how long' }));
    await user.click(durations.getByRole('button', { name: lasts }));
    await user.click(control.getByRole('button', { name: `+45 min until ${when}` }));
    await says(`Busy: +45 min until ${when}`);
  });

  it('gets back the minutes it had before when a change is undone', async () => {
    changeKitchen(api().data, { extraMinutes: 5, extraUntil: minutes(30) });
    const { user } = await openBoard(OWNER);
    await says('Busy: +5 min until 12:30');
    await user.click((await openControl(user)).getByRole('button', { name: /^\+20 min until/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await says('Busy: +5 min until 12:30');
    expect(api().data.kitchenControl).toMatchObject({ extraMinutes: 5, extraUntil: minutes(30) });
  });
});

describe('what is booked', () => {
  it('is told by slot, of what a slot takes, and moves on with the clock and with new orders', async () => {
    const { data } = api();
    data.restaurant.unitsPerSlot = 4;
    const unitsBySlot = new Map([
      [minutes(0), 1],
      [minutes(15), 4],
    ]);
    data.orders = [order(17, { slots: unitsBySlot })];
    const { moveClock } = await openBoard(OWNER);
    await says('12:15: 4 of 4 units');
    expect(bar().getByText('12:00: 1 of 4 units')).toBeTruthy();
    const placed = order(18, {
      slots: new Map([
        [minutes(15), 0],
        [minutes(30), 3],
      ]),
    });
    act(() => receive(data, placed));
    await says('12:30: 3 of 4 units');
    moveClock(minutes(16));
    await waitFor(() => expect(bar().queryByText('12:00: 1 of 4 units')).toBeNull());
  });
});
