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

type Item = PlaceOrderInput['items'][number];

const postsOf = (itemOf: (index: number) => Pick<Item, 'itemId' | 'options'>, pickupAt: string | null = null) => {
  const items = LINES.map((line, index): Item => ({ ...line, ...itemOf(index), itemType: 'menu' }));
  return (turn: number): Posted => ({
    path: '/api/orders',
    key: randomUUID(),
    body: { ...customerOf(turn), items, pickupAt },
  });
};

/** The dishes of which nothing can be chosen. */
const plainOf = (menu: readonly MenuItem[]) => menu.filter(({ optionGroups }) => optionGroups.length === 0);

/** The orders that the product and the bare server are given: three lines of the first dishes without choices. */
export function orderPosts(menu: readonly MenuItem[]): (turn: number) => Posted {
  const plain = plainOf(menu);
  return postsOf((index) => ({ itemId: plain[index]?.id ?? '' }));
}

/** The same three lines of the first dishes with choices, one or more of every group chosen. @param pickupAt the chosen time */
export function choosingPosts(menu: readonly MenuItem[], pickupAt: string | null = null): (turn: number) => Posted {
  const dishes = menu.filter(({ optionGroups, soldOut }) => optionGroups.length > 0 && !soldOut);
  return postsOf((index) => {
    const { id = '', optionGroups = [] } = dishes[index] ?? {};
    const options = optionGroups.flatMap(({ min, options: given }) =>
      given.slice(0, Math.max(1, min)).map((option) => ({ optionId: option.id, count: 1 })),
    );
    return { itemId: id, options };
  }, pickupAt);
}

/** The same orders for a stock Strapi, whose clients do the sums themselves. */
export function stockPosts(menu: readonly MenuItem[]): (turn: number) => Posted {
  const plain = plainOf(menu);
  const lines = LINES.map(({ quantity, customizations }, index) => {
    const { id = '', name = '', price = 0, imageUrl = '' } = plain[index] ?? {};
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
