import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDish } from '../../app/rendered-app.js';
import { press } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

function openForm(given: Parameters<typeof dish>[1] = {}, language: 'en' | 'nl' = 'en') {
  api().data.dishes = [dish('soup', { name: 'Soup', version: '7', ...given })];
  return openDish(OWNER, 'Soup', language);
}

const stored = () => api().data.dishes.find(({ id }) => id === 'soup');
const SAVED = 'Menu item updated successfully!';

describe('sold out in the form of a dish', () => {
  it.each([
    ['For today', '2026-11-22'],
    ['Until I say', 'forever'],
  ])('%s is saved as %s', async (kind, until) => {
    const opened = await openForm();
    await opened.user.click(opened.form.getByRole('radio', { name: kind }));
    await press(opened, 'Save Changes');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(stored()).toMatchObject({ soldOutUntil: until });
  });

  it('asks for a day that is still to come', async () => {
    const opened = await openForm();
    const { user, form } = opened;
    await user.click(form.getByRole('radio', { name: 'Until a day…' }));
    await press(opened, 'Save Changes');
    const sentence = 'Choose the day on which it is back: tomorrow or later.';
    expect(await form.findByText(sentence)).toBeTruthy();
    await user.type(form.getByLabelText('Back on'), '2026-12-01');
    expect(form.queryByText(sentence)).toBeNull();
    await press(opened, 'Save Changes');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(stored()).toMatchObject({ soldOutUntil: '2026-12-01' });
  });

  it.each([
    ['2026-11-22', 'For today'],
    ['2026-11-24', 'Until a day…'],
    ['forever', 'Until I say'],
    // It is back already.
    ['2026-11-21', 'Not sold out'],
    [null, 'Not sold out'],
  ])('opens with what is saved: %s', async (soldOutUntil, kind) => {
    const { form } = await openForm({ soldOutUntil });
    expect(form.getByRole<HTMLInputElement>('radio', { name: kind }).checked).toBe(true);
  });

  it('is compared with what somebody else saved', async () => {
    const opened = await openForm();
    await opened.user.click(opened.form.getByRole('radio', { name: 'Until I say' }));
    Object.assign(stored() ?? {}, { soldOutUntil: '2026-11-30', dailyCount: 8, version: '8' });
    await press(opened, 'Save Changes');
    expect(
      await opened.form.findByRole('row', { name: 'Sold out Until I say Sold out until 30 November 2026' }),
    ).toBeTruthy();
    // Not touched here: it is taken as it was saved.
    expect(opened.form.queryByRole('row', { name: /^How many a day/ })).toBeNull();
  });

  it('is in Dutch', async () => {
    const { form } = await openForm({}, 'nl');
    expect(form.getByRole('radio', { name: 'Voor vandaag' })).toBeTruthy();
    expect(form.getByLabelText(/^Werk voor de keuken/)).toBeTruthy();
  });
});
