import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addChoices, findOption, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { openGroupForm, press, retype, rowOf } from './testing/group-inputs.js';

const api = mockApiForEachTest();
beforeEach(() => addChoices(api().data));

const large = () => findOption(api().data, 'large');

/** The form of the sizes, with the details of the large one open or not. */
async function openLarge({ details = true } = {}) {
  rememberSession(OWNER);
  const opened = await openGroupForm(renderApp('/admin/choices').user, 'Edit Size');
  const row = rowOf(opened, 'Large');
  const more = row.getByRole('button', { name: 'Allergens and more of Large' });
  if (details) await opened.user.click(more);
  return { ...opened, row, more };
}

describe('the kitchen of an option', () => {
  it('is saved with its group: its units, and that it is sold out', async () => {
    const opened = await openLarge();
    await retype(opened, opened.row.getByLabelText('Kitchen work'), '2');
    await opened.user.click(opened.row.getByRole('radio', { name: 'Until a day…' }));
    await opened.user.type(opened.row.getByLabelText('Back on'), '2026-11-30');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Group updated successfully!')).toBeTruthy();
    expect(large()).toMatchObject({ kitchenUnits: 2, soldOutUntil: '2026-11-30' });
    expect(within(screen.getByRole('article', { name: 'Size' })).getByText('Sold out until 30 Nov')).toBeTruthy();
  });

  it('is named in the row that is closed', async () => {
    Object.assign(large(), { soldOutUntil: 'forever' });
    const { row } = await openLarge({ details: false });
    expect(row.getByText('Sold out until you say')).toBeTruthy();
  });

  it('is refused at its field, in a row that opens', async () => {
    const opened = await openLarge();
    const { row, more, user } = opened;
    await retype(opened, row.getByLabelText('Kitchen work'), '101');
    await user.click(row.getByRole('radio', { name: 'Until a day…' }));
    await user.click(more);
    await press(opened, 'Save Changes');
    expect(await row.findByText('Kitchen work must be a whole number from 0 to 100.')).toBeTruthy();
    expect(row.getByText('Choose the day on which it is back: tomorrow or later.')).toBeTruthy();
    expect(api().calls('updateOptionGroup')).toEqual([]);
  });

  it('is shown beside its field when the server refuses it', async () => {
    const opened = await openLarge({ details: false });
    const message = 'Option 2: soldOutUntil must be a date such as 2026-11-21, forever or null.';
    api().fail('updateOptionGroup', { status: 400, message, issues: [{ path: 'options.1.soldOutUntil', message }] });
    await retype(opened, opened.form.getByLabelText('Name'), 'Sizes');
    await press(opened, 'Save Changes');
    expect(await opened.row.findByText(message)).toBeTruthy();
  });

  it('is compared with what somebody else saved', async () => {
    const opened = await openLarge();
    await retype(opened, opened.row.getByLabelText('Kitchen work'), '2');
    const group = api().data.optionGroups.find(({ id }) => id === 'size');
    Object.assign(large(), { soldOutUntil: 'forever' });
    Object.assign(group ?? {}, { version: '9' });
    await press(opened, 'Save Changes');
    const row = await opened.form.findByRole('row', { name: /^Option Large/ });
    expect(row.textContent).toContain('Kitchen work 2');
    expect(row.textContent).toContain('Until I say');
  });
});
