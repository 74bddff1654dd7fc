import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  mockApiForEachTest,
  dueOrder,
  order,
  orderLine,
  OWNER,
  type MockOrder,
} from '../../../../tests/mock-api/index.js';
import { minutesFromNow, openBoard, rememberSession, renderApp } from '../../app/rendered-app.js';
import { card } from '../../live-orders/testing/board.js';
import { inLane, numbersOf } from './testing/lanes.js';

const api = mockApiForEachTest();

function openWith(orders: MockOrder[], language: 'en' | 'nl' = 'en') {
  api().data.orders = orders;
  return openBoard(OWNER, language);
}

const focused = (number: string) => waitFor(async () => expect(document.activeElement).toBe(await card(number)));

describe('the board', () => {
  it('shows every open order in its lane, by due time, with what is left of it', async () => {
    await openWith([
      dueOrder(6, 30),
      dueOrder(5, 4, { status: 'CONFIRMED' }),
      dueOrder(4, -9, { status: 'PREPARING' }),
      dueOrder(3, -5, { status: 'READY', readyAt: minutesFromNow(-6) }),
      dueOrder(2, 90, { releaseAt: minutesFromNow(70) }),
      dueOrder(1, 0, { status: 'COMPLETED' }),
    ]);
    await inLane('New', '005', '006');
    expect(await numbersOf('Preparing')).toEqual(['004']);
    expect(await numbersOf('Ready')).toEqual(['003']);
    expect(await numbersOf('Later')).toEqual(['002']);
    expect(within(await card('005')).getByText('4 min')).toBeTruthy();
    expect(within(await card('004')).getByText('9 min late')).toBeTruthy();
    expect(within(await card('003')).getByText('waits 6 min')).toBeTruthy();
    expect(within(await card('003')).getByText('€22.00')).toBeTruthy();
    expect(within(await card('002')).getByText('begin 13:10')).toBeTruthy();
    expect(screen.getByText('1 late · 9 min')).toBeTruthy();
    expect(screen.getByText('5 open')).toBeTruthy();
  });

  it('opens the entry of a phone order where the address asks for it, once', async () => {
    rememberSession(OWNER);
    const { user, address } = renderApp('/admin/kitchen?order=new');
    expect(await screen.findByRole('dialog', { name: 'New order by phone' })).toBeTruthy();
    expect(address()).toBe('/admin/kitchen');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says on a card what to cook, for whom, and what must not be overlooked', async () => {
    const choices = [
      { optionId: 'l', groupName: 'Size', optionName: 'Large', count: 1, unitPrice: 3, isExtra: false },
      { optionId: 'm', groupName: 'Extra', optionName: 'Mozzarella', count: 2, unitPrice: 1, isExtra: true },
    ];
    const items = [orderLine('1', { choices, customizations: ['Large', '2 × Mozzarella', 'no basil'] })];
    await openWith([order(17, { items, notes: 'Nut allergy, please' })]);
    const shown = within(await card('017'));
    for (const words of ['Large', '2 × Mozzarella', '» no basil']) expect(shown.getByText(words)).toBeTruthy();
    expect(shown.getByText(/Nut allergy, please/)).toBeTruthy();
    expect(shown.getByText('Allergy:')).toBeTruthy();
    expect(shown.getByText('Guest 017')).toBeTruthy();
    expect(shown.getByText('€22.00')).toBeTruthy();
  });

  it('says that an order was changed, until its food is made', async () => {
    const correctedAt = minutesFromNow(-3);
    await openWith([
      dueOrder(5, 4, { status: 'PREPARING', correctedAt }),
      dueOrder(4, 4, { status: 'READY', correctedAt }),
    ]);
    expect(within(await card('005')).getByText('Changed at 11:57')).toBeTruthy();
    expect(within(await card('004')).queryByText(/^Changed/)).toBeNull();
  });

  it('says that nothing is open, and until when orders can come in', async () => {
    await openWith([]);
    expect(await screen.findByText('No open orders')).toBeTruthy();
    expect(screen.getByText('Open until 22:00. New orders appear here by themselves.')).toBeTruthy();
  });

  it('says that it could not be read, and tries again', async () => {
    api().fail('openOrders', { status: 503, message: 'The stove is being moved.' });
    const { user } = await openWith([order(17)]);
    expect(await screen.findByText('The stove is being moved.')).toBeTruthy();
    api().mend('openOrders');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('017')).toBeTruthy();
  });

  it('speaks Dutch', async () => {
    await openWith([dueOrder(17, -3)], 'nl');
    expect(await screen.findByText('3 min te laat')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Nog te maken' })).toBeTruthy();
  });
});

