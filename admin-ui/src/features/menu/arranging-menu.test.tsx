import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

/** Opens a tab of a menu with two categories, the first of which holds three dishes and a deleted one. */
async function openMenu(address: string) {
  const names = ['Leek', 'Onion', 'Pea', 'Gone'];
  api().data.categories = ['Soups', 'Tarts'].map((name) => ({
    id: name.toLowerCase(),
    name,
    description: null,
    version: '1',
  }));
  api().data.dishes = names.map((name) =>
    dish(name.toLowerCase(), { name, categoryId: 'soups', isActive: name !== 'Gone' }),
  );
  rememberSession(OWNER);
  const app = renderApp(address);
  await app.user.click(await screen.findByRole('button', { name: 'Change Order' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const rows = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the order of the dishes of a category', () => {
  it('is changed by buttons, announced, stored in one call, shown at once and undone', async () => {
    const { user, dialog } = await openMenu('/admin/menu');
    expect(rows(dialog)).toEqual(['Leek', 'Onion', 'Pea']);
    const up = dialog.getByRole('button', { name: 'Move Pea up' });
    await user.click(up);
    expect(dialog.getByRole('status').textContent).toBe('Pea is now 2 of 3');
    expect(document.activeElement).toBe(up);
    await user.keyboard('{Enter}');
    expect(rows(dialog)).toEqual(['Pea', 'Leek', 'Onion']);
    const answer = api().hold('arrangeDishes');
    await user.click(dialog.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(shown()).toEqual(['Pea', 'Leek', 'Onion', 'Gone']));
    answer();
    expect(await screen.findByText('Order saved: guests see it now')).toBeTruthy();
    expect(api().calls('arrangeDishes')).toMatchObject([
      { body: { categoryId: 'soups', before: ['leek', 'onion', 'pea'], after: ['pea', 'leek', 'onion'] } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The order is as it was')).toBeTruthy();
    expect(api().data.dishes.map(({ name }) => name)).toEqual(['Leek', 'Onion', 'Pea', 'Gone']);
  });

  it('is taken back when the server refuses it, and opens again as it was arranged', async () => {
    const { user, dialog } = await openMenu('/admin/menu');
    await user.click(dialog.getByRole('button', { name: 'Move Leek down' }));
    api().fail('arrangeDishes', { status: 409, message: 'This menu has been changed since you opened it.' });
    await user.click(dialog.getByRole('button', { name: 'Save Order' }));
    expect(await screen.findByText('Failed to save the order')).toBeTruthy();
    expect(shown()).toEqual(['Leek', 'Onion', 'Pea', 'Gone']);
    // Meanwhile somebody has taken one away, and added another.
    api().data.dishes = [dish('beet', { name: 'Beet', categoryId: 'soups' }), ...api().data.dishes.slice(0, 2)];
    api().mend('arrangeDishes');
    await user.click(screen.getByRole('button', { name: 'Open Again' }));
    const again = within(await screen.findByRole('dialog'));
    expect(rows(again).slice(0, 2)).toEqual(['Onion', 'Leek']);
  });

  it('that was refused shows what another writer has stored, over which it can be stored again', async () => {
    const { user, dialog } = await openMenu('/admin/menu');
    await user.click(dialog.getByRole('button', { name: 'Move Leek down' }));
    const [leek, onion, pea, gone] = api().data.dishes;
    api().data.dishes = [pea, leek, onion, gone].flatMap((each) => each ?? []);
    api().fail('arrangeDishes', { status: 409, message: 'This menu has been changed since you opened it.' });
    await user.click(dialog.getByRole('button', { name: 'Save Order' }));
    expect(await screen.findByText('Failed to save the order')).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(['Pea', 'Leek', 'Onion', 'Gone']));
    api().mend('arrangeDishes');
    await user.click(screen.getByRole('button', { name: 'Open Again' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save Order' }));
    await waitFor(() =>
      expect(api().calls('arrangeDishes').at(-1)).toMatchObject({ body: { before: ['pea', 'leek', 'onion'] } }),
    );
  });

  it('asks before it is thrown away', async () => {
    const { user, dialog } = await openMenu('/admin/menu');
    await user.click(dialog.getByRole('button', { name: 'Move Leek down' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Throw away your changes?' })).toBeTruthy();
  });
});

it('the order of categories is changed the same way', async () => {
  const { user, dialog } = await openMenu('/admin/menu?tab=categories');
  await user.click(dialog.getByRole('button', { name: 'Move Tarts up' }));
  await user.click(dialog.getByRole('button', { name: 'Save Order' }));
  await waitFor(() => expect(shown()).toEqual(['Tarts', 'Soups']));
  expect(await screen.findByText('Order saved: guests see it now')).toBeTruthy();
  expect(api().data.categories.map(({ id }) => id)).toEqual(['tarts', 'soups']);
});
