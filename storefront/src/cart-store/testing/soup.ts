import type { CartItem, PlaceOrderInput } from '@pickup/contract';

/** A dish as the menu puts it into the cart. */
export const soup: CartItem = {
  id: 'soup',
  name: 'Soup',
  price: 6.5,
  type: 'menu',
  imageUrl: '',
  minimumOrderAmount: null,
  isConditional: false,
};

/** An order of one of it. */
export const soupOrder: PlaceOrderInput = {
  customerName: 'Anna',
  customerEmail: 'anna@example.com',
  customerPhone: '0612345678',
  items: [{ itemId: 'soup', itemType: 'menu', quantity: 1 }],
};
