import { beforeAll, describe, expect, it } from 'vitest';
import { addDish } from '../restaurant/content.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { DATABASES, LIMITED, useProducts } from '../restaurant/use-product.js';

/** What a network may ask for within a minute, by so many clients at once. */
const QUOTES = 240;
const CLIENTS = 40;

/** As in limits.test.ts: one pair of products serves both. */
const products = useProducts({ ...LIMITED, OPEN_ORDERS: '99999' });

describe.each(DATABASES)('a flood on %s', (database) => {
  const product = products[database];
  let dish = '';
  beforeAll(async () => {
    dish = await addDish(product().sql);
  });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const order = (address: string, item = dish) =>
    product().api.call('placeOrder', { body: orderOf([dishLine(item)]) }, from(address));
  const quote = (address: string) => product().api.call('quote', { body: { items: [dishLine(dish)] } }, from(address));

  it('of quotes keeps nobody of another network waiting for its end, and is limited', async () => {
    let answered = 0;
    const client = async () => {
      const statuses: number[] = [];
      for (let asked = 0; asked < QUOTES / CLIENTS; asked += 1) {
        statuses.push((await quote('192.0.2.10')).status);
        answered += 1;
      }
      return statuses;
    };
    const flood = Array.from({ length: CLIENTS }, client);
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0);
    const neighbour = await order('192.0.2.77');
    const before = answered;
    expect(neighbour.status).toBe(201);
    const statuses = (await Promise.all(flood)).flat();
    expect(statuses).toEqual(Array(QUOTES).fill(200));
    expect(before).toBeLessThan(QUOTES / 2);
    expect((await quote('192.0.2.10')).status).toBe(429);
    expect((await quote('192.0.2.77')).status).toBe(200);
    // A quote that fails keeps nobody from ordering.
    expect((await order('192.0.2.10')).status).toBe(201);
  });

  it('of orders that are refused keeps nobody of the same network from ordering', async () => {
    for (let refused = 0; refused < 45; refused += 1)
      expect((await order('192.0.2.20', 'no-such-dish')).status).toBe(400);
    expect((await order('192.0.2.20')).status).toBe(201);
  });

  it('of cancellations of what is cancelled is answered as it stands', async () => {
    const placed = await order('192.0.2.30');
    if (!placed.ok) throw new Error('The order was refused');
    const cancel = () =>
      product().api.send(`/api/orders/${placed.body.id}/cancel`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, cancel));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});
