import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';
import { FULL } from '../../depth.js';

/** What all of them ask for is more than the heap holds. */
const SIZES = FULL ? { heapMb: 512, connections: 1500 } : { heapMb: 192, connections: 150 };
/** More than the buffers of both ends of a connection hold. */
const AT_ONCE = 60;
const LONGEST_TEXT = 100;

const product = useProduct('sqlite', { NODE_OPTIONS: `--max-old-space-size=${SIZES.heapMb}` });

const readers: Socket[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.destroy();
});

it('readers who ask for many long answers and take nothing of them stop nobody', async () => {
  const { api, url } = product();
  const [dish] = await api.get('menuItems', {});
  const typed = Array.from({ length: 10 }, (_, index) => String(index).padEnd(LONGEST_TEXT, '€'));
  const lines = Array.from({ length: 40 }, () => ({ ...dishLine(dish?.id ?? ''), customizations: typed }));
  const { id } = await api.get('placeOrder', { body: orderOf(lines) });
  const request = `GET /api/orders/${id} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(AT_ONCE);
  const { hostname, port } = new URL(url);
  const askAll = Array.from({ length: SIZES.connections }, async () => {
    const reader = connect(Number(port), hostname).pause();
    readers.push(reader.on('error', () => undefined));
    await new Promise((resolve) => reader.once('connect', resolve));
    reader.write(request);
  });
  await Promise.all(askAll);
  const body = orderOf([dishLine(dish?.id ?? '')]);
  for (let index = 0; index < 10; index += 1) {
    expect((await api.call('order', { params: { id } })).status).toBe(200);
    expect((await api.call('placeOrder', { body })).status).toBe(201);
  }
});
