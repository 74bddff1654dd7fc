import type { PreparationTimes } from '@pickup/contract';
import { screen, within } from '@testing-library/react';
import { input } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { section } from './testing/settings-screen.js';

const api = mockApiForEachTest();

async function openSettings(circumstances: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant-settings', circumstances);
  await screen.findByRole('form');
  return app;
}

const TIMES: PreparationTimes = {
  percentile80: 24,
  orders: 812,
  hours: [
    { weekday: 'friday', hour: 18, percentile80: 35, orders: 90 },
    { weekday: 'friday', hour: 12, percentile80: 18, orders: 1 },
    { weekday: 'monday', hour: 18, percentile80: 22, orders: 40 },
  ],
};

async function open(times: PreparationTimes = TIMES) {
  api().answer('preparationTimes', () => times);
  return openSettings();
}
const learned = () => section('How long orders really took');

describe('learned preparation times', () => {
  it('say how long orders took, and for each hour of a weekday', async () => {
    await open();
    expect(
      await learned().findByText('In the last four weeks 4 of 5 orders were ready within 24 minutes (812 orders).'),
    ).toBeTruthy();
    const rows = within(learned().getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '12:0018:00',
      'MoMonday·22 from 40 orders',
      'FrFriday18 from 1 order35 from 90 orders',
    ]);
    expect(within(learned().getByRole('table')).getByRole('rowheader', { name: 'Friday' })).toBeTruthy();
  });

  it('are taken over as the longest time with one tap, and saved with the form only', async () => {
    const { user } = await open();
    await user.click(await learned().findByRole('button', { name: 'Use 24 Minutes' }));
    expect([input('Shortest').value, input('Longest').value]).toEqual(['15', '24']);
    expect(learned().getByText('This is your longest time.')).toBeTruthy();
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    expect(api().called).not.toContain('updateRestaurant');
  });

  it('are taken over in minutes where the form has hours, and never below the shortest', async () => {
    Object.assign(api().data.restaurant, { preparationTimeMin: 1, preparationTimeMax: 2, preparationTimeUnit: 'hrs' });
    const { user } = await open();
    await user.click(await learned().findByRole('button', { name: 'Use 24 Minutes' }));
    expect([input('Shortest').value, input('Longest').value]).toEqual(['24', '24']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('min');
  });

  it('are not suggested where no preparation time can be so long', async () => {
    await open({ ...TIMES, percentile80: 200 });
    expect(await learned().findByText(/within 200 minutes/)).toBeTruthy();
    expect(learned().queryByRole('button')).toBeNull();
  });

  it.each([
    [{ percentile80: null, orders: 0, hours: [] }, 0],
    [{ ...TIMES, orders: 19 }, 19],
  ])('say that there are too few orders: %j', async (times, count) => {
    await open(times);
    const sentence = `Too few orders yet to say: ${count} in the last four weeks. From 20 on you see here how long they took.`;
    expect(await learned().findByText(sentence)).toBeTruthy();
    expect(learned().queryByRole('table')).toBeNull();
  });

  it('say when they could not be loaded, and try again', async () => {
    api().fail('preparationTimes', { status: 503, message: 'The books are being moved.' });
    const { user } = await openSettings();
    expect(
      await learned().findByText('How long orders took could not be loaded: The books are being moved.'),
    ).toBeTruthy();
    api().answer('preparationTimes', () => TIMES);
    await user.click(learned().getByRole('button', { name: 'Retry' }));
    expect(await learned().findByText(/812 orders/)).toBeTruthy();
  });
});
