import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, HouseApi, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const house = mockApiForEachTest(() => new HouseApi());

const SOUP = dish('soup', {
  name: 'Soup',
  nameNl: 'Soep',
  description: 'Hot.',
  price: 6.5,
  imageUrl: '/dishes/soup.webp',
  popular: true,
  version: '7',
});

async function openForm(
  button: string,
  { search = '', language = 'en' }: { search?: string; language?: 'en' | 'nl' } = {},
) {
  house().kitchen.dishes = [structuredClone(SOUP)];
  rememberSession(OWNER);
  const app = renderApp(`/admin/menu${search}`, { language });
  const opener = await screen.findByRole('button', { name: button });
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { ...app, opener, dialog, form: within(dialog) };
}

type Form = Awaited<ReturnType<typeof openForm>>;

const edit = () => openForm('Edit Soup');
const add = (search = '') => openForm('Add Menu Item', { search });
const submit = ({ user, form }: Form, name: string) => user.click(form.getByRole('button', { name }));

async function retype({ user, form }: Form, label: RegExp, text: string): Promise<void> {
  const field = form.getByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

const stored = () => house().kitchen.dishes.find(({ id }) => id === 'soup');
const sent = () => house().calls('createMenuItem')[0]?.body;

describe('a new dish', () => {
  it('starts available, not popular and in the category that is shown', async () => {
    const { form, dialog } = await add('?category=drinks');
    expect(dialog.getAttribute('aria-labelledby')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Add Menu Item' })).toBe(dialog);
    expect(form.getByRole<HTMLInputElement>('switch', { name: /^Available/ }).checked).toBe(true);
    expect(form.getByRole<HTMLInputElement>('switch', { name: /^Popular/ }).checked).toBe(false);
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('drinks');
    const choices = within(form.getByRole('combobox', { name: 'Category' })).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['No category', 'Mains', 'Drinks']);
  });

  it('is saved as typed, prices as people type them, and shown', async () => {
    const opened = await add();
    const { user, form, opener } = opened;
    await retype(opened, /^Name/, '  Pea pie ');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '12,50');
    await user.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Drinks');
    await retype(opened, /^Dutch name/, 'Erwtentaart');
    await retype(opened, /^Image URL/, 'https://example.com/pie.webp');
    await user.click(form.getByRole('switch', { name: /^Popular/ }));
    await submit(opened, 'Add Menu Item');
    expect(await screen.findByText('Menu item created successfully!')).toBeTruthy();
    expect(sent()).toEqual({
      name: 'Pea pie',
      nameNl: 'Erwtentaart',
      description: 'Green.',
      price: 12.5,
      categoryId: 'drinks',
      imageUrl: 'https://example.com/pie.webp',
      available: true,
      popular: true,
    });
    expect(await screen.findByRole('article', { name: 'Pea pie' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('needs a name, a description and a price, said at the field that gets the focus', async () => {
    const opened = await add();
    const { form } = opened;
    await submit(opened, 'Add Menu Item');
    for (const text of ['Name is required.', 'Description is required.', 'Price is required.']) {
      expect(await form.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(form.getByLabelText(/^Name/));
    expect(form.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    await retype(opened, /^Name/, 'Pie');
    expect(form.queryByText('Name is required.')).toBeNull();
    expect(house().calls('createMenuItem')).toEqual([]);
  });

  it.each([
    [/^Price/, 'ten', 'Price must be an amount such as 12,50.'],
    [/^Price/, '-1', 'Price must be an amount such as 12,50.'],
    [/^Price/, '1.005', 'Price must be an amount such as 12,50.'],
    [/^Price/, '10000', 'Price must be at most €9999.99.'],
    [/^Image URL/, 'soup.webp', 'Image URL must be a web address or a path such as /dishes/soup.webp.'],
  ])('refuses %s %j', async (label, text, problem) => {
    const opened = await add();
    await retype(opened, label, text);
    await submit(opened, 'Add Menu Item');
    expect(await opened.form.findByText(problem)).toBeTruthy();
  });

  it.each([
    ['network', 'The server did not answer. Check the connection and try again.'],
    [{ status: 503, message: 'The kitchen is being moved.' }, 'The kitchen is being moved.'],
  ] as const)('keeps what was typed when saving fails: %j', async (failure, reason) => {
    house().fail('createMenuItem', failure);
    const opened = await add();
    await retype(opened, /^Name/, 'Pie');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '9');
    await submit(opened, 'Add Menu Item');
    expect(await screen.findByText('Failed to save menu item')).toBeTruthy();
    expect(opened.form.getByRole('alert').textContent).toBe(reason);
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Pie');
    house().mend('createMenuItem');
    await submit(opened, 'Add Menu Item');
    expect(await screen.findByText('Menu item created successfully!')).toBeTruthy();
  });

  it('shows the server’s refusal beside its field', async () => {
    const message = 'name is already taken.';
    house().fail('createMenuItem', { status: 400, message, issues: [{ path: 'name', message }] });
    const opened = await add();
    await retype(opened, /^Name/, 'Pie');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '9');
    await submit(opened, 'Add Menu Item');
    const field = opened.form.getByLabelText(/^Name/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(opened.form.getByText(message)).toBeTruthy();
    expect(opened.form.queryByRole('alert')).toBeNull();
  });
});

describe('an existing dish', () => {
  it('opens with what is saved and saves what changed, from the version that was opened', async () => {
    const opened = await edit();
    const { form } = opened;
    expect(screen.getByRole('dialog', { name: 'Edit Menu Item' })).toBe(opened.dialog);
    for (const [label, value] of [
      [/^Name/, 'Soup'],
      [/^Dutch name/, 'Soep'],
      [/^Description/, 'Hot.'],
      [/^Price/, '6.50'],
      [/^Image URL/, '/dishes/soup.webp'],
    ] as const) {
      expect(form.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    }
    await retype(opened, /^Price/, '7.25');
    await retype(opened, /^Dutch name/, '');
    await submit(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ price: 7.25, nameNl: null, popular: true });
    expect(house().calls('updateMenuItem')[0]?.headers).toMatchObject({ 'if-match': '7' });
  });

  it('writes its price as the reader types it', async () => {
    const { form } = await openForm('Bewerken: Soup', { language: 'nl' });
    expect(form.getByLabelText<HTMLInputElement>(/^Prijs/).value).toBe('6,50');
  });

  it('previews its picture, and says when it cannot be loaded', async () => {
    const opened = await edit();
    const preview = opened.form.getByRole('group', { name: 'Preview' });
    expect(within(preview).getByText('This is how guests see it.')).toBeTruthy();
    const picture = preview.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/dishes/soup.webp');
    if (picture) fireEvent.error(picture);
    expect(within(preview).getByText('This picture could not be loaded: guests see this one instead.')).toBeTruthy();
    expect(picture?.getAttribute('src')).toBe('/placeholder.svg');
    await retype(opened, /^Image URL/, '');
    expect(await within(preview).findByText('No picture: guests see this one.')).toBeTruthy();
  });

  it('asks before unsaved changes are lost, and not without any', async () => {
    const opened = await edit();
    await retype(opened, /^Name/, 'Broth');
    await submit(opened, 'Cancel');
    await opened.user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Broth');
    await submit(opened, 'Cancel');
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
    const opened = await edit();
    Object.assign(stored() ?? {}, { version: '8', ...given });
    await retype(opened, /^Name/, 'Broth');
    await submit(opened, 'Save Changes');
    return { ...opened, notice: await opened.form.findByRole('alert') };
  }
  const rows = (notice: HTMLElement) =>
    within(notice)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('is compared field by field, and mine goes on under the new version', async () => {
    const opened = await meet({ price: 8, available: false, categoryId: 'drinks', nameNl: null });
    expect(rows(opened.notice)).toEqual([
      ['Name', 'Broth', 'Soup'],
      ['Dutch name', 'Soep', 'Empty'],
      ['Price', '€6.50', '€8.00'],
      ['Category', 'Mains', 'Drinks'],
      ['Available', 'Yes', 'No'],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(opened.notice));
    expect(screen.queryByText('Menu item updated successfully!')).toBeNull();
    await submit(opened, 'Go On With Mine');
    await submit(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ name: 'Broth', price: 6.5, available: true });
  });

  it('can be taken as it is saved', async () => {
    const opened = await meet({ price: 8 });
    await submit(opened, 'Take What Is Saved');
    expect(opened.form.queryByRole('alert')).toBeNull();
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Soup');
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Price/).value).toBe('8.00');
    await retype(opened, /^Price/, '9');
    await submit(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ name: 'Soup', price: 9 });
  });

  it('says when it was deleted, keeps what was typed, and saves it after a restore', async () => {
    const opened = await meet({ isActive: false });
    expect(opened.notice.textContent).toContain('Somebody deleted this menu item meanwhile.');
    await submit(opened, 'Restore Menu Item');
    expect(await screen.findByText('Menu item restored successfully!')).toBeTruthy();
    await waitFor(() => expect(opened.form.queryByRole('alert')).toBeNull());
    await submit(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ name: 'Broth', isActive: true });
  });

  it('is compared after a restore when it was changed before it was deleted', async () => {
    const opened = await meet({ isActive: false, price: 8 });
    await submit(opened, 'Restore Menu Item');
    expect(await opened.form.findByText('Somebody else changed this meanwhile')).toBeTruthy();
  });

  it('says when what is saved now cannot be read', async () => {
    const opened = await edit();
    Object.assign(stored() ?? {}, { version: '8' });
    house().fail('adminMenuItems', 'network');
    await submit(opened, 'Save Changes');
    expect((await opened.form.findByRole('alert')).textContent).toContain('Save again to compare.');
  });
});
