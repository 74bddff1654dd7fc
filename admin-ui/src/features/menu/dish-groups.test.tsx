import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addChoices, findDish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDish } from '../../app/rendered-app.js';
import { press } from './testing/dish-inputs.js';

const api = mockApiForEachTest();
beforeEach(() => addChoices(api().data));

async function openPizza() {
  const opened = await openDish(OWNER, 'Pizza Margherita');
  const groups = within(opened.form.getByRole('group', { name: 'Choices' }));
  await groups.findByText('Extras');
  return { ...opened, groups };
}
const rows = ({ groups }: Awaited<ReturnType<typeof openPizza>>) =>
  groups.queryAllByRole('listitem').map((row) => row.getAttribute('aria-label'));
const stored = () => findDish(api().data, 'pizza');

describe('the groups of a dish', () => {
  it('are named on its card, and listed in its form with what guests choose', async () => {
    const opened = await openPizza();
    const card = screen.getByRole('article', { name: 'Pizza Margherita', hidden: true });
    expect(within(card).getByText('Choices: Size · Extras')).toBeTruthy();
    expect(rows(opened)).toEqual(['Size', 'Extras']);
    expect(opened.groups.getByText('Choose 1 · Regular · Large +€3.00')).toBeTruthy();
  });

  it('are attached, ordered by keyboard and taken off, and saved in that order', async () => {
    const opened = await openPizza();
    const { user, form, groups } = opened;
    await user.selectOptions(groups.getByLabelText('Attach a group'), 'doneness');
    expect(rows(opened)).toEqual(['Size', 'Extras', 'Doneness']);
    expect(groups.getByText('No other group')).toBeTruthy();
    groups.getByRole('button', { name: 'Move Doneness up' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(rows(opened)).toEqual(['Doneness', 'Size', 'Extras']);
    expect(groups.getByText('Doneness is now 1 of 3')).toBeTruthy();
    await press(opened, 'Take off Size');
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('group', { name: 'Choices' })));
    await press({ user, form }, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored().optionGroupIds).toEqual(['doneness', 'extras']);
  });

  it('are made from there: the new one is attached, and what was typed of the dish stays', async () => {
    const opened = await openPizza();
    const { user, form } = opened;
    await user.type(form.getByLabelText(/^Name/), ' XL');
    await press(opened, 'New Group');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Group' }));
    await user.type(dialog.getByLabelText('Name'), 'Crust');
    for (const [index, name] of ['Thin', 'Thick'].entries()) {
      const field = dialog.getAllByLabelText('Option')[index];
      if (field) await user.type(field, name);
    }
    await user.click(dialog.getByRole('button', { name: 'Add Group' }));
    expect(await screen.findByText('Group created successfully!')).toBeTruthy();
    await waitFor(() => expect(rows(opened)).toEqual(['Size', 'Extras', 'Crust']));
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Pizza Margherita XL');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    const made = api().data.optionGroups.find(({ name }) => name === 'Crust');
    expect(stored().optionGroupIds).toEqual(['size', 'extras', made?.id]);
  });

  it('stay as they are when they cannot be loaded', async () => {
    api().fail('adminOptionGroups', { status: 503, message: 'Not now.' });
    const { user, form } = await openDish(OWNER, 'Pizza Margherita');
    expect(await form.findByText('The groups could not be loaded: Not now. The dish keeps those it has.')).toBeTruthy();
    await press({ user, form }, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored().optionGroupIds).toEqual(['size', 'extras']);
  });

  it('are compared by name when somebody else changed them', async () => {
    const opened = await openPizza();
    Object.assign(stored(), { version: '2', optionGroupIds: ['doneness'] });
    await press(opened, 'Take off Size');
    await press(opened, 'Save Changes');
    const notice = within(await opened.form.findByText('Somebody else changed this meanwhile').then(alertOf));
    expect(notice.getByRole('row', { name: 'Choices Extras Doneness' })).toBeTruthy();
  });
});

const alertOf = (title: HTMLElement) => {
  const alert = title.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('Not in an alert');
  return alert;
};

describe('a group of which too few options are left', () => {
  it('is named on the card and in the form of its dish', async () => {
    for (const group of api().data.optionGroups) {
      if (group.id === 'size') for (const each of group.options) each.soldOut = true;
    }
    const opened = await openPizza();
    const card = screen.getByRole('article', { name: 'Pizza Margherita', hidden: true });
    expect(within(card).getByText('Sold out: too few options left of Size')).toBeTruthy();
    expect(
      opened.groups.getByText('Guests cannot order this dish: too few options of Size are left to choose.'),
    ).toBeTruthy();
    await press(opened, 'Take off Size');
    expect(opened.groups.queryByText(/^Guests cannot order this dish/)).toBeNull();
  });
});
