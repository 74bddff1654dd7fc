import { describe, expect, it } from 'vitest';
import type { PlaceOrderLine } from '../entities/order-request.js';
import { checkLines, type SaleItem } from './check-lines.js';
import { contentsText } from './order-contents.js';
import { dish, line, optionGroup, TODAY } from './testing/sale-items.js';

const size = optionGroup('Size', [1, 1], [{ id: 'regular', isDefault: true }, { id: 'large' }]);
const extras = optionGroup('Extras', [0, 3], [{ id: 'olives', maxCount: 2 }, { id: 'capers' }]);
const pizza = dish({ id: 'pizza', allergens: ['gluten', 'milk'], dietary: ['halal'], optionGroups: [size, extras] });
const chosen = [
  { optionId: 'large', count: 1 },
  { optionId: 'olives', count: 1 },
  { optionId: 'capers', count: 1 },
];

const twice = chosen.map((one) => (one.optionId === 'olives' ? { ...one, count: 2 } : one));

const textOf = (item: SaleItem, given: Partial<PlaceOrderLine> = { options: chosen }) =>
  contentsText(checkLines([{ ...line(item), ...given }], [item], TODAY));
const change = (given: Partial<SaleItem>) => textOf({ ...pizza, ...given });

describe('the contents of lines (product.md, Quotes)', () => {
  it.each([
    ['another quantity', () => textOf(pizza, { options: chosen, quantity: 9 })],
    ['something typed', () => textOf(pizza, { options: chosen, customizations: ['hot'] })],
    ['options in another order', () => textOf(pizza, { options: [...chosen].reverse() })],
    ['another price', () => change({ unitCents: 1 })],
    ['another picture', () => change({ imageUrl: '/other.webp' })],
    ['groups in another order', () => change({ optionGroups: [extras, size] })],
    ['allergens in another order', () => change({ allergens: ['milk', 'gluten'] })],
    ['an option of the group that is not chosen', () => change({ optionGroups: [{ ...size, max: 2 }, extras] })],
  ])('are the same with %s', (_, text) => {
    expect(text()).toBe(textOf(pizza));
  });

  const renamed = { ...size, options: size.options.map((option) => ({ ...option, name: `${option.name}!` })) };
  const strange = { ...size, options: size.options.map((option) => ({ ...option, allergens: ['fish' as const] })) };
  it.each([
    ['another name of the dish', () => change({ name: 'Pie' })],
    ['another name of an option', () => change({ optionGroups: [renamed, extras] })],
    ['another allergen of the dish', () => change({ allergens: ['gluten'] })],
    ['another allergen of an option', () => change({ optionGroups: [strange, extras] })],
    ['allergens that are not stated', () => change({ allergens: null })],
    ['no allergens', () => change({ allergens: [] })],
    ['another option', () => textOf(pizza, { options: [{ optionId: 'regular', count: 1 }] })],
    ['an option taken twice', () => textOf(pizza, { options: twice })],
  ])('are others with %s', (_, text) => {
    expect(text()).not.toBe(textOf(pizza));
  });

  it('are others with another allergen beside a part that states none', () => {
    const mystery = { ...size, options: size.options.map((option) => ({ ...option, allergens: null })) };
    const unstated = { ...pizza, optionGroups: [mystery] };
    const options = chosen.slice(0, 1);
    expect(textOf({ ...unstated, allergens: ['gluten'] }, { options })).not.toBe(textOf(unstated, { options }));
  });

  it('are others with another mark', () => {
    const options = chosen.slice(0, 1);
    const halal = { ...size, options: size.options.map((option) => ({ ...option, dietary: ['halal' as const] })) };
    const item = { ...pizza, optionGroups: [halal] };
    expect(textOf({ ...item, dietary: [] }, { options })).not.toBe(textOf(item, { options }));
  });

  it('are others where another option of the same price has become the default', () => {
    const swapped = { ...size, options: size.options.map((one) => ({ ...one, isDefault: !one.isDefault })) };
    const bare = { ...pizza, optionGroups: [swapped] };
    expect(textOf(bare, {})).not.toBe(textOf({ ...pizza, optionGroups: [size] }, {}));
  });

  it('differ line by line, and tell what there is not', () => {
    const lines = [line(pizza), line(dish())];
    const one = contentsText(checkLines(lines, [pizza, dish()], TODAY));
    expect(contentsText(checkLines([...lines].reverse(), [pizza, dish()], TODAY))).not.toBe(one);
    expect(contentsText(checkLines(lines, [pizza], TODAY))).not.toBe(one);
  });
});
