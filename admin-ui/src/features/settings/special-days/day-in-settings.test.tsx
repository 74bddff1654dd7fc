import { screen, waitFor, within } from '@testing-library/react';
import { input } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../../app/rendered-app.js';
import { section } from '../testing/settings-screen.js';

const api = mockApiForEachTest();

describe('a special day beside settings that are not saved', () => {
  it('adds a day with two shifts and notes, without sending the settings', async () => {
    rememberSession(OWNER);
    const { user } = renderApp('/admin/restaurant-settings');
    await screen.findByRole('form');
    const days = section('Special Days');
    await days.findByRole('table');
    await user.type(input('Restaurant name'), '!');
    await user.click(screen.getByRole('button', { name: 'Add Special Day' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Date'), '2026-12-31');
    await user.click(dialog.getByRole('radio', { name: 'Hours of its own' }));
    await user.type(dialog.getByLabelText('Opens at'), '12:00');
    await user.type(dialog.getByLabelText('Closes at'), '14:00');
    await user.click(dialog.getByRole('button', { name: 'Second shift' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Opens again at')));
    await user.type(dialog.getByLabelText('Opens again at'), '17:00');
    await user.type(dialog.getByLabelText('Closes again at'), '01:00');
    expect(dialog.getByText('Closes after midnight')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Note in Dutch/), ' Oudejaarsavond ');
    await user.click(dialog.getByRole('button', { name: 'Add Special Day' }));
    expect(await screen.findByText('Special day added')).toBeTruthy();
    expect(api().calls('createSpecialDay')[0]?.body).toEqual({
      date: '2026-12-31',
      closed: false,
      note: null,
      noteNl: 'Oudejaarsavond',
      shifts: [
        { open: '12:00', close: '14:00' },
        { open: '17:00', close: '01:00' },
      ],
    });
    expect(api().called).not.toContain('updateRestaurant');
    expect(input('Restaurant name').value).toBe('Mirabelle!');
    expect(await days.findByText('12:00–14:00 & 17:00–01:00')).toBeTruthy();
  });
});
