import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDish } from '../../app/rendered-app.js';
import { press, retype } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

function openForm(given: Parameters<typeof dish>[1] = {}) {
  api().data.dishes = [dish('soup', { name: 'Soup', version: '7', ...given })];
  return openDish(OWNER, 'Soup');
}

const stored = () => api().data.dishes.find(({ id }) => id === 'soup');
const SAVED = 'Menu item updated successfully!';

describe('the kitchen in the form of a dish', () => {
  it('shows and saves kitchen units and the daily count, and says how many are left', async () => {
    const opened = await openForm({ kitchenUnits: 3, dailyCount: 12 });
    const { form } = opened;
    expect(form.getByLabelText<HTMLInputElement>(/^Kitchen work/).value).toBe('3');
    expect(form.getByText('Left empty, there is no limit. Today 12 of 12 are left.')).toBeTruthy();
    await retype(opened, /^Kitchen work/, '0');
    await retype(opened, /^How many a day/, '');
    await press(opened, 'Save Changes');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(stored()).toMatchObject({ kitchenUnits: 0, dailyCount: null });
  });

  it.each([
    [/^Kitchen work/, '101', 'Kitchen work must be a whole number from 0 to 100.'],
    [/^Kitchen work/, '', 'Kitchen work must be a whole number from 0 to 100.'],
    [/^How many a day/, '0', 'How many a day must be a whole number from 1 to 999.'],
    [/^How many a day/, '2.5', 'How many a day must be a whole number from 1 to 999.'],
  ])('refuses %s "%s" at the field', async (label, typed, sentence) => {
    const opened = await openForm();
    await retype(opened, label, typed);
    await press(opened, 'Save Changes');
    expect(await opened.form.findByText(sentence)).toBeTruthy();
    expect(opened.form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(api().called).not.toContain('updateMenuItem');
  });

  it("shows the server's refusal of units that no slot holds at the field", async () => {
    const opened = await openForm();
    const message = 'kitchenUnits is too large: Soup needs 40 units.';
    api().fail('updateMenuItem', { status: 400, message, issues: [{ path: 'kitchenUnits', message }] });
    await retype(opened, /^Kitchen work/, '40');
    await press(opened, 'Save Changes');
    expect(await opened.form.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(opened.form.getByLabelText(/^Kitchen work/));
  });
});
