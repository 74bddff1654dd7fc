import { screen, waitFor } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm, rememberSession, renderApp } from '../../app/rendered-app.js';
import { saveButton, saved } from './testing/settings-screen.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant-settings', 'Restaurant Settings');

/** Titles of the toasts on the screen, the oldest first. */
const toasts = () => [...document.querySelectorAll('[data-title]')].map(({ textContent }) => textContent).reverse();

describe('saving', () => {
  it("sends this screen's own fields, started from the version it showed", async () => {
    const { user } = await openScreen();
    await retype(user, /^Special instructions/, 'Ring the bell.');
    await retype(user, /^Website/, 'mirabelle.example');
    await user.click(input('Delivery'));
    await user.click(input('Reservations'));
    await user.click(input('Open on Monday'));
    await retype(user, 'Friday closes at', '01:30');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Lisbon');
    await user.type(input(/^Cuisine(?! in)/), 'Modern European');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Price range/ }), '€€€');
    await retype(user, 'Currency code', 'usd');
    await retype(user, /^Capacity/, '0');
    await user.click(saveButton());
    await saved();
    const [call] = api().calls('updateRestaurant');
    expect(call?.headers).toMatchObject({ 'if-match': '1' });
    expect(call?.body).toMatchObject({
      specialInstructions: 'Ring the bell.',
      website: 'https://mirabelle.example',
      hasDelivery: true,
      hasTakeout: true,
      acceptsReservations: true,
      mondayClosed: false,
      fridayClose: '01:30',
      openingHours: { monday: { closed: false }, friday: { close: '01:30', second: null } },
      timeZone: 'Europe/Lisbon',
      currencyCode: 'USD',
      capacity: null,
      cuisine: 'Modern European',
      cuisineNl: null,
      priceRange: 3,
      ratingText: null,
      facebookUrl: null,
    });
    expect(input(/^Capacity/).value).toBe('');
    for (const other of ['features', 'paymentMethods', 'socialMedia', 'postalCode', 'id', 'version'])
      expect(call?.body).not.toHaveProperty(other);
    expect(api().data.restaurant).toMatchObject({ features: { wifiAvailable: true, delivery: true } });
  });

  it.each([
    [{ status: 503, message: 'The books are being moved.' }, 'The books are being moved.'],
    ['network', 'Network Error'],
  ] as const)('says why it failed: %j', async (failure, title) => {
    const { user } = await openScreen();
    api().fail('updateRestaurant', failure);
    await user.type(input('Restaurant name'), '!');
    await user.click(saveButton());
    await waitFor(() => expect(toasts()).toEqual([title]));
    expect(screen.getByRole('alert').textContent).toBe(
      failure === 'network' ? 'The server did not answer. Check the connection and try again.' : title,
    );
    expect(input('Restaurant name').value).toBe('Mirabelle!');
    api().mend('updateRestaurant');
    await user.click(saveButton());
    await saved();
  });

  it("shows the error's own message when the response has none", async () => {
    const { user } = await openScreen();
    api().fail('updateRestaurant', { status: 500, message: '' });
    await user.click(saveButton());
    await waitFor(() => expect(toasts()[0]).toMatch(/^API Error: 500 - /));
  });
});

it('speaks Dutch', async () => {
  rememberSession(OWNER);
  renderApp('/admin/restaurant-settings', { language: 'nl' });
  expect(await screen.findByRole('button', { name: 'Restaurantinstellingen opslaan' })).toBeTruthy();
  expect(screen.getAllByText('Klaar in 15-20 min').length).toBeGreaterThan(0);
});
