import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deal,
  dish,
  mockApiForEachTest,
  NOON,
  option,
  optionGroup,
  order,
  OWNER,
} from '../../../tests/mock-api/index.js';
import { retype } from '@pickup/web/testing';
import { openBoard } from '../app/rendered-app.js';

const api = mockApiForEachTest();

beforeEach(() => {
  const { data } = api();
  data.orders = [];
  data.optionGroups = [
    optionGroup('size', {
      name: 'Size',
      min: 1,
      max: 1,
      options: [option('regular', { name: 'Regular' }), option('large', { name: 'Large', price: 3 })],
    }),
  ];
  data.dishes = [
    dish('soup', { name: 'Tomato soup', price: 5 }),
    dish('pizza', { name: 'Pizza Margherita', price: 11, optionGroupIds: ['size'] }),
    dish('gone', { name: 'Tomato tart', soldOutUntil: 'forever' }),
  ];
  data.deals = [];
});

async function openNew() {
  const app = await openBoard(OWNER);
  await app.user.click(screen.getByRole('button', { name: 'New order' }));
  const dialog = await screen.findByRole('dialog', { name: 'New order by phone' });
  await within(dialog).findByRole('option', { name: /Tomato soup/ });
  return { ...app, dialog: within(dialog) };
}

const stored = (counter: number) => {
  const found = api().data.orders.find(({ orderNumber }) => orderNumber.endsWith(`-0${counter}`));
  if (!found) throw new Error(`There is no order ${counter}`);
  return found;
};

