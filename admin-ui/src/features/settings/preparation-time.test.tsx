import { screen, waitFor } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm } from '../../app/rendered-app.js';
import { saveButton } from './testing/settings-screen.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant-settings', 'Restaurant Settings');

const live = () => screen.getByRole('status', { name: 'What visitors read' }).textContent;

describe('the preparation time', () => {
  it('shows what visitors read while it is typed', async () => {
    const { user } = await openScreen();
    expect(live()).toBe('Ready in 15-20 min');
    await retype(user, 'Longest', '45');
    expect(live()).toBe('Ready in 15-45 min');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Hours');
    expect(live()).toBe('Ready in 15-45 hrs');
  });

  it('falls back to 15 and 20 when nothing is typed', async () => {
    Object.assign(api().data.restaurant, { preparationTimeMin: 30, preparationTimeMax: 40 });
    const { user } = await openScreen();
    expect(live()).toBe('Ready in 30-40 min');
    await user.clear(input('Shortest'));
    await user.clear(input('Longest'));
    expect(live()).toBe('Ready in 15-20 min');
    await user.click(saveButton());
    await screen.findByText('Restaurant settings updated successfully!');
    expect(api().data.restaurant).toMatchObject({ preparationTimeMin: 15, preparationTimeMax: 20 });
    expect(input('Shortest').value).toBe('15');
  });

  it('is refused where no kitchen could keep it', async () => {
    const { user } = await openScreen();
    expect(input('Shortest').min).toBe('1');
    expect(input('Longest').max).toBe('180');
    const WHOLE = 'This must be a whole number from 1 to 180.';
    for (const [shortest, longest, wrongValue, sentence] of [
      ['0', '20', '0', WHOLE],
      ['15', '181', '181', WHOLE],
      ['1.5', '20', '1.5', WHOLE],
      ['30', '20', '20', 'The longest time must not be below the shortest.'],
    ] as const) {
      await retype(user, 'Shortest', shortest);
      await retype(user, 'Longest', longest);
      await user.click(saveButton());
      await waitFor(() => {
        const wrong = [input('Shortest'), input('Longest')].find((field) => field.getAttribute('aria-invalid'));
        expect(wrong?.value).toBe(wrongValue);
      });
      expect(screen.getByText(sentence)).toBeTruthy();
    }
    expect(api().called).not.toContain('updateRestaurant');
  });
});
