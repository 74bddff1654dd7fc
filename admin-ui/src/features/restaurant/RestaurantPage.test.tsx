import { screen, waitFor, within } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm, rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant', 'Restaurant Information');

const saveButton = () => screen.getByRole('button', { name: 'Save Restaurant Information' });

describe('the form', () => {
  it('shows a spinner, then every section with what is stored', async () => {
    rememberSession(OWNER);
    const answer = api().hold('adminRestaurant');
    renderApp('/admin/restaurant');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading...' }).textContent).toBe('Loading...'));
    answer();
    expect(await screen.findByRole('form', { name: 'Restaurant Information' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basic Info',
      'Location',
      'Contact',
      'Pictures',
      'Opening Hours',
      'Features and Services',
      'Payment Methods',
      'Social Media',
    ]);
    expect(input('Name').value).toBe('Mirabelle');
    expect(input('Postal code').value).toBe('3511 AM');
    expect(input('Email').getAttribute('type')).toBe('email');
    expect(input(/^Website/).value).toBe('https://mirabelle.example');
    expect(input('Tuesday opens at').value).toBe('11:00');
    expect(input('Delivery').checked).toBe(false);
    expect(input('Wi-Fi').checked).toBe(true);
    expect(screen.getByText('All changes saved')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Restaurant Information · Back office'));
  });

  it('leads back to /admin', async () => {
    const { user, address } = await openScreen();
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
  });

  it('only logs that it could not be loaded, and tries again when asked', async () => {
    api().fail('adminRestaurant', { status: 503, message: 'The books are being moved.' });
    rememberSession(OWNER);
    const { user } = renderApp('/admin/restaurant');
    expect(await screen.findByText('The books are being moved.')).toBeTruthy();
    expect(screen.queryByText('Failed to load restaurant information')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    api().mend('adminRestaurant');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form')).toBeTruthy();
  });
});

describe('a restaurant that nobody has described', () => {
  it('starts with the defaults and is created', async () => {
    api().data.hasRestaurant = false;
    const { user } = await openScreen();
    expect(screen.getByText('Nothing is saved yet')).toBeTruthy();
    const hours = (day: string) => [input(`${day} opens at`).value, input(`${day} closes at`).value].join('-');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) expect(hours(day)).toBe('09:00-22:00');
    for (const day of ['Friday', 'Saturday']) expect(hours(day)).toBe('09:00-23:00');
    expect(hours('Sunday')).toBe('10:00-21:00');
    for (const on of ['Delivery', 'Takeaway', 'Wi-Fi', 'Cash', 'Card', 'Contactless', 'Online payment'])
      expect(input(on).checked, on).toBe(true);
    for (const off of ['Dine-in', 'Parking', 'Wheelchair accessible']) expect(input(off).checked, off).toBe(false);

    await user.type(input('Name'), 'Plum');
    await user.type(input('Address'), 'Kade 1');
    await user.type(input('Postal code'), '3511 AA');
    await user.type(input('City'), 'Utrecht');
    await user.type(input('Country'), 'Netherlands');
    await user.type(input('Phone'), '030 555 0100');
    await user.type(input('Email'), 'hello@plum.example');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information created successfully!')).toBeTruthy();
    expect(api().calls('createRestaurant')[0]?.body).toMatchObject({ name: 'Plum', city: 'Utrecht', website: null });
    await user.type(input('Name'), 's');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information updated successfully!')).toBeTruthy();
    expect(api().data.restaurant.name).toBe('Plums');
  });

  it('requires what guests have to know, and leads to the first field that lacks it', async () => {
    const labels = ['Name', 'Address', 'Postal code', 'City', 'Country', 'Phone', 'Email'];
    const { user } = await openScreen();
    for (const label of labels) {
      await retype(user, label, ' ');
    }
    await user.click(saveButton());
    for (const label of labels) expect(await screen.findByText(`${label} is required.`)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Please check the marked fields.');
    expect(labels.map((label) => input(label).getAttribute('aria-invalid'))).toEqual(labels.map(() => 'true'));
    expect(document.activeElement).toBe(input('Name'));
    expect(api().called).not.toContain('updateRestaurant');
  });
});

describe('opening hours', () => {
  it('disables the times of a closed day and keeps them', async () => {
    const { user } = await openScreen();
    const monday = within(screen.getByRole('group', { name: 'Monday' }));
    expect(monday.getByText('Closed all day')).toBeTruthy();
    expect(input('Monday opens at').disabled).toBe(true);
    expect(input('Monday closes at').disabled).toBe(true);
    await user.click(input('Open on Monday'));
    expect(input('Monday opens at').disabled).toBe(false);
    expect(input('Monday opens at').value).toBe('11:00');
    await user.click(input('Open on Tuesday'));
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
    expect(api().data.restaurant.openingHours).toMatchObject({
      monday: { open: '11:00', close: '21:00', closed: false },
      tuesday: { open: '11:00', close: '21:00', closed: true },
    });
  });

  it('says when a day closes after midnight or never, and asks for missing times', async () => {
    const { user } = await openScreen();
    expect(screen.queryByText('Closes after midnight')).toBeNull();
    await retype(user, 'Friday closes at', '01:00');
    expect(screen.getByText('Closes after midnight')).toBeTruthy();
    await retype(user, 'Friday closes at', '11:00');
    expect(screen.getByText('Open for 24 hours, until the same time on the day after')).toBeTruthy();
    await user.clear(input('Friday closes at'));
    await user.click(saveButton());
    expect(await screen.findByText('Fill in both times, or mark the day as closed.')).toBeTruthy();
    await user.click(input('Open on Friday'));
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
  });
});

describe('leaving', () => {
  it('asks before changes are thrown away, but not when there are none', async () => {
    const { user, address } = await openScreen();
    await user.type(input('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Throw away your changes?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep Editing' }));
    expect(address()).toBe('/admin/restaurant');
    expect(input('Name').value).toBe('Mirabelle!');
    await user.click(saveButton());
    await screen.findByText('All changes saved');
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
  });

  it('warns when the tab is closed with unsaved changes', async () => {
    const { user } = await openScreen();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(input('Name'), '!');
    expect(closing()).toBe(true);
  });
});

it('speaks Dutch', async () => {
  rememberSession(OWNER);
  renderApp('/admin/restaurant', { language: 'nl' });
  expect(await screen.findByRole('button', { name: 'Restaurantgegevens opslaan' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Maandag' })).toBeTruthy();
});
