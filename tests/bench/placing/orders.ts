import { randomUUID } from 'node:crypto';
import type { MenuItem, PlaceOrderInput } from '@pickup/contract';
import type { Posted } from './clients.js';

/** Who orders; each comes back many times. */
const CUSTOMERS = 200;

const customerOf = (turn: number) => ({
  customerName: `Guest ${turn % CUSTOMERS}`,
  customerEmail: `guest-${turn % CUSTOMERS}@example.com`,
  customerPhone: '+31 20 555 0142',
});

const LINES = [
  { quantity: 2, customizations: ['no onions'] },
  { quantity: 1, customizations: [] },
  { quantity: 3, customizations: ['extra hot', 'cut in two'] },
];

/** The orders that the product and the bare server are given: three lines of the first dishes on the menu. */
export function orderPosts(menu: readonly MenuItem[]): (turn: number) => Posted {
  const items = LINES.map((line, index): PlaceOrderInput['items'][number] => ({
    ...line,
    itemId: menu[index]?.id ?? '',
    itemType: 'menu',
  }));
  return (turn) => ({
    path: '/api/orders',
    key: randomUUID(),
    body: { ...customerOf(turn), items },
  });
}

/** The same orders for a stock Strapi, whose clients do the sums themselves. */
export function stockPosts(menu: readonly MenuItem[]): (turn: number) => Posted {
  const lines = LINES.map(({ quantity, customizations }, index) => {
    const { id = '', name = '', price = 0, imageUrl = '' } = menu[index] ?? {};
    const totalPrice = Math.round(price * quantity * 100) / 100;
    return { itemId: id, itemType: 'menu', name, unitPrice: price, quantity, totalPrice, customizations, imageUrl };
  });
  const total = Math.round(lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0) * 100) / 100;
  return (turn) => {
    const key = randomUUID();
    const placed = { number: key, idempotencyKey: key, orderStatus: 'PENDING', placedAt: new Date().toISOString() };
    const data = { ...placed, ...customerOf(turn), subtotal: total, tax: 0, total, lines };
    return { path: '/api/orders', key, body: { data } };
  };
}
