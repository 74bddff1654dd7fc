import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
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

async function openSoup(language: 'en' | 'nl' = 'en') {
  api().data.dishes = [structuredClone(SOUP)];
  rememberSession(OWNER);
  const app = renderApp('/admin/menu', { language });
  const opener = await screen.findByRole('button', { name: language === 'en' ? 'Edit Soup' : 'Bewerken: Soup' });
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { ...app, opener, dialog, form: within(dialog) };
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
    rememberSession(OWNER);
    const { user } = renderApp('/admin/menu');
    await user.click(await screen.findByRole('button', { name: 'Edit Soup' }));
    const form = within(await screen.findByRole('dialog'));
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

describe('a dish that somebody else saved meanwhile', () => {
  async function meet(given: Partial<typeof SOUP>) {
    const opened = await openSoup();
    Object.assign(stored() ?? {}, { version: '8', ...given });
    await retype(opened, /^Name/, 'Broth');
    await retype(opened, /^Price/, '7.25');
    await press(opened, 'Save Changes');
    return { ...opened, notice: await opened.form.findByRole('alert') };
  }
  const rows = (notice: HTMLElement) =>
    within(notice)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('is compared field by field, and what I changed goes on under the new version', async () => {
    const opened = await meet({ name: 'Stew', price: 8, available: false, categoryId: 'drinks', nameNl: null });
    expect(rows(opened.notice)).toEqual([
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
    const opened = await openSoup();
    Object.assign(stored() ?? {}, { version: '8' });
    api().fail('adminMenuItems', 'network');
    await press(opened, 'Save Changes');
    expect((await opened.form.findByRole('alert')).textContent).toContain('Save again to compare.');
  });
});
