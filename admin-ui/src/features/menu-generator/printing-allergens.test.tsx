import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

async function printed(language: 'en' | 'nl' = 'en') {
  api().data.dishes = [
    dish('soup', { name: 'Soup', allergens: ['milk', 'celery'], dietary: ['vegetarian', 'gluten-free'] }),
    dish('tea', { name: 'Tea', allergens: [], dietary: [] }),
    dish('stew', { name: 'Stew', allergens: null }),
  ];
  rememberSession(OWNER);
  renderApp('/admin/menu-generator', { language });
  const sheets = await within(await screen.findByRole('main')).findAllByRole('region');
  const sheet = sheets[0];
  if (!sheet) throw new Error('There is no sheet');
  return within(sheet);
}

describe('the printed menu', () => {
  it('prints each dish’s allergens and marks as numbers and letters', async () => {
    const sheet = await printed();
    expect(sheet.getByRole('img', { name: 'milk, celery, Vegetarian, Gluten-free' }).textContent).toBe('7,9 V GF');
    expect(sheet.getByRole('img', { name: 'Allergens not stated' }).textContent).toBe('?');
    const tea = sheet.getByRole('heading', { name: 'Tea' }).closest('li');
    expect(tea?.querySelector('[role=img]')).toBeNull();
  });

  it('explains them on the sheet, in the language of the page', async () => {
    const sheet = await printed('nl');
    const legend = sheet.getByText(/^Allergenen:/);
    expect(legend.textContent).toContain('1 gluten');
    expect(legend.textContent).toContain('14 weekdieren');
    expect(legend.textContent).toContain('V Vegetarisch');
    expect(legend.textContent).toContain('? niet opgegeven: vraag het ons');
  });
});
