import { screen, within } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm } from '../../app/rendered-app.js';
import { saveButton, saved } from './testing/settings-screen.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant-settings', 'Restaurant Settings');

describe('two writers', () => {
  it('get a comparison with hours and numbers in words', async () => {
    const { user } = await openScreen();
    await retype(user, 'Longest', '30');
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
