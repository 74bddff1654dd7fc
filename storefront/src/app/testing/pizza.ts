import type { CartLine, Choice } from '@pickup/contract';
import { act } from '@testing-library/react';
import { line, storeCart } from './render-shop.js';
import { parseCart } from '../../cart-store/cart-document.js';

export const choice = (optionId: string, optionName: string, given: Partial<Choice> = {}): Choice => ({
  optionId,
  optionName,
  groupName: 'Size',
  count: 1,
  unitPrice: 0,
  isExtra: false,
  ...given,
});
export const regular = choice('regular', 'Regular');
export const large = choice('large', 'Large', { unitPrice: 3 });
export const mozzarella = choice('mozzarella', 'Extra mozzarella', { groupName: 'Extras', unitPrice: 1.5, count: 2 });

/** A line with the pizza of the mock's choices. */
export const pizza = (choices: Choice[], given: Partial<CartLine> = {}) =>
  line('pizza', { name: 'Pizza Margherita', price: 11, choices, allergens: ['gluten', 'milk'], ...given });

export const inCart = () => parseCart(localStorage.getItem('cart') ?? '').lines;

/** What each line of the cart has chosen, and how many of it there are. */
export const held = () =>
  inCart().map(({ choices, quantity }) => [choices?.map(({ optionId }) => optionId).join(), quantity]);

/** Another tab leaves these lines in the cart. */
export const inAnotherTab = (lines: CartLine[]) =>
  act(() => {
    storeCart(lines);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  });
