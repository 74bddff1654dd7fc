import { describe, expect, it } from 'vitest';
import { dish } from '../../../../tests/mock-api/index.js';
import { chaptersOf } from './chapters.js';

const category = (id: string, description: string | null = null) => ({
  id,
  name: `Category ${id}`,
  nameNl: `Categorie ${id}`,
  description,
  descriptionNl: null,
});
const of = (id: string, categoryId: string | null) => dish(id, { categoryId, categoryName: categoryId });
const outline = (...given: Parameters<typeof chaptersOf>) =>
  chaptersOf(...given).map(({ id, name, dishes }) => [id, name, dishes.map((one) => one.id).join(' ')]);

describe('the chapters of the menu', () => {
  it('follow the order of the categories, and leave out those without a dish', () => {
    const dishes = [of('tea', 'drinks'), of('pie', 'sweets'), of('water', 'drinks')];
    const categories = [category('sweets'), category('soups'), category('drinks', 'Cold or hot.')];
    expect(outline(dishes, categories, 'More')).toEqual([
      ['sweets', 'Category sweets', 'pie'],
      ['drinks', 'Category drinks', 'tea water'],
    ]);
    expect(chaptersOf(dishes, categories, 'More').map(({ description }) => description)).toEqual([
      null,
      'Cold or hot.',
    ]);
  });

  it('end with the dishes of no category, which need no heading where there is nothing else', () => {
    const loose = of('bread', null);
    expect(outline([loose, of('tea', 'drinks')], [category('drinks')], 'More')).toEqual([
      ['drinks', 'Category drinks', 'tea'],
      [null, 'More', 'bread'],
    ]);
    expect(outline([loose], [category('drinks')], 'More')).toEqual([[null, null, 'bread']]);
  });

  it('take the name that a dish carries where the categories could not be read', () => {
    expect(outline([of('tea', 'drinks')], [], 'More')).toEqual([['drinks', 'drinks', 'tea']]);
    const tea = { ...of('tea', 'drinks'), categoryNameNl: 'Dranken' };
    expect(chaptersOf([tea], [], 'Meer')).toMatchObject([{ name: 'drinks', nameNl: 'Dranken' }]);
  });

  it('are none without a dish', () => {
    expect(outline([], [category('drinks')], 'More')).toEqual([]);
  });
});
