import { screen, waitFor, within } from '@testing-library/react';
import { input } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

async function openScreen() {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant-settings');
  await screen.findByRole('form', { name: 'Restaurant Settings' });
  return app;
}

const saveButton = () => screen.getByRole('button', { name: 'Save Restaurant Settings' });
const saved = () => screen.findByText('Restaurant settings updated successfully!');

/** Titles of the toasts on the screen, the oldest first. */
const toasts = () => [...document.querySelectorAll('[data-title]')].map(({ textContent }) => textContent).reverse();

describe('saving', () => {
  it("sends this screen's own fields, started from the version it showed", async () => {
    const { user } = await openScreen();
    await user.clear(input(/^Special instructions/));
    await user.type(input(/^Special instructions/), 'Ring the bell.');
    await user.clear(input(/^Website/));
    await user.type(input(/^Website/), 'mirabelle.example');
    await user.click(input('Delivery'));
    await user.click(input('Reservations'));
    await user.click(input('Open on Monday'));
    await user.clear(input('Friday closes at'));
    await user.type(input('Friday closes at'), '01:30');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Lisbon');
    await user.type(input(/^Cuisine(?! in)/), 'Modern European');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Price range/ }), '€€€');
    await user.clear(input('Currency code'));
    await user.type(input('Currency code'), 'usd');
    await user.clear(input(/^Capacity/));
    await user.type(input(/^Capacity/), '0');
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

describe('two writers', () => {
  it('get a comparison with hours and numbers in words', async () => {
    const { user } = await openScreen();
    await user.clear(input('Longest'));
    await user.type(input('Longest'), '30');
    await user.click(input('Open on Tuesday'));
    Object.assign(api().data.restaurant, { preparationTimeMax: 45, story: 'Another story.', version: '2' });
    await user.click(saveButton());
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldYoursSaved now',
      'Longest3045',
      'TuesdayClosed11:00–21:00',
    ]);
    await user.click(notice.getByRole('button', { name: 'Keep My Changes' }));
    expect(input(/^Story/).value).toBe('Another story.');
    await user.click(saveButton());
    await saved();
    expect(api().data.restaurant).toMatchObject({ preparationTimeMax: 30, story: 'Another story.' });
  });

  it("do not conflict when the other saved the information screen's fields", async () => {
    const { user } = await openScreen();
    await user.type(input('Restaurant name'), '!');
    const { data } = api();
    Object.assign(data.restaurant, { features: { ...data.restaurant.features, parking: true }, version: '2' });
    await user.click(saveButton());
    await saved();
    expect(data.restaurant).toMatchObject({ name: 'Mirabelle!', features: { parking: true } });
  });
});

it('speaks Dutch', async () => {
  rememberSession(OWNER);
  renderApp('/admin/restaurant-settings', { language: 'nl' });
  expect(await screen.findByRole('button', { name: 'Restaurantinstellingen opslaan' })).toBeTruthy();
  expect(screen.getAllByText('Klaar in 15-20 min').length).toBeGreaterThan(0);
});
