import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDish, rememberSession, renderApp } from '../../app/rendered-app.js';
import { press } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

const SOUP = dish('soup', { name: 'Soup', allergens: null, version: '7' });
const TART = dish('tart', { name: 'Tart', allergens: ['milk'], dietary: ['vegetarian'] });

const haveBoth = () => {
  api().data.dishes = [structuredClone(SOUP), structuredClone(TART)];
};

async function openMenu(search = '') {
  haveBoth();
  rememberSession(OWNER);
  const app = renderApp(`/admin/menu${search}`);
  await screen.findByRole('article', { name: 'Soup' });
  return app;
}

function openForm(name = 'Soup') {
  haveBoth();
  return openDish(OWNER, name);
}

const stored = () => api().data.dishes.find(({ id }) => id === 'soup');

describe('a dish whose allergens nobody has stated', () => {
  it('says so on its card, is counted, and is found', async () => {
    const { user } = await openMenu();
    const card = screen.getByRole('article', { name: 'Soup' });
    expect(within(card).getByText('Allergens not stated')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Tart' })).queryByText('Allergens not stated')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Allergens not stated: 1' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Tart' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Soup' })).toBeTruthy();
  });

  it('is stated, allergen by allergen', async () => {
    const opened = await openForm();
    const { user, form } = opened;
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Not stated yet' }).checked).toBe(true);
    expect(form.queryByRole('checkbox', { name: 'milk' })).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Contains…' }));
    expect(within(form.getByRole('group', { name: 'Which of the 14' })).getAllByRole('checkbox')).toHaveLength(14);
    for (const name of ['milk', 'celery', 'Vegetarian']) await user.click(form.getByRole('checkbox', { name }));
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ allergens: ['milk', 'celery'], dietary: ['vegetarian'] });
  });

  it('is distinguished from one with none of the 14', async () => {
    const opened = await openForm();
    await opened.user.click(opened.form.getByRole('radio', { name: 'None of the 14' }));
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()?.allergens).toEqual([]);
  });
});

describe('what cannot be said', () => {
  it('is reported at once, and keeps the form from being saved', async () => {
    const opened = await openForm('Tart');
    const { user, form } = opened;
    const sentence = '“Vegan” does not go with milk: take one of the two away.';
    await user.click(form.getByRole('checkbox', { name: 'Vegan' }));
    expect(form.getByText(sentence)).toBeTruthy();
    await press(opened, 'Save Changes');
    expect(api().calls('updateMenuItem')).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: 'Vegan' }));
    expect(form.queryByText(sentence)).toBeNull();
  });

  it('is that it contains something, without saying what', async () => {
    const opened = await openForm();
    await opened.user.click(opened.form.getByRole('radio', { name: 'Contains…' }));
    await press(opened, 'Save Changes');
    const sentence = 'Choose at least one allergen, or “None of the 14”.';
    expect(await opened.form.findByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(opened.form.getByRole('radio', { name: 'Not stated yet' }));
    await opened.user.click(opened.form.getByRole('checkbox', { name: 'fish' }));
    expect(opened.form.queryByText(sentence)).toBeNull();
  });

  it('is shown where it stands when the server refuses it', async () => {
    const message = 'dietary must not say vegan of what holds milk.';
    api().fail('updateMenuItem', { status: 400, message, issues: [{ path: 'dietary', message }] });
    const opened = await openForm('Tart');
    await opened.user.click(opened.form.getByRole('checkbox', { name: 'Halal' }));
    await press(opened, 'Save Changes');
    expect(await opened.form.findByText(message)).toBeTruthy();
    expect(opened.form.queryByRole('alert')).toBeNull();
  });
});

describe('two who state it at once', () => {
  it('are shown both statements in words', async () => {
    const opened = await openForm('Tart');
    await opened.user.click(opened.form.getByRole('checkbox', { name: 'eggs' }));
    const theirs = api().data.dishes.find(({ id }) => id === 'tart');
    if (theirs) Object.assign(theirs, { allergens: [], dietary: ['vegan'], version: '2' });
    await press(opened, 'Save Changes');
    const row = await opened.form.findByRole('row', { name: /^Allergens and diet/ });
    expect(within(row).getByText('Contains: eggs, milk · Vegetarian')).toBeTruthy();
    expect(within(row).getByText('None of the 14 allergens · Vegan')).toBeTruthy();
  });
});
