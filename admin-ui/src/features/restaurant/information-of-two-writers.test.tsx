import { screen, within } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant', 'Restaurant Information');

const saveButton = () => screen.getByRole('button', { name: 'Save Restaurant Information' });

describe('two writers', () => {
  it('compares, and goes on with mine without undoing theirs', async () => {
    const { user } = await openScreen();
    await retype(user, 'Name', 'My name');
    Object.assign(api().data.restaurant, { name: 'Their name', phone: '030 555 0199', version: '2' });
    await user.click(saveButton());
    const notice = within(await screen.findByRole('alert', { name: '' }));
    expect(notice.getByText('Somebody else changed this meanwhile')).toBeTruthy();
    const rows = notice.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldYoursSaved now', 'NameMy nameTheir name']);
    await user.click(notice.getByRole('button', { name: 'Keep My Changes' }));
    expect(input('Name').value).toBe('My name');
    expect(input('Phone').value).toBe('030 555 0199');
    expect(document.activeElement).toBe(saveButton());
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
    expect(api().data.restaurant).toMatchObject({ name: 'My name', phone: '030 555 0199' });
  });

  it('takes what is saved', async () => {
    const { user } = await openScreen();
    await user.type(input('Name'), '!');
    Object.assign(api().data.restaurant, { name: 'Their name', version: '2' });
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Use What Is Saved' }));
    expect(input('Name').value).toBe('Their name');
    expect(screen.getByText('All changes saved')).toBeTruthy();
    expect(api().calls('updateRestaurant')).toHaveLength(1);
  });

  it("saves over the other screen's changes without asking, as it touches none of them", async () => {
    const { user } = await openScreen();
    await user.type(input('Name'), '!');
    Object.assign(api().data.restaurant, { story: 'Another story.', version: '2' });
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
    expect(api().data.restaurant).toMatchObject({ name: 'Mirabelle!', story: 'Another story.' });
  });

  it('compares when somebody else described the restaurant first', async () => {
    api().data.hasRestaurant = false;
    const { user } = await openScreen();
    api().data.hasRestaurant = true;
    for (const label of ['Name', 'Address', 'Postal code', 'City', 'Country']) await user.type(input(label), 'Plum');
    await user.type(input('Phone'), '030 555 0100');
    await user.type(input('Email'), 'hello@plum.example');
    await user.click(saveButton());
    expect(await screen.findByText('Somebody else changed this meanwhile')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Name' })).toBeTruthy();
  });

  it('says when the restaurant is gone, keeps what is typed, and describes it anew', async () => {
    const { user } = await openScreen();
    await user.type(input('Name'), '!');
    api().data.hasRestaurant = false;
    await user.click(saveButton());
    expect(await screen.findByText('Failed to save restaurant information')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The restaurant has not been described yet.');
    expect(input('Name').value).toBe('Mirabelle!');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information created successfully!')).toBeTruthy();
  });
});
