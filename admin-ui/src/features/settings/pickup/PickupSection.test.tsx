import { screen, waitFor } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../../app/rendered-app.js';

const api = mockApiForEachTest();

async function openSettings(circumstances: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant-settings', circumstances);
  await screen.findByRole('form');
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save Restaurant Settings' }));
  return { ...app, save };
}

describe('the figures about pickup times', () => {
  it('are shown, explained, and sent', async () => {
    const { user, save } = await openSettings();
    expect(input(/^Minutes between pickup times/).value).toBe('15');
    expect(input(/^Kitchen work per pickup time/).value).toBe('');
    expect(
      screen.getByText(
        'How much kitchen work fits in 15 minutes? A dish counts 1 unless you say otherwise. Left empty, there is no limit.',
      ),
    ).toBeTruthy();
    await retype(user, /^Minutes between pickup times/, '20');
    await retype(user, /^Kitchen work per pickup time/, '8');
    await retype(user, /^Days ahead/, '0');
    await retype(user, /^Minutes before closing/, '30');
    await user.click(input(/^Orders while closed/));
    await save();
    await screen.findByText('Restaurant settings updated successfully!');
    expect(api().calls('updateRestaurant')[0]?.body).toMatchObject({
      slotMinutes: 20,
      unitsPerSlot: 8,
      horizonDays: 0,
      lastOrderMinutes: 30,
      ordersWhenClosed: false,
    });
    expect(input(/^Kitchen work per pickup time/).value).toBe('8');
  });

  it('are refused at their fields', async () => {
    const { user, save } = await openSettings();
    for (const [label, typed, sentence] of [
      [/^Minutes between pickup times/, '4', 'Minutes between pickup times must be a whole number from 5 to 60.'],
      [/^Minutes between pickup times/, '', 'Minutes between pickup times must be a whole number from 5 to 60.'],
      [/^Kitchen work per pickup time/, '0', 'Kitchen work per pickup time must be a whole number from 1 to 10000.'],
      [/^Days ahead/, '15', 'Days ahead must be a whole number from 0 to 14.'],
      [/^Minutes before closing/, '2.5', 'Minutes before closing must be a whole number from 0 to 240.'],
    ] as const) {
      const before = input(label).value;
      await retype(user, label, typed);
      await save();
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(input(label).getAttribute('aria-invalid')).toBe('true');
      await retype(user, label, before);
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    }
    expect(api().called).not.toContain('updateRestaurant');
  });

  it('name a dish that takes more than would fit, and show what the server says of it', async () => {
    const [dish] = api().data.dishes;
    Object.assign(dish ?? {}, { name: 'Party platter', kitchenUnits: 12 });
    const { user, save } = await openSettings();
    await retype(user, /^Kitchen work per pickup time/, '11');
    expect(await screen.findByText('Party platter alone counts 12: at least that much has to fit.')).toBeTruthy();
    const message = 'unitsPerSlot is too small: Party platter needs 12 units.';
    api().fail('updateRestaurant', { status: 400, message, issues: [{ path: 'unitsPerSlot', message }] });
    await save();
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(document.activeElement).toBe(input(/^Kitchen work per pickup time/));
    await retype(user, /^Kitchen work per pickup time/, '12');
    expect(screen.queryByText(/^Party platter alone/)).toBeNull();
  });
});
