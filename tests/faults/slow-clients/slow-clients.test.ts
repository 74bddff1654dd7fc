import { afterEach, describe, expect, it, vi } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';
import { orderHead, readNothing, sendSlowly, type SlowClient } from './slow-client.js';

const product = useProduct();
const clients: SlowClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
});

const open = (count: number, make: () => SlowClient) => {
  for (let index = 0; index < count; index += 1) clients.push(make());
};

describe('clients that send or read a byte a second', () => {
  it('hold up nobody: among 200 of them orders are placed as ever', async () => {
    const { api, sql, url } = product();
    const [dish] = await api.get('menuItems', {});
    const body = orderOf([dishLine(dish?.id ?? '')]);
    const before = await countRows(sql, 'orders');
    open(60, () => sendSlowly(url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Padding: yes\r\n'));
    open(60, () => sendSlowly(url, `${orderHead(500)}{"customerName":"`));
    open(60, () => sendSlowly(url, '\u0016\u0003\u0001\u0002'));
    open(20, () => readNothing(url));
    const started = performance.now();
    for (let index = 0; index < 20; index += 1) {
      expect((await api.call('placeOrder', { body })).status).toBe(201);
      expect((await api.call('menuItems', {})).status).toBe(200);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(await countRows(sql, 'orders')).toBe(before + 20);
  });

  it('get 408 when the head of a request does not come in', async () => {
    const slow = sendSlowly(product().url, 'GET /menu HTTP/1.1\r\nHost: x\r\nX-Padding: yes, and a lot of it\r\n');
    clients.push(slow);
    await vi.waitFor(() => expect(slow.ended()).toBe(true), { timeout: 30_000, interval: 100 });
    expect(slow.answer()).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  });
});
