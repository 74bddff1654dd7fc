import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesInDepth } from '../../depth.js';
import { createClient, type Client } from '../../product/client.js';
import { addDish, countRows } from '../../restaurant/content.js';
import { setKitchen } from '../../restaurant/kitchen.js';
import { startWithMovableClock } from '../../restaurant/moving-clock.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { LIMITED } from '../../restaurant/use-product.js';
import { useRestaurant } from '../../restaurant/use-restaurant.js';

const MOST = 7;
const ORDERS = 38;
const NOW = '2026-11-24T16:02:00.000Z';

const INSTANCES = casesInDepth(
  [
    ['postgres', 2],
    ['sqlite', 1],
  ] as const,
  2,
);

describe.each(INSTANCES)('many orders of one network at once, on %s with %s at work', (database, count) => {
  const restaurant = useRestaurant(database);
  const apis: Client[] = [];
  let dish = '';

  beforeAll(async () => {
    for (let started = 0; started < count; started += 1) {
      const product = await startWithMovableClock(restaurant(), { ...LIMITED, OPEN_ORDERS: String(MOST) });
      await product.setClock(NOW);
      apis.push(createClient(product.url));
    }
    await setKitchen(restaurant().sql);
    dish = await addDish(restaurant().sql);
  });

  it(`places exactly the ${MOST} that it may have open`, async () => {
    const before = await countRows(restaurant().sql, 'orders');
    const answers = await Promise.all(
      Array.from({ length: ORDERS }, async (_, index) => {
        const api = apis[index % apis.length];
        const customer = { customerEmail: `${randomUUID()}@example.com`, customerPhone: `+31 6 1000 00${index + 10}` };
        const body = orderOf([dishLine(dish)], customer);
        return api?.call('placeOrder', { body }, { headers: { 'x-forwarded-for': '198.51.100.1' } });
      }),
    );
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MOST);
    expect(statuses.filter((status) => status === 429)).toHaveLength(ORDERS - MOST);
    expect(await countRows(restaurant().sql, 'orders')).toBe(before + MOST);
  });
});
