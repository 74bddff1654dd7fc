import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addChoices,
  findDish,
  findOption,
  LARGE,
  mockApiForEachTest,
  order,
  orderLine,
  OWNER,
} from '../../../../tests/mock-api/index.js';
import { openBoard } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

beforeEach(() => {
  addChoices(api().data);
  api().data.orders = [order(17, { items: [orderLine('1', { choices: [LARGE] })] })];
});

const pizza = () => findDish(api().data, 'pizza');
const large = () => findOption(api().data, 'large');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the search for what is sold out', () => {
  it('finds dishes and options and lists what is sold out now, with the way back', async () => {
    const { user } = await openBoard(OWNER);
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    const shown = await dialog('Sold out');
    expect(await shown.findByText('Nothing is sold out.')).toBeTruthy();
    await user.type(shown.getByLabelText('Search dishes and options'), 'oliv');
    await user.click(shown.getByRole('button', { name: 'Olives: For today' }));
    await screen.findByText('Olives is sold out for today.');
    await user.click(await screen.findByRole('button', { name: 'Sold out · 1' }));
    const again = await dialog('Sold out');
    expect(again.getByText('Sold out today')).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Olives: Bring back' }));
    expect(await screen.findByText('Olives is back.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Sold out' });
  });

  it('is not needed for what open orders hold: most pieces first, dishes before options', async () => {
    const burger = orderLine('2', {
      menuItemId: 'burger',
      menuItemName: 'House burger',
      quantity: 3,
      choices: [LARGE],
    });
    api().data.orders.push(order(18, { items: [burger] }));
    const { user } = await openBoard(OWNER);
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    const shown = await dialog('Sold out');
    const ordered = within(await shown.findByRole('list', { name: 'In open orders' }));
    const marks = ordered
      .getAllByRole('button', { name: /: For today$/ })
      .map((button) => button.getAttribute('aria-label'));
    expect(marks).toEqual(['House burger: For today', 'Pizza Margherita: For today', 'Large: For today']);
    await user.click(ordered.getByRole('button', { name: 'Large: For today' }));
    await waitFor(() => expect(large().soldOutUntil).toBe('2026-11-22'));
    await user.click(await screen.findByRole('button', { name: 'Sold out · 1' }));
    const again = await dialog('Sold out');
    expect(again.getByRole('button', { name: 'Large: Bring back' })).toBeTruthy();
    expect(again.queryByRole('button', { name: 'Large: For today' })).toBeNull();
  });

  it('names what is called so before what is in a category called so', async () => {
    for (const category of api().data.categories) category.name = 'Olive dishes';
    const { user } = await openBoard(OWNER);
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    const shown = await dialog('Sold out');
    await user.type(await shown.findByLabelText('Search dishes and options'), 'oliv');
    const found = shown.getAllByRole('button', { name: /: For today$/ });
    expect(found.length).toBeGreaterThan(1);
    expect(found[0]?.getAttribute('aria-label')).toBe('Olives: For today');
  });

  it('says that nothing is called so', async () => {
    const { user } = await openBoard(OWNER);
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    const shown = await dialog('Sold out');
    await user.type(await shown.findByLabelText('Search dishes and options'), 'xyz');
    expect(shown.getByText('Nothing is called so.')).toBeTruthy();
  });

  it('names dishes that are sold out without the owner’s word', async () => {
    const [soup] = api().data.dishes;
    Object.assign(soup ?? {}, { dailyCount: 2 });
    api().data.orders.push(
      order(16, { items: [orderLine('2', { menuItemId: 'soup', menuItemName: 'Roast tomato soup', quantity: 2 })] }),
    );
    const { user } = await openBoard(OWNER);
    await user.click(await screen.findByRole('button', { name: 'Sold out · 1' }));
    const shown = await dialog('Sold out');
    expect(shown.getByText('None left today')).toBeTruthy();
  });

  it('says that the menu could not be loaded, and tries again', async () => {
    api().fail('adminMenuItems', { status: 503, message: 'Not now.' });
    const { user } = await openBoard(OWNER);
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    const shown = await dialog('Sold out');
    expect(await shown.findByText('Failed to load the menu')).toBeTruthy();
    api().mend('adminMenuItems');
    await user.click(shown.getByRole('button', { name: 'Retry' }));
    expect(await shown.findByText('Nothing is sold out.')).toBeTruthy();
  });

  it('holds names that are long', async () => {
    const long = `Slow-roasted ${'very '.repeat(14)}tender shoulder`;
    Object.assign(pizza(), { name: long, soldOutUntil: 'forever' });
    const { user } = await openBoard(OWNER);
    await user.click(await screen.findByRole('button', { name: 'Sold out · 1' }));
    const shown = await dialog('Sold out');
    act(() => shown.getByRole('button', { name: `${long}: Bring back` }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pizza().soldOutUntil).toBeNull());
  });
});
