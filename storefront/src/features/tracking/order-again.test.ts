import { lineKey, type LocalChoice, type OrderedLine } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { deal, dish, option, optionGroup } from '../../../../tests/mock-api/index.js';
import { EMPTY_CART, type CartDocument } from '../../cart-store/cart-document.js';
import { dishToCart } from '../../cart-store/useAddToCart.js';
import { itemsInCart, orderAgain as orderAgainFrom } from './order-again.js';

const ordered = (id: string, quantity: number, given: Partial<OrderedLine> = {}): OrderedLine => ({
  menuItemId: id,
  itemType: 'menu',
  menuItemName: `Dish ${id}`,
  menuItemNameNl: null,
  unitPrice: 5,
  quantity,
  totalPrice: 5 * quantity,
  choices: [],
  customizations: ['extra basil'],
  menuItemImageUrl: '/placeholder.svg',
  allergens: null,
  knownAllergens: [],
  dietary: [],
  ...given,
});
const sauces = optionGroup('sauce', { options: [option('mayonnaise', { isDefault: true }), option('ketchup')] });
const frites = dish('frites', { optionGroups: [sauces] });
const deals = [deal('dessert', { isConditional: true, minimumOrderAmount: 30 })];
const menu = [dish('soup'), dish('tea'), frites];
const orderAgain = (cart: CartDocument, lines: readonly OrderedLine[], mode: 'add' | 'replace') =>
  orderAgainFrom(cart, lines, mode, { menu, deals });
const counts = (cart: typeof EMPTY_CART) => cart.lines.map(({ id, quantity }) => [id, quantity]);

describe('ordering again', () => {
  it('adds to the lines of the cart', () => {
    const cart = orderAgain(EMPTY_CART, [ordered('soup', 2)], 'add');
    expect(cart.lines[0]).toMatchObject({ name: 'Dish soup', price: 5, customizations: ['extra basil'] });
    expect(counts(orderAgain(cart, [ordered('soup', 3), ordered('tea', 1)], 'add'))).toEqual([
      ['soup', 5],
      ['tea', 1],
    ]);
  });

  it('knows the condition of a deal', () => {
    const cart = orderAgain(EMPTY_CART, [ordered('dessert', 1, { itemType: 'deal' })], 'add');
    expect(cart.lines[0]).toMatchObject({ isConditional: true, minimumOrderAmount: 30 });
  });

  it('keeps the wishes of lines that become one', () => {
    const lines = [ordered('soup', 1, { customizations: ['no salt'] }), ordered('soup', 2)];
    const cart = orderAgain(EMPTY_CART, lines, 'add');
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]).toMatchObject({ quantity: 3, customizations: ['no salt', 'extra basil'] });
  });

  it('replaces the lines of the cart', () => {
    const cart = orderAgain(EMPTY_CART, [ordered('soup', 2)], 'add');
    expect(counts(orderAgain(cart, [ordered('tea', 1)], 'replace'))).toEqual([['tea', 1]]);
  });

  it('neither counts nor keeps lines that are ordered already', () => {
    const cart = orderAgain(EMPTY_CART, [ordered('soup', 2)], 'add');
    const placed = { ...cart, placed: { id: 'secret', earlier: false, keepsCart: false } };
    expect([itemsInCart(cart), itemsInCart(placed)]).toEqual([2, 0]);
    expect(counts(orderAgain(placed, [ordered('tea', 1)], 'add'))).toEqual([['tea', 1]]);
  });

  it('stays within the limits of an order', () => {
    const many = Array.from({ length: 60 }, (_, index) => ordered(`d${index}`, 70));
    const cart = orderAgain(orderAgain(EMPTY_CART, many, 'add'), many.slice(0, 1), 'add');
    expect(cart.lines).toHaveLength(50);
    expect(cart.lines[0]?.quantity).toBe(99);
  });
});

describe('ordering a dish with choices again', () => {
  const sauce = (optionId: string): LocalChoice => ({
    optionId,
    groupName: 'Sauce',
    groupNameNl: null,
    optionName: optionId,
    optionNameNl: null,
    count: 1,
    unitPrice: 0,
    isExtra: false,
  });
  const choicesOf = (line: OrderedLine, from = menu) =>
    orderAgainFrom(EMPTY_CART, [line], 'add', { menu: from, deals: [] }).lines.map(({ choices }) => choices)[0];

  it('has what was chosen', () => {
    const choices = [sauce('ketchup')];
    expect(choicesOf(ordered('frites', 1, { choices, customizations: ['ketchup', 'hot'] }))).toEqual(choices);
  });

  it('has nothing where nothing was chosen, and not the defaults', () => {
    expect(choicesOf(ordered('frites', 1))).toEqual([]);
  });

  it('has an option that is gone since, so that the quote names it', () => {
    const choices = [sauce('truffle')];
    expect(choicesOf(ordered('frites', 1, { choices }))).toEqual(choices);
    expect(choicesOf(ordered('soup', 1, { choices }))).toEqual(choices);
  });

  it('names no choices of a dish without groups, nor of a deal', () => {
    expect(choicesOf(ordered('soup', 1))).toBeUndefined();
    expect(choicesOf(ordered('two-for-one', 1, { itemType: 'deal' }))).toBeUndefined();
  });

  it('takes no defaults of a dish that is not on the menu, or not known', () => {
    expect(choicesOf(ordered('frites', 1), [])).toEqual([]);
  });

  it('makes the lines that the menu makes', () => {
    const lines = [ordered('soup', 2), ordered('frites', 2)];
    const keys = orderAgain(EMPTY_CART, lines, 'add').lines.map(lineKey);
    expect(keys).toEqual([lineKey(dishToCart(dish('soup'))), lineKey(dishToCart(frites, []))]);
  });
});