describe('a new order by phone', () => {
  it('is typed without a mouse: dishes by name, choices, guest; and is confirmed on the board', async () => {
    const { user, dialog } = await openNew();
    expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Add a dish or deal' }));
    await user.keyboard('soup{Enter}soup{Enter}marg{Enter}');
    expect(await dialog.findByText('Choose: Size.')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: /Large/ }));
    expect(await dialog.findByRole('button', { name: 'Place order · €24.00' })).toBeTruthy();
    expect(dialog.getByText('Large', { selector: 'p' })).toBeTruthy();
    await user.type(dialog.getByLabelText('Name'), 'Bram Visser');
    await user.type(dialog.getByLabelText('Phone'), '+31 30 555 0199');
    await user.click(dialog.getByRole('button', { name: 'Place order · €24.00' }));
    expect(await screen.findByText('Order 017 placed, about 12:20')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Order 017' })).toBeTruthy();
    expect(stored(17)).toMatchObject({ channel: 'phone', status: 'CONFIRMED', customerEmail: '', total: 24 });
  });

  it('says what is missing at each field, with the focus on the first, and sends nothing', async () => {
    const { user, dialog } = await openNew();
    const place = dialog.getByRole('button', { name: 'Place order' });
    await user.click(place);
    expect(await dialog.findByText('Enter a name, in one line.')).toBeTruthy();
    const search = dialog.getByRole('combobox', { name: 'Add a dish or deal' });
    expect(dialog.getAllByText('Add a dish first.')).toHaveLength(1);
    expect(search.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(search);
    expect(dialog.queryByRole('alert')).toBeNull();
    await retype(user, 'Name', 'Bram');
    await retype(user, 'Phone', '+31 30 555 0199');
    await user.click(place);
    expect(await dialog.findByText('Add a dish first.')).toBeTruthy();
    expect(document.activeElement).toBe(search);
    expect(api().data.orders).toEqual([]);
  });

  it('says that a dish is missing, also where the dishes could not be loaded', async () => {
    api().fail('menuItems', { status: 503, message: 'Not now.' });
    const { user } = await openBoard(OWNER);
    await user.click(screen.getByRole('button', { name: 'New order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New order by phone' }));
    await dialog.findByText(/Not now/);
    await user.click(dialog.getByRole('button', { name: 'Place order' }));
    expect(await dialog.findByText('Add a dish first.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Name/ }));
  });

  it('shows Dutch names on a Dutch board, and of what has none the language it is in', async () => {
    api().data.deals = [deal('lunch', { title: 'Lunch for two', titleNl: 'Lunch voor twee' })];
    const { user } = await openBoard(OWNER, 'nl');
    await user.click(screen.getByRole('button', { name: 'Nieuwe bestelling' }));
    const list = within(await screen.findByRole('listbox'));
    expect((await list.findByText('Lunch voor twee')).lang).toBe('');
    expect(list.getByText('Lunch for two').lang).toBe('en');
    expect(list.getByText('Pizza Margherita').lang).toBe('en');
  });

  it('lists what is sold out last, so that Enter adds what can be had', async () => {
    api().data.dishes.unshift(dish('first', { name: 'Tomato bread', soldOutUntil: 'forever' }));
    const { user, dialog } = await openNew();
    await user.keyboard('tomato{Enter}');
    expect(await dialog.findByRole('group', { name: /Tomato soup/ })).toBeTruthy();
  });

  it('does not add what is sold out', async () => {
    const { user, dialog } = await openNew();
    await user.click(dialog.getByRole('option', { name: /Tomato tart.*Sold out/ }));
    expect(dialog.getByText('Nothing in it yet: find a dish and add it.')).toBeTruthy();
  });

  it('keeps all that was typed when its time is gone, and shows the times that are free', async () => {
    const { user, dialog } = await openNew();
    await user.keyboard('soup{Enter}');
    const times = await dialog.findByRole('combobox', { name: 'Pickup' });
    await dialog.findByRole('button', { name: 'Place order · €5.00' });
    expect(times.textContent).toContain('12:30');
    fireEvent.change(times, { target: { value: new Date(NOON + 30 * 60_000).toISOString() } });
    await retype(user, 'Name', 'Bram');
    await retype(user, 'Phone', '+31 30 555 0199');
    await dialog.findByRole('button', { name: 'Place order · €5.00' });
    api().data.restaurant.unitsPerSlot = 1;
    const taken = ['11:00', '11:15', '11:30'].map((clock): [number, number] => [
      Date.parse(`2026-11-21T${clock}:00.000Z`),
      1,
    ]);
    api().data.orders = [order(16, { slots: new Map(taken) })];
    await user.click(dialog.getByRole('button', { name: 'Place order · €5.00' }));
    expect(await dialog.findByText(/^This pickup time is no longer free/)).toBeTruthy();
    expect(await dialog.findByText('12:30 is no longer free for this order. Choose another time.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Bram');
    await waitFor(() => expect(times.textContent).toContain('13:00'));
    fireEvent.change(times, { target: { value: new Date(NOON + 60 * 60_000).toISOString() } });
    await user.click(await dialog.findByRole('button', { name: 'Place order · €5.00' }));
    expect(await screen.findByText('Order 017 placed, for 13:00')).toBeTruthy();
  });

  it('keeps its time while it has no dish, and does not say that it is gone', async () => {
    const { user, dialog } = await openNew();
    await user.keyboard('soup{Enter}');
    const times = await dialog.findByRole('combobox', { name: 'Pickup' });
    await dialog.findByRole('button', { name: 'Place order · €5.00' });
    fireEvent.change(times, { target: { value: new Date(NOON + 30 * 60_000).toISOString() } });
    await user.click(dialog.getByRole('button', { name: /^Remove / }));
    expect(dialog.getByText('Nothing in it yet: find a dish and add it.')).toBeTruthy();
    expect(times.textContent).toContain('12:30');
    expect(times.textContent).not.toContain('no longer free');
  });

  it('is not placed twice when it is changed after an answer was lost', async () => {
    const { user, dialog } = await openNew();
    await user.keyboard('soup{Enter}');
    await retype(user, 'Name', 'Bram');
    await retype(user, 'Phone', '+31 30 555 0199');
    api().fail('placePhoneOrder', 'network');
    await user.click(await dialog.findByRole('button', { name: 'Place order · €5.00' }));
    await dialog.findByRole('alert');
    api().mend('placePhoneOrder');
    await user.type(dialog.getByLabelText('Name'), ' de Vries');
    await user.click(await dialog.findByRole('button', { name: 'Place order · €5.00' }));
    await screen.findByText(/^Order 017 placed/);
    const keys = api()
      .calls('placePhoneOrder')
      .map(({ headers }) => headers);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toEqual(keys[0]);
  });

  it('says so when an earlier try was stored', async () => {
    const { user, dialog } = await openNew();
    await user.keyboard('soup{Enter}');
    await retype(user, 'Name', 'Bram');
    await retype(user, 'Phone', '+31 30 555 0199');
    api().fail('placePhoneOrder', { status: 409, message: 'This key belongs to another order.' });
    await user.click(await dialog.findByRole('button', { name: 'Place order · €5.00' }));
    await dialog.findByText(/^An earlier try of this order was stored/);
  });

  it('asks before what was typed is lost', async () => {
    const { user, dialog } = await openNew();
    await user.keyboard('soup{Enter}');
    await dialog.findByRole('button', { name: 'Place order · €5.00' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /Keep/ }));
    expect(dialog.getByRole('button', { name: 'Place order · €5.00' })).toBeTruthy();
  });
});
