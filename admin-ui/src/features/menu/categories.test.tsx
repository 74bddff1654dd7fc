import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openCategories() {
  api().data.categories = [
    { id: 'mains', name: 'Mains', description: 'Warm.', version: '3' },
    { id: 'drinks', name: 'Drinks', description: null, version: '4' },
    { id: 'cakes', name: 'Cakes', description: null, version: '5' },
  ];
  rememberSession(OWNER);
  return renderApp('/admin/menu?tab=categories');
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

type App = ReturnType<typeof openCategories>;

async function openForm({ user }: App, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const form = within(await screen.findByRole('dialog'));
  return {
    form,
    retype: async (label: RegExp, text: string) => {
      await user.clear(form.getByLabelText(label));
      if (text !== '') await user.type(form.getByLabelText(label), text);
    },
    press: (name: string) => user.click(form.getByRole('button', { name })),
  };
}

describe('the categories', () => {
  it('show their words and how many items they hold', async () => {
    openCategories();
    const mains = await card('Mains');
    expect(mains.getByText('Warm.')).toBeTruthy();
    expect(mains.getByText('2 items')).toBeTruthy();
    const cakes = await card('Cakes');
    expect(cakes.getByText('No description')).toBeTruthy();
    expect(cakes.getByText('0 items')).toBeTruthy();
  });

  it('lead to their items', async () => {
    const { user, address } = openCategories();
    await user.click((await card('Drinks')).getByRole('button', { name: /Show 1 item/ }));
    expect(address()).toBe('/admin/menu?category=drinks');
    expect(await screen.findByRole('article', { name: 'House lemonade' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('say when there are none', async () => {
    api().answer('adminCategories', () => []);
    openCategories();
    expect(await screen.findByText('No categories found. Create your first category to get started.')).toBeTruthy();
  });
});

describe('the category form', () => {
  it('creates one, form-encoded', async () => {
    const { form, retype, press } = await openForm(openCategories(), 'Add Category');
    await press('Add Category');
    expect(await form.findByText('Name is required.')).toBeTruthy();
    await retype(/^Name/, ' Soups ');
    await press('Add Category');
    expect(await screen.findByText('Category created successfully!')).toBeTruthy();
    expect(api().calls('createCategory')[0]).toMatchObject({
      body: { name: 'Soups', description: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await card('Soups')).getByText('No description')).toBeTruthy();
  });

  it('changes one, and its dishes show the new name', async () => {
    const app = openCategories();
    const { form, retype, press } = await openForm(app, 'Edit Mains');
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Mains');
    expect(form.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('Warm.');
    await retype(/^Name/, 'Dinner');
    await retype(/^Description/, '');
    await press('Save Changes');
    expect(await screen.findByText('Category updated successfully!')).toBeTruthy();
    expect(api().calls('updateCategory')[0]?.headers).toMatchObject({ 'if-match': '3' });
    expect((await card('Dinner')).getByText('No description')).toBeTruthy();
    await app.user.click(screen.getByRole('tab', { name: /^Menu Items/ }));
    expect((await card('Roast tomato soup')).getByText('Dinner')).toBeTruthy();
  });

  it('keeps what was typed when saving fails, and takes that message away once it succeeds', async () => {
    api().fail('createCategory', 'network');
    const { form, retype, press } = await openForm(openCategories(), 'Add Category');
    await retype(/^Name/, 'Soups');
    await press('Add Category');
    expect(await screen.findByText('Failed to save category')).toBeTruthy();
    expect(form.getByRole('alert').textContent).toBe('The server did not answer. Check the connection and try again.');
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Soups');
    api().mend('createCategory');
    await press('Add Category');
    expect(await screen.findByText('Category created successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Failed to save category')).toBeNull());
  });

  it('compares when somebody else saved it meanwhile', async () => {
    const { form, retype, press } = await openForm(openCategories(), 'Edit Mains');
    api().data.categories[0] = { id: 'mains', name: 'Large plates', description: 'Warm.', version: '9' };
    await retype(/^Name/, 'Dinner');
    await press('Save Changes');
    expect(await form.findByRole('row', { name: 'Name Dinner Large plates' })).toBeTruthy();
    await press('Keep My Changes');
    await press('Save Changes');
    expect(await screen.findByText('Category updated successfully!')).toBeTruthy();
    expect(api().data.categories[0]).toMatchObject({ name: 'Dinner' });
  });

  it('says when it was deleted meanwhile, and keeps what was typed', async () => {
    const { form, retype, press } = await openForm(openCategories(), 'Edit Cakes');
    api().data.categories.pop();
    await retype(/^Name/, 'Pies');
    await press('Save Changes');
    expect(await screen.findByText('Failed to save category')).toBeTruthy();
    expect(form.getByRole('alert').textContent).toBe('There is no such category.');
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Pies');
  });
});

describe('deleting a category', () => {
  it('is off while it holds items, and says why', async () => {
    const { user } = openCategories();
    const mains = await card('Mains');
    const button = mains.getByRole('button', { name: 'Delete Mains' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const note = mains.getByText('Cannot delete: category has menu items');
    expect(button.getAttribute('aria-describedby')).toBe(note.id);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    const cakes = await card('Cakes');
    expect(cakes.getByRole('button', { name: 'Delete Cakes' }).getAttribute('aria-disabled')).toBeNull();
    expect(cakes.queryByText('Cannot delete: category has menu items')).toBeNull();
  });

  it('asks first, takes it away at once, and keeps the keyboard’s place', async () => {
    const open = api().hold('deleteCategory');
    const { user } = openCategories();
    await user.click((await card('Cakes')).getByRole('button', { name: 'Delete Cakes' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Cakes?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Mains', 'Drinks']));
    open();
    expect(await screen.findByText('Category deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Categories' })));
    expect(api().calls('deleteCategory')[0]?.headers).toMatchObject({ 'if-match': '5' });
    expect(names()).toEqual(['Mains', 'Drinks']);
  });

  it('fails when somebody gave it an item meanwhile, and it comes back with its count', async () => {
    const { user } = openCategories();
    await user.click((await card('Cakes')).getByRole('button', { name: 'Delete Cakes' }));
    for (const dish of api().data.dishes) dish.categoryId = 'cakes';
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Cannot delete category with existing menu items')).toBeTruthy();
    expect((await card('Cakes')).getByText('3 items')).toBeTruthy();
  });

  it('says the same of any other failure, with its reason', async () => {
    api().fail('deleteCategory', { status: 503, message: 'Not now.' });
    const { user } = openCategories();
    await user.click((await card('Cakes')).getByRole('button', { name: 'Delete Cakes' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Cannot delete category with existing menu items')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
    expect(await card('Cakes')).toBeTruthy();
  });
});
