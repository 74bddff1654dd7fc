import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDish } from '../../app/rendered-app.js';
import { press, retype } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

const SOUP = dish('soup', {
  name: 'Soup',
  nameNl: 'Soep',
  description: 'Hot.',
  price: 6.5,
  imageUrl: '/dishes/soup.webp',
  popular: true,
  version: '7',
});

function openSoup(language: 'en' | 'nl' = 'en') {
  api().data.dishes = [structuredClone(SOUP)];
  return openDish(OWNER, 'Soup', language);
}

const stored = () => api().data.dishes.find(({ id }) => id === 'soup');

describe('an existing dish', () => {
  it('opens with what is saved and saves what changed, from the version that was opened', async () => {
    const opened = await openSoup();
    const { form } = opened;
    expect(screen.getByRole('dialog', { name: 'Edit Menu Item' })).toBe(opened.dialog);
    for (const [label, value] of [
      [/^Name/, 'Soup'],
      [/^Dutch name/, 'Soep'],
      [/^Description/, 'Hot.'],
      [/^Price/, '6.50'],
      [/^Picture address/, '/dishes/soup.webp'],
    ] as const) {
      expect(form.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    }
    await retype(opened, /^Price/, '7.25');
    await retype(opened, /^Dutch name/, '');
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ price: 7.25, nameNl: null, popular: true });
    expect(api().calls('updateMenuItem')[0]?.headers).toMatchObject({ 'if-match': '7' });
  });

  it('that quick entry made without a description is saved without one', async () => {
    api().data.dishes = [{ ...structuredClone(SOUP), description: '' }];
    const { user, form } = await openDish(OWNER, 'Soup');
    expect(form.getByLabelText<HTMLTextAreaElement>(/^Description/).required).toBe(false);
    await user.clear(form.getByLabelText(/^Price/));
    await user.type(form.getByLabelText(/^Price/), '7.25');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ description: '', price: 7.25 });
  });

  it('that has a description keeps one', async () => {
    const opened = await openSoup();
    await retype(opened, /^Description/, '');
    await press(opened, 'Save Changes');
    expect(await opened.form.findByText('Description is required.')).toBeTruthy();
    expect(api().calls('updateMenuItem')).toEqual([]);
  });

  it('writes its price as the reader types it', async () => {
    const { form } = await openSoup('nl');
    expect(form.getByLabelText<HTMLInputElement>(/^Prijs/).value).toBe('6,50');
  });

  it('previews its picture, and says when it cannot be loaded', async () => {
    const opened = await openSoup();
    const preview = opened.form.getByRole('group', { name: 'Preview of the picture' });
    expect(within(preview).getByText('This is what guests see.')).toBeTruthy();
    const picture = preview.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/dishes/soup.webp');
    if (picture) fireEvent.error(picture);
    expect(within(preview).getByText('This picture could not be loaded: guests see none of it.')).toBeTruthy();
    expect(picture?.getAttribute('src')).toBe('/placeholder.svg');
    await retype(opened, /^Picture address/, '');
    expect(await within(preview).findByText('No picture: guests see the name on a coloured ground.')).toBeTruthy();
  });

  it('asks before unsaved changes are lost, and not without any', async () => {
    const opened = await openSoup();
    await retype(opened, /^Name/, 'Broth');
    await press(opened, 'Cancel');
    await opened.user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Broth');
    await press(opened, 'Cancel');
    await opened.user.click(await screen.findByRole('button', { name: 'Throw Away' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened.user.click(opened.opener);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()?.name).toBe('Soup');
  });
});
