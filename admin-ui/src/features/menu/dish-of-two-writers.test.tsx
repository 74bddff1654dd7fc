import { screen, waitFor } from '@testing-library/react';
import { tableRows } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDish } from '../../app/rendered-app.js';
import { press, retype } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

const SOUP = dish('soup', { name: 'Soup', nameNl: 'Soep', description: 'Hot.', price: 6.5, version: '7' });

const stored = () => api().data.dishes.find(({ id }) => id === 'soup');

describe('a dish that somebody else saved meanwhile', () => {
  async function meet(given: Partial<typeof SOUP>) {
    api().data.dishes = [structuredClone(SOUP)];
    const opened = await openDish(OWNER, 'Soup');
    Object.assign(stored() ?? {}, { version: '8', ...given });
    await retype(opened, /^Name/, 'Broth');
    await retype(opened, /^Price/, '7.25');
    await press(opened, 'Save Changes');
    return { ...opened, notice: await opened.form.findByRole('alert') };
  }

  it('is compared field by field, and what I changed goes on under the new version', async () => {
    const opened = await meet({ name: 'Stew', price: 8, available: false, categoryId: 'drinks', nameNl: null });
    expect(tableRows(opened.notice)).toEqual([
      ['Name', 'Broth', 'Stew'],
      ['Price', '€7.25', '€8.00'],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(opened.notice));
    expect(screen.queryByText('Menu item updated successfully!')).toBeNull();
    await press(opened, 'Keep My Changes');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({
      name: 'Broth',
      price: 7.25,
      available: false,
      categoryId: 'drinks',
      nameNl: null,
    });
  });

  it('can be taken as it is saved', async () => {
    const opened = await meet({ price: 8 });
    await press(opened, 'Use What Is Saved');
    expect(opened.form.queryByRole('alert')).toBeNull();
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Soup');
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Price/).value).toBe('8.00');
    await retype(opened, /^Price/, '9');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ name: 'Soup', price: 9 });
  });

  it('says when it was deleted, keeps what was typed, and saves it after a restore', async () => {
    const opened = await meet({ isActive: false });
    expect(opened.notice.textContent).toContain('Somebody else deleted this meanwhile');
    await press(opened, 'Restore');
    expect(await screen.findByText('Menu item restored successfully!')).toBeTruthy();
    await waitFor(() => expect(opened.form.queryByRole('alert')).toBeNull());
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ name: 'Broth', isActive: true });
  });

  it('is compared after a restore when it was changed before it was deleted', async () => {
    const opened = await meet({ isActive: false, price: 8 });
    await press(opened, 'Restore');
    expect(await opened.form.findByText('Somebody else changed this meanwhile')).toBeTruthy();
  });

  it('says when what is saved now cannot be read', async () => {
    api().data.dishes = [structuredClone(SOUP)];
    const opened = await openDish(OWNER, 'Soup');
    Object.assign(stored() ?? {}, { version: '8' });
    api().fail('adminMenuItems', 'network');
    await press(opened, 'Save Changes');
    expect((await opened.form.findByRole('alert')).textContent).toContain('Save again to compare.');
  });
});
