import type { CartItem, Choice } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { line } from '../app/testing/render-shop.js';
import { accept, add, replaceLine } from './cart-changes.js';
import { EMPTY_CART, parseCart } from './cart-document.js';

const chose = (...ids: string[]): Choice[] =>
  ids.map((optionId) => ({
    optionId,
    groupName: 'Size',
    optionName: optionId,
    count: 1,
    unitPrice: 1,
    isExtra: false,
  }));
const pizza = (...ids: string[]): CartItem => {
  const { quantity: _quantity, customizations: _none, ...item } = line('pizza', { choices: chose(...ids) });
  return item;
};
const cartOf = (...lines: ReturnType<typeof line>[]) => ({ ...EMPTY_CART, lines });
const regular = { ...pizza('regular'), quantity: 2, customizations: ['no salt'] };
const large = { ...pizza('large'), quantity: 3, customizations: [] };
const held = ({ lines }: ReturnType<typeof cartOf>) =>
  lines.map(({ id, choices, quantity }) => [id, choices?.map(({ optionId }) => optionId).join() ?? null, quantity]);

describe('changing a line of the cart', () => {
  it('keeps its place and what was typed', () => {
    const changed = replaceLine(cartOf(regular, line('soup')), regular, pizza('large'), 4);
    expect(held(changed)).toEqual([
      ['pizza', 'large', 4],
      ['soup', null, 1],
    ]);
    expect(changed.lines[0]?.customizations).toEqual(['no salt']);
  });

  it('adds it to an equal line, up to the most of a line', () => {
    expect(held(replaceLine(cartOf(regular, large), regular, pizza('large'), 2))).toEqual([['pizza', 'large', 5]]);
    expect(held(replaceLine(cartOf(regular, large), regular, pizza('large'), 98))).toEqual([['pizza', 'large', 99]]);
  });

  it('changes a line in its quantity alone', () => {
    expect(held(replaceLine(cartOf(regular, large), regular, pizza('regular'), 1))).toEqual([
      ['pizza', 'regular', 1],
      ['pizza', 'large', 3],
    ]);
  });

  it('adds one that another tab has removed meanwhile, with what was typed of it', () => {
    const changed = replaceLine(cartOf(large), regular, pizza('regular'), 2);
    expect(held(changed)).toEqual([
      ['pizza', 'large', 3],
      ['pizza', 'regular', 2],
    ]);
    expect(changed.lines[1]?.customizations).toEqual(['no salt']);
  });

  it('does not order a placed order again', () => {
    const placed = { ...cartOf(regular), placed: { id: 'secret', earlier: false, keepsCart: false } };
    expect(held(replaceLine(placed, regular, pizza('large'), 2))).toEqual([['pizza', 'large', 2]]);
  });

  it('adds several at once, up to the most of a line', () => {
    expect(held(add(cartOf(), pizza('large'), 3))).toEqual([['pizza', 'large', 3]]);
    expect(held(add(cartOf(large), pizza('large'), 98))).toEqual([['pizza', 'large', 99]]);
  });
});

describe('accepting the defaults that a dish has got', () => {
  const old = line('pizza', { quantity: 2, customizations: ['no salt'] });
  const now = { ...regular, customizations: [], quantity: 2 };

  it('gives them to the line, in its place, with what was typed', () => {
    const accepted = accept(cartOf(old, line('soup')), [{ line: old, now, most: 99 }]);
    expect(held(accepted)).toEqual([
      ['pizza', 'regular', 2],
      ['soup', null, 1],
    ]);
    expect(accepted.lines[0]?.customizations).toEqual(['no salt']);
  });

  it('adds the line to one that has them already', () => {
    expect(held(accept(cartOf(old, regular), [{ line: old, now, most: 99 }]))).toEqual([['pizza', 'regular', 4]]);
  });
});

describe('a stored cart with choices', () => {
  const text = (given: object) => JSON.stringify({ ...EMPTY_CART, lines: [{ ...regular, ...given }] });

  it('is read, with one dish chosen in two ways, and what each contains', () => {
    const cart = cartOf(
      regular,
      { ...large, allergens: ['milk'] },
      { ...pizza(), quantity: 1, customizations: [], allergens: null },
    );
    expect(parseCart(JSON.stringify(cart))).toEqual(cart);
  });

  it.each([
    ['choices that are no list', { choices: {} }],
    ['a choice without an option', { choices: [{ ...chose('large')[0], optionId: undefined }] }],
    ['a choice taken half', { choices: [{ ...chose('large')[0], count: 0.5 }] }],
    ['an unknown allergen', { allergens: ['moonlight'] }],
  ])('is refused with %s', (_, given) => {
    expect(() => parseCart(text(given))).toThrow('damaged');
  });
});
