import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { isReady, openBoard } from '../../product/board.js';
import { createClient } from '../../product/client.js';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { startProduct, type Product } from '../../product/product.js';
import { signIn } from '../../product/sign-in.js';
import { openSqlite } from '../../product/sql.js';
import { countRows } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';

let dataDir = '';
let product: Product;

beforeAll(async () => {
  dataDir = await copyFolder(inject('sqliteBase'), 'stop');
  product = await startProduct({ dataDir });
});
afterAll(async () => {
  await product.kill();
  await removeFolder(dataDir);
});

/** Opens a connection, sends half an order, and gives a way to send the rest. */
async function halfAnOrder(body: string) {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  const closed = new Promise<string>((resolve, reject) =>
    socket.once('close', () => resolve(answer)).once('error', reject),
  );
  const headers = [
    'POST /api/orders HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    'Expect: 100-continue',
  ];
  socket.write(`${[...headers, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n`);
  // The server asks for the body: from here on the request is under way.
  await vi.waitFor(() => expect(answer).toContain('100 Continue'), { timeout: 10_000 });
  socket.write(body.slice(0, 20));
  return {
    finish: () => {
      socket.write(body.slice(20));
      return closed;
    },
  };
}

const refusesConnections = () =>
  vi.waitFor(() => expect(fetch(`${product.url}/api/deals`)).rejects.toThrow(), { timeout: 10_000, interval: 20 });

// That no answered order is lost by SIGKILL, tests/faults/kill.test.ts proves.
describe('SIGTERM', () => {
  it('lets an order that is under way finish, ends live boards at once, with 0, and says nothing of it', async () => {
    const { url } = product;
    const api = createClient(url);
    const [dish] = await api.get('menuItems', {});
    const sql = openSqlite(dataDir);
    const before = await countRows(sql, 'orders');
    const token = await signIn(api, dataDir);
    const boards = [await openBoard({ url, token }), await openBoard({ url, token })];
    for (const board of boards) await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    const order = await halfAnOrder(JSON.stringify(orderOf([dishLine(dish?.id ?? '')])));
    const startedAt = performance.now();
    const ended = product.stop();
    await refusesConnections();
    expect(await order.finish()).toContain('HTTP/1.1 201 Created');
    const { code, stderr } = await ended;
    await Promise.all(boards.map((board) => board.ended));
    expect([code, stderr]).toEqual([0, '']);
    // Open requests would have ten seconds.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await countRows(sql, 'orders')).toBe(before + 1);
    await sql.destroy();
  });
});
