import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { placeOrders } from './clients.js';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A server that takes every order, or refuses it. @returns its origin, and how many it was sent */
async function startServer(status = 201): Promise<{ url: string; orders: () => number }> {
  let orders = 0;
  const server = createServer((request, response) => {
    orders += 1;
    request.resume().on('end', () => response.writeHead(status).end());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, orders: () => orders };
}

const orderOf = (turn: number) => ({ path: '/api/orders', key: String(turn), body: {} });

it('shares the clients out among the instances, and times every order', async () => {
  const [one, other] = [await startServer(), await startServer()];
  const { times, perSecond } = await placeOrders([one.url, other.url], orderOf, { seconds: 0.1 });
  expect(Math.min(one.orders(), other.orders())).toBeGreaterThan(0);
  expect(times.length).toBe(one.orders() + other.orders());
  expect(perSecond).toBeGreaterThan(0);
});

it('places orders at a rate, not as fast as they are answered', async () => {
  const { url, orders } = await startServer();
  await placeOrders([url], orderOf, { seconds: 0.2, rate: 50 });
  // 10 in the mean; 40 come once in a million years.
  expect(orders()).toBeLessThan(40);
});

it('ends when it is told to', async () => {
  const { url } = await startServer();
  const startedAt = performance.now();
  await placeOrders([url], orderOf, { seconds: 60, signal: AbortSignal.timeout(50) });
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

it('fails for an order that is refused', async () => {
  const { url } = await startServer(409);
  await expect(placeOrders([url], orderOf, { seconds: 0.1 })).rejects.toThrow('409');
});
