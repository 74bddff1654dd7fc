import { screen, waitFor, within } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../app/rendered-app.js';
import { addSecondShift } from './testing/add-second-shift.js';

const api = mockApiForEachTest();

async function open(language: 'en' | 'nl' = 'en') {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant-settings', { language });
  await screen.findByRole('form');
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save Restaurant Settings' }));
  return { ...app, save };
}

const day = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });

describe('shifts that cannot be', () => {
  const OVERLAP = 'The second shift begins at 13:00, before the first (11:00–14:00) has ended.';

  it('are named while they are typed, and nothing is sent', async () => {
    const { user, save } = await open();
    await addSecondShift(user, '13:00');
    expect(day('Tuesday').getByText(OVERLAP)).toBeTruthy();
    expect(input('Tuesday opens again at').getAttribute('aria-invalid')).toBe('true');
    await save();
    expect(await screen.findByText('Please check the marked fields.')).toBeTruthy();
    expect(api().called).not.toContain('updateRestaurant');
    await retype(user, 'Tuesday opens again at', '14:00');
    expect(day('Tuesday').queryByText(OVERLAP)).toBeNull();
  });

  it('are named where the first ends after midnight', async () => {
    const { user } = await open();
    await addSecondShift(user);
    await retype(user, 'Tuesday closes at', '01:00');
    expect(
      day('Tuesday').getByText('The first shift ends after midnight, so no second one can follow it on that day.'),
    ).toBeTruthy();
  });

  it('are named where a time is missing', async () => {
    const { user, save } = await open();
    await user.click(button('Add a second shift on Tuesday'));
    await save();
    expect(await day('Tuesday').findByText('Fill in both times, or mark the day as closed.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input('Tuesday opens again at')));
  });

  it("are named in the server's words, at the day", async () => {
    const message = 'openingHours.tuesday.second must not overlap: 13:00 is before 11:00-14:00 has ended.';
    api().fail('updateRestaurant', {
      status: 400,
      message,
      issues: [{ path: 'openingHours.tuesday.second', message }],
    });
    const { user, save } = await open();
    await addSecondShift(user);
    await save();
    expect(await day('Tuesday').findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(input('Tuesday opens again at'));
  });

  it('are named in Dutch', async () => {
    const { user } = await open('nl');
    await user.click(button('Tweede openingstijd op dinsdag toevoegen'));
    await user.type(input('Dinsdag weer open om'), '12:00');
    await user.type(input('Dinsdag weer dicht om'), '22:00');
    expect(
      screen.getByText('De tweede openingstijd begint om 12:00, voordat de eerste (11:00–21:00) voorbij is.'),
    ).toBeTruthy();
  });
});
