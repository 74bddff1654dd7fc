import { SOLD_OUT_FOREVER } from '@pickup/contract';
import { screen, waitFor } from '@testing-library/react';
import { tableRows } from '@pickup/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addChoices, mockApiForEachTest, option, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { openGroupForm, press, retype } from './testing/group-inputs.js';

const api = mockApiForEachTest();
beforeEach(() => addChoices(api().data));

function openForm(button: string, language: 'en' | 'nl' = 'en') {
  rememberSession(OWNER);
  return openGroupForm(renderApp('/admin/choices', { language }).user, button);
}

const stored = () => {
  const size = api().data.optionGroups.find(({ id }) => id === 'size');
  if (!size) throw new Error('The mock has no sizes');
  return size;
};

describe('an existing group', () => {
  it('opens with what is saved and saves what changed, from the version that was opened', async () => {
    const opened = await openForm('Bewerken: Size', 'nl');
    const prices = opened.form.getAllByLabelText<HTMLInputElement>(/^Meerprijs/);
    expect(prices.map(({ value }) => value)).toEqual(['', '3,00']);
    if (prices[1]) await retype(opened, prices[1], '2,5');
    await press(opened, 'Wijzigingen opslaan');
    expect(await screen.findByText('Groep bijgewerkt!')).toBeTruthy();
    expect(stored().options[1]).toMatchObject({ id: 'large', price: 2.5, nameNl: 'Groot' });
    expect(api().calls('updateOptionGroup')[0]?.headers).toMatchObject({ 'if-match': '1' });
  });

  it('asks before unsaved changes are lost, and not without any', async () => {
    const opened = await openForm('Edit Size');
    await press(opened, 'Move Regular down');
    await press(opened, 'Cancel');
    await opened.user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    await press(opened, 'Move Regular up');
    await press(opened, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opened.opener));
  });
});

describe('a group that somebody else saved meanwhile', () => {
  /** @param prices what is typed as the prices of the options */
  async function meet(change: () => void, prices: readonly string[] = []) {
    const opened = await openForm('Edit Size');
    change();
    await retype(opened, opened.form.getByLabelText('Name'), 'Sizes');
    for (const [index, field] of opened.form.getAllByLabelText(/^Extra price/).entries()) {
      if (prices[index]) await retype(opened, field, prices[index]);
    }
    await press(opened, 'Save Changes');
    return { ...opened, notice: await opened.form.findByRole('alert') };
  }

  it('is compared field by field and option by option, and mine goes on under the new version', async () => {
    const opened = await meet(() => {
      const [regular, large] = stored().options;
      if (!regular || !large) throw new Error('The mock has too few sizes');
      const options = [{ ...large, price: 4 }, regular, option('family', { name: 'Family' })];
      Object.assign(stored(), { version: '2', max: 2, options });
    }, ['', '2.50']);
    expect(tableRows(opened.notice)).toEqual([
      ['Name', 'Sizes', 'Size'],
      ['Option Large', expect.stringMatching(/^Large · Groot · \+€2\.50/), expect.stringMatching(/\+€4\.00/)],
    ]);
    await press(opened, 'Keep My Changes');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Group updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({
      name: 'Sizes',
      // Changed there alone: the most, the order, and a new option.
      max: 2,
      options: [{ id: 'large', price: 2.5 }, { id: 'regular' }, { id: 'family', isActive: true }],
    });
  });

  it('keeps what the kitchen sold out of an option whose price was typed', async () => {
    const opened = await meet(() => {
      const [regular, large] = stored().options;
      if (!regular || !large) throw new Error('The mock has too few sizes');
      const options = [regular, { ...large, soldOutUntil: SOLD_OUT_FOREVER }];
      Object.assign(stored(), { version: '2', options });
    }, ['', '2.50']);
    await press(opened, 'Keep My Changes');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Group updated successfully!')).toBeTruthy();
    expect(stored().options[1]).toMatchObject({ price: 2.5, soldOutUntil: SOLD_OUT_FOREVER });
  });

  it('can be taken as it is saved', async () => {
    const opened = await meet(() => Object.assign(stored(), { version: '2', max: 2 }));
    await press(opened, 'Use What Is Saved');
    expect(opened.form.getByLabelText<HTMLInputElement>('Name').value).toBe('Size');
    expect(opened.form.getByLabelText<HTMLSelectElement>('Guests choose at most').value).toBe('2');
  });

  it('says when it was deleted, keeps what was typed, and saves it after a restore', async () => {
    const opened = await meet(() => Object.assign(stored(), { version: '2', isActive: false }));
    expect(opened.notice.textContent).toContain('Somebody else deleted this meanwhile');
    await press(opened, 'Restore');
    expect(await screen.findByText('Group restored successfully!')).toBeTruthy();
    await waitFor(() => expect(opened.form.queryByRole('alert')).toBeNull());
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Group updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ name: 'Sizes', isActive: true });
  });
});
