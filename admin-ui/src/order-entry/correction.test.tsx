import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addChoices, dish, mockApiForEachTest, order, orderLine, OWNER } from '../../../tests/mock-api/index.js';
import { openBoard } from '../app/rendered-app.js';

const api = mockApiForEachTest();

/** What is sold out by now. */
const LARGE = { optionId: 'large', groupName: 'Size', optionName: 'Large', count: 1, unitPrice: 3, isExtra: false };

async function openCorrection(others: ReturnType<typeof orderLine>[] = []) {
  const { data } = api();
  addChoices(data);
  // A choice that has to be made: none is made beforehand.
  for (const group of data.optionGroups)
    for (const option of group.options) {
      option.isDefault = false;
      if (option.id === LARGE.optionId) option.soldOutUntil = 'forever';
    }
  data.dishes.push(dish('soup', { name: 'Tomato soup', price: 5 }));
  const soup = orderLine('1', { menuItemId: 'soup', menuItemName: 'Tomato soup', unitPrice: 4, totalPrice: 8 });
  const items = [soup, ...others];
  const total = items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const placed = order(17, { status: 'CONFIRMED', items, subtotal: total, total });
  data.orders = [placed];
  const app = await openBoard(OWNER);
  await app.user.click(
    await screen.findByRole('button', { name: /Details of order 017|Order 017: details|More.*017/i }),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct order 017' });
  await within(dialog).findByRole('button', { name: `Save correction · €${total}.00` });
  return { ...app, placed, dialog: within(dialog) };
}

describe('a correction', () => {
  it('changes lines at their old price, adds at that of now, and is told in the history', async () => {
    const { user, placed, dialog } = await openCorrection();
    await user.click(dialog.getByRole('button', { name: 'More of Tomato soup' }));
    await user.click(dialog.getByRole('combobox', { name: 'Add a dish or deal' }));
    await user.keyboard('marg{Enter}');
    await user.click(dialog.getByRole('radio', { name: /Regular/ }));
    await user.click(await dialog.findByRole('button', { name: 'Save correction · €23.00' }));
    expect(await screen.findByText(/^Order 017 corrected/)).toBeTruthy();
    expect(placed).toMatchObject({
      total: 23,
      items: [{ id: '1', quantity: 3, unitPrice: 4 }, { menuItemName: 'Pizza Margherita' }],
      corrections: [{ changes: [{ what: 'quantity', from: 2, to: 3 }, { what: 'added' }] }],
    });
  });

  it('says which choice is sold out by now where more of it is to be made', async () => {
    const { user, dialog } = await openCorrection([
      orderLine('2', { quantity: 1, unitPrice: 14, totalPrice: 14, choices: [LARGE], customizations: ['Large'] }),
    ]);
    await user.click(dialog.getByRole('button', { name: 'More of Pizza Margherita' }));
    expect(await dialog.findByText('Sold out: Large.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Less of Pizza Margherita' }));
    await waitFor(() => expect(dialog.queryByText('Sold out: Large.')).toBeNull());
  });

  it('is not saved over what another board has done, and keeps what was typed', async () => {
    const { user, placed, dialog } = await openCorrection();
    await user.click(dialog.getByRole('button', { name: 'More of Tomato soup' }));
    Object.assign(placed, { status: 'PREPARING', notes: 'Ring twice', version: '2' });
    await user.click(await dialog.findByRole('button', { name: 'Save correction · €12.00' }));
    expect(await dialog.findByText(/^Somebody has changed this order meanwhile: it is Preparing/)).toBeTruthy();
    expect(placed.items).toMatchObject([{ quantity: 2 }]);
    await user.click(dialog.getByRole('button', { name: 'Keep what I typed' }));
    await user.click(dialog.getByRole('button', { name: 'Save correction · €12.00' }));
    await waitFor(() => expect(placed.items).toMatchObject([{ quantity: 3 }]));
    expect(placed.notes).toBe('Ring twice');
  });

  it('says that an order that is ready by now is too late', async () => {
    const { user, placed, dialog } = await openCorrection();
    await user.click(dialog.getByRole('button', { name: 'More of Tomato soup' }));
    await dialog.findByRole('button', { name: 'Save correction · €12.00' });
    Object.assign(placed, { status: 'READY', version: '2' });
    await user.click(dialog.getByRole('button', { name: /^Save correction/ }));
    expect(await dialog.findByText(/^This order is Ready by now/)).toBeTruthy();
  });
});
