import { screen } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm } from '../../app/rendered-app.js';
import { saveButton } from './testing/settings-screen.js';

const api = mockApiForEachTest();

describe('the settings of a restaurant that was never described', () => {
  it('start with the defaults, and saving them creates it', async () => {
    api().data.hasRestaurant = false;
    const { user } = await openForm(OWNER, '/admin/restaurant-settings', 'Restaurant Settings');
    expect(screen.queryByText('Failed to load restaurant information')).toBeNull();
    expect(input('Takeout').checked).toBe(true);
    expect(input('Delivery').checked).toBe(false);
    expect(input('Reservations').checked).toBe(false);
    expect(input(/^Capacity/).value).toBe('50');
    expect([input('Shortest').value, input('Longest').value]).toEqual(['15', '20']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('min');
    await retype(user, 'Restaurant name', 'Plum');
    await retype(user, 'Phone number', '030 555 0100');
    await retype(user, 'Email', 'hello@plum.example');
    await retype(user, 'Address', 'Kade 1');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant settings created successfully!')).toBeTruthy();
    expect(api().data.restaurant).toMatchObject({ name: 'Plum', capacity: 50, preparationTimeMax: 20 });
  });
});
