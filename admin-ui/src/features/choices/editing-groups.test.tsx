import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addChoices, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { openGroupForm, press, retype, rowOf, typedNames } from './testing/group-inputs.js';

const api = mockApiForEachTest();
beforeEach(() => addChoices(api().data));

function openForm(button: string) {
  rememberSession(OWNER);
  return openGroupForm(renderApp('/admin/choices').user, button);
}
const stored = (wanted: string) => api().data.optionGroups.find(({ id }) => id === wanted);

describe('a new group', () => {
  it('is saved with its options, prices typed as people type them, and shown in the list', async () => {
    const opened = await openForm('Add Group');
    const { user, form } = opened;
    await retype(opened, form.getByLabelText('Name'), 'Dip');
    await retype(opened, form.getByLabelText(/^Dutch name/), 'Dipsaus');
    await user.selectOptions(form.getByLabelText('Guests choose at least'), '0');
    await user.selectOptions(form.getByLabelText('Guests choose at most'), '2');
    await user.type(rowOf(opened, 'Option 1').getByLabelText('Option'), 'Mayonnaise');
    const mayonnaise = rowOf(opened, 'Mayonnaise');
    await user.type(mayonnaise.getByLabelText(/^Extra price/), '0,5');
    await user.click(mayonnaise.getByRole('button', { name: 'Allergens and more of Mayonnaise' }));
    await user.selectOptions(mayonnaise.getByLabelText('How often'), '2');
    await user.click(mayonnaise.getByRole('radio', { name: 'Contains…' }));
    await user.click(mayonnaise.getByRole('checkbox', { name: 'eggs' }));
    await user.click(mayonnaise.getByRole('checkbox', { name: 'Vegetarian' }));
    await user.type(rowOf(opened, 'Option 2').getByLabelText('Option'), 'Ketchup');
    await press(opened, 'Add Group');
    expect(await screen.findByText('Group created successfully!')).toBeTruthy();
    expect(api().calls('createOptionGroup')[0]?.body).toEqual({
      name: 'Dip',
      nameNl: 'Dipsaus',
      min: 0,
      max: 2,
      options: [
        {
          name: 'Mayonnaise',
          nameNl: null,
          price: 0.5,
          isDefault: false,
          maxCount: 2,
          isActive: true,
          kitchenUnits: 0,
          soldOutUntil: null,
          allergens: ['eggs'],
          dietary: ['vegetarian'],
        },
        {
          name: 'Ketchup',
          nameNl: null,
          price: 0,
          isDefault: false,
          maxCount: 1,
          isActive: true,
          kitchenUnits: 0,
          soldOutUntil: null,
          allergens: null,
          dietary: [],
        },
      ],
    });
    expect(await screen.findByRole('article', { name: 'Dip' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused without names, with the focus at the first, and nothing is sent', async () => {
    const opened = await openForm('Add Group');
    await press(opened, 'Add Group');
    expect(opened.form.getAllByText('Name is required.')).toHaveLength(3);
    expect(document.activeElement).toBe(opened.form.getByLabelText('Name'));
    expect(api().calls('createOptionGroup')).toEqual([]);
  });

  it('starts as another one, and is a group of its own', async () => {
    const opened = await openForm('Duplicate Size');
    expect(opened.form.getByLabelText<HTMLInputElement>('Name').value).toBe('Size (copy)');
    expect(typedNames(opened)).toEqual(['Regular', 'Large']);
    await press(opened, 'Add Group');
    expect(await screen.findByText('Group created successfully!')).toBeTruthy();
    expect(api().data.optionGroups).toHaveLength(4);
    expect(await screen.findByRole('article', { name: 'Size (copy)' })).toBeTruthy();
  });
});

describe('what contradicts itself', () => {
  it.each([
    [
      'more at least than at most',
      { min: '2', max: '1' },
      'Guests choose at most must not be below 2, the least they have to choose.',
    ],
    [
      'more at least than the options allow',
      { min: '3', max: '3' },
      'The options allow only 2: add options, or let one be taken more often.',
    ],
  ])('is refused at save with the reason: %s', async (_, limits, message) => {
    const opened = await openForm('Edit Size');
    const { user, form } = opened;
    await user.selectOptions(form.getByLabelText('Guests choose at least'), limits.min);
    await user.selectOptions(form.getByLabelText('Guests choose at most'), limits.max);
    await press(opened, 'Save Changes');
    expect(form.getByText(message)).toBeTruthy();
    expect(api().calls('updateOptionGroup')).toEqual([]);
  });

  it('is refused with more defaults than guests choose', async () => {
    const opened = await openForm('Edit Extras');
    const { user, form } = opened;
    for (const name of ['Extra mozzarella', 'Olives']) {
      await user.click(form.getByRole('checkbox', { name: `Default: ${name}` }));
    }
    await user.selectOptions(form.getByLabelText('Guests choose at most'), '1');
    await press(opened, 'Save Changes');
    expect(form.getByText('At most 1 option can be the default, because guests choose no more.')).toBeTruthy();
  });

  it('is shown at its option, which opens', async () => {
    const opened = await openForm('Edit Size');
    const large = rowOf(opened, 'Large');
    const more = large.getByRole('button', { name: 'Allergens and more of Large' });
    await opened.user.click(more);
    await opened.user.click(large.getByRole('radio', { name: 'Contains…' }));
    await opened.user.click(more);
    await press(opened, 'Save Changes');
    expect(await large.findByText('Choose at least one allergen, or “None of the 14”.')).toBeTruthy();
    expect(api().calls('updateOptionGroup')).toEqual([]);
  });

  it('is shown beside its field when the server refuses it', async () => {
    const opened = await openForm('Edit Size');
    const message = 'Option 2: price must be at most 999.99.';
    api().fail('updateOptionGroup', { status: 400, message, issues: [{ path: 'options.1.price', message }] });
    await retype(opened, opened.form.getByLabelText('Name'), 'Sizes');
    await press(opened, 'Save Changes');
    expect(await rowOf(opened, 'Large').findByText(message)).toBeTruthy();
    expect(opened.form.getByLabelText<HTMLInputElement>('Name').value).toBe('Sizes');
  });
});

describe('the options of a group', () => {
  it('are moved by buttons that keep the focus, and where one is now is announced', async () => {
    const opened = await openForm('Edit Size');
    const { user, form } = opened;
    const down = form.getByRole('button', { name: 'Move Regular down' });
    down.focus();
    await user.keyboard('{Enter}');
    expect(typedNames(opened)).toEqual(['Large', 'Regular']);
    expect(form.getByText('Regular is now 2 of 2')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Move Regular down' }));
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Group updated successfully!')).toBeTruthy();
    expect(stored('size')?.options.map(({ id }) => id)).toEqual(['large', 'regular']);
  });

  it('have one default where one is chosen, and several where several are', async () => {
    const opened = await openForm('Edit Size');
    const { user, form } = opened;
    const isDefault = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name: `Default: ${name}` });
    await user.click(isDefault('Large'));
    expect([isDefault('Regular').checked, isDefault('Large').checked]).toEqual([false, true]);
    await user.selectOptions(form.getByLabelText('Guests choose at most'), '2');
    await user.click(isDefault('Regular'));
    expect([isDefault('Regular').checked, isDefault('Large').checked]).toEqual([true, true]);
  });

  it('are taken out and put back; what is out is deleted at save, and can be put back later', async () => {
    const opened = await openForm('Edit Extras');
    await press(opened, 'Remove Olives');
    expect(typedNames(opened)).toEqual(['Extra mozzarella']);
    expect(opened.form.getByText('Olives is taken out')).toBeTruthy();
    expect(opened.form.getByText(/^Guests can then no longer choose it for .*Pizza Margherita/)).toBeTruthy();
    expect(document.activeElement).toBe(opened.form.getByRole('button', { name: 'Add Option' }));
    await press(opened, 'Put back Olives');
    expect(typedNames(opened)).toEqual(['Extra mozzarella', 'Olives']);
    await press(opened, 'Remove Olives');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Group updated successfully!')).toBeTruthy();
    expect(stored('extras')?.options).toMatchObject([{ id: 'mozzarella' }, { id: 'olives', isActive: false }]);

    await waitFor(() => expect(screen.queryByText('Olives')).toBeNull());
    await opened.user.click(screen.getByRole('button', { name: 'Edit Extras' }));
    const again = { ...opened, form: within(await screen.findByRole('dialog')) };
    await press(again, 'Put back Olives');
    await press(again, 'Save Changes');
    await waitFor(() => expect(stored('extras')?.options).toMatchObject([{}, { id: 'olives', isActive: true }]));
  });
});
