import { randomBytes, randomUUID } from 'node:crypto';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import type { ConnectedBoards } from './boards.js';

const CLIENTS = 8;

/** How orders come in, and how long each took to be on every board, in milliseconds. */
export interface Way {
  title: string;
  measure: (boards: ConnectedBoards) => Promise<number[]>;
}

async function placeOne({ api, dish }: ConnectedBoards): Promise<string> {
  const body = orderOf([dishLine(dish)]);
  return (await api.get('placeOrder', { body, headers: newKey() })).orderNumber;
}

/** An order as a developer's own SQL writes it. */
async function insertOne({ sql }: ConnectedBoards): Promise<string> {
  const now = new Date();
  const number = randomBytes(8).toString('hex');
  await sql('orders').insert({
    document_id: randomUUID(),
    number,
    public_id: randomUUID(),
    order_status: 'PENDING',
    customer_name: 'Somebody',
    customer_email: 'somebody@example.com',
    customer_phone: '+31 20 555 0142',
    subtotal_cents: 100,
    tax_cents: 0,
    total_cents: 100,
    placed_at: now,
    business_day: now.toISOString().slice(0, 10),
    business_hour: now.getUTCHours(),
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  return number;
}

/** @param orders placed one after another, each on every board before the next */
export const oneByOne = (orders: number): Way => ({
  title: 'placed one by one',
  async measure(boards) {
    const times: number[] = [];
    for (let order = 0; order < orders; order += 1) times.push(...(await boards.hear([await placeOne(boards)])));
    return times;
  },
});

/** @param orders of clients that place the next as soon as the last was answered */
export const inARush = (orders: number): Way => ({
  title: `placed by ${CLIENTS} clients at once`,
  async measure(boards) {
    const numbers: string[] = [];
    const client = async () => {
      for (let order = 0; order < orders / CLIENTS; order += 1) numbers.push(await placeOne(boards));
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return boards.hear(numbers);
  },
});

/** @param orders that another program writes past the product, one after another */
export const bySql = (orders: number): Way => ({
  title: 'written in SQL by another program',
  async measure(boards) {
    const times: number[] = [];
    for (let order = 0; order < orders; order += 1) times.push(...(await boards.hear([await insertOne(boards)])));
    return times;
  },
});
