import type { OrderedLine } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '../../cart-store/cart-document.js';
import { itemsInCart, orderAgain } from './OrderActions.js';

const ordered = (id: string, quantity: number): OrderedLine => ({
  menuItemId: id,
  itemType: 'menu',
  menuItemName: `Dish ${id}`,
  unitPrice: 5,
  quantity,
  totalPrice: 5 * quantity,
  choices: [],
  customizations: ['extra basil'],
  menuItemImageUrl: '/placeholder.svg',
  allergens: null,
  dietary: [],
});
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
