import { randomUUID } from 'node:crypto';
import type { MenuItem, PlaceOrderInput } from '@pickup/contract';
import type { Client } from '../../product/client.js';
import type { Posted } from './clients.js';

/** So few that each comes back many times. */
const CUSTOMERS = 200;

const customerOf = (turn: number, customers = CUSTOMERS) => ({
  customerName: `Guest ${turn % customers}`,
  customerEmail: `guest-${turn % customers}@example.com`,
  customerPhone: '+31 20 555 0142',
});

const LINES = [
  { quantity: 2, customizations: ['no onions'] },
  { quantity: 1, customizations: [] },
  { quantity: 3, customizations: ['extra hot', 'cut in two'] },
];

type Item = PlaceOrderInput['items'][number];

/** What all sides are given: three lines of dishes with choices, for a pickup time that the customer chose. */
export interface Cart {
  dishes: readonly MenuItem[];
  items: readonly Item[];
  pickupAt: string;
}

/** Times are a quarter of an hour apart: four hours ahead. */
const TIMES_AHEAD = 16;

/** The first dishes with choices, one or more of every group chosen, some hours ahead. */
export async function chooseCart(api: Client): Promise<Cart> {
  const menu = await api.get('menuItems', {});
  const dishes = menu.filter(({ optionGroups, soldOut }) => optionGroups.length > 0 && !soldOut).slice(0, LINES.length);
  const items = dishes.map(({ id, optionGroups }, index): Item => {
    const options = optionGroups.flatMap(({ min, options: given }) =>
      given.slice(0, Math.max(1, min)).map((option) => ({ optionId: option.id, count: 1 })),
    );
    return { quantity: 1, customizations: [], ...LINES[index], itemId: id, itemType: 'menu', options };
  });
  const { pickupTimes } = await api.get('quote', { body: { items } });
  const pickupAt = pickupTimes[TIMES_AHEAD];
  if (pickupAt === undefined) throw new Error('There is no pickup time so far ahead');
  return { dishes, items, pickupAt };
}

/** The orders that the product and the bare servers are given. */
export const orderPosts =
  ({ items, pickupAt }: Cart, customers = CUSTOMERS) =>
  (turn: number): Posted => ({
    path: '/api/orders',
    key: randomUUID(),
    body: { ...customerOf(turn, customers), items, pickupAt },
  });

/** The same orders for a stock Strapi, whose clients do the sums themselves. */
export function stockPosts({ dishes, items, pickupAt }: Cart): (turn: number) => Posted {
  const lines = items.map(({ itemId, itemType, quantity, customizations, options = [] }, index) => {
    const { name = '', price = 0, imageUrl = '', optionGroups = [] } = dishes[index] ?? {};
    const choices = optionGroups
      .flatMap((group) => group.options)
      .filter(({ id }) => options.some(({ optionId }) => optionId === id));
    const unitPrice = choices.reduce((sum, option) => sum + option.price, price);
    const totalPrice = Math.round(unitPrice * quantity * 100) / 100;
    return { itemId, itemType, name, unitPrice, quantity, totalPrice, choices, customizations, imageUrl };
  });
  const total = Math.round(lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0) * 100) / 100;
  return (turn) => {
    const key = randomUUID();
    const placedAt = new Date().toISOString();
    const placed = { number: key, idempotencyKey: key, orderStatus: 'PENDING', placedAt, pickupAt };
    const data = { ...placed, ...customerOf(turn), subtotal: total, tax: 0, total, lines };
    return { path: '/api/orders', key, body: { data } };
  };
}
