import { describe, expect, it } from 'vitest';
import { readLines, readyLines, remainingText, type DishLine } from './typed-lines.js';

const NOTHING = { currencySymbol: '€', category: null, names: [] };
const read = (typed: string, known: Partial<Parameters<typeof readLines>[1]> = {}) =>
  readLines(typed, { ...NOTHING, ...known });
const dishes = (typed: string, known: Partial<Parameters<typeof readLines>[1]> = {}) =>
  read(typed, known).filter((line): line is DishLine => line.kind === 'dish');
const only = (typed: string, known: Partial<Parameters<typeof readLines>[1]> = {}) => {
  const [line] = dishes(typed, known);
  return [line?.name, line?.price, line?.problem];
};

describe('a line', () => {
  it.each([
    ['Margherita, 9.50', 'Margherita', 9.5],
    ['Margherita,9,50', 'Margherita', 9.5],
    ['Margherita; 9,50', 'Margherita', 9.5],
    ['Margherita  9,50', 'Margherita', 9.5],
    ['Margherita 9', 'Margherita', 9],
    ['Margherita\t9,50', 'Margherita', 9.5],
    ['Margherita € 9,50', 'Margherita', 9.5],
    ['Margherita, €9.50', 'Margherita', 9.5],
    ['Margherita 9,50 €', 'Margherita', 9.5],
    ['Margherita 9,50 euro', 'Margherita', 9.5],
    ['Margherita EUR 9,50', 'Margherita', 9.5],
    ['Margherita: 12,-', 'Margherita', 12],
    ['Margherita ............ 9,50', 'Margherita', 9.5],
    ['- Margherita – 9,50', 'Margherita', 9.5],
    ['Pizza 4 cheeses 12', 'Pizza 4 cheeses', 12],
    ['Fish, chips and peas, 14.50', 'Fish, chips and peas', 14.5],
    ['7-Up, 2,80', '7-Up', 2.8],
    ['Menu 1 - 12,50', 'Menu 1', 12.5],
    ['Half/half 9,50', 'Half/half', 9.5],
    [`Huiswijn ${'.'.repeat(45)} glas 4,50`, `Huiswijn ${'.'.repeat(45)} glas`, 4.5],
    ['Feast for ten, 1.250,00', 'Feast for ten', 1250],
    ['Tap water, 0', 'Tap water', 0],
  ])('%s is a name and a price', (typed, name, price) => {
    expect(only(typed)).toEqual([name, price, null]);
  });

  it('may have the currency of the restaurant', () => {
    expect(only('Smørrebrød 95 kr.', { currencySymbol: 'kr.' })).toEqual(['Smørrebrød', 95, null]);
    expect(only('Rösti CHF 18.50', { currencySymbol: 'CHF' })).toEqual(['Rösti', 18.5, null]);
  });

  it('of a sheet may have a description, before or after the price', () => {
    for (const typed of ['Soup; 6,50; with bread', 'Soup\twith bread\t€ 6,50']) {
      expect(dishes(typed)).toMatchObject([{ name: 'Soup', price: 6.5, description: 'with bread', problem: null }]);
    }
  });

  it.each([
    ['Margherita', 'noPrice'],
    ['Cola 33cl', 'noPrice'],
    ['Margherita; soon', 'noPrice'],
    ['9,50', 'noName'],
    ['; 9,50', 'noName'],
    ['Feast, 1.250', 'unclearPrice'],
    ['Friet 3,00 / 4,50', 'unclearPrice'],
    ['Wijn 4,50 - 22,50', 'unclearPrice'],
    ['Wijn 4,50/22,50', 'unclearPrice'],
    ['Dagschotel 12-15', 'unclearPrice'],
    ['Korting -5,00', 'unclearPrice'],
    ['Mayonnaise -,50', 'unclearPrice'],
    ['Mayonnaise ,50', 'unclearPrice'],
    ['Mayonnaise .50', 'unclearPrice'],
    ['Mayonnaise € ,50', 'unclearPrice'],
    ['Mayonnaise; ,50; homemade', 'unclearPrice'],
    ['Feast, 12.345.6', 'unclearPrice'],
    ['Truffle, 10000', 'tooHigh'],
    [`${'x'.repeat(101)}, 5`, 'nameTooLong'],
    [`Soup; 5; ${'x'.repeat(2001)}`, 'textTooLong'],
    [`${'x'.repeat(61)}:\nSoup, 5`, 'categoryTooLong'],
  ])('%s becomes no dish: %s', (typed, problem) => {
    expect(only(typed)[2]).toBe(problem);
  });

  it('is told where it repeats a line above or a dish of the menu', () => {
    const lines = dishes('Soup, 5\n\nsoup , 6\nTart, 4', { names: ['TART'] });
    expect(lines.map(({ number, problem }) => [number, problem])).toEqual([
      [1, null],
      [3, 'twice'],
      [4, 'known'],
    ]);
  });
});

describe('a category', () => {
  it('holds for the lines below its own, and the picked one for those above', () => {
    const lines = dishes('Bread, 3\nPizza:\nMargherita, 9\nMarinara, 8\nDrinks :\nCola, 3\n:\nMint, 1', {
      category: 'Starters',
    });
    expect(lines.map(({ name, category }) => [name, category])).toEqual([
      ['Bread', 'Starters'],
      ['Margherita', 'Pizza'],
      ['Marinara', 'Pizza'],
      ['Cola', 'Drinks'],
      ['Mint', null],
    ]);
  });
});

describe('what is saved and what stays', () => {
  const typed = 'Bread, 3\nPizza:\nMargherita, 9\nMarinara\nDrinks:\nCola, 3\nSweets:\nTart\nPie';

  it('are the lines that are right', () => {
    expect(readyLines(read(typed)).map(({ name }) => name)).toEqual(['Bread', 'Margherita', 'Cola']);
  });

  it('are the others, each below its category', () => {
    expect(remainingText(read(typed), ['Bread', 'MARGHERITA', 'Cola'])).toBe('Pizza:\nMarinara\nSweets:\nTart\nPie');
    expect(remainingText(read('Bread, 3'), ['Bread'])).toBe('');
  });

  it('are what was typed while the others were saved', () => {
    expect(remainingText(read('Bread, 3\nSalt, 1'), ['Bread'])).toBe('Salt, 1');
    expect(remainingText(read('Bread, 3\nbread, 4'), ['Bread'])).toBe('bread, 4');
  });
});
