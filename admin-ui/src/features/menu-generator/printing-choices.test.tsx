import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addChoices, dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

beforeEach(() => addChoices(api().data));

/** The words of the sheet, in the order of the paper. */
async function printed(language: 'en' | 'nl' = 'en') {
  rememberSession(OWNER);
  renderApp('/admin/menu-generator', { language });
  const [sheet] = await within(await screen.findByRole('main')).findAllByRole('region');
  if (!sheet) throw new Error('There is no sheet');
  return sheet;
}
const dishLine = (sheet: HTMLElement, name: string) =>
  within(sheet).getByRole('heading', { name }).closest('li')?.textContent ?? '';

describe('the choices of the printed menu', () => {
  it('stand below their dish, with how many, prices and allergens', async () => {
    const sheet = await printed();
    const pizza = dishLine(sheet, 'Pizza Margherita');
    expect(pizza).toContain('Size: Regular\u00a0· Large +€3.00');
    expect(pizza).toContain('Extras (up to 3): Extra mozzarella +€1.507\u00a0· Olives +€1.00');
  });

  it('stand once above the dishes that share them, which name them', async () => {
    api().data.dishes.push(dish('calzone', { name: 'Calzone', optionGroupIds: ['size'] }));
    const sheet = await printed();
    expect(sheet.textContent.split('Large +€3.00')).toHaveLength(2);
    expect(dishLine(sheet, 'Calzone')).toMatch(/With bread\.\u00a0· Choices: Size$/);
    expect(dishLine(sheet, 'Pizza Margherita')).toMatch(/\u00a0· Choices: SizeExtras \(up to 3\)/);
  });

  it('have their Dutch names on a Dutch menu, which says what is in another language', async () => {
    for (const group of api().data.optionGroups) {
      for (const option of group.options) if (option.id === 'olives') option.nameNl = null;
    }
    const sheet = await printed('nl');
    expect(dishLine(sheet, 'Pizza margherita')).toContain('Formaat: Gewoon\u00a0· Groot +€\u00a03,00');
    expect(within(sheet).getByText('Formaat').lang).toBe('');
    expect(within(sheet).getByText('Olives').lang).toBe('en');
  });
});
