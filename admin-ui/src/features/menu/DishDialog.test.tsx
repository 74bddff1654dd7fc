import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openNewDish } from '../../app/rendered-app.js';
import { press, retype } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

function add(search = '') {
  api().data.dishes = [];
  return openNewDish(OWNER, search);
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
});
