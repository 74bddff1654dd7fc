import { open, rename, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../product/client.js';
import { startProduct, type Product } from '../../product/product.js';
import { signIn } from '../../product/sign-in.js';
import { removeFolder } from '../../product/folders.js';
import { databaseFile } from '../../product/sql.js';
import { copyDemo, type DemoCopy } from '../../restaurant/demo-copy.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { run } from '../../api/start/backup/programs.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';

let demo: DemoCopy;
let product: Product;
beforeEach(async () => {
  demo = await copyDemo('sqlite');
  product = await startProduct({ dataDir: demo.dataDir });
});
afterEach(async () => {
  await product.kill();
  await demo.remove();
});

const PAGE_BYTES = 4096;

/** Writes noise over a file, where it is. */
async function overwrite(file: string, from: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(randomBytes((await stat(file)).size - from), 0, undefined, from);
  await handle.close();
}

const DAMAGES = [
  { name: 'is overwritten', damage: (file: string) => overwrite(file, 0) },
  { name: 'is overwritten behind its first page', damage: (file: string) => overwrite(file, PAGE_BYTES) },
  { name: 'is moved away', damage: (file: string) => rename(file, `${file}.moved`) },
];

describe('a database file that is damaged while orders come in', { tags: ['full'] }, () => {
  it.each(DAMAGES)('and $name: orders get 503, /_ready too, and the log says once what to do', async ({ damage }) => {
    const { dataDir } = demo;
    const api = createClient(product.url);
    const token = await signIn(api, dataDir);
    const panel = await signInToPanel(api, dataDir);
    const [dish] = await api.get('menuItems', {});
    const body = orderOf([dishLine(dish?.id ?? '')]);
    expect((await api.call('placeOrder', { body })).status).toBe(201);
    await expect.poll(async () => (await api.send('/_ready')).status).toBe(200);

    await damage(databaseFile(dataDir));
    // Reads of every page: what lies in memory hides the damage.
    await api.call('adminOrders', { query: {} }, { token });
    await api.call('adminReviews', { query: {} }, { token });
    await expect.poll(async () => (await api.send('/_ready')).status).toBe(503);
    for (let time = 0; time < 3; time += 1) {
      const { status, text } = await api.send('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(status).toBe(503);
      expect(text).toContain('Nothing can be stored at the moment. Please try again later.');
    }
    // The raw panel saves by other ways than the product's own calls.
    await expect(panel.records('api::category.category').make({ name: 'Lost with the file' })).rejects.toThrow(
      /answered 5\d\d/,
    );
    // A page that is made ahead meanwhile is left to the browser, which has a line of its own.
    const faults = product.logs().match(/^\[.*\] error: (?!.* left to the browser).*$/gm);
    expect(faults).toEqual([expect.stringMatching(/damaged \(.+\).*npm run restore -- FILE\.$/)]);
  });
});

it('looking at the database file leaves its locks alone: an order placed after a backup survives a kill -9', async () => {
  const { dataDir, sql } = demo;
  // Nobody else may hold the file: a lock of the test's own connection would hide a lost one.
  await sql.destroy();
  const api = createClient(product.url);
  const [dish] = await api.get('menuItems', {});
  const body = orderOf([dishLine(dish?.id ?? '')]);
  await api.get('placeOrder', { body });
  // On a busy machine the database may take longer than a load balancer waits.
  await expect.poll(async () => (await api.send('/_ready')).status, { timeout: 30_000 }).toBe(200);
  expect(await run('backup', [`${dataDir}.tar.gz`], { dataDir })).toMatchObject({ code: 0 });
  await removeFolder(`${dataDir}.tar.gz`);
  const { id } = await api.get('placeOrder', { body });
  await product.kill();
  product = await startProduct({ dataDir });
  expect((await createClient(product.url).call('order', { params: { id } })).status).toBe(200);
});
