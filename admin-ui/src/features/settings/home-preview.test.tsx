import { screen, waitFor, within } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm } from '../../app/rendered-app.js';
import { saveButton } from './testing/settings-screen.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant-settings', 'Restaurant Settings');

const preview = () => within(screen.getByRole('region', { name: 'Home Page Preview' }));
const tile = (label: string) => preview().getByText(label).parentElement?.querySelector('dd')?.textContent;

describe('the preview of the home page', () => {
  it('shows the four tiles as they will be, and as they are now', async () => {
    const { user } = await openScreen();
    expect(tile('Preparation')).toBe('Ready in 15-20 min');
    await waitFor(() => expect(tile('Our guests say')).toBe('4.0★ (23 reviews)'));
    expect(preview().getByRole('link', { name: 'Pickup Available' }).getAttribute('href')).toBe(
      'https://maps.example.com/mirabelle',
    );
    expect(tile('Call us')).toBe('+31 30 555 0142');

    await retype(user, 'Longest', '30');
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