describe('the next step', () => {
  it('is one press, and the next card of the lane gets the focus', async () => {
    const { user } = await openWith([dueOrder(17, 5), dueOrder(18, 10), dueOrder(19, 15)]);
    await user.click(within(await card('017')).getByRole('button', { name: 'Confirm order 017' }));
    await waitFor(() => expect(api().data.orders[0]?.status).toBe('CONFIRMED'));
    await user.click(await within(await card('017')).findByRole('button', { name: 'Start Preparing order 017' }));
    await inLane('Preparing', '017');
    await focused('018');
    expect(await numbersOf('New')).toEqual(['018', '019']);
  });

  it('can be undone from a toast that names order and step', async () => {
    const { user } = await openWith([order(17, { status: 'PREPARING' })]);
    await user.click(within(await card('017')).getByRole('button', { name: 'Mark Ready order 017' }));
    expect(await screen.findByText('017 → Ready')).toBeTruthy();
    await inLane('Ready', '017');
    await user.click(screen.getByRole('button', { name: 'Undo (U): order 017 → Ready' }));
    await inLane('Preparing', '017');
    expect(screen.queryByText('017 → Ready')).toBeNull();
  });
});

describe('the keys', () => {
  it('pick a card, move it on, and undo the newest move first', async () => {
    const { user } = await openWith([
      dueOrder(18, 9, { status: 'PREPARING' }),
      dueOrder(17, 3, { status: 'PREPARING' }),
    ]);
    await card('017');
    await user.keyboard('5');
    await focused('018');
    await user.keyboard('{Enter}');
    await inLane('Ready', '018');
    await focused('017');
    await screen.findByText('018 → Ready');
    await user.keyboard('{Enter}');
    await screen.findByText('017 → Ready');
    await inLane('Ready', '017', '018');
    await user.keyboard('u');
    await inLane('Preparing', '017');
    await waitFor(() => expect(api().data.orders[1]?.status).toBe('PREPARING'));
    await user.keyboard('u');
    await inLane('Preparing', '017', '018');
  });

  it('take one step with the last card of a lane, however often Enter is pressed', async () => {
    const { user } = await openWith([order(17, { status: 'PREPARING' })]);
    await card('017');
    await user.keyboard('4{Enter}{Enter}');
    await inLane('Ready', '017');
    await screen.findByText('017 → Ready');
    await user.keyboard('{Enter}');
    expect(api().calls('transitionOrder')).toHaveLength(1);
  });

  it('do nothing while a dialog is open', async () => {
    const { user } = await openWith([order(17)]);
    (await card('017')).focus();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keys and sound' });
    expect(within(help).getByText('Undo the last move')).toBeTruthy();
    await user.keyboard('1{Enter}');
    expect(api().calls('transitionOrder')).toEqual([]);
  });

  it('open the search, which takes letters, finds by dish and picks with Enter', async () => {
    const soup = orderLine('soup', { menuItemId: 'soup', menuItemName: 'Soup' });
    const { user } = await openWith([order(17), order(18, { items: [soup] })]);
    await card('017');
    await user.keyboard('/soup');
    await inLane('New', '018');
    expect(screen.getByText('1 order')).toBeTruthy();
    expect(api().calls('undoTransition')).toEqual([]);
    await user.keyboard('{Enter}');
    await focused('018');
    await inLane('New', '017', '018');
  });
});

describe('the search', () => {
  it('leads to all orders where the board has none', async () => {
    const { user } = await openWith([order(17)]);
    await user.click(await screen.findByRole('button', { name: 'Search the board' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search the board' }), 'Willem');
    expect(screen.getByText('Nothing on the board matches.')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'Search all orders' });
    expect(all.getAttribute('href')).toBe('/admin/orders?search=Willem');
  });
});

describe('new orders', () => {
  it('are counted until somebody says that they are seen', async () => {
    const fresh = { openedAt: null, createdAt: minutesFromNow(-2) };
    const { user } = await openWith([order(17, fresh), order(18, fresh)]);
    expect(within(await card('017')).getByText('New')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '2 unseen · 2 min Seen: Confirm all seen' }));
    await waitFor(() => expect(api().data.orders.every(({ openedAt }) => openedAt !== null)).toBe(true));
    expect(screen.queryByRole('button', { name: /Confirm all seen$/ })).toBeNull();
  });
});
