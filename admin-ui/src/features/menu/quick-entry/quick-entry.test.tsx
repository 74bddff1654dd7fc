import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../../app/rendered-app.js';

const api = mockApiForEachTest();

async function openDialog(path = '/admin/menu?quick=open', options: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  const app = renderApp(path, options);
  const dialog = await screen.findByRole('dialog', {
    name: options.language === 'nl' ? 'Snel invoeren' : 'Quick Entry',
  });
  return { ...app, dialog: within(dialog) };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;
const typeLines = async ({ user, dialog }: Dialog, text: string) => {
  await user.click(dialog.getByRole('textbox'));
  await user.paste(text);
};
const rows = ({ dialog }: Dialog) =>
  within(dialog.getByRole('region', { name: 'What the lines become' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('quick entry', () => {
  it('shows what each line becomes, and what is wrong with which, before anything is saved', async () => {
    const app = await openDialog();
    await typeLines(app, 'Bread, 3\nPizza:\nMargherita  9,50\nMarinara\nTap water; 0\nMains:\nFeast, 1.250');
    expect(rows(app)).toEqual([
      'No category',
      '1Bread€3.00',
      'Pizza · new category',
      '3Margherita€9.50',
      '4MarinaraNo price. Write 0 if it is free.',
      '5Tap waterFREE',
      'Mains',
      expect.stringContaining('7FeastThis price is unclear.'),
    ]);
    expect(app.dialog.getByText('3 dishes will be added. 2 lines have to be mended and stay here.')).toBeTruthy();
    expect(api().calls('addMenuItems')).toEqual([]);
  });

  it('saves the lines that are right together, and keeps the others with their category', async () => {
    const app = await openDialog();
    const { user, dialog } = app;
    await typeLines(app, 'Pizza:\nMargherita, 9,50\nMarinara\nCola; 3; ice-cold');
    await user.click(dialog.getByRole('button', { name: 'Add 2 Menu Items' }));
    expect(await dialog.findByText('2 menu items were added. This line still has to be mended:')).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Pizza:\nMarinara');
    expect(api().calls('addMenuItems')[0]?.body).toEqual({
      dishes: [
        { name: 'Margherita', description: '', price: 9.5, category: 'Pizza' },
        { name: 'Cola', description: 'ice-cold', price: 3, category: 'Pizza' },
      ],
    });
    await user.type(dialog.getByRole('textbox'), ', 8');
    await user.click(dialog.getByRole('button', { name: 'Add 1 Menu Item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api().data.categories.filter(({ name }) => name === 'Pizza')).toHaveLength(1);
    expect(app.address()).toBe('/admin/menu');
  });

  it('tells what is on the menu or in the list already', async () => {
    api().data.dishes = [dish('soup', { name: 'Tomato Soup' }), dish('old', { name: 'Old Tart', isActive: false })];
    const app = await openDialog();
    await typeLines(app, 'tomato  soup, 6\nOld tart, 5\nOLD TART, 6');
    expect(rows(app).slice(1)).toEqual([
      expect.stringContaining('A dish of this name is on the menu.'),
      '2Old tart€5.00',
      expect.stringContaining('A line above has this name.'),
    ]);
  });

  it('starts in the category that is shown', async () => {
    const app = await openDialog('/admin/menu?quick=open&category=mains');
    await typeLines(app, 'Stew, 14');
    expect(rows(app)).toEqual(['Mains', '1Stew€14.00']);
  });

  it('says that there is nothing to add', async () => {
    const app = await openDialog();
    await typeLines(app, 'Bread');
    await app.user.click(app.dialog.getByRole('button', { name: 'Add Menu Items' }));
    expect(app.dialog.getByRole('alert').textContent).toBe('There is no line yet with a name and a price.');
  });

  it('keeps every line where saving fails, and says why', async () => {
    api().fail('addMenuItems', { status: 503, message: 'The books are being moved.' });
    const app = await openDialog();
    await typeLines(app, 'Bread, 3\nSoup, 6');
    await app.user.click(app.dialog.getByRole('button', { name: 'Add 2 Menu Items' }));
    expect((await app.dialog.findByRole('alert')).textContent).toBe('The books are being moved.');
    expect(app.dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Bread, 3\nSoup, 6');
  });

  it('asks before typed lines are thrown away', async () => {
    const app = await openDialog();
    await typeLines(app, 'Bread, 3');
    await app.user.click(app.dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Throw away your changes?' })).toBeTruthy();
  });

  it('speaks Dutch', async () => {
    const app = await openDialog('/admin/menu?quick=open', { language: 'nl' });
    await typeLines(app, 'Brood');
    expect(app.dialog.getByText('Geen prijs. Schrijf 0 als het gratis is.')).toBeTruthy();
  });
});

describe('new dishes', () => {
  const card = (name: string) => screen.findByRole('article', { name });

  it('are marked, and the first has the focus, with a filter taken away that hid it', async () => {
    const app = await openDialog('/admin/menu?quick=open&category=mains&q=zzz');
    await typeLines(app, ':\nStew, 14\nPie, 5');
    await app.user.click(app.dialog.getByRole('button', { name: 'Add 2 Menu Items' }));
    const stew = await card('Stew');
    await waitFor(() => expect(document.activeElement).toBe(stew));
    expect(within(stew).getByText('Just added')).toBeTruthy();
    expect(within(await card('Pie')).getByText('Just added')).toBeTruthy();
    expect(app.address()).toBe('/admin/menu');
  });
});
