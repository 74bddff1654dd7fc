import { screen } from '@testing-library/react';
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

const button = (name: string) => screen.getByRole('button', { name });

describe('copying a day to all days', () => {
  it('writes weekdays small inside Dutch sentences', async () => {
    const { user } = await open('nl');
    await user.click(button('Openingstijden van dinsdag naar alle dagen kopiëren'));
    const said = 'De openingstijden van dinsdag staan nu bij alle dagen. Nog steeds gesloten: maandag.';
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Dinsdag' })).toBeTruthy();
  });

  it('takes both shifts along, leaves closed days closed, and is taken back', async () => {
    const { user } = await open();
    await addSecondShift(user);
    await user.click(button('Copy the hours of Tuesday to all days'));
    expect(input('Sunday closes again at').value).toBe('22:00');
    expect(input('Monday opens at').disabled).toBe(true);
    expect(screen.getByText('The hours of Tuesday are on all days now. Still closed: Monday.')).toBeTruthy();
    await user.click(button('Undo'));
    expect(screen.queryByLabelText('Sunday closes again at')).toBeNull();
    expect(input('Sunday closes at').value).toBe('20:00');
    expect(input('Tuesday opens again at').value).toBe('17:00');
    expect(document.activeElement).toBe(button('Copy the hours of Tuesday to all days'));
  });

  it('is no longer taken back once a time was changed after it, or everything is saved', async () => {
    const { user, save } = await open();
    await addSecondShift(user);
    await user.click(button('Copy the hours of Tuesday to all days'));
    await retype(user, 'Sunday opens at', '10:00');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(button('Copy the hours of Tuesday to all days'));
    expect(button('Undo')).toBeTruthy();
    await save();
    await screen.findByText('All changes saved');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('compares both shifts with what somebody else saved', async () => {
  const { user, save } = await open();
  await addSecondShift(user);
  Object.assign(api().data.restaurant, { version: '2' });
  api().data.restaurant.openingHours.tuesday.close = '20:00';
  await save();
  expect(await screen.findByRole('row', { name: /Tuesday 11:00–14:00 & 17:00–22:00 11:00–20:00/ })).toBeTruthy();
});
