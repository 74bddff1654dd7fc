import { screen, waitFor, within } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm, rememberSession, renderApp } from '../../app/rendered-app.js';
import { saveButton } from './testing/settings-screen.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant-settings', 'Restaurant Settings');

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
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    await user.click(links.getByRole('button', { name: 'Special Days' }));
    // The whole section, whose upper edge would else stand behind the links.
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Special Days' })]);
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
    await retype(user, 'Sunday closes at', '01:00');
    expect(within(screen.getByRole('group', { name: 'Sunday' })).getByText('Closes after midnight')).toBeTruthy();
  });
});
