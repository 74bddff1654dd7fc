import { createConnection } from 'node:net';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../product/client.js';
import { startProduct, type Product } from '../product/product.js';
import { copyDemo, type DemoCopy } from '../restaurant/demo-copy.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { waysToFill } from './disk/full-disk.js';
import { FULL } from '../depth.js';

const WAYS = await waysToFill();

let demo: DemoCopy;
beforeEach(async () => {
  demo = await copyDemo('sqlite');
});
afterEach(() => demo.remove());

async function open(logFile?: string): Promise<Product> {
  const product = await startProduct({ dataDir: demo.dataDir, ...(logFile !== undefined && { logFile }) });
  onTestFinished(async () => {
    await product.kill();
  });
  return product;
}

/** Calls with the table that each reads, and nobody before it. */
const READERS = { reviews: '/api/reviews?size=7', orders: `/api/orders/${'x'.repeat(32)}` };

/** A fault of the product's own, which is logged: a table is away. */
async function makeFault({ url }: Product, table: keyof typeof READERS): Promise<void> {
  await demo.sql.schema.renameTable(table, `${table}_away`);
  expect((await createClient(url).send(READERS[table])).status).toBe(500);
  await demo.sql.schema.renameTable(`${table}_away`, table);
}

async function placeOrder({ url }: Product): Promise<number> {
  const api = createClient(url);
  const [dish] = await api.get('menuItems', {});
  return (await api.call('placeOrder', { body: orderOf([dishLine(dish?.id ?? '')]) })).status;
}

/** Sends bytes and hangs up at once. */
const hangUp = ({ url }: Product, bytes: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = createConnection(Number(port), hostname);
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.write(bytes, () => socket.resetAndDestroy());
  });

describe('a log that cannot be written', () => {
  it('does not end the product when its reader went away', async () => {
    const product = await open();
    product.stopListening();
    await makeFault(product, 'reviews');
    await makeFault(product, 'orders');
    expect(await placeOrder(product)).toBe(201);
    expect((await product.stop()).code).toBe(0);
  });

  it.each(WAYS)(
    'does not end the product on a full disk ($name), and goes on when there is room',
    { tags: ['full'] },
    async ({ make }) => {
      const disk = await make();
      onTestFinished(disk.remove);
      const log = path.join(disk.folder, 'log');
      const product = await open(log);
      await disk.fill(product);
      // The log's own last block may have room.
      await appendFile(log, '.'.repeat(4096)).catch(() => undefined);
      await makeFault(product, 'reviews');
      // On a busy machine the database may take longer than a load balancer waits.
      await expect
        .poll(async () => (await createClient(product.url).send('/_ready')).status, { timeout: 30_000 })
        .toBe(200);
      await disk.empty(product);
      await makeFault(product, 'orders');
      expect(await placeOrder(product)).toBe(201);
      await product.stop();
      expect(product.logs()).toMatch(
        /entries of the log before this one could not be written\.\n\[.*no such table: orders/,
      );
    },
  );
});

describe('requests that cannot be read, outside of /api', () => {
  const head = (path: string, type: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

  it('leave at most a line in the log, and no stack', async () => {
    const product = await open();
    const { send } = createClient(product.url);
    const headers = { 'content-type': 'application/json' };
    const before = product.logs().length;
    for (let time = 0; time < (FULL ? 20 : 5); time += 1) {
      for (const body of ['{"email":', '"text"', JSON.stringify('x'.repeat(600_000))]) {
        expect((await send('/admin/login', { method: 'POST', headers, body })).status).toBeLessThan(500);
      }
      for (const path of ['/admin/login', '/api/orders', '/upload']) {
        await hangUp(product, `${head(path, 'application/json', 900)}{"email":`);
        await hangUp(product, `${head(path, 'multipart/form-data; boundary=b', 900)}--b\r\n`);
        await hangUp(
          product,
          head(path, 'application/json', 2).replace(/Content-Length.*/, 'Transfer-Encoding: chunked\r\n\r\nzz'),
        );
      }
    }
    const { stdout } = await product.stop();
    const added = stdout.slice(before).trim();
    expect(added.split('\n')).toHaveLength(1);
    expect(added).toMatch(/^$| warn: A request could not be read: /);
  });
});
