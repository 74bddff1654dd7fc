import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { press, retype } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

async function add(search = '') {
  api().data.dishes = [];
  rememberSession(OWNER);
  const app = renderApp(`/admin/menu${search}`);
  const opener = await screen.findByRole('button', { name: 'Add Menu Item' });
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { ...app, opener, dialog, form: within(dialog) };
}

const sent = () => api().calls('createMenuItem')[0]?.body;

describe('a new dish', () => {
  it('starts available, not popular and in the category that is shown', async () => {
    const { form, dialog } = await add('?category=drinks');
    expect(dialog.getAttribute('aria-labelledby')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Add Menu Item' })).toBe(dialog);
    expect(form.getByRole<HTMLInputElement>('switch', { name: /^Available/ }).checked).toBe(true);
    expect(form.getByRole<HTMLInputElement>('switch', { name: /^Popular/ }).checked).toBe(false);
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: /^Category/ }).value).toBe('drinks');
    const choices = within(form.getByRole('combobox', { name: /^Category/ })).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['No category', 'Mains', 'Drinks']);
  });

  it('has links to its parts, which get the focus', async () => {
    const { user, form } = await add();
    const links = within(form.getByRole('group', { name: 'Sections' }));
    expect(links.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Basics',
      'Picture',
      'Choices',
      'Allergens and diet',
      'Availability',
    ]);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    await user.click(links.getByRole('button', { name: 'Choices' }));
    const part = form.getByRole('region', { name: 'Choices' });
    expect(scrolled.mock.contexts).toEqual([part]);
    expect(document.activeElement).toBe(part);
  });

  it('is saved with comma or point in the price, and shown in the list', async () => {
    const opened = await add();
    const { user, form } = opened;
    await retype(opened, /^Name/, '  Pea pie ');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '12,50');
    await user.selectOptions(form.getByRole('combobox', { name: /^Category/ }), 'Drinks');
    await retype(opened, /^Dutch name/, 'Erwtentaart');
    await retype(opened, /^Dutch description/, ' Groen. ');
    await retype(opened, /^Picture address/, 'https://example.com/pie.webp');
    await user.click(form.getByRole('switch', { name: /^Popular/ }));
    await press(opened, 'Add Menu Item');
    expect(await screen.findByText('Menu item created successfully!')).toBeTruthy();
    expect(sent()).toEqual({
      name: 'Pea pie',
      nameNl: 'Erwtentaart',
      description: 'Green.',
      descriptionNl: 'Groen.',
      price: 12.5,
      categoryId: 'drinks',
      imageUrl: 'https://example.com/pie.webp',
      imageAlt: null,
      imageAltNl: null,
      optionGroupIds: [],
      allergens: null,
      dietary: [],
      available: true,
      popular: true,
      soldOutUntil: null,
      kitchenUnits: 1,
      dailyCount: null,
    });
    const card = await screen.findByRole('article', { name: 'Pea pie' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(within(card).getByText('Just added')).toBeTruthy();
  });

  it('without a price is asked about before guests get it for nothing', async () => {
    const opened = await add();
    await retype(opened, /^Name/, 'Tap water');
    await retype(opened, /^Description/, 'From the tap.');
    await retype(opened, /^Price/, '0');
    await press(opened, 'Add Menu Item');
    const question = await screen.findByRole('dialog', { name: 'Give Tap water away?' });
    await opened.user.click(within(question).getByRole('button', { name: 'Back to the price' }));
    expect(api().calls('createMenuItem')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(opened.form.getByLabelText(/^Price/)));
    await press(opened, 'Add Menu Item');
    await opened.user.click(await screen.findByRole('button', { name: 'Yes, it is free' }));
    expect(await screen.findByText('Menu item created successfully!')).toBeTruthy();
    expect(sent()).toMatchObject({ price: 0 });
  });

  it('needs a name, a description and a price, said at the field that gets the focus', async () => {
    const opened = await add();
    const { form } = opened;
    await press(opened, 'Add Menu Item');
    for (const text of ['Name is required.', 'Description is required.', 'Price is required.']) {
      expect(await form.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(form.getByLabelText(/^Name/));
    expect(form.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    await retype(opened, /^Name/, 'Pie');
    expect(form.queryByText('Name is required.')).toBeNull();
    expect(api().calls('createMenuItem')).toEqual([]);
  });

  it('refuses at its field what cannot be', async () => {
    const opened = await add();
    for (const [label, text, problem] of [
      [/^Price/, 'ten', 'Price must be an amount such as 12,50.'],
      [/^Price/, '-1', 'Price must be an amount such as 12,50.'],
      [/^Price/, '1.005', 'Price must be an amount such as 12,50.'],
      [/^Price/, '10000', 'Price must be at most €9,999.99.'],
      [
        /^Picture address/,
        'soup.webp',
        'Picture address must be an https:// address or a path such as /dishes/soup.webp.',
      ],
      [
        /^Picture address/,
        'http://a.example/b.webp',
        'Picture address must be an https:// address or a path such as /dishes/soup.webp.',
      ],
    ] as const) {
      await retype(opened, label, text);
      await press(opened, 'Add Menu Item');
      await waitFor(() => expect(opened.form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
      expect(opened.form.getByText(problem)).toBeTruthy();
    }
    expect(api().called).not.toContain('createMenuItem');
  });

  it.each([
    ['network', 'The server did not answer. Check the connection and try again.'],
    [{ status: 503, message: 'The kitchen is being moved.' }, 'The kitchen is being moved.'],
  ] as const)('keeps what was typed when saving fails: %j', async (failure, reason) => {
    api().fail('createMenuItem', failure);
    const opened = await add();
    await retype(opened, /^Name/, 'Pie');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '9');
    await press(opened, 'Add Menu Item');
    expect(await screen.findByText('Failed to save menu item')).toBeTruthy();
    expect(opened.form.getByRole('alert').textContent).toBe(reason);
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Pie');
    api().mend('createMenuItem');
    await press(opened, 'Add Menu Item');
    expect(await screen.findByText('Menu item created successfully!')).toBeTruthy();
  });

  it('shows the server’s refusal beside its field', async () => {
    const message = 'name is already taken.';
    api().fail('createMenuItem', { status: 400, message, issues: [{ path: 'name', message }] });
    const opened = await add();
    await retype(opened, /^Name/, 'Pie');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '9');
    await press(opened, 'Add Menu Item');
    const field = opened.form.getByLabelText(/^Name/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(opened.form.getByText(message)).toBeTruthy();
    expect(opened.form.queryByRole('alert')).toBeNull();
  });
});
