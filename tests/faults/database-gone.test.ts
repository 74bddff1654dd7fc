import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres, openAlways } from '../product/base.js';
import { createClient } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { startPostgres, type Postgres } from '../product/postgres.js';
import { startProduct, type Product } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import { openPostgres } from '../product/sql.js';
import { casesInDepth, FULL } from '../depth.js';
import { openTcpProxy, type TcpProxy } from '../product/tcp-proxy.js';
import { audit, newestOrder } from './orders/audit.js';
import { OrderLedger } from './orders/order-ledger.js';
import { reportAudit } from './orders/report.js';
import { sendAgain, startOrderLoad, type OrderLoad } from './orders/order-load.js';

const ROUNDS = FULL ? 20 : 1;
/** Nobody waits longer for an answer, whatever it is, on a machine that is busy with something else either. */
const LONGEST_WAIT_MS = 30_000;
/** The product serves by itself so soon after its database is back. */
const BACK_MS = 15_000;

const AWAY = 'This cannot be done at the moment. Please try again in a few seconds.';

let postgres: Postgres;
let proxy: TcpProxy;
let product: Product;
let sql: Knex;
let dataDir = '';

beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createDatabase('gone');
  const url = postgres.urlOf('gone');
  proxy = await openTcpProxy(Number(new URL(url).port));
  dataDir = await makeFolder('gone');
  const env = onPostgres(url.replace(/:\d+\//, `:${proxy.port}/`));
  product = await startProduct({ dataDir, env });
  sql = openPostgres(url);
  // What is left of the demo would end before the faults do.
  await openAlways(sql);
});
afterAll(async () => {
  await product.kill();
  await sql.destroy();
  await proxy.close();
  await postgres.stop();
  await removeFolder(dataDir);
});

/** So often that some connection breaks in the middle of a COMMIT. */
const TERMINATIONS = 10;

async function terminateAll(load: OrderLoad): Promise<void> {
  for (let time = 0; time < TERMINATIONS; time += 1) {
    await sql.raw(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const before = load.served();
    await expect.poll(load.served, { interval: 5, timeout: BACK_MS }).toBeGreaterThan(before);
  }
}

const isAway = (load: OrderLoad) =>
  expect.poll(() => load.refused.length, { interval: 20, timeout: LONGEST_WAIT_MS }).toBeGreaterThan(0);

/** Ways to lose a database and to get it back. */
const FAULTS = [
  {
    name: 'the server is stopped and started',
    async happen(load: OrderLoad) {
      await postgres.halt();
      await isAway(load);
      await postgres.resume();
    },
  },
  { name: 'every connection is terminated', happen: terminateAll },
  {
    name: 'the network is cut',
    async happen(load: OrderLoad) {
      proxy.cut();
      await isAway(load);
      proxy.restore();
    },
  },
  {
    name: 'the network swallows everything',
    async happen(load: OrderLoad) {
      proxy.blackhole();
      await isAway(load);
      proxy.restore();
    },
  },
];

describe('PostgreSQL goes away while orders pour in', () => {
  it.each(casesInDepth(FAULTS))('$name', async ({ name, happen }) => {
    const api = createClient(product.url);
    const since = await newestOrder(sql);
    const ledger = new OrderLedger(await api.get('menuItems', {}));
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = startOrderLoad(product.url, { ledger, whenLost: 'retry' });
      await expect.poll(load.served, { interval: 20, timeout: 30_000 }).toBeGreaterThan(10);
      await happen(load);
      const before = load.served();
      await expect.poll(load.served, { interval: 20, timeout: BACK_MS }).toBeGreaterThan(before + 10);
      await load.stop();
      expect(load.lost()).toBe(0);
      expect(new Set(load.refused.map(({ status, message }) => `${status} ${message}`))).toEqual(
        new Set(load.refused.length > 0 ? [`503 ${AWAY}`] : []),
      );
      expect(load.slowestMs()).toBeLessThan(LONGEST_WAIT_MS);
    }
    await sendAgain(product.url, ledger);
    reportAudit({ fault: name, database: 'postgres', rounds: ROUNDS, ledger }, await audit(sql, ledger, since));
  });

  it('meanwhile public pages are fresh or an error, and an edit is seen afterwards', async () => {
    const api = createClient(product.url);
    const token = await signIn(api, dataDir);
    const [dish] = await api.get('menuItems', {});
    if (!dish) throw new Error('The demo has no dish');
    proxy.blackhole();
    // Somebody else edits: this product cannot know.
    await sql('menu_items').where({ document_id: dish.id }).update({ price: 12.34 });
    await expect.poll(async () => (await api.send('/api/menu/items')).status, { timeout: LONGEST_WAIT_MS }).toBe(503);
    expect((await api.send('/_ready')).status).toBe(503);
    proxy.restore();
    await expect.poll(async () => (await api.send('/_ready')).status, { interval: 50, timeout: BACK_MS }).toBe(200);
    expect((await api.get('menuItems', {})).find(({ id }) => id === dish.id)?.price).toBe(12.34);
    expect((await api.get('adminOrders', { query: {} }, { token })).totalElements).toBeGreaterThan(0);
  });

  it('and a stop meanwhile does not wait for it for ever', { tags: ['full'] }, async () => {
    proxy.blackhole();
    const startedAt = performance.now();
    const { code } = await product.stop();
    expect(code).not.toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(25_000);
  });
});
