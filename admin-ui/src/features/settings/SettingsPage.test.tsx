import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { input } from '../../restaurant/testing/form-inputs.js';

const api = mockApiForEachTest();

async function openScreen() {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant-settings');
  await screen.findByRole('form', { name: 'Restaurant Settings' });
  return app;
}

const saveButton = () => screen.getByRole('button', { name: 'Save Restaurant Settings' });
const live = () => screen.getByRole('status', { name: 'What visitors read' }).textContent;
const preview = () => within(screen.getByRole('region', { name: 'Home Page Preview' }));
const tile = (label: string) => preview().getByText(label).parentElement?.querySelector('dd')?.textContent;

describe('the form', () => {
  it('shows a spinner, then every section with what is stored', async () => {
    rememberSession(OWNER);
    const answer = api().hold('adminRestaurant');
    renderApp('/admin/restaurant-settings');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading...' }).textContent).toBe('Loading...'));
    answer();
    await screen.findByRole('form', { name: 'Restaurant Settings' });
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const links = within(screen.getByRole('group', { name: 'Sections' })).getAllByRole('button');
    expect([...links.map(({ textContent }) => textContent)].sort()).toEqual([...sections].sort());
    expect(sections).toEqual([
      'Basic Info',
      'Address',
      'Service Options',
      'Additional Info',
      'Preparation Time',
      'Unseen Orders',
      'Operating Hours',
      'Social Media',
      'About Page',
      'Doors',
      'Special Days',
      'Pickup Times',
      'Home Page Preview',
    ]);
    expect(input('Restaurant name').value).toBe('Mirabelle');
    expect(input(/^Story/).value).toBe('Two friends, one stove, 2014.');
    expect(input(/^Zip code/).value).toBe('3511 AM');
    expect(input(/^Capacity/).value).toBe('50');
    expect(input('Friday closes at').value).toBe('22:00');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' }).value).toBe('Europe/Amsterdam');
  });

  it('leads to each of its sections, where the focus then is', async () => {
    const { user } = await openScreen();
    const links = within(screen.getByRole('group', { name: 'Sections' }));
    await user.click(links.getByRole('button', { name: 'Special Days' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Special Days' }));
  });

  it('closes the doors again, and leads to the landing where they are opened', async () => {
    const { user } = await openScreen();
    await user.click(input(/^Guests can order/));
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant settings updated successfully!')).toBeTruthy();
    expect(api().data.restaurant.doorsOpen).toBe(false);
    expect(screen.getByRole('link', { name: 'Open the doors on the start page' }).getAttribute('href')).toBe('/admin');
  });

  it('puts the focus on the field that the address names', async () => {
    rememberSession(OWNER);
    renderApp('/admin/restaurant-settings?field=mondayClosed');
    await screen.findByRole('form', { name: 'Restaurant Settings' });
    expect(document.activeElement).toBe(input('Open on Monday'));
  });

  it('says when it could not be loaded, and tries again when asked', async () => {
    api().fail('adminRestaurant', { status: 503, message: 'The books are being moved.' });
    rememberSession(OWNER);
    const { user } = renderApp('/admin/restaurant-settings');
    expect(await screen.findByText('The books are being moved.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Failed to load restaurant information')).toHaveLength(2));
    api().mend('adminRestaurant');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form')).toBeTruthy();
  });

  it('starts with the defaults before the restaurant was described, and creates it', async () => {
    api().data.hasRestaurant = false;
    const { user } = await openScreen();
    expect(screen.queryByText('Failed to load restaurant information')).toBeNull();
    expect(input('Takeout').checked).toBe(true);
    expect(input('Delivery').checked).toBe(false);
    expect(input('Reservations').checked).toBe(false);
    expect(input(/^Capacity/).value).toBe('50');
    expect([input('Shortest').value, input('Longest').value]).toEqual(['15', '20']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('min');
    await user.type(input('Restaurant name'), 'Plum');
    await user.type(input('Phone number'), '030 555 0100');
    await user.type(input('Email'), 'hello@plum.example');
    await user.type(input('Address'), 'Kade 1');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant settings created successfully!')).toBeTruthy();
    expect(api().data.restaurant).toMatchObject({ name: 'Plum', capacity: 50, preparationTimeMax: 20 });
  });

  it('leads back to /admin, and asks first when something is not saved', async () => {
    const { user, address } = await openScreen();
    await user.type(input('Restaurant name'), '!');
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    await user.click(await screen.findByRole('button', { name: 'Throw Away' }));
    expect(address()).toBe('/admin');
  });

  it('disables the times of a closed day, and says when one closes after midnight', async () => {
    const { user } = await openScreen();
    expect(input('Monday opens at').disabled).toBe(true);
    await user.click(input('Open on Tuesday'));
    expect(input('Tuesday opens at').disabled).toBe(true);
    expect(input('Tuesday closes at').disabled).toBe(true);
    await user.clear(input('Sunday closes at'));
    await user.type(input('Sunday closes at'), '01:00');
    expect(within(screen.getByRole('group', { name: 'Sunday' })).getByText('Closes after midnight')).toBeTruthy();
  });
});

describe('the preparation time', () => {
  it('shows what visitors read while it is typed', async () => {
    const { user } = await openScreen();
    expect(live()).toBe('Ready in 15-20 min');
    await user.clear(input('Longest'));
    await user.type(input('Longest'), '45');
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
      await user.clear(input('Shortest'));
      await user.type(input('Shortest'), shortest);
      await user.clear(input('Longest'));
      await user.type(input('Longest'), longest);
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

describe('the preview of the home page', () => {
  it('shows the four tiles as they will be, and as they are now', async () => {
    const { user } = await openScreen();
    expect(tile('Preparation')).toBe('Ready in 15-20 min');
    await waitFor(() => expect(tile('Our guests say')).toBe('4.0★ (23 reviews)'));
    expect(preview().getByRole('link', { name: 'Pickup Available' }).getAttribute('href')).toBe(
      'https://maps.example.com/mirabelle',
    );
    expect(tile('Call us')).toBe('+31 30 555 0142');

    await user.clear(input('Longest'));
    await user.type(input('Longest'), '30');
    await user.type(input(/^Rating text/), '9.2 by our regulars');
    await user.type(input(/^Service availability/), 'Pickup until ten');
    await user.clear(input(/^Google location link/));
    await user.type(input('Phone number'), '0');
    expect(tile('Preparation')).toBe('Ready in 15-30 minNow: Ready in 15-20 min');
    expect(tile('Our guests say')).toBe('9.2 by our regularsNow: 4.0★ (23 reviews)');
    expect(tile('Service')).toBe('Pickup until tenNow: Pickup Available');
    expect(preview().queryByRole('link')).toBeNull();
    expect(tile('Call us')).toBe('+31 30 555 01420Now: +31 30 555 0142');
  });

  it('stays when the public info cannot be read, which is only logged', async () => {
    api().fail('restaurantInfo', 503);
    const { user } = await openScreen();
    await user.type(input(/^Service availability/), 'Until ten');
    expect(tile('Service')).toBe('Until ten');
    expect(screen.queryByText(/^Failed/)).toBeNull();
  });

  it('shows the saved values after saving', async () => {
    const { user } = await openScreen();
    await user.type(input(/^Service availability/), 'Until ten');
    await user.click(saveButton());
    await screen.findByText('Restaurant settings updated successfully!');
    await waitFor(() => expect(tile('Service')).toBe('Until ten'));
  });
});
