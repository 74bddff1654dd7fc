import { screen, waitFor, within } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER, specialDay } from '../../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../../app/rendered-app.js';
import { section } from '../testing/settings-screen.js';

const api = mockApiForEachTest();

async function openSettings(circumstances: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant-settings', circumstances);
  await screen.findByRole('form');
  return app;
}

const preview = () => section('What guests would be offered now');
const cart = (name: RegExp) => within(preview().getByRole('group', { name }));
const small = () => cart(/^A small order/);
const large = () => cart(/^A large order/);
const dayTimes = (name: RegExp) => small().getByText(name).nextSibling?.textContent;

describe('the preview', () => {
  it('groups the times of both carts by day, from the form as it is typed', async () => {
    const { user } = await openSettings();
    await waitFor(() => expect(small().getByText('As soon as possible: Today 12:20')).toBeTruthy());
    expect(dayTimes(/^Today · 38 times/)).toBe('12:30–21:45');
    expect(dayTimes(/^Sunday 22 Nov/)).toBe('12:30–19:45');
    await retype(user, /^Longest/, '45');
    expect(small().getByText('As soon as possible: Today 12:45')).toBeTruthy();
    await retype(user, /^Minutes before closing/, '60');
    expect(dayTimes(/^Today/)).toBe('12:45–21:00');
    await retype(user, /^Days ahead/, '0');
    expect(small().queryByText(/^Sunday/)).toBeNull();
  });

  it('gives a large cart later times where little fits at once', async () => {
    const { user } = await openSettings();
    await retype(user, /^Kitchen work per pickup time/, '4');
    expect(small().getByText('As soon as possible: Today 12:20')).toBeTruthy();
    expect(large().getByText('As soon as possible: Today 12:30')).toBeTruthy();
    await retype(user, /^Kitchen work per pickup time/, '2');
    expect(large().getByText('More than the kitchen can make for one time')).toBeTruthy();
    await retype(user, /^Kitchen work per pickup time/, '');
    expect(large().getByText('As soon as possible: Today 12:20')).toBeTruthy();
  });

  it('knows special days, what is booked, and a second shift', async () => {
    api().data.specialDays = [specialDay('2026-11-22')];
    const { user } = await openSettings();
    await waitFor(() => expect(small().queryByText(/^Sunday/)).toBeNull());
    await retype(user, 'Saturday closes at', '14:00');
    await user.click(screen.getByRole('button', { name: 'Add a second shift on Saturday' }));
    await user.type(input('Saturday opens again at'), '17:00');
    await user.type(input('Saturday closes again at'), '20:00');
    expect(dayTimes(/^Today/)).toBe('12:30–13:45, 17:30–19:45');
  });

  it('says why there is none', async () => {
    api().data.restaurant.openingHours.saturday.closed = true;
    const { user } = await openSettings();
    expect(small().getByText('As soon as possible: Sunday 22 Nov 12:20')).toBeTruthy();
    await user.click(input(/^Orders while closed/));
    expect(small().getByText('No orders until Sunday 22 Nov 12:00')).toBeTruthy();
    await retype(user, /^Minutes between pickup times/, '');
    expect(preview().getByText('Fill in the figures to see the times.')).toBeTruthy();
  });

  it('is in Dutch', async () => {
    await openSettings({ language: 'nl' });
    const offered = section('Wat gasten nu aangeboden zouden krijgen');
    await waitFor(() => expect(offered.getAllByText('Zo snel mogelijk: Vandaag 12:20')).toHaveLength(2));
  });
});
